/** Services, books, taxes and the sale of a business. */
export const businessConcepts = `
  service: leistung leistungen angebot anbieten dienstleistung
  specialize: schwerpunkt spezialisiert fachgebiet tatigkeitsschwerpunkt rechtsgebiet
  represent: vertreten vertretung verteidigung verteidigen
  court: gericht verhandlung prozess richter
  sue: klage klagen verklagen rechtsstreit
  divorce: scheidung <trennung scheiden
  custody: sorgerecht umgangsrecht umgang <kinder_teilen
  will: testament erbe erbschaft erbrecht nachlass
  criminal: strafrecht straftat strafverfahren
  drunk: trunkenheit alkohol
  accident: unfall verkehrsunfall
  traffic_ticket: blitzer geschwindigkeit bussgeld punkte geblitzt
  driving_licence: fuhrerschein fahrerlaubnis
  bankruptcy: insolvenz schulden bankrott
  immigration: einwanderung visum aufenthalt auslanderrecht
  landlord: vermieter miete mieter mietrecht mietvertrag
  job: arbeit stelle beschaftigung kundigung arbeitsrecht arbeitgeber beruf
  hiring: <stellen_sie_ein <stellt_ihr_ein <offene_stellen >stellenangebote >wir_suchen >stellenanzeige
  contract: vertrag vereinbarung
  tax: steuer steuern finanzamt steuererklarung
  filing: steuererklarung abgabe
  bookkeeping: buchhaltung buchfuhrung
  payroll: lohnabrechnung lohnbuchhaltung
  letter: brief schreiben bescheid
  audit: prufung betriebsprufung
  simple: einfach
  individual: privat personlich einzelperson
  business: unternehmen firma betrieb geschaft
  partner: partner partnerschaft zusammenarbeit kooperation
  same: selbe getrennt unabhangig
  software: software programm app anwendung
  install: installieren installation einrichten
  delete: loschen entfernen
  version: version aktualisierung update
  option: option parameter einstellung schalter
  picture: bild foto bilder fotos
  video: video film
  folder: ordner verzeichnis
  copy: kopie kopieren sicherung
  error: fehler problem storung
  slow: langsam schnell schneller geschwindigkeit
  password: passwort anmelden konto login
  data: daten datenschutz dsgvo
  permission: lizenz nutzungsrecht urheberrecht
  wheelchair: rollstuhl barrierefrei behindert behinderung rollstuhlgerecht behindertengerecht barrierefreiheit stufenlos ebenerdig <gehbehindert <rollator >aufzug >rampe
  pet: hund haustier tier katze vierbeiner hunde
  patient: patient behandlung therapie
  emergency: notfall dringend eilig notdienst
  delivery: lieferung liefern versand
  guarantee: garantie gewahrleistung
  repair: reparieren reparatur beheben
  meet: treffen besprechung
  wealth: vermogen geldanlage finanz
  house: haus immobilie grundstuck
  remote: online digital ferngesprach videokonferenz
  sell_my_business: <meine_firma_verkaufen <mein_unternehmen_verkaufen <meinen_betrieb_verkaufen <meine_praxis_verkaufen <firma_verkaufen <unternehmen_verkaufen <betrieb_verkaufen <geschaft_verkaufen firmenverkauf unternehmensverkauf betriebsverkauf praxisverkauf >verkaufen
  buy_a_business: <firma_kaufen <unternehmen_kaufen <betrieb_kaufen <firma_ubernehmen <betrieb_ubernehmen <unternehmen_ubernehmen firmenkauf unternehmenskauf unternehmensubernahme kaufgesuche >verkaufsangebote >kaufer
  business_valuation: unternehmensbewertung firmenbewertung unternehmenswert firmenwert kaufpreisermittlung wertermittlung ertragswert <meine_firma_wert <mein_unternehmen_wert <mein_betrieb_wert <wie_viel_ist_meine_firma <was_ist_meine_firma <was_bekomme_ich_fur_meine_firma >wert
  broker_commission: provision >erfolgshonorar erfolgsprovision maklerprovision vermittlungsprovision courtage maklerhonorar <wie_viel_prozent_nehmen <wie_viel_bekommen_sie_davon <vorab_zahlen <im_voraus_zahlen <vorkasse_zahlen
  nda: verschwiegenheitserklarung vertraulichkeitsvereinbarung vertraulichkeitserklarung geheimhaltungsvereinbarung <ohne_dass_es_jemand_erfahrt <ohne_dass_mitarbeiter <mitarbeiter_erfahren <konkurrenz_erfahrt >diskret >diskretion >vertraulich >anonym >anonymisiert
  time_to_sell: verkaufsdauer verkaufsprozess <wie_lange_dauert_ein_verkauf <wie_lange_dauert_der_verkauf <wie_lange_bis_verkauft >verkauf
  seller_financing: kaufpreisfinanzierung verkauferdarlehen unternehmensfinanzierung ubernahmefinanzierung <kauf_finanzieren <ubernahme_finanzieren <kredit_fur_den_kauf >finanzierung
  due_diligence: due_diligence absichtserklarung kaufvertrag datenraum <zahlen_prufen <einblick_in_die_zahlen sorgfaltsprufung
  training_period: ubergabephase einarbeitung einarbeitungsphase wettbewerbsverbot <nach_dem_verkauf_bleiben <nach_dem_verkauf <den_neuen_einarbeiten
  succession: nachfolge unternehmensnachfolge betriebsnachfolge nachfolgeregelung nachfolgeplanung <keinen_nachfolger <in_rente_gehen <zur_ruhe_setzen <betrieb_ubergeben
  exclusive_listing: alleinauftrag exklusivvertrag vermittlungsvertrag maklervertrag <an_sie_gebunden <wie_lange_gebunden
  serious_buyers: kauferauswahl kaufersuche <kaufer_finden <wie_finden_sie_kaufer <ernsthafte_kaufer <ernste_interessenten kauferprufung >kaufinteressenten >interessenten
  what_kind_of_businesses: branchen branchenschwerpunkt <was_fur_firmen <welche_art_von_firmen <zu_klein_fur_sie umsatzgrosse unternehmensgrosse mindestumsatz
  income_tax_return: einkommensteuererklarung arbeitnehmerveranlagung lohnsteuerjahresausgleich <steuerausgleich <steuer_machen <steuern_machen <meine_steuer >steuererklarung
  income_tax: einkommensteuer <lohnsteuer
  tax_office: finanzamt finanzverwaltung
  tax_preparer: steuerberater steuerberaterin
  cpa: wirtschaftsprufer
  just_a_w2: einfache_steuererklarung
  w2: lohnsteuerbescheinigung jahreslohnbescheinigung
  independent_contractor: freier_mitarbeiter subunternehmer freelancer
  drive_for_uber: <fahre_fur_uber >selbststandig
  work_for_myself: selbstandig freiberuflich kleingewerbe nebengewerbe
  sole_proprietor: einzelunternehmen einzelunternehmer einzelfirma
  sell_on_etsy: onlinehandel onlinehandler e-commerce
  under_the_table: schwarzarbeit schwarzgeld <schwarz_gearbeitet
  unemployment: arbeitslosengeld arbeitslosigkeit arbeitslos
  stock_sales: aktienverkauf aktiengewinne <aktien_verkauft
  dividends: dividenden kapitalertrage kapitaleinkunfte kapitalertragsteuer abgeltungssteuer abgeltungsteuer
  capital_gains: verausserungsgewinn verausserungsgewinne kapitalgewinne
  sold_my_house: spekulationssteuer spekulationsfrist <haus_verkauft <wohnung_verkauft >hausverkauf >immobilienverkauf >verkauf
  gift_tax: schenkungssteuer schenkungsteuer <geld_verschenken <geld_schenken >schenkung
  inheritance_tax: erbschaftssteuer erbschaftsteuer
  claim_a_dependent: unterhaltsberechtigt
  child_tax_credit: kinderfreibetrag kindergeld
  filing_status: zusammenveranlagung einzelveranlagung ehegattensplitting <gemeinsam_veranlagen
  home_office: arbeitszimmer homeoffice homeoffice-pauschale <buro_zu_hause
  mileage_deduction: fahrtkosten pendlerpauschale entfernungspauschale kilometerpauschale fahrtenbuch <fahrt_zur_arbeit
  medical_expenses: krankheitskosten arztkosten aussergewohnliche_belastungen
  mortgage: hypothek baufinanzierung immobilienkredit baukredit
  property_tax: grundsteuer
  depreciation: abschreibung abschreibungen afa
  household_employee: haushaltshilfe haushaltsscheck
  tax_id: steuernummer steueridentifikationsnummer steuer-id
  ssn: sozialversicherungsnummer
  pay_stub: gehaltsabrechnung lohnzettel gehaltszettel verdienstabrechnung
  proof_of_income: einkommensnachweis gehaltsnachweis verdienstbescheinigung
  expense_receipts: kassenbons quittungen <belege
  record_retention: aufbewahrungsfrist aufbewahrungsfristen aufbewahrungspflicht <unterlagen_aufbewahren <belege_aufbewahren
  what_papers: <welche_papiere >unterlagen >dokumente
  drop_off_my_papers: <unterlagen_abgeben <unterlagen_vorbeibringen <papiere_vorbeibringen
  efile: elster elektronische_steuererklarung elektronisch_ubermittelt
  amended_return: berichtigte_steuererklarung steuererklarung_berichtigen <fehler_in_der_steuererklarung <steuererklarung_korrigieren
  tax_extension: fristverlangerung <frist_nicht_schaffen <nicht_rechtzeitig_abgeben
  file_late: verspatungszuschlag <zu_spat_abgegeben <zu_spat_abgebe <steuererklarung_zu_spat
  pay_the_irs_over_time: stundungsantrag <steuern_in_raten <ratenzahlung_beim_finanzamt >ratenzahlung steuerstundung
  payment_plan: ratenzahlung ratenplan zahlungsplan
  wage_garnishment: lohnpfandung gehaltspfandung kontopfandung
  irs_representation: <mit_dem_finanzamt_sprechen <mit_dem_finanzamt_reden >finanzamt >vertretung
  accuracy_guarantee: <wenn_sie_einen_fehler_machen >fehler >haftpflicht >berufshaftpflicht
  tax_return_review: <meine_steuererklarung_prufen
  tax_planning: steuergestaltung steueroptimierung steuerplanung steuerersparnis <steuern_sparen <weniger_steuern
  yearround: ganzjahrig <das_ganze_jahr
  retire: ruhestand rente
  retirement_plan: altersvorsorge betriebsrente
  financial_planning: finanzplanung finanzberatung finanzberater vermogensberatung
  w4: lohnsteuerabzug quellensteuer
  do_my_books: <buchhaltung_machen <bucher_fuhren buchhaltung buchfuhrung
  accounts_payable: kreditorenbuchhaltung
  accounts_receivable: debitorenbuchhaltung <rechnungen_schreiben
  cash_flow: liquiditat liquiditatsplanung cashflow
  profit_and_loss: gewinn-_und_verlustrechnung erfolgsrechnung guv
  fiscal_year: geschaftsjahr wirtschaftsjahr
  cfo: finanzvorstand finanzchef
  pay_my_employees: lohnabrechnung lohnbuchhaltung gehaltsabrechnung entgeltabrechnung <gehalter_zahlen <lohne_zahlen
  payroll_tax: lohnsteuer sozialabgaben sozialversicherungsbeitrage lohnnebenkosten
  hire_my_first_employee: <ersten_mitarbeiter_einstellen <meinen_ersten_mitarbeiter >lohnabrechnung
  llc: gmbh unternehmergesellschaft kapitalgesellschaft
  business_tax_return: korperschaftsteuererklarung gewerbesteuererklarung betriebliche_steuererklarung betriebliche_steuererklarungen
  corporate_tax: korperschaftsteuer korperschaftssteuer
  articles_of_incorporation: gesellschaftsvertrag >satzung vereinssatzung
  business_license: gewerbeschein gewerbeanmeldung <gewerbe_anmelden
  close_my_business: <firma_schliessen <firma_auflosen <gewerbe_abmelden <geschaft_aufgeben gewerbeabmeldung geschaftsaufgabe betriebsaufgabe firmenauflosung
  notforprofit: gemeinnutzig gemeinnutzige_organisation ngo
  taxexempt: gemeinnutzigkeit steuerbefreit steuerbefreiung freistellungsbescheid
  homeowners_association: eigentumergemeinschaft wohnungseigentumergemeinschaft
  audited_financial_statements: jahresabschlussprufung abschlussprufer wirtschaftsprufung
  reviewed_financial_statements: pruferische_durchsicht
  business_broker: unternehmensmakler firmenmakler unternehmensvermittler unternehmensvermittlung
  sell_it_myself: <ohne_makler <selbst_verkaufen <selber_verkaufen >makler
  asking_price: kaufpreis verkaufspreis preisvorstellung
  multiple_of: multiplikator multiplikatoren multiplikatorverfahren
  seller_s_discretionary_earnings: ebitda bereinigtes_ergebnis betriebsergebnis
  net_income: reingewinn jahresuberschuss nettogewinn
  revenue: umsatz jahresumsatz umsatze
  appraisal: wertgutachten bewertungsgutachten
  comparable_sales: vergleichstransaktionen vergleichswerte
  goodwill: goodwill geschaftswert firmenwert
  inventory: warenbestand warenlager lagerbestand
  working_capital: betriebskapital umlaufvermogen
  lease_assignment: mietvertrag_ubernehmen ubernahme_des_mietvertrags mietvertragsubernahme nachmieter <was_wird_aus_dem_mietvertrag >mietvertrag
  own_the_building: <gebaude_dabei <das_gebaude_verkaufen >gewerbeimmobilie >immobilie >gebaude
  tell_my_employees: <mitarbeitern_sagen <mitarbeiter_informieren <passiert_mit_den_mitarbeitern <passiert_mit_meinen_mitarbeitern betriebsubergang >mitarbeiter
  bank_loan: darlehen bankkredit bankdarlehen <kredit geschaftskredit
  seller_note: verkauferdarlehen
  equity_injection: eigenkapital eigenmittel <eigenes_geld
  proof_of_funds: kapitalnachweis finanzierungsnachweis <hat_der_kaufer_das_geld
  interest_rate: zinssatz zinssatze zinsen
  personal_guarantee: burgschaft
  purchase_offer: kaufangebot absichtserklarung
  tax_on_the_sale: verausserungsgewinn <steuern_beim_verkauf <steuer_beim_verkauf <verkauf_versteuern
  offering_memorandum: firmenexpose unternehmensexpose verkaufsmemorandum
  reason_for_selling: verkaufsgrund <warum_wird_verkauft <warum_verkauft_der
  absentee_owner: <lauft_von_selbst <lauft_ohne_mich inhaberunabhangig
  family_business: familienunternehmen familienbetrieb familiengefuhrt inhabergefuhrt
  family_succession: generationswechsel familieninterne_nachfolge <an_die_kinder_ubergeben <an_meinen_sohn_ubergeben <an_meine_tochter_ubergeben
  employee_buyout: mbo management-buy-out <an_mitarbeiter_verkaufen <an_meine_mitarbeiter_verkaufen
  partner_buyout: gesellschafterwechsel <partner_auszahlen <gesellschafter_auszahlen
  franchise: franchise franchisenehmer franchisesystem
  auto_repair: autowerkstatt kfz-werkstatt >werkstatt
  car_wash: autowaschanlage waschstrasse autowasche
  gas_station: tankstelle
  car_dealership: autohaus autohandler autohandel
  laundromat: waschsalon
  dry_cleaner: textilreinigung chemische_reinigung
  daycare: kita kindertagesstatte kindertageseinrichtung
  corner_shop: tante-emma-laden kiosk <spati
  grocery_store: lebensmittelgeschaft lebensmittelladen supermarkt
  liquor_store: getrankemarkt spirituosenhandel
  diner: <imbiss <gaststatte <wirtshaus <gasthaus <pizzeria <doner >restaurant >gastronomie >gastronomiebetrieb
  pub: kneipe gaststatte schankwirtschaft
  coffee_shop: cafe kaffeehaus
  bakery: backerei backer konditorei
  cleaning_company: reinigungsfirma gebaudereinigung putzfirma
  construction_company: bauunternehmen baufirma bauunternehmer
  trucking: fuhrunternehmen lkw-fahrer transportunternehmen spedition
  factory: produktionsbetrieb fertigungsbetrieb <fabrik
  real_estate_agency: immobilienmakler immobilienburo
  farm: landwirtschaft landwirt bauernhof landwirtschaftlicher_betrieb
`;
