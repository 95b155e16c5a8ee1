/** People; bodies, families, beliefs, animals and languages. */
export const peopleConcepts = `
  principal: leiter leiterin schulleiter direktor rektor chef leitung leitet
  director: geschaftsfuhrer leiter direktor chef vorstand leitung
  manager: leiter leiterin verwaltet
  president: prasident vorsitzender vorsitz vorstand
  owner: inhaber grunder eigentumer gegrundet grundung besitzer
  founded: gegrundet grundung seit geschichte entstanden
  teacher: lehrer lehrerin trainer dozent professor lehrkraft unterrichtet ubungsleiter
  lawyer: anwalt rechtsanwalt anwaltin rechtsanwaltin jurist
  accountant: steuerberater buchhalter
  doctor: arzt arztin doktor
  staff: team mitarbeiter personal angestellte
  secretary: sekretar sekretariat assistent
  treasurer: kassenwart schatzmeister kassierer
  committee: vorstand ausschuss komitee gremium beirat
  member: mitglied mitgliedschaft beitreten mitgliedsbeitrag
  student: schuler schulerin student studierende studentin
  child: kind kinder sohn tochter
  adult: erwachsene erwachsener
  parent: eltern mutter vater
  grandparent: grosseltern grossmutter grossvater oma opa enkel enkelkinder
  dementia: demenz geschaftsunfahig betreuung pflegebedurftig
  family: familie haushalt
  husband: ehemann ehefrau ehegatte ehepartner
  senior: senior senioren rentner altere
  beginner: anfanger einsteiger neuling <frisch_anfangen neueinsteiger
  man: mann manner herren
  woman: frau frauen damen
  client: mandant kunde kundin
  guest: gast besucher gaste
  volunteer: freiwillige ehrenamtlich helfer ehrenamt
  speaker: redner referent vortrag
  author: autor verfasser geschrieben entwickelt entwickler
  mayor: burgermeister
  name: name heisst namens
  age: alter alt jahre
  born: geboren geburt
  qualification: qualifikation abschluss diplom zugelassen
  experience: erfahrung erfahren
  studied: studiert studium absolviert universitat
  language: sprache sprechen sprachen
  new_patient: neupatient neue_patienten <patienten_auf <nehmt_ihr_noch <nehmen_sie_noch patientenaufnahme aufnahmestopp >patienten
  first_visit: ersttermin erstuntersuchung erstvorstellung anamnese anamnesegesprach <ersten_termin <erste_behandlung <beim_ersten_mal
  patient_forms: anamnesebogen aufnahmebogen patientenfragebogen <vorher_ausfullen >formular
  in_network: kassenpatient gesetzlich_versichert kassenleistung kassenzulassung alle_kassen <zahlt_die_kasse <zahlt_das_die_kasse <ubernimmt_die_kasse <nehmt_ihr_meine_kasse <uber_die_kasse >krankenkasse >versichert
  uninsured: privatpatient selbstzahler selbstzahlerin igel igel_leistungen <ohne_versicherung <ohne_krankenversicherung <nicht_versichert <nicht_krankenversichert
  copay: zuzahlung eigenanteil <selbst_zahlen <muss_ich_dazuzahlen
  referral: uberweisung uberweisungsschein <ohne_uberweisung <vom_hausarzt_geschickt
  prescription_refill: folgerezept wiederholungsrezept rezeptbestellung rezept <neues_rezept <rezept_bestellen <rezept_abholen <medikamente_nachbestellen
  sick_note: krankschreibung arbeitsunfahigkeitsbescheinigung krankenschein <krank_schreiben <krankschreiben <gelber_schein
  lab_results: blutabnahme blutentnahme blutwerte laborwerte laborbefund befund <meine_ergebnisse <meine_werte
  x_ray: rontgen rontgenbild rontgenaufnahme ultraschall sonographie mrt ct
  does_it_hurt: <tut_das_weh <tut_es_weh <wird_es_wehtun <ist_das_schmerzhaft schmerzfrei schmerzlos betaubung narkose lokalanasthesie ortliche_betaubung sedierung dammerschlaf
  dental_anxiety: angstpatient zahnarztangst <angst_vorm_zahnarzt <angst_vor_dem_zahnarzt <angst_vor_spritzen <angst_vor_der_behandlung behandlungsangst
  in_a_lot_of_pain: <starke_schmerzen <akute_schmerzen <habe_schmerzen <heute_noch_einen_termin <heute_noch_drankommen <sofort_drankommen akutsprechstunde notfallsprechstunde schmerzpatienten akuttermin >notfall >schmerzen
  toothache: zahnschmerzen zahnweh <zahn_abgebrochen <zahn_tut_weh <plombe_rausgefallen <fullung_rausgefallen >zahnarztlicher_notdienst
  dentist: zahnarzt zahnarztin zahn zahnarztlich zahnmedizin
  braces: zahnspange kieferorthopadie kieferorthopade <schiefe_zahne <zahne_begradigen aligner zahnschiene
  teeth_cleaning: zahnreinigung prophylaxe dentalhygiene zahnsteinentfernung <zahne_reinigen zahnstein
  teeth_whitening: bleaching zahnaufhellung zahnbleaching <weissere_zahne <zahne_bleichen
  pregnant: schwanger schwangerschaft schwangerenvorsorge <baby_erwartet <erwarte_ein_kind mutterschaftsvorsorge
  breastfeeding: >stillen stillzeit stillberatung
  midwife: hebamme
  pediatric: kinderarzt kinderarztin padiatrie kindersprechstunde <kinder_behandeln <behandeln_sie_kinder <behandelt_ihr_kinder <auch_kinder >kinder
  checkup: vorsorgeuntersuchung gesundheitsuntersuchung kontrolluntersuchung <durchchecken <mal_nachschauen_lassen
  vaccine: impfung grippeimpfung schutzimpfung impfstoff <impfen_lassen impftermin
  what_to_bring: <was_muss_ich_mitbringen <was_soll_ich_mitbringen <was_bringe_ich_mit <dabei_haben <mitnehmen_muss <mit_dabei >mitbringen >bringen_sie_bitte >mitzubringen
  empty_stomach: nuchtern <vorher_essen <davor_essen <vorher_fruhstucken
  aftercare_instructions: nachsorge genesung <nach_der_behandlung <nach_der_op <nach_dem_eingriff <danach_arbeiten
  surgery: operation eingriff operieren operativ
  where_did_the_doctor_study: <wo_haben_sie_studiert <wo_hat_der_arzt <wo_hat_die_arztin facharztausbildung medizinstudium facharzt facharztin approbation >studium >studierte >universitat
  female_doctor: >arztin <weibliche_arztin <von_einer_frau <bei_einer_frau
  telehealth: videosprechstunde telemedizin telefonsprechstunde onlinesprechstunde <per_video
  house_call: hausbesuch <nach_hause_kommen <zu_mir_nach_hause <zu_uns_nach_hause
  second_opinion: zweitmeinung <zweite_meinung
  therapist: therapeut therapeutin psychologe psychologin psychotherapie psychotherapeut
  physiotherapy: physiotherapie krankengymnastik physiotherapeut physio
  massage: massage masseur
  glasses: brille kontaktlinsen sehtest augenarzt optiker
  veterinarian: tierarzt tierarztin tierarztpraxis tierklinik
  spay: kastration kastrieren sterilisation sterilisieren
  medical_records: patientenakte krankenakte <unterlagen_vom_alten_arzt akteneinsicht
  minor_consent: minderjahrige einwilligungserklarung <ohne_eltern <eltern_dabei <elternteil_dabei >unter_18
  bring_someone_with_me: begleitperson begleitung <jemanden_mitbringen <meinen_mann_mitbringen <meine_mutter_mitbringen
  stairs: treppe treppen treppenstufen treppenhaus <gibt_es_stufen <stufen_steigen
  are_there_stairs: <gibt_es_treppen <treppen_steigen <treppensteigen <rampe <auf_krucken <elektromobil >barrierefrei >stufenlos >rollstuhlgerecht
  wheelchair_user: rollstuhl rollstuhlfahrer rollstuhlfahrerin rollstuhlplatze <elektrorollstuhl
  is_there_a_lift: aufzug <lift personenaufzug
  walking_frame: rollator gehhilfe gehwagen
  disabled: behindert schwerbehindert schwerbehinderung
  disability_card: schwerbehindertenausweis behindertenausweis
  disabled_parking: behindertenparkplatz behindertenparkplatze behindertenstellplatz
  disabled_toilet: behindertentoilette behinderten_wc rollstuhl_wc barrierefreie_toilette barrierefreies_wc
  visually_impaired: blind sehbehindert sehbehinderung sehgeschadigt
  deaf: gehorlos schwerhorig horgeschadigt horbehindert >horschleife >gebardensprache
  sign_language: gebardensprache gebardendolmetscher
  caregiver: pflegekraft pflegeperson
  my_carer: <meine_pflegekraft <mein_betreuer <meine_betreuerin >begleitperson
  common_cold: erkaltung schnupfen <erkaltet <verschnupft
  flu: grippe influenza
  cough: husten <hustet
  covid: corona coronavirus covid
  measles: masern masernschutz masernimpfung masernschutzgesetz
  headache: kopfschmerzen kopfweh migrane
  stomachache: bauchschmerzen bauchweh magenschmerzen
  sore_throat: halsschmerzen halsweh mandelentzundung
  back_pain: ruckenschmerzen kreuzschmerzen hexenschuss ruckenbeschwerden <rucken_tut_weh <ruckenprobleme
  neck_pain: nackenschmerzen nackenverspannung <nacken_tut_weh
  fracture: knochenbruch fraktur armbruch <arm_gebrochen <bein_gebrochen
  dizzy: schwindel schwindelig
  seasick: seekrank seekrankheit reisekrankheit reiseubelkeit
  diabetes: diabetes diabetiker zuckerkrank
  asthma: asthma asthmatiker
  cancer: krebs krebserkrankung onkologie
  depression: depression depressionen depressiv
  panic_attack: panikattacke angststorung
  insomnia: schlafstorung schlaflosigkeit <schlecht_schlafen <nicht_schlafen
  weight_loss: gewichtsabnahme gewichtsreduktion <abnehmen
  hay_fever: heuschnupfen pollenallergie
  high_blood_pressure: bluthochdruck hypertonie
  arthritis: arthrose arthritis gelenkschmerzen
  earache: ohrenschmerzen mittelohrentzundung
  slipped_disc: bandscheibenvorfall
  epilepsy: epilepsie epileptisch epileptiker krampfanfall
  pain: schmerz schmerzen <tut_weh <weh_tut
  cardiologist: kardiologe kardiologie herzspezialist
  psychiatrist: psychiater psychiatrie
  ear_nose_and_throat: hno hno_arzt hals_nasen_ohren
  nurse: krankenschwester krankenpfleger pflegefachkraft pflegefachfrau
  hospital: krankenhaus klinikum spital
  ambulance: krankenwagen rettungswagen rettungsdienst notarzt
  first_aid: erste_hilfe ersthelfer erste_hilfe_kurs verbandskasten
  contraception: verhutung verhutungsmittel <antibabypille
  childbirth: <entbindung gebaren kreisssaal geburtsklinik
  prenatal_class: geburtsvorbereitung geburtsvorbereitungskurs
  postnatal: wochenbett ruckbildung ruckbildungskurs ruckbildungsgymnastik <nach_der_geburt
  noise: larm larmbelastigung <zu_laut ruhestorung
  baby: <baby <saugling <kleinkind <neugeborenes kind kinder
  teenager: <teenager <teenie <jugendlicher >minderjahrig >unter_18 >unter_16
  mum: <mama <mutti mutter
  dad: <papa <vati vater
  granny: <omi <opi <omas <opas grosseltern
  aunt: <tante <onkel <cousin <cousine <neffe <schwager angehorige verwandte familienangehorige familienmitglied
  single_parent: alleinerziehend
  large_family: kinderreich kinderreiche_familien grossfamilie
  my_girlfriend: <meine_freundin <mein_freund lebensgefahrte lebensgefahrtin lebenspartner lebenspartnerin ehepartner
  my_ex: <mein_ex <meine_ex exmann exfrau ex_partner >ex_ehegatte
  same_sex: gleichgeschlechtlich queer lgbtq <schwul <lesbisch
  widow: witwe witwer verwitwet
  oap: <rentnerin <pensionistin <pensionar rentner senioren seniorenermassigung
  nursing_home: altersheim altenheim pflegeheim seniorenheim seniorenresidenz
  over_18: <uber_18 volljahrig volljahrigkeit erwachsene >ab_18
  death_certificate: sterbeurkunde totenschein
  marriage_certificate: heiratsurkunde eheurkunde
  funeral_home: bestatter bestattungsunternehmen bestattungsinstitut bestattungshaus
  cremation: einascherung feuerbestattung krematorium
  birthday: geburtstag
  baptized: taufe taufen getauft taufschein taufbescheinigung
  godparent: pate patin paten taufpate taufpatin taufpaten
  parish: kirchengemeinde pfarrgemeinde pfarrei
  prayer: gebet gebete beten
  bible: bibel heilige_schrift
  statement_of_faith: glaubensbekenntnis woran_wir_glauben was_wir_glauben <was_glaubt_ihr <woran_glaubt_ihr
  atheist: <atheist <atheistin <ich_bin_muslim <ich_bin_moslem >konfessionslos >alle_religionen >unabhangig_von_religion >jeder_konfession
  jewish: judisch judentum
  muslim: muslimisch islamisch islam
  catholic: katholisch katholiken
  protestant: evangelisch protestantisch lutherisch
  allergen: allergene allergenkennzeichnung lebensmittelallergie lebensmittelallergien <nussallergie <erdnussallergie <allergisch_gegen_nusse
  gluten_free: glutenfrei zoliakie weizenfrei
  dairy_free: laktosefrei laktoseintolerant laktoseintoleranz milchfrei <ohne_milch
  almonds: <mandeln <haselnusse <walnusse <cashews nusse schalenfruchte nussfrei
  shellfish: schalentiere meeresfruchte krebstiere
  dog: <hund <welpe <katze <katzchen <kaninchen <hamster <meerschweinchen <wellensittich <papagei >haustier >vierbeiner
  spaniel: <labrador <dackel <pudel <terrier <chihuahua <schaferhund <golden_retriever >hund
  snake: <schildkrote <eidechse <gecko <leguan exoten exotische_tiere >reptilien
  horse: pferd pony <stute <fohlen
  mice: <ratten <mause <kakerlaken <ameisen <bettwanzen <wespen <motten >schadlinge >ungeziefer >schadlingsbekampfung >schadnager
  flea_treatment: flohe zecken flohmittel zeckenschutz parasitenschutz
  dog_walker: gassiservice <gassi_gehen
  dog_training: hundeschule hundetraining hundetrainer welpenschule welpenkurs
  leash: leine leinenpflicht angeleint leinenzwang
  muzzle: maulkorb maulkorbpflicht
  animal_shelter: tierheim tierschutzverein tiervermittlung <hund_adoptieren <katze_adoptieren
  pet_friendly: hundefreundlich haustierfreundlich hunde_erlaubt hunde_willkommen haustiere_erlaubt haustiere_willkommen >keine_haustiere >keine_hunde <hund_mitbringen <hund_mitnehmen <mit_hund
  pet_shop: zoohandlung tierhandlung tierbedarf zoofachgeschaft
  english: englisch englischsprachig
  german: deutsch deutschsprachig
  french: franzosisch franzosischsprachig
  spanish: spanisch spanischsprachig
  portuguese: portugiesisch
  russian: russisch russischsprachig
  ukrainian: ukrainisch
  polish_speaking: polnisch polnischsprachig
  turkish: turkisch turkischsprachig
  arabic: arabisch
  dutch: niederlandisch hollandisch
  interpreter: dolmetscher dolmetscherin <ubersetzer
  mother_tongue: muttersprache muttersprachler
  language_course: sprachkurs sprachkurse sprachunterricht
  learn_german: deutschkurs deutschkurse deutschunterricht deutsch_lernen
  learn_english: englischkurs englischkurse englischunterricht englisch_lernen
  nationality: staatsangehorigkeit staatsburgerschaft nationalitat
  foreign_national: auslandische_staatsangehorige auslandische_burger
  usa: usa vereinigte_staaten <amerika
  uk: grossbritannien vereinigtes_konigreich <england
  germany: deutschland
  austria: osterreich
  switzerland: schweiz
  france: frankreich
  spain: spanien
  italy: italien
  netherlands: niederlande holland
  russia: russland
  ukraine: ukraine
  european_union: eu europaische_union eu_ausland
`;
