/** Repairs, treatments and other services, in the words of customers. */
export const tradeConcepts = `
  broken: <kaputt <kaputtgegangen defekt >beschadigt >reparatur
  flat_tyre: <einen_platten <plattfuss <reifen_platt <platter_reifen <schlauch_wechseln reifenpanne >schlauch >schlauchwechsel
  tyre: reifen
  tyre_change: reifenwechsel raderwechsel radwechsel >reifenmontage <reifen_wechseln <rader_wechseln <winterreifen_aufziehen
  tyre_storage: reifeneinlagerung radereinlagerung reifenlagerung <reifen_einlagern <rader_einlagern
  car_broke_down: pannenhilfe pannendienst abschleppdienst abschleppen <auto_springt_nicht_an <liegengeblieben <liegen_geblieben
  leak: leckage undicht <tropft lecksuche leckortung
  burst_pipe: rohrbruch wasserschaden <rohr_geplatzt <keller_unter_wasser <keller_uberflutet
  blocked_drain: rohrreinigung abflussreinigung rohrverstopfung abflussverstopfung kanalreinigung <abfluss_verstopft <toilette_verstopft <klo_verstopft <rohr_verstopft >verstopfung
  no_hot_water: heizungsausfall heizungsstorung heizungsnotdienst heizungsreparatur <heizung_kaputt <heizung_ausgefallen <heizung_geht_nicht <heizung_lauft_nicht <kein_warmwasser <kein_warmes_wasser >heizung
  boiler: heizung heizkessel gastherme heizungsanlage heizanlage
  heat_pump: warmepumpe
  air_conditioning: klimaanlage klimagerat klimatechnik klimatisierung
  power_outage: stromausfall <kein_strom <strom_weg <strom_ausgefallen
  maintenance: >wartung inspektion instandhaltung
  spare_part: ersatzteil
  bring_my_own_parts: <mitgebrachte_ersatzteile <teile_mitbringen <ersatzteile_mitbringen <eigene_teile <eigene_ersatzteile <teile_selbst_gekauft mitgebrachte_teile >fremdteile
  bought_elsewhere: woanders_gekauft anderswo_gekauft <nicht_bei_euch_gekauft <nicht_bei_ihnen_gekauft fremdrader >bei_uns_gekauft >fremdgerate >nicht_bei_uns_gekauft
  all_brands: alle_marken aller_marken jede_marke markenunabhangig herstellerunabhangig >marken
  wear_and_tear: verschleiss verschleissteil abnutzung
  quote: <voranschlag kostenvoranschlag kva
  diagnostic_fee: fehlersuche fehlerdiagnose diagnosepauschale diagnosekosten uberprufungspauschale <diagnose_kosten <kostet_die_diagnose
  labor_rate: arbeitskosten arbeitslohn stundenverrechnungssatz
  while_you_wait: sofortreparatur sofortservice <kann_ich_darauf_warten <kann_ich_drauf_warten <kann_man_darauf_warten <gleich_wieder_mitnehmen
  rush_order: expressservice expressauftrag eilauftrag eilservice expresszuschlag eilzuschlag <ganz_eilig <brauche_es_schnell
  pick_up_service: abholservice hol_und_bringservice hol_und_bringdienst bringservice bringdienst abhol_und_lieferservice <holt_ihr_ab <bei_mir_abholen <zu_hause_abholen <zuhause_abholen
  storage_fee: standgebuhr standgeld lagergebuhr lagerkosten aufbewahrungsgebuhr >nicht_abgeholt <zu_lange_stehen
  site_visit: ortstermin vor_ort_termin vor_ort_besichtigung aufmass <vorbeikommen_und_anschauen <vor_ort_anschauen
  mobile_mechanic: vor_ort_service vor_ort_reparatur mobiler_service mobile_werkstatt >bei_ihnen_zu_hause >bei_ihnen_vor_ort
  not_fixed_properly: <immer_noch_kaputt <wieder_kaputt <nicht_richtig_repariert nachbesserung nacherfullung zufriedenheitsgarantie >garantie >gewahrleistung
  battery: akku batterie
  old_batteries: <alte_batterien <leere_batterien <alten_akku altbatterien altakkus batterieentsorgung batterierucknahme batteriegesetz
  weee: altgerat altgeraterucknahme altgerateentsorgung elektroschrott elektroaltgerate elektrog <altes_gerat <alte_gerate <das_alte_mitnehmen <den_alten_mitnehmen
  recycling: entsorgung recycling recyceln <wegwerfen
  junk_removal: entrumpelung haushaltsauflosung wohnungsauflosung <sperrmull
  secondhand: refurbished generaluberholt gebrauchtrad gebrauchtrader gebrauchtwagen gebrauchtgerate gebrauchtwaren gebrauchtes_fahrrad gebrauchte_rader gebrauchtes_auto
  ebike: e-bike pedelec elektrofahrrad elektrorad
  cargo_bike: lastenrad lastenfahrrad cargobike
  kids_bike: kinderfahrrad kinderrad jugendrad
  bike_rental: fahrradverleih fahrradvermietung radverleih leihrad leihfahrrad mietrad mietrader
  test_ride: probefahrt <probe_fahren testrad testrader
  bike_leasing: dienstrad dienstradleasing fahrradleasing bikeleasing jobrad
  brake: bremse bremsbelag bremsbelage
  bike_gears: >schaltung gangschaltung kettenschaltung nabenschaltung
  helmet: helm fahrradhelm
  child_seat: kindersitz babyschale sitzerhohung
  stolen: gestohlen diebstahl <geklaut
  car: auto pkw kfz fahrzeug
  courtesy_car: ersatzwagen werkstattersatzwagen ersatzfahrzeug <auto_in_der_zwischenzeit >leihwagen
  mot: tuv hauptuntersuchung abgasuntersuchung hu_au
  oil_change: olwechsel <ol_wechseln
  dent_in_my: <beule <delle <kratzer karosserie karosseriearbeiten unfallinstandsetzung lackschaden smart_repair
  windscreen: windschutzscheibe frontscheibe autoglas <steinschlag
  car_detailing: fahrzeugaufbereitung autoaufbereitung
  plumber: klempner klempnerei sanitar sanitarinstallation sanitartechnik installateur
  electrician: elektriker elektroinstallateur elektroinstallation elektrotechnik elektrobetrieb
  roof: <dach dachdecker dachdeckerei dachsanierung dachreparatur bedachung dacharbeiten
  gutter: dachrinne regenrinne dachrinnenreinigung fallrohr
  chimney_sweep: schornsteinfeger kaminkehrer rauchfangkehrer
  carpenter: tischler <schreiner tischlerei schreinerei
  house_painter: maler malerbetrieb malerarbeiten malermeister anstrich <wande_streichen <wohnung_streichen <zimmer_streichen <haus_streichen
  tiler: fliesenleger fliesenarbeiten fliesenverlegung <fliesen_verlegen <fliesen_legen
  renovation: renovierung sanierung umbau modernisierung
  insulation: <dammung warmedammung fassadendammung dachdammung isolierung
  mold: schimmel schimmelbefall schimmelpilz
  solar_panels: solaranlage photovoltaik photovoltaikanlage pv_anlage pv-anlage solarmodule
  locksmith: schlusseldienst schlusselnotdienst turoffnung <ausgesperrt
  key_cutting: schlusselkopie nachschlussel <schlussel_nachmachen <schlussel_kopieren <schlussel_machen_lassen
  handyman: hausmeisterservice kleinreparaturen kleine_reparaturen kleinauftrage
  landscape_gardener: gartenpflege galabau gartenarbeiten garten_und_landschaftsbau <gartner
  lawn_mowing: rasenmahen rasenpflege rasenschnitt <rasen_mahen
  hedge_trimming: heckenschnitt heckenpflege <hecke_schneiden
  tree_removal: baumfallung baumfallarbeiten <baum_fallen
  snow_removal: winterdienst schneeraumung raumdienst schneeraumdienst <schnee_raumen <schnee_schippen
  house_cleaning: gebaudereinigung unterhaltsreinigung haushaltsreinigung wohnungsreinigung reinigungskraft reinigungsdienst <putzfrau <putzhilfe <putzkraft <wohnung_putzen
  window_cleaning: fensterreinigung glasreinigung fensterputzer <fenster_putzen
  carpet_cleaning: teppichreinigung teppichbodenreinigung <teppich_reinigen
  cleaning_supplies: reinigungsmittel putzmittel reinigungsmaterial
  moving_company: umzug umzugsunternehmen umzugsservice mobeltransport <umziehen
  moving_boxes: umzugskarton umzugskisten verpackungsmaterial
  self_storage: mobeleinlagerung mobellager mobellagerung lagerbox selfstorage <mobel_einlagern <mobel_lagern <sachen_einlagern
  furniture_assembly: mobelmontage mobelaufbau montageservice aufbauservice endmontiert <zusammenbauen <mobel_aufbauen
  fridge: kuhlschrank
  washing_machine: waschmaschine
  dishwasher: <waschmaschine <spulmaschine <geschirrspuler <kuhlschrank <waschetrockner >haushaltsgerat >hausgerate >elektrogerate
  a_tailor: anderungsschneiderei schneiderei anderungsschneider <hose_kurzen <kleid_kurzen <enger_machen
  shoe_repair: schuhreparatur <schuster schuhmacher neubesohlung besohlen <neue_absatze <neue_sohlen
  battery_replacement: batteriewechsel akkutausch akkuwechsel uhrenbatterie <batterie_wechseln <akku_wechseln <akku_tauschen
  watch_repair: uhrenreparatur uhrmacher uhrmacherei <uhr_reparieren
  tool_hire: werkzeugverleih werkzeugvermietung gerateverleih maschinenverleih <werkzeug_ausleihen <werkzeug_mieten
  cracked_screen: displayreparatur displaytausch displayschaden displaybruch displayaustausch <display_kaputt <display_gesprungen <bildschirm_kaputt
  data_recovery: datenrettung datenwiederherstellung <daten_verloren <daten_retten <fotos_retten
  virus_removal: virenentfernung schadsoftware malware <virus_auf_dem <computer_hat_einen_virus >viren
  tech_support: technischer_support computerhilfe pc_hilfe pc-hilfe edv_betreuung technische_hilfe
  web_design: webdesign webentwicklung webseitenerstellung <webseite_erstellen <homepage_erstellen <website_erstellen
  uninstall: deinstallieren deinstallation >entfernen
  trial_version: testversion testzeitraum testphase demoversion probeversion kostenlos_testen kostenlos_ausprobieren <gratis_testen
  free_version: kostenlose_version gratisversion gratis_version kostenfreie_version freeware
  logging_in: login einloggen
  forgot_my_password: passwort_vergessen <mein_passwort_vergessen passwort_zurucksetzen kennwort_vergessen >passwort >kennwort
  create_account: konto_erstellen konto_anlegen benutzerkonto kundenkonto account_erstellen <account_anlegen
  delete_account: konto_loschen <mein_konto_loschen <account_loschen kontoloschung >loschung_des_kontos
  system_requirements: systemanforderungen systemvoraussetzungen betriebssystem
  license_key: lizenzschlussel aktivierungscode produktschlussel aktivierungsschlussel lizenzcode
  iphone: <iphone <ipad ios >app_store
  ad_free: werbefrei ohne_werbung <werbung_drin <werbung_loswerden >werbung
  offline: offline ohne_internet ohne_internetverbindung >internet >internetverbindung
  business_card: visitenkarte
  flyer: flyer flugblatt handzettel
  passport_photo: passbild passbilder passfoto ausweisbild biometrische_fotos
  photo_shoot: fotoshooting shooting fotosession
  photo_prints: fotoabzuge fotoabzug fotodruck <fotos_ausdrucken <bilder_ausdrucken <fotos_entwickeln
  eye_doctor: augenarzt augenarztin augenheilkunde
  speech_therapist: logopade logopadie sprachtherapie
  couples_therapy: paartherapie paarberatung eheberatung
  chiropractor: chiropraktiker chiropraktik
  dressing_change: verbandswechsel verbandwechsel wundversorgung wundbehandlung <verband_wechseln
  stitches: faden_ziehen fadenziehen fadenzug nahtentfernung
  tooth_decay: karies zahnfullung <loch_im_zahn
  root_canal: wurzelbehandlung wurzelkanalbehandlung endodontie
  tooth_extraction: zahnextraktion zahnentfernung zahnziehen <zahn_ziehen
  dentures: zahnersatz zahnprothese gebiss <dritte_zahne
  dental_implant: zahnimplantat implantologie <fehlender_zahn <zahn_ersetzen
  hearing_test: hortest horakustiker
  varifocals: gleitsichtbrille gleitsichtglas gleitsichtglaser
  hairdresser: friseur frisor friseursalon barbier
  haircut: haarschnitt <haare_schneiden >herrenhaarschnitt >damenhaarschnitt
  hair_color: haarfarbe coloration <haare_farben >strahnchen >strahnen >tonung >ansatzfarbe
  beautician: kosmetikerin kosmetikstudio kosmetiksalon kosmetikinstitut
  hair_removal: haarentfernung enthaarung epilation >waxing >sugaring >laserhaarentfernung
  eyelash_extensions: wimpernverlangerung wimpernlifting wimpern
  manicure: manikure nagelstudio nagelpflege nageldesign <nagel_machen
  pedicure: pedikure fusspflege
  fitness_center: fitnessstudio fitnesscenter fitnessclub <muckibude
  personal_trainer: personaltrainer personal_trainer personaltraining personal_training
  insurance_claim: schadensmeldung schadenmeldung schadenfall schadensfall versicherungsfall <schaden_melden
  insurance_deductible: selbstbeteiligung selbstbehalt
  car_insurance: autoversicherung kfz_versicherung kfz-versicherung kraftfahrzeugversicherung <auto_versichern
  home_insurance: gebaudeversicherung wohngebaudeversicherung <haus_versichern
`;
