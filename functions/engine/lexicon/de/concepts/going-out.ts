/** Visits, stays, dining, shopping and joining in. */
export const goingOutConcepts = `
  walk_in: ohne_termin ohne_anmeldung ohne_voranmeldung ohne_terminvereinbarung <einfach_vorbeikommen <spontan_vorbeikommen <einfach_so_kommen offene_sprechstunde >nur_mit_termin >nach_terminvereinbarung
  how_do_i_get_there: <wie_komme_ich_zu <wie_kommt_man_zu <finde_ich_euch <finde_ich_sie <hinkommen anreise wegbeschreibung anfahrtsbeschreibung >anfahrt
  which_floor: <welcher_stock <welches_stockwerk <welche_etage >stockwerk >obergeschoss >erdgeschoss
  entrance: eingang haupteingang seiteneingang <welche_tur
  elevator: aufzug fahrstuhl rolltreppe
  ev_charging: ladestation ladesaule wallbox elektroauto <auto_laden
  changing_table: wickeltisch wickelraum wickelmoglichkeit windel <baby_wickeln
  guide_dog: blindenhund assistenzhund begleithund blindenfuhrhund
  bring_the_kids: <kinder_mitbringen <kinder_mitnehmen <meine_kinder_mit <kinder_dabei kinderfreundlich familienfreundlich >kinder >spielecke >hochstuhl
  lost_property: fundburo fundsachen fundgegenstande <liegen_lassen <liegengelassen <jacke_vergessen <tasche_vergessen
  photography: fotografieren >filmen fotoerlaubnis <fotos_machen <bilder_machen >fotos >bildaufnahmen
  locker: schliessfach garderobe spind gepackaufbewahrung <tasche_abgeben <jacke_abgeben
  group_booking: gruppenanmeldung gruppenbuchung gruppenfuhrung gruppenbesuch reisegruppe <mit_einer_gruppe <als_gruppe <grossere_gruppe
  group_rate: gruppentarif gruppenpreis gruppenrabatt gruppenermassigung >gruppen
  birthday_party: kindergeburtstag geburtstagsfeier geburtstagsparty <geburtstag_feiern <geburtstag_bei_euch
  facility_rental: raumvermietung saalvermietung hallenvermietung raummiete saalmiete <saal_mieten <raum_mieten <halle_mieten <raume_vermieten >vermietung
  holiday_hours: betriebsferien betriebsruhe <an_feiertagen <am_feiertag <uber_weihnachten <an_weihnachten <zwischen_den_jahren <an_ostern >feiertagen
  lunch_closure: mittagspause <mittags_zu <mittags_geschlossen <mittags_offen <uber_mittag_offen
  evening_appointment: abendtermin abendtermine abendsprechstunde <nach_der_arbeit <nach_feierabend <bin_berufstatig >abends
  out_of_hours: ausserhalb_der_offnungszeiten ausserhalb_der_sprechzeiten ausserhalb_der_geschaftszeiten ausserhalb_der_burozeiten <wenn_ihr_zu_habt <wenn_sie_zu_haben <wenn_geschlossen_ist
  bad_weather: <bei_regen <wenn_es_regnet <wenns_regnet <bei_schlechtem_wetter schlechtwetter >witterung >wetter
  how_far_in_advance: <wie_lange_vorher <wie_lange_im_voraus <wie_fruh_muss_ich_buchen <wie_weit_im_voraus >im_voraus
  reschedule: umbuchen <termin_verlegen <anderer_termin <termin_andern <termin_verschieben
  no_show: ausfallhonorar ausfallgebuhr nicht_erscheinen <nicht_kommen_kann <termin_nicht_wahrnehmen <termin_verpasst <termin_vergessen >terminabsage
  waiting_time: wartezeit <wie_lange_muss_ich_warten <wie_lange_wartet_man <lange_warten
  waitlist: warteliste <auf_die_liste <auf_die_warteliste
  security_check: besucheranmeldung besucherausweis <als_besucher_anmelden
  first_time_visitor: <zum_ersten_mal <noch_nie_da <noch_nie_bei_euch <war_noch_nie <das_erste_mal erstbesuch
  trial_class: schnupperstunde schnuppertraining schnupperkurs probestunde >probetraining probemonat <mal_ausprobieren <einfach_mal_ausprobieren <unverbindlich_ausprobieren <reinschnuppern <schnuppern_kommen <mal_mitmachen >probe
  become_a_member: <mitglied_werden <bei_euch_mitmachen <in_den_verein <dem_verein_beitreten beitrittserklarung aufnahmeantrag mitgliedsantrag >beitritt >anmeldung >mitgliedschaft >mitglied >beitreten
  membership_fee: >mitgliedsbeitrag jahresbeitrag vereinsbeitrag monatsbeitrag aufnahmegebuhr beitragsordnung
  non_member: nichtmitglied <kein_mitglied <ohne_mitgliedschaft <ohne_mitglied_zu_sein >fur_alle_offen >mitglieder
  leave_the_club: austritt austreten vereinsaustritt kundigungsfrist <mitgliedschaft_kundigen <mitgliedschaft_beenden <aus_dem_verein
  how_old_do_i_have_to_be: <ab_welchem_alter <ab_wie_viel_jahren <wie_alt_muss <alt_genug <zu_jung mindestalter altersgrenze altersgruppe >jahren
  too_old: <zu_alt <in_meinem_alter >jedes_alter >jedem_alter >senioren >erwachsene altersunabhangig
  never_done_it_before: <noch_nie_gemacht <noch_nie_gespielt <keine_erfahrung <ohne_erfahrung <ohne_vorkenntnisse <blutiger_anfanger vorkenntnisse vorerfahrung anfangerkurs >anfanger >einsteiger
  out_of_shape: <unsportlich <nicht_fit <fit_sein fitnesslevel korperliche_verfassung kondition
  loaner_equipment: leihausrustung leihmaterial leihanzug leihgerate <eigene_ausrustung <ausrustung_kaufen <ausrustung_leihen <selber_kaufen <was_brauche_ich_dafur >ausrustung
  grading: gurtelprufung gurtprufung kyu_prufung dan_prufung <nachsten_gurtel <schwarzen_gurtel >gurtel
  do_you_compete: <an_wettkampfen_teilnehmen <wettkampfe_mitmachen liga spielbetrieb punktspiele ligabetrieb
  sparring: vollkontakt
  coed: koedukativ gemischte_gruppe <jungen_und_madchen <manner_und_frauen <auch_madchen <auch_frauen gemischtgeschlechtlich
  tryout: sichtung sichtungstraining <ins_team_kommen <in_die_mannschaft
  how_many_times_a_week: <wie_oft_trainiert <wie_oft_trefft <wie_oft_die_woche <wie_oft_pro_woche >mal_pro_woche >mal_wochentlich >wochentlich trainingshaufigkeit >training
  when_do_you_meet: <wann_trefft_ihr <wo_trefft_ihr <wann_ist_treffen treffpunkt vereinsabend clubabend stammtisch >treffen
  annual_general_meeting: jahreshauptversammlung mitgliederversammlung hauptversammlung generalversammlung
  bylaws: satzung vereinssatzung statuten geschaftsordnung
  who_is_in_charge: <wer_leitet <wer_hat_das_sagen <wer_ist_zustandig <wer_ist_verantwortlich >vorstand >vorsitzender >leitung
  worship: gottesdienst heilige_messe andacht sonntagsgottesdienst
  pastor: pfarrer pfarrerin pastor pastorin priester geistlicher seelsorger vikar
  baptism: taufe taufgesprach taufanmeldung <getauft_werden
  get_married: trauung hochzeit <kirchlich_heiraten heiraten eheschliessung
  funeral: beerdigung beisetzung bestattung trauerfeier trauerfall
  communion: erstkommunion kommunion firmung konfirmation konfirmandenunterricht eucharistie abendmahl
  sunday_school: kindergottesdienst kinderkirche jugendgruppe jungschar sonntagsschule
  go_to_confession: beichte beichtgelegenheit busssakrament
  choir: chor kirchenchor chorprobe <mitsingen sanger
  livestream: livestream <online_anschauen <von_zuhause_anschauen <im_internet_sehen >ubertragung
  lend_a_hand: <mithelfen <mit_anpacken <mich_engagieren <mich_einbringen ehrenamt >ehrenamtlich >freiwillige
  give_you_money: <geld_geben <euch_unterstutzen <eure_arbeit_unterstutzen spendenkonto >spende
  tax_receipt: spendenquittung zuwendungsbestatigung spendenbescheinigung <spende_absetzen
  donate_clothes: kleiderspende kleiderkammer altkleider sachspende <kleider_abgeben <alte_kleider
  food_bank: lebensmittelausgabe lebensmittelspende
  library_card: bibliotheksausweis buchereiausweis leseausweis leserausweis benutzerausweis
  renew: leihfristverlangerung <langer_behalten >verlangerung
  late_fees: >mahngebuhr saumnisgebuhr versaumnisgebuhr uberziehungsgebuhr <zu_spat_zuruck <zu_spat_abgebe
  copier: >kopierer kopiergerat drucker <etwas_ausdrucken <kopien_machen <etwas_kopieren >drucken
  interlibrary_loan: fernleihe <aus_einer_anderen_bibliothek
  ebook: ebook onleihe e_book horbuch
  swim: schwimmen badebetrieb <bahnen_schwimmen <bahnen_ziehen <schwimmen_gehen
  swim_lesson: schwimmkurs schwimmkurse schwimmunterricht seepferdchen wassergewohnung anfangerschwimmen <schwimmen_lernen <nicht_schwimmen
  water_temperature: wassertemperatur <wie_warm_ist_das_wasser <wie_kalt_ist_das_wasser >beheizt
  swim_cap: badekappe bademutze badehose badebekleidung badeanzug badeshorts burkini bikini
  lifeguard: bademeister badeaufsicht rettungsschwimmer schwimmmeister
  season_ticket: saisonkarte dauerkarte jahreskarte zehnerkarte mehrfachkarte monatskarte
  book_a_table: tischreservierung tischreservierungen tischbestellung <tisch_reservieren <tisch_bestellen <tisch_fur_zwei <tisch_fur_vier <einen_tisch <noch_einen_tisch >reservierung >reservieren
  takeout: abholservice ausserhausverkauf <essen_zum_mitnehmen <zum_mitnehmen <essen_abholen <zuhause_essen
  food_delivered: lieferdienst lieferservice liefergebiet heimservice lieferando <nach_hause_liefern <zu_mir_liefern <nach_hause_bestellen >lieferung >liefern
  what_s_on_the_menu: speisekarte tageskarte <was_gibt_es_bei_euch_zu_essen <was_kann_man_essen <welches_essen >speisen >kuche
  lunch_special: mittagsmenu mittagskarte tagesgericht mittagsangebot wochenkarte tagesmenu
  happy_hour: getranke getrankekarte cocktails bier wein >alkohol weinkarte <was_zu_trinken
  outdoor_seating: terrasse biergarten gastgarten aussenbereich schanigarten <draussen_sitzen <draussen_essen
  meat_free: fleischlos pflanzlich <kein_fleisch <ohne_fleisch <esse_kein_fleisch >vegetarisch >vegan >vegane
  halal: halal koscher <kein_schweinefleisch <ohne_schwein
  kids_menu: kinderkarte kinderteller kindermenu kindergericht <was_fur_kinder <etwas_fur_kinder
  catering: catering partyservice caterer buffet <essen_fur_eine_feier <essen_liefern_fur
  private_event: geschlossene_gesellschaft familienfeier firmenfeier weihnachtsfeier <bei_euch_feiern <bei_ihnen_feiern <feier_bei_euch <ganze_restaurant_mieten
  corkage: korkgeld korkengeld gedeckgeld kuchengeld <eigenen_wein <eigenen_kuchen <torte_mitbringen <kuchen_mitbringen >kuchen >torte
  gift_card: gutschein gutscheine geschenkgutschein geschenkgutscheine <verschenken geschenkkarte
  coupon: rabattcode gutscheincode aktionscode rabattgutschein
  apple_pay: kartenzahlung >zahlungsarten zahlungsmoglichkeiten zahlungsmethoden zahlungsweise paypal kontaktlos barzahlung girocard sepa <mit_karte_zahlen <mit_karte_bezahlen <karte_zahlen <nur_bar <nur_bargeld <bar_zahlen <mit_dem_handy_bezahlen <wie_kann_ich_zahlen <wie_kann_ich_bezahlen >kreditkarte >bargeld >barzahlung
  bank_transfer: uberweisung bankuberweisung lastschrift lastschriftverfahren einzugsermachtigung sepa_lastschrift dauerauftrag
  return_policy: umtausch rucksendung retoure widerrufsrecht widerrufsfrist ruckgaberecht ruckgabefrist <zuruckschicken <passt_nicht <gefallt_mir_nicht <falsche_grosse >ruckgabe >widerruf
  arrived_broken: mangelhaft defekt reklamation reklamieren reklamationen transportschaden gewahrleistungsanspruch <kaputt_angekommen <kaputt_geliefert <falsch_geliefert <ist_kaputt
  shipping_cost: versandkosten versandkostenfrei lieferkosten liefergebuhr portokosten porto versandpauschale <kostet_der_versand <kostet_die_lieferung
  shipping_time: lieferzeit lieferfrist versanddauer <wann_kommt_es_an <wann_kommt_meine_bestellung <wie_lange_dauert_die_lieferung <wie_lange_dauert_der_versand >werktage >lieferung >versand
  track_my_order: sendungsverfolgung sendungsnummer trackingnummer bestellstatus lieferstatus <wo_ist_mein_paket <wo_bleibt_meine_bestellung <nicht_angekommen <paket_verfolgen >bestellung
  in_store_pickup: selbstabholung abholstation <im_laden_abholen <bestellung_abholen <selbst_abholen
  in_stock: vorratig ausverkauft lieferbar nachbestellung <noch_da <noch_zu_haben <noch_verfugbar <auf_lager <habt_ihr_noch
  custom_made: massanfertigung sonderanfertigung sonderanfertigungen einzelanfertigung <fur_mich_anfertigen <nach_mass <anfertigen_lassen
  second_hand: gebrauchtware secondhand second_hand antiquarisch
  trade_in: inzahlungnahme ankauf <in_zahlung_nehmen <altes_abgeben <kauft_ihr_an <kaufen_sie_an
  wholesale: grosshandel grossmenge grossbestellung mengenrabatt sammelbestellung wiederverkaufer
  motorhome: wohnmobil reisemobil <wohnwagen
  motorcycle: motorrad <moped
  truck: lkw lastwagen
  taxi: taxi
  satnav: navi navigationsgerat navigationssystem
  motorway: autobahn schnellstrasse
  travel_time: fahrzeit fahrtzeit fahrtdauer anfahrtszeit >autominuten >fahrminuten
  train_station: bahnhof hauptbahnhof hbf
  bus_stop: bushaltestelle strassenbahnhaltestelle haltestelle
  shuttle_bus: shuttlebus shuttleservice flughafentransfer <vom_bahnhof_abholen <vom_flughafen_abholen
  luggage: gepack reisegepack <koffer
  luggage_storage: gepackraum gepackaufbewahrung <gepack_abstellen <koffer_abstellen <gepack_unterstellen
  meeting_point: treffpunkt startpunkt <wo_treffen_wir
  basement: untergeschoss kellergeschoss souterrain <keller
  garden: garten
  lawn: rasen wiese
  front_desk: rezeption <empfang
  fitting_room: anprobe anprobieren
  wc: sanitaranlagen toilette wc <pinkeln <aufs_klo
  power_outlet: steckdose <handy_laden <handy_aufladen <laptop_laden
  drinking_water: trinkwasser trinkbrunnen leitungswasser wasserspender <flasche_auffullen
  waiting_room: wartezimmer wartebereich
  meeting_room: besprechungsraum seminarraum tagungsraum konferenzraum sitzungszimmer
  kitchenette: kochnische kuchenzeile selbstversorger kochgelegenheit <selbst_kochen <selber_kochen
  microwave: mikrowelle <essen_aufwarmen <flaschchen_warmen
  laundry_room: waschkuche waschraum >waschmaschine <wasche_waschen
  bed_linen: bettwasche bettzeug
  double_bed: doppelbett
  twin_beds: einzelbetten getrennte_betten
  extra_bed: zustellbett aufbettung
  crib: babybett gitterbett kinderreisebett kinderbett
  double_room: doppelzimmer
  single_room: einzelzimmer
  family_room: familienzimmer
  bed_and_breakfast: fruhstuckspension <gasthof
  vacation_rental: ferienwohnung ferienhaus fewo
  breakfast: fruhstuck
  half_board: halbpension vollpension
  check_in_time: anreisezeit checkin einchecken <zimmer_beziehen
  checkout_time: abreisezeit auschecken <zimmer_raumen <zimmer_verlassen
  late_check_in: spatanreise spatankunft schlusselbox schlusseltresor <nachts_ankommen <spatabends_ankommen
  hotel_safe: zimmersafe tresor
  swimming_pool: schwimmbad schwimmbecken hallenbad freibad pool
  kiddie_pool: planschbecken kinderbecken babybecken
  hot_tub: whirlpool jacuzzi
  swings: spielplatz <schaukel <sandkasten <klettergerust
  high_chair: hochstuhl kinderstuhl
  nursing_room: stillraum stillzimmer stillecke <baby_stillen
  weather_permitting: wetterabhangig witterungsabhangig >bei_jedem_wetter >bei_jeder_witterung
  rain_date: ausweichtermin ersatztermin
  thunderstorm: gewitter unwetter >sturm
  heatwave: hitze hitzewelle <zu_heiss_draussen
  raincoat: regenjacke regenkleidung regenmantel
  sturdy_shoes: wanderschuhe wanderstiefel festes_schuhwerk feste_schuhe
  sneakers: turnschuhe sportschuhe
  wetsuit: neoprenanzug neopren
  hat: kopfbedeckung mutze hut
  life_jacket: schwimmweste rettungsweste
  flashlight: taschenlampe stirnlampe
  playing_field: sportplatz fussballplatz sportanlage
  ice_skating: schlittschuh schlittschuhlaufen eislaufen eisbahn eishalle
  climbing: klettern bouldern kletterwand kletterhalle
  skiing: ski skifahren skilaufen
  ski_lift: skilift sessellift seilbahn gondelbahn bergbahn
  ski_pass: skipass liftkarte
  sledding: schlitten rodeln rodelbahn
  hiking: wanderung wanderweg <wandern_gehen
  bike_path: radweg fahrradweg radroute
  boat: boot <schiff
  boat_rental: bootsverleih bootsvermietung >kanuverleih <boot_mieten <boot_leihen <boot_ausleihen
  pedal_boat: tretboot
  rowboat: ruderboot
  kayak: kajak
  paddleboard: stand_up_paddling stand_up_paddle stehpaddeln sup
  sailing: segeln segelboot
  marina: hafen yachthafen marina
  mooring: liegeplatz bootsliegeplatz
  boat_ramp: slipanlage sliprampe <boot_zu_wasser_lassen
  boat_license: bootsfuhrerschein sportbootfuhrerschein >fuhrerscheinfrei
  fishing_license: angeln angelschein angelkarte fischereischein
  scuba_diving: tauchen tauchkurs tauchschule
  barbecue: grillen grillplatz grillstelle
  campfire: lagerfeuer feuerstelle offenes_feuer feuerschale <feuer_machen
  picnic: picknick picknicken picknickplatz
  outside_food: mitgebrachte_speisen eigene_speisen eigene_verpflegung selbstverpflegung <eigenes_essen_mitbringen <eigene_getranke_mitbringen
  campsite: campingplatz zeltplatz <campen <zelten_gehen <zelt_aufschlagen
  tent: zelt
  marquee: festzelt partyzelt pavillon
  sleeping_bag: schlafsack isomatte
  electric_hookup: stromanschluss
  quiet_hours: nachtruhe >ruhezeiten >larm <laut_sein <laute_musik
  season_opening: saisonstart saisonbeginn saisoneroffnung
  breakage: <kaputt_mache <kaputt_machen >schaden >beschadigung >beschadigungen
  car_rental: autovermietung mietwagen <auto_mieten
  fuel: benzin kraftstoff treibstoff <sprit
  bouncy_castle: hupfburg
  guided_tour: rundgang stadtfuhrung museumsfuhrung gefuhrte_tour
  tour_guide: gastefuhrer fremdenfuhrer reiseleiter
  timed_entry: zeitfenster
  advance_tickets: vorverkauf kartenvorverkauf <karten_kaufen <tickets_kaufen <karten_bekommen >eintrittskarten >tickets
  re_entry: wiedereintritt wiedereinlass <wieder_reinkommen <nochmal_rein
  permanent_exhibition: dauerausstellung
  special_exhibition: sonderausstellung wechselausstellung
  artifact: exponat ausstellungsstuck
  gift_shop: museumsshop museumsladen souvenirs andenken
  flash_photography: blitzlicht <mit_blitz
  tripod: stativ selfiestick
  drone: drohne
  film_permit: drehgenehmigung dreharbeiten >filmaufnahmen <video_drehen
  birthday_child: geburtstagskind <an_meinem_geburtstag
  wedding_venue: hochzeitslocation hochzeitsfeier <bei_euch_heiraten <hochzeit_bei_euch >hochzeit >hochzeiten
  bachelorette: junggesellenabschied junggesellinnenabschied jga
  team_building: betriebsausflug teamevent firmenevent teambuilding betriebsfeier firmenfeier
  flea_market: flohmarkt trodelmarkt
  concert: konzert livemusik
  cinema: kino
  fireworks: feuerwerk
  balloons: luftballons konfetti <raum_dekorieren <selbst_dekorieren
  appetizer: vorspeise
  main_course: hauptgericht hauptspeise hauptgang
  dessert: nachtisch nachspeise dessert
  ice_cream: eiscreme speiseeis eisdiele
  restaurant: >restaurant >bistro >cafe >imbiss >gaststatte <essen_kaufen <wo_kann_man_essen
  snack_bar: imbiss kiosk imbissstand
  non_alcoholic: alkoholfrei softdrink limonade erfrischungsgetrank
  organic_food: bioqualitat biozertifiziert biologischem_anbau bio
  buffet: buffet all_you_can_eat
  last_orders: kuchenschluss kuchenzeiten warme_kuche <bis_wann_gibt_es_essen <wie_lange_gibt_es_essen
  vending_machine: snackautomat getrankeautomat verkaufsautomat
  e_cigarette: <e_zigarette <shisha <zigarre >rauchen >rauchverbot
  lost_items: fundstucke fundburo fundsachen <handy_liegen <brille_liegen <schirm_liegen <etwas_vergessen
  defibrillator: defibrillator aed
  fire_department: feuerwehr
  emergency_exit: notausgang fluchtweg rettungsweg evakuierung sammelplatz
  cctv: videouberwachung uberwachungskamera
  security_guard: sicherheitsdienst wachdienst <turesteher
  liability_waiver: haftungsverzicht auf_eigene_gefahr auf_eigenes_risiko
  unaccompanied: unbeaufsichtigt unbegleitet ohne_begleitung <kinder_alleine_kommen <kinder_allein_kommen >in_begleitung_eines_erwachsenen
  wheelchair_rental: leihrollstuhl rollstuhlverleih <rollstuhl_ausleihen <rollstuhl_leihen
`;
