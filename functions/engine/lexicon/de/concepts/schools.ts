/** Schools and kindergartens, in the words of parents and schools. */
export const schoolConcepts = `
  school: schule hochschule universitat akademie
  course: kurs klasse unterricht stunde lehrgang fach training
  training: training ubung trainingszeiten
  enroll: anmelden anmeldung einschreiben einschreibung aufnahme bewerben
  apply: bewerben bewerbung antrag beantragen
  submit: einreichen einreichung senden abgeben
  exam: prufung test examen klausur
  result: ergebnis ergebnisse note
  attendance: anwesenheit teilnehmen anwesend
  promotion: versetzung versetzt
  seat: platz platze kapazitat
  honours: auszeichnung
  library: bibliothek bucherei
  book: buch bucher
  borrow: ausleihen leihen ausleihe leihfrist
  return: zuruckgeben ruckgabe zuruckbringen
  late: spat verspatung verspatet uberfallig
  lost: verloren verlust verlieren
  replace: ersatz ersetzen zweitschrift
  id_card: ausweis personalausweis
  uniform: kleidung uniform tragen anziehen bekleidung
  equipment: ausrustung gerat material
  hostel: wohnheim internat
  canteen: mensa kantine essen mittagessen mahlzeit
  vegetarian: vegetarisch vegan
  timetable: stundenplan zeitplan programm kalender plan
  competition: wettkampf turnier wettbewerb meisterschaft
  certificate: zertifikat bescheinigung nachweis attest
  form: formular unterlagen dokument herunterladen
  need: mitbringen brauchen benotigen erforderlich voraussetzung notwendig
  allowed: erlaubt darf gestattet
  forbidden: verboten untersagt
  rule: regel regeln ordnung vorschrift
  cancel: kundigen absagen kundigung stornieren
  change: wechseln andern wechsel umziehen
  moved: umgezogen verlegt
  illness: krank krankheit verletzung verletzt
  trial: probe probetraining probieren schnupper
  camp: lager workshop praktikum praktika
  paper: artikel beitrag veroffentlichung
  award: preis auszeichnung ehrung
  stand: stand tisch messestand
  exhibit: ausstellung aussteller
  power: strom leistung
  wifi: wlan internet netz
  weight: gewicht wiegen
  lunch: mittagessen essen mahlzeit
  dinner: abendessen bankett
  injury: verletzung verletzt
  sibling: geschwister bruder schwester geschwisterkind
  religious: religios religion konfession kirche <katholisch <evangelisch <christlich
  snow: schnee wetter sturm eis
  medicine: medikament medikamente arznei <tabletten <medizin_geben medikamentengabe
  allergy: allergie allergisch unvertraglichkeit
  nut: nuss nusse erdnuss
  laptop: computer laptop gerat
  homework: hausaufgaben hausaufgabe
  bully: mobbing
  after_school: nachmittagsbetreuung hort betreuung kita ganztag <auf_die_kinder_aufpassen spatdienst randzeitenbetreuung
  special_needs: forderbedarf forderung inklusion
  drop_off: abholen bringen abholung
  nursery: kindergarten vorschule kita
  sport: sport sportart mannschaft
  trip: ausflug ausfluge klassenfahrt
  graduation: abschluss abschlussfeier
  break: pause schulpause
  drop_her_off: <kind_morgens_bringen <kinder_bringen <morgens_abgeben <kind_abgeben bringzeit bringphase fruhdienst ankunftszeit
  pick_her_up: <kind_abholen <wann_abholen <spatestens_abholen <schule_aus <schulschluss abholzeit unterrichtsschluss unterrichtsende
  authorized_pickup: abholberechtigt abholvollmacht <jemand_anderes_abholen <oma_abholen <opa_abholen <grosseltern_abholen <darf_abholen >abholen
  late_pickup: <zu_spat_abholen <verspatet_abholen <spater_abholen verspatungsgebuhr verspatete_abholung >abholung
  late_arrival: zuspatkommen <kommt_zu_spat <zu_spat_kommt >verspatung >zu_spat
  report_an_absence: krankmeldung entschuldigungspflicht abwesenheitsmeldung <kind_krank <kind_ist_krank <kind_krankmelden <krank_melden <krankmelden <tochter_krank <sohn_krank <abwesend_melden >fehlzeiten >erkrankung >krankheit
  come_back_after_being_sick: <wieder_in_die_schule <wieder_in_die_kita <nach_krankheit_wieder symptomfrei fieberfrei wiederzulassung >fieber >symptome
  lice: lause kopflause nissen lausebefall
  packed_lunch: pausenbrot brotdose brotzeit vesper lunchbox <essen_mitgeben <eigenes_essen <brotzeit_mitgeben
  hot_lunch: mittagsverpflegung schulessen schulverpflegung mittagstisch mensaessen essensgeld essensbestellung <was_gibt_es_zu_essen <essen_die_kinder >mittagessen
  snack: snack zwischenmahlzeit imbiss jause zvieri znuni
  school_uniform: schuluniform schulkleidung kleiderordnung dresscode <uniform_tragen <was_anziehen >uniform >kleidung
  class_size: klassengrosse gruppengrosse betreuungsschlussel klassenstarke <wie_gross_sind_die_klassen <wie_gross_sind_die_gruppen <wie_gross_ist_die_klasse <wie_gross_ist_die_gruppe >schuler >kinder
  teacher_aide: schulbegleiter schulbegleitung schulassistenz integrationshelfer zweitkraft betreuungskraft padagogische_assistenz klassenassistenz <zweite_lehrkraft
  iep: forderschwerpunkt sonderpadagogik sonderpadagogisch nachteilsausgleich forderunterricht forderlehrer <autismus <autistisch <kommt_nicht_mit <braucht_mehr_hilfe <lernschwache >inklusion >inklusiv
  gifted_students: hochbegabt begabtenforderung begabtenklasse <unterfordert
  school_bus: schulbus schulbusse schulerbeforderung schulweg schulerverkehr busfahrplan buslinie <mit_dem_bus_zur_schule <zur_schule_kommen
  carpool: fahrgemeinschaft elterntaxi
  school_fees: schulgeld schulgeldordnung kindergartenbeitrag kitabeitrag elternbeitrag kitagebuhren kindergartengebuhren betreuungskosten <was_kostet_ein_platz <platz_kosten
  tuition_assistance: beitragsermassigung schulgeldermassigung schulgeldbefreiung kostenubernahme bildungspaket sozialstaffel geringverdiener <nicht_leisten <wenig_einkommen <wenig_geld <zu_teuer_fur_uns >ermassigung >stipendium >stipendien
  volunteer_hours: elternmitarbeit elternstunden arbeitsstunden elterndienst arbeitseinsatz elternarbeit pflichtstunden <mussen_eltern_mitarbeiten <mussen_eltern_mithelfen <eltern_mithelfen >mitarbeit >ehrenamtlich
  pta: elternbeirat elternrat elternvertretung elternvertreter forderverein elternpflegschaft elternverein
  non_catholic: konfessionslos konfessionslose <nicht_katholisch <nicht_evangelisch <nicht_getauft <nicht_in_der_kirche <nicht_religios <muss_man_katholisch <muss_man_getauft <muss_man_christlich <andere_religion <anderen_glauben andersglaubige konfessionsunabhangig >konfession >konfessionen >religionszugehorigkeit >glauben
  religious_education: religionsunterricht ethikunterricht bibelkreis <religion_unterrichtet
  potty_trained: sauberkeitserziehung <noch_windeln <tragt_windeln <noch_nicht_trocken <schon_trocken <noch_nicht_sauber
  nap: mittagsschlaf ruhezeit schlafenszeit mittagsruhe <schlafen_die_kinder
  settling_in: eingewohnung eingewohnungszeit eingewohnungsphase <eingewohnen <weint_beim_abgeben
  playground: spielplatz aussengelande schulhof pausenhof <draussen_spielen <nach_draussen <an_die_frische_luft >draussen
  parent_teacher_conference: elternsprechtag elternabend elterngesprach lehrersprechstunde <mit_der_lehrerin_sprechen <mit_dem_lehrer_sprechen <lehrer_sprechen
  report_card: zeugnis zeugnisse notenstand lernstandsbericht zeugnisausgabe <wie_steht_mein_kind
  open_house: infoabend informationsabend schnuppertag hospitation hospitieren schulbesichtigung <schule_anschauen <schule_ansehen <kita_anschauen
  midyear: quereinstieg quereinsteiger schulwechsel unterjahrig <mitten_im_schuljahr <mitten_im_jahr <die_schule_wechseln <von_einer_anderen_schule
  hard_to_get_in: aufnahmekriterien aufnahmeverfahren auswahlverfahren vergabekriterien platzvergabe <einen_platz_bekommen <platz_kriegen <chancen_auf_einen_platz >aufnahme
  cutoff_date: einschulungsalter schuleintritt schulpflicht einschulungsstichtag einschulung <eingeschult_werden <schulreif schulreife
  snow_day: schulausfall unterrichtsausfall hitzefrei schneefrei <fallt_die_schule_aus <schule_ausfallt >schnee
  teacher_in_service: schulfrei unterrichtsfrei brueckentag bruckentag schliesstage schliesszeiten <haben_die_kinder_frei <wann_ist_frei >ferien
  school_supplies: schulmaterial materialliste schulbedarf schulsachen bucherliste <was_besorgen <was_mussen_wir_kaufen
  cell_phone_policy: handyverbot handynutzung handyregelung handyordnung <handy_in_der_schule <handy_mitbringen <handys_dabei >handy >smartphone
  extracurricular: arbeitsgemeinschaft nachmittagsangebot freizeitangebote wahlfacher <was_gibt_es_nachmittags
  foreign_language: fremdsprache zweisprachig bilingual
  english_learners: deutschforderung deutsch_als_zweitsprache daz <kein_deutsch <noch_kein_deutsch <spricht_kein_deutsch
  accreditation: akkreditiert staatlich_anerkannt <wie_gut_ist_die_schule
  yr: >jahr
  year_group: klassenstufe jahrgangsstufe <welche_klassenstufen <welche_jahrgange >jahrgang
  pre_school: vorschule vorschulgruppe vorschulkinder
  nursery_school: <kiga kinderhaus kindertagesheim >kindertagesstatte >kita >kindergarten
  reception_class: vorklasse vorschulklasse vorschuljahr
  primary_school: grundschule primarschule volksschule primarstufe
  middle_school: mittelstufe sekundarstufe_i unterstufe
  high_school: weiterfuhrende_schule oberschule >gymnasium >realschule >gesamtschule
  sixth_form: oberstufe gymnasiale_oberstufe sekundarstufe_ii kursstufe qualifikationsphase
  alevel: abitur abi hochschulreife matura
  freshman: erstsemester <ersti studienanfanger
  state_school: staatliche_schule offentliche_schule
  private_school: privatschule freie_schule ersatzschule
  boarding_school: >internat internatsschule internatsplatz
  halls_of_residence: studentenwohnheim studierendenwohnheim wohnheimplatz
  legal_guardian: erziehungsberechtigte erziehungsberechtigter sorgeberechtigte personensorgeberechtigte >eltern
  playgroup: krabbelgruppe spielgruppe eltern_kind_gruppe eltern_kind_kurs
  apply_for_a_place: <mein_kind_anmelden <meinen_sohn_anmelden <meine_tochter_anmelden schulanmeldung neuanmeldung >anmeldeverfahren >anmeldeformular >anmeldung
  catchment_area: einzugsbereich schulbezirk schulsprengel >einzugsgebiet
  oversubscribed: <noch_platze_frei <noch_freie_platze <platze_frei <platz_frei >freie_platze >restplatze >ausgebucht >warteliste
  withdraw_my_child: <kind_abmelden <von_der_schule_abmelden <von_der_schule_nehmen schulabmeldung >abmeldung
  interview: aufnahmegesprach vorstellungsgesprach auswahlgesprach interview
  entrance_exam: aufnahmeprufung aufnahmetest eignungsprufung eignungstest zulassungstest
  placement_test: einstufungstest einstufung
  open_evening: tag_der_offenen_tur tag_der_offenen_ture offene_tur infotag infonachmittag informationsnachmittag >infoabend >schnuppertag
  parent_handbook: schulordnung hausordnung elternhandbuch
  school_readiness: schulreife schulfahigkeit zuruckstellung einschulungsuntersuchung
  go_back_to_school: schulstart schuljahresbeginn schuljahresanfang <fangt_die_schule_wieder_an >schulbeginn >schulanfang >erster_schultag
  last_day_of_school: letzter_schultag schuljahresende ferienbeginn <wann_beginnen_die_ferien <wann_fangen_die_ferien >ferien
  school_holidays: schulferien <wann_sind_ferien <wann_sind_die_ferien >ferien >ferientermine >ferienkalender
  semester: semester schulhalbjahr
  half_term: >herbstferien >pfingstferien >winterferien
  inset_day: padagogischer_tag konzeptionstag studientag >bewegliche_ferientage
  school_hours: unterrichtszeiten stundenraster >unterrichtsbeginn
  does_school_finish: <schule_zu_ende <unterricht_zu_ende schulende >unterrichtsschluss >unterrichtsende >schulschluss
  breakfast_club: fruhbetreuung fruhhort >fruhdienst
  wraparound: ubermittagsbetreuung ubermittagbetreuung ogs offener_ganztag schulkindbetreuung hortplatz hortbetreuung spatbetreuung >nachmittagsbetreuung
  half_day: halbtags halbtagsplatz halbtagsgruppe vormittagsgruppe <nur_vormittags >vormittags
  full_day: ganztags ganztagsplatz ganztagsgruppe ganztagsschule ganztagsbetreuung
  holiday_club: ferienbetreuung ferienprogramm ferienlager feriencamp ferienfreizeit ferienspiele ferienhort <betreuung_in_den_ferien
  break_time: hofpause schulpause grosse_pause pausenzeiten
  walk_home_alone: allein_nach_hause alleine_nach_hause <alleine_heimgehen >heimweg
  off_campus: schulgelande <schulgelande_verlassen
  school_office: schulsekretariat schulburo >sekretariat
  emergency_contact: notfallkontakt notfallnummer notfallbogen notfallblatt
  pe_kit: sportsachen sportzeug turnbeutel turnzeug sportbeutel sportkleidung hallenschuhe
  pe: sportunterricht turnunterricht
  uniform_shop: <schuluniform_kaufen <schulkleidung_kaufen >schulkleidung >schuluniform
  blazer: <jogginghose <kapuzenpulli <hoodie <kurze_hose <jeans_tragen >kleiderordnung >schulkleidung
  wear_earrings: <ohrring <ohrringe <piercing <halskette >schmuck
  name_tag: namensetiketten namensschilder <namen_in_die_kleidung >beschriftet >beschriften
  indoor_shoes: hausschuhe patschen wechselschuhe
  change_of_clothes: wechselkleidung wechselsachen wechselwasche ersatzkleidung
  sunscreen: sonnencreme sonnenmilch >sonnenschutz
  backpack: schulranzen ranzen schultasche rucksack
  water_bottle: trinkflasche wasserflasche
  stationery: schreibwaren <federmappchen <federtasche <stifte <schulhefte >schulbedarf >materialliste >schulmaterial
  textbook: schulbuch schulbucher lehrbuch lehrbucher kursbuch lernmittel
  cuddly_toy: kuscheltier stofftier schmusetier schmusetuch <spielzeug_mitbringen <spielsachen_mitbringen >spielzeug
  school_dinner: >schulessen >mittagsverpflegung >mittagessen
  free_school_meals: kostenloses_mittagessen >bildungspaket
  peanut_butter: <erdnussbutter <nutella >nussfrei >nussallergie >nusse
  sweets: sussigkeiten sussigkeit naschereien naschsachen
  picked_on: <gehanselt <gemobbt cybermobbing mobbingpravention >mobbing
  behaviour_policy: verhaltensregeln verhaltenskodex <benimmt_sich <stort_den_unterricht >verhalten >disziplin >schulordnung
  kicked_out_of_school: schulverweis schulausschluss ordnungsmassnahme ordnungsmassnahmen <von_der_schule_fliegen <von_der_schule_geflogen
  truancy: schulschwanzen <schule_schwanzen <schwanzt schulabsentismus >unentschuldigt
  term_time_holiday: beurlaubung schulbefreiung beurlaubungsantrag <urlaub_wahrend_der_schulzeit <fruher_in_die_ferien <vom_unterricht_befreien >beurlauben
  absence_note: entschuldigungsschreiben entschuldigungszettel schriftliche_entschuldigung >entschuldigung
  runny_nose: <schnupfen <laufende_nase <husten <halsschmerzen >erkaltung >krank >krankheit >symptome
  send_him_home: <in_der_schule_krank <krank_wird_in_der_schule >wahrend_des_unterrichts_erkrankt >erkrankt >unwohl >krank
  school_nurse: schulkrankenschwester schulgesundheitsfachkraft krankenzimmer sanitatsraum sanitatszimmer
  gets_hurt_at_school: schulunfall <verletzt_sich_in_der_schule >erste_hilfe >unfall
  antibiotics: <asthmaspray <antibiotikum <antibiotika <hustensaft <schmerzmittel <fiebersaft >medikamente >medikamentengabe
  epipen: epipen adrenalin_pen anaphylaxie notfallmedikament
  diabetic: <diabetes <diabetiker <epilepsie <asthma chronische_erkrankung chronische_krankheit >chronisch_krank
  vaccinated: impfpass impfbuch impfnachweis <ungeimpft >masernschutz >impfung
  school_psychologist: schulpsychologe schulpsychologin schulsozialarbeit schulsozialarbeiter schulsozialarbeiterin vertrauenslehrer beratungslehrer
  senco: lernschwierigkeiten lernbehinderung teilleistungsstorung sonderpadagogischer_forderbedarf forderplan >forderbedarf
  dyslexia: legasthenie legastheniker lrs dyskalkulie leseschwache rechenschwache
  eal: willkommensklasse vorbereitungsklasse deutschforderklasse deutsch_als_fremdsprache >deutschforderung >deutsch_als_zweitsprache >daz
  headteacher: schulleitung rektorin direktorin schuldirektor schuldirektorin >schulleiter >schulleiterin
  deputy_head: konrektor konrektorin stellvertretende_schulleitung stellvertretender_schulleiter stellvertretende_schulleiterin
  form_teacher: klassenlehrer klassenlehrerin klassenleitung klassenleiter klassenleiterin klassenvorstand
  kindergarten_teacher: <erzieher erzieherin padagogische_fachkraft padagogische_fachkrafte gruppenleitung
  supply_teacher: vertretungslehrer vertretungslehrkraft vertretungsunterricht vertretungsplan
  bursar: rechnungsstelle schulverwaltung verwaltungsleitung
  school_governors: schulvorstand schulkonferenz kuratorium
  registrar: zulassungsstelle studiensekretariat aufnahmekommission
  teaching_qualification: ausgebildete_lehrkrafte qualifizierte_lehrkrafte qualifizierte_lehrer
  safeguarding: kinderschutz kinderschutzkonzept schutzkonzept >kindeswohl
  parents_evening: elternsprechabend klassenelternabend >elternabend >elternsprechtag
  room_parent: elternsprecher klassenelternsprecher >elternvertreter
  chaperone: begleiteltern elternbegleitung
  class_trip: klassenreise schullandheim schulausflug studienfahrt wandertag >klassenfahrt
  student_exchange: schuleraustausch austauschschuler austauschprogramm auslandsjahr auslandssemester auslandsaufenthalt
  fundraiser: spendenaktion >spendenlauf >sponsorenlauf >kuchenverkauf >tombola
  sports_day: <sportfest sporttag bundesjugendspiele
  school_photo: schulfotograf schulfotos klassenfoto klassenfotos fototermin
  parent_portal: elternportal eltern_app schul_app >schulmanager >sdui >webuntis
  mock_exam: probeklausur probeprufung probeabitur
  retake: nachprufung wiederholungsprufung nachklausur prufungswiederholung <durchgefallen <prufung_nicht_bestanden <prufung_wiederholen
  grading_system: notensystem notengebung leistungsbewertung notenskala
  repeat_a_year: sitzenbleiben <sitzen_geblieben nichtversetzung <klasse_wiederholen <nicht_versetzt
  hw: <hausi <hausis >hausaufgaben
  homework_club: hausaufgabenbetreuung hausaufgabenhilfe lernzeit lernzeiten
  private_tutor: nachhilfe nachhilfeunterricht nachhilfelehrer lernhilfe
  curriculum: lehrplan curriculum kursinhalte lerninhalte unterrichtsinhalte bildungsplan <was_lernt_man <was_lernen_die_kinder
  teaching_method: padagogik padagogisches_konzept unterrichtsmethode unterrichtsmethoden lehrmethode
  remote_learning: fernunterricht distanzunterricht onlineunterricht distanzlernen fernlehrgang
  math: mathe mathematik
  music_lesson: instrumentalunterricht musikunterricht <klavierunterricht <gitarrenunterricht <geigenunterricht <instrument_lernen
  instrument_rental: leihinstrument leihinstrumente instrumentenverleih mietinstrument mietinstrumente <instrument_leihen <instrument_mieten <instrument_ausleihen
  violin: violine >geige
  piano: klavier
  guitar: gitarre
  recital: vorspielabend schulervorspiel schulerkonzert schulkonzert klassenvorspiel
  soccer: fussball
  chess: schach
  martial_arts: kampfsport kampfkunst kampfkunste <karate <judo <taekwondo
  dance: tanz tanzen
  headphones: <kopfhorer <airpods <smartwatch elektronische_gerate digitale_gerate digitale_endgerate
  tuition_free: schulgeldfrei schulgeldfreiheit kein_schulgeld
  means_tested: einkommensabhangig schulgeldnachlass >schulgeldermassigung
  materials_fee: materialgeld kopiergeld papiergeld bastelgeld
  alumni: <ehemalige ehemalige_schuler ehemalige_schulerinnen ehemaligenverein alumni absolventen
  transcript: notenspiegel notenubersicht leistungsubersicht schulerakte
  proof_of_enrollment: schulbescheinigung schulbesuchsbescheinigung immatrikulationsbescheinigung studienbescheinigung
  certificate_of_completion: teilnahmebescheinigung teilnahmebestatigung teilnahmezertifikat abschlusszertifikat <gibt_es_ein_zertifikat <bekomme_ich_ein_zertifikat >zertifikat
  miss_a_lesson: <stunde_verpasst <stunde_versaumt <stunde_nachholen >nachholstunde >nachholtermin >nachgeholt >nachholen >versaumte_stunden
  one_on_one_lessons: einzelunterricht privatunterricht privatstunden >einzelstunden
  group_lesson: gruppenunterricht gruppenkurs gruppenkurse gruppenstunde
  evening_class: abendkurs abendkurse abendschule abendunterricht
  adult_education: erwachsenenbildung weiterbildung fortbildung volkshochschule vhs
`;
