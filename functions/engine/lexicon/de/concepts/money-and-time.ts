/** Payments, purchases, times of day and year. */
export const moneyAndTimeConcepts = `
  price: geld preis preise kosten kostet gebuhr gebuhren >schulgeld honorar tarif beitrag teuer bezahlen verlangen <was_nehmen_sie <was_nehmt_ihr <was_kommt_auf_mich_zu <etwas_bezahlen <etwas_zahlen <kostet_das_etwas <kostet_das_was <kostet_es_etwas <kostet_mich_das_etwas
  fine: strafe bussgeld mahngebuhr geldstrafe
  salary: gehalt lohn vergutung verdienst
  free: kostenlos gratis kostenfrei unentgeltlich umsonst <etwas_bezahlen <etwas_zahlen <kostet_das_etwas <kostet_das_was <kostet_es_etwas <kostet_mich_das_etwas
  discount: rabatt ermassigung nachlass ermassigt vergunstigung <billiger <gunstiger preisnachlass
  refund: erstattung ruckerstattung erstatten zuruckzahlen <geld_zuruck <geld_wieder
  pay: zahlung bezahlen zahlen zahlungsart <etwas_bezahlen <etwas_zahlen <kostet_das_etwas <kostet_das_was <kostet_es_etwas <kostet_mich_das_etwas
  installment: rate raten ratenzahlung <in_raten <nach_und_nach_bezahlen <auf_raten teilzahlung
  invoice: rechnung quittung
  cash: bar bargeld
  credit_card: kreditkarte karte ec-karte
  check: scheck
  buy: kaufen bestellen kauf erwerben verkaufen laden
  donate: spende spenden
  scholarship: stipendium forderung zuschuss
  prize: preis auszeichnung gewinner gewonnen gewinnt
  sponsor: sponsor forderer
  insurance: versicherung versichert <abgesichert
  deposit: anzahlung kaution vorschuss
  plan: paket tarif stufe variante
  early: fruhbucher fruh vorzeitig
  ticket: ticket karte eintritt eintrittskarte
  hourly: stundensatz pro_stunde
  monthly: monatlich monat pro_monat
  yearly: jahrlich jahr pro_jahr
  weekly: wochentlich woche
  daily: taglich tag
  quarter: quartal vierteljahrlich
  percent: prozent
  maximum: maximal hochstens maximum grenze
  minimum: mindestens minimum
  bond: kaution pfand mietsicherheit sicherheitsleistung
  down_payment: anzahlung
  prepay: vorkasse vorauskasse vorauszahlung <vorher_bezahlen <vorher_zahlen <vorab_bezahlen <im_voraus_bezahlen >zahlung
  pay_later: rechnungskauf kauf_auf_rechnung auf_rechnung <spater_bezahlen <spater_zahlen <nachher_bezahlen <hinterher_bezahlen >klarna >zahlung
  pay_on_the_spot: <vor_ort_bezahlen <vor_ort_zahlen >abendkasse >zahlbar_vor_ort >zahlung_vor_ort >barzahlung
  cash_on_delivery: nachnahme <bei_lieferung_zahlen <bei_lieferung_bezahlen
  cash_payment: barzahlung >bargeld <bares
  exact_change: wechselgeld <passend_zahlen <passend_haben abgezahltes_geld passendes_kleingeld
  atm: geldautomat bankomat <geld_abheben <bargeld_abheben
  debit_card: girocard girokarte ec-karte debitkarte bankkarte >maestro
  amex: amex american_express kreditkarte >gangige_kreditkarten
  mobile_payment: mobiles_bezahlen mobile_zahlung apple_pay google_pay twint <per_app_bezahlen <mit_app_bezahlen
  contactless: kontaktlos <karte_dranhalten nfc
  iban: bankverbindung kontonummer iban kontodaten <wohin_uberweisen <wohin_muss_ich_uberweisen
  wire_transfer: bankuberweisung <geld_uberweisen <banktransfer
  direct_debit: lastschrift bankeinzug sepa_mandat abbuchung
  student_discount: studentenrabatt studentenermassigung studierendenrabatt studententarif studentenpreis <rabatt_fur_studenten <als_student_billiger >ermassigt
  senior_discount: seniorenrabatt seniorenermassigung seniorenpreis seniorentarif rentnerrabatt <rabatt_fur_rentner <rabatt_fur_senioren <als_rentner_billiger >ermassigt
  military_discount: soldatenrabatt
  sibling_discount: geschwisterrabatt geschwisterermassigung geschwisterbonus familienrabatt <rabatt_fur_geschwister <zweites_kind_billiger >geschwisterkind
  loyalty_program: treueprogramm treuekarte treuepunkte bonusprogramm bonuskarte stempelkarte kundenkarte <punkte_sammeln
  referral_bonus: empfehlungspramie empfehlungsbonus freunde_werben kunden_werben_kunden mitglieder_werben_mitglieder
  early_bird: fruhbucherrabatt fruhbucherpreis fruhbucher fruhbucherbonus
  last_minute: kurzfristig <in_letzter_minute <auf_den_letzten_drucker last_minute
  special_offers: sonderangebote aktionsangebote sonderaktion <aktuelle_angebote
  clearance_sale: schlussverkauf sommerschlussverkauf winterschlussverkauf raumungsverkauf <schnappchen
  price_match: bestpreisgarantie tiefpreisgarantie preisgarantie <woanders_billiger <woanders_gunstiger
  negotiable: verhandelbar verhandlungsbasis <feilschen <preis_verhandeln <uber_den_preis_verhandeln
  affordable: preiswert erschwinglich preisgunstig kostengunstig
  bucks: <kohle <moneten preis
  surcharge: zuschlag aufpreis mehrkosten zusatzkosten mehrpreis <kostet_extra <extra_bezahlen <extra_zahlen <extra_kosten <mehr_bezahlen
  hidden_fees: versteckte_kosten versteckte_gebuhren >transparente_preise <haken_an_der_sache <bose_uberraschungen
  weekend_surcharge: wochenendzuschlag nachtzuschlag feiertagszuschlag sonntagszuschlag <am_wochenende_teurer <nachts_teurer
  processing_fee: bearbeitungsgebuhr verwaltungsgebuhr servicegebuhr buchungsgebuhr vorverkaufsgebuhr
  card_surcharge: kartengebuhr kreditkartengebuhr transaktionsgebuhr <gebuhr_fur_kartenzahlung <kartenzahlung_extra
  registration_fee: anmeldegebuhr aufnahmegebuhr einschreibegebuhr einschreibegeld
  entry_fee: eintrittspreis eintrittsgeld eintrittsgebuhr <eintritt_zahlen <eintritt_bezahlen >eintritt
  free_admission: freier_eintritt eintritt_frei kostenloser_eintritt kostenfreier_eintritt <umsonst_rein <kostenlos_rein >eintritt
  included_in_the_price: inbegriffen inklusive inkludiert <im_preis_enthalten <im_preis_drin <im_preis_dabei >enthalten >beinhaltet
  not_included: nicht_enthalten nicht_inbegriffen nicht_inklusive zubuchbar >gegen_aufpreis >aufpreis >zuzuglich
  vat: mwst mehrwertsteuer umsatzsteuer ust
  sales_receipt: kassenbon kassenbeleg kassenzettel kaufbeleg kaufnachweis <bon >quittung
  late_payment: zahlungsverzug zahlungserinnerung mahnung mahnkosten mahngebuhr verzugszinsen <vergessen_zu_bezahlen <vergessen_zu_zahlen <zu_spat_bezahlt <zu_spat_gezahlt <nicht_rechtzeitig_bezahle
  payment_due: zahlungsfrist zahlungsziel zahlungstermin falligkeitsdatum >zahlbar <wann_muss_ich_zahlen <wann_muss_ich_bezahlen <bis_wann_muss_ich_zahlen <bis_wann_muss_ich_bezahlen <wann_muss_ich_uberweisen
  installments: ratenzahlung ratenkauf monatsraten zahlungsplan <abstottern <abzahlen <stuckweise_bezahlen
  financing: finanzierung ratenkredit nullprozentfinanzierung <auf_kredit <auf_pump
  non_refundable: nicht_erstattungsfahig nicht_erstattbar keine_erstattung keine_ruckerstattung >nicht_erstattet >nicht_zuruckerstattet <ruckerstattung <geld_zuruck <anzahlung_zuruck
  store_credit: gutschrift warengutschein
  valid_until: gultigkeit gultigkeitsdauer ablaufdatum verfallsdatum >gultig_bis <ablaufen <abgelaufen verfallen
  redeem: einlosen einlosbar <gutschein_benutzen <gutschein_verwenden
  tip: trinkgeld bedienungsgeld
  subsidy: zuschuss subventioniert bezuschusst fordermittel <staat_zahlt_etwas_dazu
  day_pass: tageskarte tagesticket tageseintritt einzeleintritt einzelkarte <nur_fur_einen_tag <nur_einen_tag
  concession: ermassigter_preis ermassigter_eintritt ermassigter_tarif >ermassigt <ermassigung_bekommen
  family_ticket: familienkarte familienticket familienpreis familieneintritt
  price_list: preisliste preisverzeichnis preisubersicht gebuhrenordnung gebuhrenverzeichnis gebuhrenubersicht
  price_increase: preiserhohung beitragserhohung preisanpassung <preise_erhohen <teurer_werden <wird_teurer
  per_night: pro_nacht ubernachtungspreis
  per_lesson: pro_einheit pro_termin pro_sitzung einzelstunde einzelpreis <einzeln_bezahlen
  monthly_fee: monatsgebuhr monatspreis monatsbeitrag monatspauschale monatlicher_beitrag <kostet_im_monat <kostet_pro_monat <kostet_das_im_monat >monatlich >pro_monat
  annual_fee: jahresgebuhr jahrespreis jahresbeitrag jahrespauschale <kostet_im_jahr <kostet_pro_jahr <kostet_das_im_jahr >jahrlich >pro_jahr
  day_rate: tagespreis tagessatz tagesmiete tagespauschale <kostet_pro_tag <kostet_am_tag >pro_tag
  tourist_tax: kurtaxe ortstaxe bettensteuer beherbergungssteuer kurbeitrag gastebeitrag ubernachtungssteuer citytax
  cleaning_fee: endreinigung reinigungspauschale reinigungsgebuhr putzpauschale reinigungskosten
  cancellation_fee: stornogebuhr stornokosten stornierungsgebuhr stornierungskosten rucktrittskosten <kostet_die_stornierung <kostet_die_absage >stornierung >storno
  free_cancellation: kostenlose_stornierung kostenfreie_stornierung <kostenlos_stornieren <kostenlos_absagen <gratis_stornieren >stornierung >stornieren >absage
  monthly_subscription: abo abonnement monatsabo jahresabo
  makeup_class: nachholstunde nachholtermin nachholen
  separate_bills: getrennte_rechnung <getrennt_zahlen <getrennt_bezahlen <rechnung_teilen
  ticket_office: kartenschalter ticketschalter tageskasse abendkasse kassenhalle museumskasse theaterkasse
  foreign_currency: fremdwahrung wahrung <in_dollar_zahlen <in_euro_bezahlen <in_franken_zahlen
  punctual: punktlich punktlichkeit >rechtzeitig
  how_early_should_i_arrive: >minuten_vorher >minuten_vor >vor_beginn <wie_fruh_muss_ich_da_sein <wie_fruh_da_sein <wie_viel_fruher <fruher_da_sein
  last_admission: letzter_einlass letzter_eintritt letzter_zutritt kassenschluss <bis_wann_kommt_man_rein <bis_wann_reinkommen
  doors_open: einlass einlassbeginn einlasszeit saaloffnung <ab_wann_rein <ab_wann_kommt_man_rein
  close_at_lunch: mittagspause durchgehend_geoffnet >ohne_mittagspause <uber_mittag <in_der_mittagspause
  business_hours: geschaftszeiten betriebszeiten ladenoffnungszeiten servicezeiten offnungszeiten <wann_seid_ihr_da <wann_habt_ihr_offen <wann_ist_jemand_da <wann_erreiche_ich_jemanden
  visiting_hours: besuchszeiten besucherzeiten
  noon: mittag zwolf_uhr
  mon_fri: >mo_fr >montag_bis_freitag werktags wochentags unter_der_woche
  tuesday_2: dienstag >di
  wednesday_2: mittwoch >mi
  thursday_2: donnerstag
  friday_2: freitag
  saturday_2: samstag sonnabend
  sunday_2: sonntag
  monday_2: montag
  every_day: taglich >jeden_tag >7_tage_die_woche
  fortnightly: zweiwochentlich vierzehntagig 14-tagig alle_zwei_wochen alle_14_tage jede_zweite_woche
  every_week: wochentlich >jede_woche >einmal_pro_woche >einmal_in_der_woche
  every_month: monatlich >jeden_monat >einmal_im_monat >einmal_pro_monat
  annually: jahrlich >alljahrlich >jedes_jahr >einmal_im_jahr
  half_hour: halbe_stunde halbstundig >30_minuten
  hour_and_a_half: anderthalb_stunden eineinhalb_stunden >90_minuten
  peak_season: hauptsaison hochsaison
  off_season: nebensaison vorsaison nachsaison
  public_holiday: feiertag gesetzlicher_feiertag nationalfeiertag
  christmas_eve: heiligabend >24_dezember
  new_year_s_eve: silvester >31_dezember
  new_year_s_day: neujahr neujahrstag >1_januar
  good_friday: karfreitag
  pentecost: pfingsten pfingstmontag >pfingstsonntag
  ascension_day: himmelfahrt christi_himmelfahrt himmelfahrtstag
  may_day: tag_der_arbeit maifeiertag >1_mai
  carnival: karneval fasching fastnacht >rosenmontag >faschingsdienstag
  annual_closure: betriebsurlaub betriebsferien sommerpause winterpause <macht_ihr_urlaub <machen_sie_urlaub >urlaub
  summer_vacation: sommerferien <grosse_ferien
  christmas_break: weihnachtsferien
  spring_break: osterferien fruhjahrsferien
  fall_break: herbstferien
  february_break: winterferien faschingsferien skiferien sportferien
  school_year: schuljahr
  first_day_of_school: schulbeginn schulanfang erster_schultag <schule_wieder_los <schule_wieder_an
  school_calendar: schulkalender ferienkalender ferienplan ferientermine ferienordnung
  same_day: am_selben_tag am_gleichen_tag taggleich
  late_checkout: spate_abreise spaterer_checkout late_checkout <spater_auschecken
  minimum_stay: mindestaufenthalt mindestmietdauer >mindestens_nachte <nur_eine_nacht <fur_eine_nacht
  rental_period: mietdauer mietzeit mietzeitraum leihdauer <wie_lange_kann_ich_mieten
  kilogram: kilogramm kilo kg
  weight_limit: gewichtsbeschrankung hochstgewicht maximalgewicht gewichtsgrenze gewichtslimit
  minimum_height: mindestgrosse korpergrosse <wie_gross_muss_man <wie_gross_mussen_kinder
  dimensions: abmessungen <wie_breit >breite
  size_chart: grossentabelle grossenberatung konfektionsgrosse kleidergrosse <welche_grosse_brauche_ich <welche_grosse_soll_ich <fallt_klein_aus
  plus_size: ubergrosse grosse_grossen
  square_feet: quadratmeter qm m2 grundflache wohnflache raumgrosse
  maximum_capacity: fassungsvermogen maximale_personenzahl >sitzplatze <wie_viele_personen_passen <wie_viele_leute_passen <wie_viele_gaste_passen <wieviele_leute_passen
  minimum_number_of_participants: mindestteilnehmerzahl mindestteilnehmer mindestpersonenzahl mindestgruppengrosse <wie_viele_leute_braucht_man <wie_viele_personen_mindestens
  maximum_number_of_participants: hochstteilnehmerzahl maximale_teilnehmerzahl teilnehmerbegrenzung maximale_gruppengrosse <wie_gross_darf_die_gruppe
  walking_distance: fussweg gehminuten fusslaufig >zu_fuss <hinlaufen <zu_fuss_hin
`;
