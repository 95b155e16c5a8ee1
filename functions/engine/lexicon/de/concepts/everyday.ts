/** Everyday actions: getting there, finding, asking. */
export const everydayConcepts = `
  phone: telefon telefonnummer anrufen rufnummer tel handy telefonisch
  fax: fax telefax faxnummer
  email: email mail mailadresse schreiben
  contact: kontakt kontaktieren erreichen anfrage erreichbar
  address: adresse anschrift standort sitz lage ort anfahrt wo befindet befinden liegt
  headquarters: hauptsitz zentrale hauptburo
  branch: filiale zweigstelle niederlassung buro kanzlei standort
  hours: offnungszeiten geoffnet offen sprechzeiten burozeiten offnen <habt_ihr_auf <haben_sie_auf <macht_ihr_auf <machen_sie_auf
  close: geschlossen schliessen schliesst ruhetag ruhetage <macht_ihr_zu <machen_sie_zu <habt_ihr_zu
  time: uhrzeit uhr beginn beginnt anfang anfangen
  begin: beginn anfang start beginnen starten
  end: ende enden schluss
  deadline: frist stichtag einsendeschluss anmeldeschluss ablauf spatestens bis
  date: datum termin tag wann
  weekday: werktag wochentag werktags montag freitag
  weekend: wochenende samstag sonntag
  monday: montag montags mo
  tuesday: dienstag dienstags
  wednesday: mittwoch mittwochs
  thursday: donnerstag donnerstags
  friday: freitag freitags
  saturday: samstag samstags sonnabend
  sunday: sonntag sonntags
  morning: morgen vormittag morgens vormittags
  evening: abend abends nacht
  afternoon: nachmittag nachmittags
  january: januar janner
  february: februar
  march: marz
  april: april
  may: mai
  june: juni
  july: juli
  august: august
  september: september
  october: oktober
  november: november
  december: dezember
  spring: fruhling fruhjahr
  summer: sommer
  autumn: herbst
  winter: winter
  holiday: ferien urlaub feiertag feiertage
  appointment: termin besprechung vereinbaren beratung buchen reservieren <drankommen <reinschieben terminvereinbarung
  parking: parken parkplatz parkplatze parkhaus stellplatz stellplatze tiefgarage parkmoglichkeiten <auto_abstellen <auto_stehen_lassen <mein_auto <mit_dem_auto
  bus: bus bahn zug ubahn sbahn strassenbahn offentliche_verkehrsmittel offentlichen_verkehrsmitteln opnv <ohne_auto <mit_den_offis <mit_den_offentlichen
  stop: haltestelle bahnhof station
  airport: flughafen flug
  hotel: hotel unterkunft ubernachtung zimmer
  venue: veranstaltungsort findet_statt statt
  far: entfernt entfernung nahe weit
  website: webseite website homepage internet online
  train: zug bahn ubahn sbahn bahnhof
  visit: besuch besuchen besichtigung besichtigen fuhrung
  bicycle: fahrrad rad radfahren
  one: 1 eins erste erster erstes einmal
  two: 2 zwei zweite zweiter zweimal
  three: 3 drei dritte dritter
  four: 4 vier vierte
  five: 5 funf funfte
  six: 6 sechs sechste
  ten: zehn 10
  half: halb halfte
  middle: mittlere mittel
  big: gross grosse grosste
  small: klein kleine
  new: neu neue neueste
  long: lang lange dauer dauert
  consecutive: hintereinander ununterbrochen
  often: oft haufig wie_oft
  help: hilfe helfen unterstutzung
  use: benutzen verwenden nutzen
  get: bekommen erhalten
  benefit: vorteil vorteile bonus
  work: arbeiten einsatz aufwand
  goal: ziel zweck mission
  handle: bearbeiten kummern erledigen
  explain: erklaren bedeuten bedeutung
  keep: behalten aufbewahren
  choose: wahlen auswahlen
  show: zeigen anzeigen ansehen
  write: schreiben bearbeiten andern hinzufugen
  read: lesen auslesen
  rename: umbenennen
  support: unterstutzt kompatibel
  convert: umwandeln konvertieren
  barefoot: barfuss fusse
  color: farbe farben
  brand: marke modell
  first: erst erstes
  confidential: vertraulich geheim
  complain: beschwerde beschweren <unzufrieden <beschwere
  safe: sicher sicherheit
  news: neuigkeiten nachrichten aktuelles
  event: veranstaltung veranstaltungen fest
  guy: typ mann frau
  sock: socken schuhe schlappen
  outfit: anzug kimono uniform
  hygiene: hygiene sauber duschen waschen schmuck
  belt: gurtel grad dan
  licence: lizenz mitgliedsausweis
  doctor_note: attest arztlich gesundheit
  tardy: zu_spat verspatet
  absent: fehlen abwesend abwesenheit versaumen
  punished: strafe bestraft verweis
  mobile_phone: handy smartphone
  smoke: rauchen zigarette raucher
  stay: ubernachten unterkunft gastehaus
  room: raum saal halle zimmer
  gym: turnhalle sporthalle
  subject: fach studiengang abteilung
  dropout: abgang verlassen
  reserved: quote reserviert
  extra: zusatzlich extra bonus
  cash_prize: geldpreis preisgeld
  celebrate: feier verleihung jubilaum
  switch: wechseln umsteigen
  currently: aktuell derzeit heute
  overseas: ausland international
  far_away: entfernt ausserhalb
  response: antwort antworten ruckmeldung <zuruckschreiben
  upload: hochladen einreichen
  sign: unterschreiben unterschrift
  behind: ruckstand aufholen
  review: bewertung rezension <was_sagen_andere erfahrungsberichte kundenstimmen
  history: geschichte herkunft
  latest: neueste aktuelle
  overwrite: uberschreiben ersetzen
  recursive: rekursiv unterordner
  shift: verschieben korrigieren
  gps: gps standort koordinaten
  character: zeichensatz zeichenkodierung umlaute
  crash: absturz abgesturzt funktioniert
  spreadsheet: tabelle excel csv
  localize: sprache ubersetzung
  free_software: lizenz quelloffen
  windows: windows pc
  mac: mac macos
  timestamp: datum zeitstempel aufnahmedatum
  thumbnail: vorschau vorschaubild
  camera: kamera objektiv
  quiet: unterdrucken still
  batch: mehrere stapel
  exclude: ausschliessen auslassen
  garbage: mull abfall
  toilet: toilette wc klo toiletten
  rent: mieten leihen vermietung
  gluten: gluten laktose
  stroller: kinderwagen buggy <mit_dem_kinderwagen
  newsletter: newsletter abonnieren rundbrief
  call_it_off: <abblasen <abspringen <einen_ruckzieher absagen stornieren stornierung storno
  withdrawal_period: widerrufsrecht widerrufsfrist widerrufsbelehrung <anders_uberlegt <anders_uberlege
  contract_termination: vertragskundigung >kundigung_des_vertrags <vertrag_kundigen <vertrag_beenden <aus_dem_vertrag
  minimum_term: mindestlaufzeit vertragslaufzeit mindestvertragslaufzeit vertragsbindung <wie_lange_gebunden <lange_gebunden
  deregister: abmeldung abmelden <von_der_schule_nehmen <aus_der_kita_nehmen
  unsubscribe: newsletter_abbestellen newsletter_abmelden <keine_mails_mehr
  substitute_participant: ersatzteilnehmer ersatzperson <jemand_anderen_schicken <platz_weitergeben <karte_weitergeben <ticket_weitergeben >ubertragbar
  course_change: kurswechsel gruppenwechsel <kurs_wechseln <gruppe_wechseln
  make_up_class: nachholtermin <stunde_nachholen <verpasste_stunde <training_nachholen
  swap_it_for: umtausch umtauschen <tauschen_gegen
  reference_only: prasenzbestand prasenzexemplar <mit_nach_hause_nehmen >ausleihbar
  book_drop: ruckgabekasten ruckgabebox ruckgabeklappe bucherklappe
  doggy_bag: doggybag doggy_bag <rest_einpacken <reste_mitnehmen <rest_mitnehmen
  letterbox: briefkasten hausbriefkasten <brief_einwerfen
  voicemail: anrufbeantworter mailbox <nachricht_hinterlassen <aufs_band
  callback: ruckruf zuruckrufen ruckrufservice
  response_time: reaktionszeit antwortzeit <wann_bekomme_ich_antwort <wann_bekomme_ich_eine_antwort <wann_melden_sie_sich >melden_uns_innerhalb >antworten_innerhalb
  contact_person: ansprechpartner ansprechpartnerin ansprechperson kontaktperson <an_wen_wende_ich_mich <wen_frage_ich <wen_kann_ich_fragen
  press_contact: pressekontakt presseanfragen pressesprecher pressestelle <ich_bin_journalist
  complaints_procedure: beschwerdeverfahren beschwerdestelle beschwerdemanagement reklamation reklamieren <nicht_zufrieden <mich_beschweren >beschwerde >ombudsstelle
  grade_appeal: notenbeschwerde <note_anfechten <gegen_die_note
  suggestion_box: verbesserungsvorschlage kummerkasten <verbesserungsvorschlag >anregungen >ihr_feedback
  fill_in_the_form: formular_ausfullen <was_muss_ich_ausfullen <zettel_ausfullen >anmeldeformular >antragsformular >anmeldebogen
  download_the_form: <wo_finde_ich_das_formular <wo_bekomme_ich_das_formular <formular_herunterladen >herunterladen >downloads
  send_it_by_mail: <mit_der_post_schicken <per_post_schicken >per_post >postalisch >postweg
  send_a_photo_of_the: <abfotografieren <einscannen <foto_vom_dokument >eingescannt >gescannt
  electronic_signature: elektronische_signatur digitale_signatur elektronische_unterschrift <online_unterschreiben <digital_unterschreiben
  parental_consent: einverstandniserklarung einwilligungserklarung <eltern_unterschreiben <unterschrift_der_eltern
  waiver_form: haftungsverzicht verzichtserklarung >auf_eigene_gefahr >eigenes_risiko
  certified_copies: beglaubigte_kopie beglaubigung beglaubigen <kopie_beglaubigen
  original_documents: originalunterlagen im_original >originaldokumente <reicht_eine_kopie <kopie_reicht <kopie_aus
  photo_id: lichtbildausweis personalausweis identitatsnachweis <ausweis_zeigen <mich_ausweisen <perso >reisepass
  proof_of_address: meldebescheinigung meldebestatigung wohnsitznachweis meldezettel <wohnsitz_nachweisen
  copy_of_my_records: patientenakte krankenakte <kopie_meiner_akte <befunde_bekommen >patientenunterlagen
  right_to_erasure: recht_auf_loschung loschung_ihrer_daten <meine_daten_loschen <daten_loschen_lassen
  right_of_access: auskunftsrecht recht_auf_auskunft <welche_daten_speichern <welche_daten_haben
  sell_my_data: weitergabe_an_dritte datenweitergabe <daten_weitergeben <daten_verkaufen >an_dritte
  withdrawal_of_consent: einwilligung_widerrufen widerruf_der_einwilligung <zustimmung_zuruckziehen <einwilligung_zuruckziehen
  data_protection_officer: datenschutzbeauftragter datenschutzbeauftragte
  photo_release: fotoeinwilligung recht_am_eigenen_bild <fotografiert_werden <fotos_von_meinem_kind <fotos_meines_kindes <bilder_von_meinem_kind
  video_surveillance: videouberwachung uberwachungskameras <werde_ich_gefilmt
  not_allowed: verboten untersagt >nicht_gestattet >nicht_erlaubt
  compulsory_attendance: anwesenheitspflicht teilnahmepflicht <jedes_mal_kommen <jede_woche_kommen
  excused_from: unterrichtsbefreiung sportbefreiung befreiung_vom_unterricht <vom_sport_befreien <vom_unterricht_befreien
  fee_waiver: gebuhrenbefreiung beitragsbefreiung gebuhrenfrei beitragsfrei <wer_muss_nicht_zahlen <wer_zahlt_nichts
  who_gets_in_free: <wer_kommt_gratis <kostenlos_rein <gratis_rein freier_eintritt eintritt_frei
  acceptance_letter: zulassungsbescheid aufnahmebestatigung aufnahmebescheid <platz_bekommen_haben <platz_bekommen_habe
  rejected: abgelehnt ablehnung abgewiesen <weggeschickt
  eligible: anspruchsberechtigt teilnahmeberechtigt zugangsvoraussetzungen teilnahmevoraussetzungen <wer_darf_mitmachen <wer_kann_sich_bewerben
  queue: warteschlange <schlange_stehen <anstehen
  first_come_first_served: wer_zuerst_kommt reihenfolge_der_anmeldung reihenfolge_des_eingangs reihenfolge_der_anmeldungen
  admission_lottery: losverfahren >platzverlosung
  plus_one: gastkarte <freund_mitbringen <freundin_mitbringen <freunde_mitbringen <jemanden_mitnehmen >gaste_willkommen
  come_alone: <alleine_kommen <allein_kommen <ohne_partner >einzelpersonen
  just_have_a_look: <nur_mal_schauen <nur_umsehen >stobern >umschauen
  video_call: videogesprach videocall videotermin videoberatung onlineberatung videokonferenz zoom <uber_zoom <per_videoanruf
  phone_consultation: telefonberatung telefontermin telefonische_beratung telefongesprach <am_telefon_besprechen
  in_person: prasenztermin <personlich_vorbeikommen <personlich_treffen >personlich_vor_ort
  mobile_service: vor_ort_service mobiler_service <kommen_sie_zu_mir <kommt_ihr_zu_mir <kommen_sie_nach_hause >kommen_zu_ihnen >bei_ihnen_zu_hause >bei_ihnen_vor_ort
  work_from_home: homeoffice home_office mobiles_arbeiten <von_zuhause_arbeiten
  job_application: bewerbungsunterlagen bewerbungsmappe lebenslauf bewerbungsschreiben <bewerbung_schicken <um_eine_stelle_bewerben >ihre_bewerbung
  unsolicited_application: initiativbewerbung blindbewerbung
  job_interview: bewerbungsgesprach vorstellungsgesprach
  apprentice: ausbildungsplatz lehrstelle lehrling azubi auszubildende auszubildender ausbildungsbetrieb <lehre_machen <ausbildung_machen <ausbildung_bei_euch >wir_bilden_aus
  internship: praktikum praktikant praktikantin praktikumsplatz schulerpraktikum <schnupperlehre
  part_time_job: nebenjob minijob aushilfe aushilfskraft <studentenjob <schulerjob <ferienjob <ferialjob werkstudent
  hours_of_work: arbeitszeit wochenarbeitszeit schichtdienst
  hourly_wage: stundenlohn einstiegsgehalt ausbildungsvergutung <was_verdiene_ich <was_verdient_man <wie_viel_verdient_man >gehalt
  employee_benefits: sozialleistungen mitarbeitervorteile mitarbeiterbenefits >betriebliche_altersvorsorge
  career_changer: quereinsteiger quereinstieg seiteneinsteiger <ungelernt <ohne_ausbildung_bewerben
  background_check: fuhrungszeugnis
  volunteer_opportunities: <braucht_ihr_helfer <brauchen_sie_helfer <braucht_ihr_hilfe >helfer_gesucht >freiwillige_gesucht >ehrenamtliche_gesucht
  voluntary_service: bundesfreiwilligendienst bufdi freiwilliges_soziales_jahr fsj bfd freiwilligendienst
  expense_allowance: aufwandsentschadigung ehrenamtspauschale ubungsleiterpauschale <ehrenamt_bezahlt
  reception_desk: rezeption empfangsdame rezeptionistin
  proprietor: geschaftsinhaber inhabergefuhrt <wem_gehort >inhaber >familienbetrieb >familiengefuhrt
  managing_director: geschaftsfuhrer geschaftsfuhrerin geschaftsfuhrung geschaftsleitung
  deputy: stellvertreter stellvertretende stellvertretender konrektor
  handles_the_money: kassenwart kassenwartin kassier schatzmeister schatzmeisterin <wer_macht_die_kasse
  club_secretary: schriftfuhrer schriftfuhrerin protokollfuhrer <wer_schreibt_das_protokoll
  board_of_trustees: vorstandsmitglieder gesamtvorstand vorstandschaft kuratorium <im_vorstand
  caretaker: hausmeister hausmeisterin hauswart
  come_just_once: <nur_einmal_kommen <einmal_mitmachen einzeleintritt
  beginners_course: anfangerkurs einsteigerkurs grundkurs <kurs_fur_anfanger
  rained_out: schlechtwetter ausweichtermin witterungsbedingt <bei_regen_aus <bei_schlechtem_wetter >bei_jedem_wetter >bei_regen
  snowstorm: <schneesturm <glatteis <sturmwarnung <hitzewelle unwetter
`;
