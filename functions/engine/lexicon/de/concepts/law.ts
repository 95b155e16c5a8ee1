/** Law and tax, in the words of clients and offices. */
export const lawConcepts = `
  jail: gefangnis haft freiheitsstrafe knast haftstrafe freiheitsentzug
  hit_and_run: fahrerflucht unfallflucht unfallort entfernen
  driver_license: fuhrerschein fahrerlaubnis lappen fahrverbot entzug entziehung
  medical_psychological_assessment: mpu idiotentest gutachten medizinisch-psychologisch
  creditor: glaubiger schuldet schulden
  debt: schulden verschuldet insolvenz privatinsolvenz verbraucherinsolvenz uberschuldung
  debt_relief: restschuldbefreiung schuldenfrei befreien entschuldung
  fired: gekundigt kundigung entlassen entlassung gefeuert rausgeschmissen kundigungsschutz <gekundigt_worden <hat_mich_gekundigt <job_verloren
  severance: abfindung
  employer: arbeitgeber chef
  employee: arbeitnehmer angestellter mitarbeiter
  overtime: uberstunden mehrarbeit
  costs: kosten anwaltskosten gerichtskosten prozesskosten anwaltsgebuhren
  bear: zahlen tragen bezahlen ubernehmen aufkommen
  win: gewinnen gewinne obsiegen erfolgreich gewonnen
  side: partei seite gegner gegenseite
  legal_insurance: rechtsschutz rechtsschutzversicherung
  legal_aid: prozesskostenhilfe beratungshilfe beratungsschein beratungshilfeschein <kein_geld_fur_einen_anwalt <anwalt_nicht_leisten
  consultation: erstberatung beratungsgesprach erstgesprach beratung
  free_of_charge: kostenlos unverbindlich kostenfrei
  contingency: erfolgshonorar
  injured: verletzt verletzung unfall korperverletzung
  damages: schadensersatz schmerzensgeld entschadigung
  liability_insurance: berufshaftpflicht berufshaftpflichtversicherung haftpflichtversicherung versicherung
  licensed: zugelassen zulassung anwaltskammer rechtsanwaltskammer
  state: bundesland region gebiet zustandig
  domestic_violence: hausliche_gewalt gewaltschutz
  child_support: unterhalt kindesunterhalt
  wills: testament erbe erbrecht nachlass erben
  power_of_attorney: vollmacht vorsorgevollmacht betreuung
  dui: alkohol trunkenheit promille alkoholfahrt
  arrested: verhaftet festgenommen polizei straftat angeklagt strafverfahren
  expunge: fuhrungszeugnis vorstrafe
  citation: bussgeld blitzer verkehr strafzettel punkte
  tenant: vermieter mieter miete mietvertrag raumung wohnung <rausgeworfen <aus_der_wohnung_werfen <kaution_zuruck
  green_card: aufenthalt einburgerung abschiebung visum asyl
  secret: vertraulich schweigepflicht verschwiegenheit geheim
  tax_return: steuererklarung steuern finanzamt
  extension: verlangerung fristverlangerung
  selfemployed: selbststandig freiberufler <nebenbei_selbststandig nebengewerbe freelancer
  small_business: kleinunternehmen grundung gmbh existenzgrundung
  nonprofit: gemeinnutzig verein stiftung
  discovery_call: kennenlerngesprach vorgesprach <erstes_gesprach <das_erste_gesprach <mit_einem_anwalt_sprechen <mit_anwalt_sprechen >erstgesprach >erstberatung >beratungsgesprach
  free_consultation: >kostenlose_erstberatung >kostenfreie_erstberatung >kostenloses_erstgesprach >kostenfreies_erstgesprach erstberatungsgebuhr <kostet_die_erstberatung <kostet_das_erstgesprach <kostet_das_erste_gesprach <kostet_die_erste_beratung
  flat_fee: pauschalhonorar pauschalpreis festpreis >stundensatz stundenhonorar zeithonorar honorarvereinbarung vergutungsvereinbarung steuerberatervergutungsverordnung rvg stbvv <wie_rechnen_sie_ab <wie_rechnet_ihr_ab <wie_wird_abgerechnet
  cost_estimate: kostenvoranschlag kostenschatzung preisangebot <was_ungefahr <ungefahr_kosten <kosten_vorher_wissen <angebot_bekommen
  who_gets_the_kids: <wer_bekommt_die_kinder <wer_kriegt_die_kinder <kinder_behalten <meine_kinder_sehen <kinder_wegnehmen >sorgerecht >umgangsrecht >umgang >aufenthaltsbestimmungsrecht >wechselmodell
  leaving_my_husband: <auseinandergehen <meinen_mann_verlassen <meine_frau_verlassen <mann_hat_mich_verlassen <frau_hat_mich_verlassen <von_meinem_mann_trennen <von_meiner_frau_trennen <scheiden_lassen <uns_trennen <will_mich_trennen <ehe_am_ende >scheidung >trennung >familienrecht
  who_gets_the_house: zugewinn zugewinnausgleich vermogensauseinandersetzung hausrat hausratsteilung <wer_bekommt_das_haus <haus_behalten <haus_aufteilen <vermogen_aufteilen guterrecht guterstand
  prenup: ehevertrag <vertrag_vor_der_hochzeit
  adopt: adoption adoptieren adoptionsrecht stiefkindadoption
  my_dad_died: <mein_vater_ist_gestorben <meine_mutter_ist_gestorben <mein_mann_ist_gestorben <meine_frau_ist_gestorben <meine_eltern_sind_gestorben <wenn_ich_sterbe <wenn_jemand_stirbt <nach_meinem_tod <wer_bekommt_mein <was_hinterlassen >erbrecht >nachlass >erbschaft >testament >erbe
  executor: testamentsvollstrecker nachlassverwaltung nachlassabwicklung nachlasspfleger
  disinherit: enterbt pflichtteil pflichtteilsanspruch <leer_ausgehen testamentsanfechtung
  owes_me_money: inkasso forderungseinzug forderungsmanagement mahnverfahren mahnbescheid <schuldet_mir_geld <zahlt_nicht <bezahlt_nicht <hat_nicht_gezahlt <geld_eintreiben
  getting_sued: <werde_verklagt <will_mich_verklagen <hat_mich_verklagt <bin_verklagt <klage_bekommen >klageverteidigung >klageabwehr >prozessvertretung >zivilrecht
  statute_of_limitations: verjahrung verjahrungsfrist klagefrist widerspruchsfrist <zu_spat_zu_klagen <wie_lange_kann_ich_klagen
  chances_of_winning: erfolgsaussicht <lohnt_sich_eine_klage <lohnt_sich_das <chancen_zu_gewinnen <habe_ich_eine_chance
  go_to_court: aussergerichtlich mediation mediator schlichtung <vor_gericht_gehen <ohne_gericht <muss_ich_vor_gericht >gericht
  pulled_over: <angehalten_worden <von_der_polizei_angehalten <betrunken_gefahren <mit_alkohol_am_steuer >trunkenheit_im_verkehr >alkohol_am_steuer >verkehrsstrafrecht
  police_interview: vorladung vernehmung anhorungsbogen strafbefehl <brief_von_der_polizei <post_von_der_polizei <polizei_will_mich <zur_polizei
  workers_compensation: arbeitsunfall wegeunfall berufsgenossenschaft <bei_der_arbeit_verletzt <unfall_auf_der_arbeit
  behind_on_my_books: <buchhaltung_liegengeblieben <mit_der_buchhaltung_hinterher <mit_der_buchhaltung_im_ruckstand <schuhkarton <zettelwirtschaft <belege_nicht_sortiert buchhaltungsruckstand nachbuchen >aufarbeitung >ruckstande
  haven_t_filed: <nie_abgegeben <keine_steuererklarung_abgegeben <steuererklarung_nicht_abgegeben <mehrere_jahre_nicht <seit_jahren_keine verspatungszuschlag
  tax_notice: steuerbescheid bescheidprufung einspruch einspruchsverfahren <brief_vom_finanzamt <post_vom_finanzamt <schreiben_vom_finanzamt <finanzamt_hat_geschrieben >bescheid >finanzamt
  tax_audit: >betriebsprufung aussenprufung umsatzsteuersonderprufung lohnsteuerprufung <finanzamt_pruft <finanzamt_prueft <prufer_kommt >prufung
  owe_the_irs: steuerschuld steuernachzahlung stundungsantrag saumniszuschlag <steuern_nachzahlen <steuern_nicht_zahlen
  get_money_back_from_taxes: steuerruckerstattung steuererstattung <geld_zuruckbekommen <geld_vom_finanzamt_zuruck >erstattung
  deduct: absetzen absetzbar abzugsfahig werbungskosten betriebsausgaben sonderausgaben steuerlich_absetzbar <von_der_steuer_absetzen
  kind_of_clients: neumandant neue_mandanten mandantenaufnahme mandatsannahme <neue_kunden_auf <mandanten_auf <mandant_werden onboarding >mandanten >kunden
  out_of_town: <aus_der_ferne <von_weit_weg <wohne_weit_weg <nicht_aus_der_gegend <aus_einer_anderen_stadt <vorbeikommen_muss <personlich_vorbeikommen <personlich_erscheinen <nicht_vor_ort bundesweit deutschlandweit ortsunabhangig standortunabhangig uberregional >digital >online >videokonferenz
  secure_portal: mandantenportal datev_unternehmen_online cloudportal belegupload <unterlagen_schicken <belege_schicken <belege_hochladen <unterlagen_hochladen <unterlagen_zusenden
  bookkeeping_software: buchhaltungssoftware buchhaltungsprogramm datev lexoffice lexware sevdesk <welche_software
  monthly_close: monatsabschluss kontenabstimmung bwa jahresabschluss jahresabschlusse bilanz gewinn_und_verlustrechnung einnahmenuberschussrechnung
  sales_tax: umsatzsteuer mehrwertsteuer umsatzsteuervoranmeldung umsatzsteuererklarung ust vorsteuer
  estimated_taxes: steuervorauszahlung vorauszahlung einkommensteuervorauszahlung quartalszahlungen
  start_a_business: <selbststandig_machen <selbstandig_machen <firma_grunden <unternehmen_grunden <gmbh_grunden <eigene_firma <eigenes_unternehmen >existenzgrundung unternehmensgrundung grundungsberatung firmengrundung gewerbeanmeldung
  rental_property: mieteinnahmen vermietungseinkunfte vermietung_und_verpachtung <wohnung_vermiete <vermiete_eine
  crypto: krypto kryptowahrung bitcoin
  two_states: doppelbesteuerung grenzganger <in_zwei_landern
  foreign_income: auslandseinkunfte auslandische_einkunfte <konto_im_ausland <im_ausland_gearbeitet <im_ausland_verdient
  when_are_taxes_due: abgabefrist abgabetermin abgabetermine <bis_wann_steuererklarung <bis_wann_muss_ich <bis_wann_muss_die_steuererklarung
  turnaround: bearbeitungszeit bearbeitungsdauer <wie_schnell_ist <bis_wann_fertig <wann_ist_das_fertig <wann_fertig <wie_lange_brauchen_sie
  already_have_an_accountant: steuerberaterwechsel anwaltswechsel mandatswechsel kanzleiwechsel <steuerberater_wechseln <anwalt_wechseln <den_steuerberater_wechseln <unzufrieden_mit_meinem
  tell_anyone: <bleibt_das_unter_uns <erfahrt_jemand <weitererzahlen <jemandem_erzahlen mandatsgeheimnis anwaltsgeheimnis steuergeheimnis >vertraulich >verschwiegenheit >verschwiegenheitspflicht >schweigepflicht
  notary: notar notariat notariell beglaubigen beglaubigung beurkundung
  trademark: markenrecht markenanmeldung markenschutz patent patentrecht <marke_schutzen <idee_schutzen <namen_schutzen gewerblicher_rechtsschutz
  family_law: familienrecht familienrechtlich scheidungsanwalt scheidungsanwältin
  uncontested_divorce: einvernehmliche_scheidung einverständliche_scheidung <beide_die_scheidung <beide_scheidung_wollen
  separation_period: trennungsjahr trennungszeit <wie_lange_getrennt <getrennt_leben >getrenntleben
  separation_agreement: scheidungsfolgenvereinbarung trennungsvereinbarung scheidungsvereinbarung
  spousal_support: ehegattenunterhalt trennungsunterhalt nachehelicher_unterhalt geschiedenenunterhalt <alimente unterhalt
  child_support_calculation: düsseldorfer_tabelle unterhaltsberechnung unterhaltshöhe <wie_viel_unterhalt <wieviel_unterhalt >kindesunterhalt
  child_support_enforcement: unterhaltsrückstand unterhaltsklage >unterhaltsvorschuss <zahlt_keinen_unterhalt <keinen_unterhalt >kindesunterhalt >unterhalt
  adult_children: volljährige_kinder volljährigenunterhalt erwachsene_kinder <kind_18_wird
  beats_me: <schlägt_mich <mich_geschlagen <gewalttätig >häusliche_gewalt >gewaltschutz >gewaltschutzgesetz >näherungsverbot >kontaktverbot
  paternity: vaterschaft vaterschaftstest vaterschaftsanfechtung vaterschaftsanerkennung vaterschaftsfeststellung <nicht_der_vater
  grandparents_rights: umgangsrecht_der_grosseltern grosselternumgang <enkel_sehen
  pension_sharing: versorgungsausgleich rentenausgleich <rente_bei_scheidung <rente_teilen
  name_change: namensänderung <namen_ändern <nachnamen_ändern <geburtsname <mädchenname
  employment_law: arbeitsrecht arbeitsrechtlich <ärger_mit_dem_chef <ärger_im_job <probleme_mit_dem_chef <streit_mit_dem_arbeitgeber
  axed: <vor_die_tür_gesetzt <auf_die_strasse_gesetzt <rausgeflogen >kündigung >arbeitgeberkündigung >kündigung_durch_den_arbeitgeber
  unfair_dismissal: ungerechtfertigte_kündigung unwirksame_kündigung kündigungsschutzklage kündigungsschutzgesetz kündigungsschutzrecht <ohne_grund_gekündigt <zu_unrecht_gekündigt <gegen_die_kündigung <gegen_kündigung >kündigung
  summary_dismissal: fristlose_kündigung ausserordentliche_kündigung <fristlos_gekündigt <sofort_gekündigt
  redundant: betriebsbedingte_kündigung betriebsbedingt stellenabbau massenentlassung >sozialplan >sozialauswahl
  resign: eigenkündigung kündigung_durch_den_arbeitnehmer <selbst_kündigen <job_kündigen <stelle_kündigen >kündigung
  mutual_termination: aufhebungsvertrag aufhebungsvereinbarung abwicklungsvertrag auflösungsvertrag
  severance_pay: abfindung abfindungszahlung abfindungsanspruch <geld_bei_kündigung
  written_warning: abmahnung <verwarnung_vom_chef
  letter_of_reference: arbeitszeugnis zwischenzeugnis dienstzeugnis <schlechtes_zeugnis <zeugnis_vom_chef <zeugnis_vom_arbeitgeber
  mini_job: minijob minijobber geringfügige_beschäftigung aushilfsjob
  part_time: teilzeit teilzeitarbeit teilzeitbeschäftigung teilzeitstelle
  employment_contract: arbeitsvertrag anstellungsvertrag
  fixed_term_contract: befristeter_arbeitsvertrag befristeter_vertrag befristetes_arbeitsverhältnis zeitvertrag
  probationary_period: probezeit
  unpaid_wages: lohnrückstand lohnklage ausstehender_lohn gehaltsrückstand lohnansprüche <chef_zahlt_nicht <arbeitgeber_zahlt_nicht <kein_gehalt_bekommen <keinen_lohn_bekommen >lohn
  sexual_harassment: sexuelle_belästigung <begrapscht <chef_hat_mich_angefasst
  workplace_bullying: mobbing_am_arbeitsplatz bossing >mobbing <auf_der_arbeit_gemobbt <chef_mobbt <kollegen_mobben
  discrimination: diskriminierung gleichbehandlung gleichbehandlungsgesetz benachteiligung
  maternity_leave: elternzeit mutterschutz mutterschutzgesetz
  annual_leave: urlaubsanspruch urlaubstage jahresurlaub resturlaub erholungsurlaub urlaubsabgeltung <tage_urlaub
  labor_court: arbeitsgericht arbeitsgerichtsverfahren arbeitsgerichtlich
  criminal_defense: strafverteidigung strafverteidiger strafverteidigerin strafrecht strafrechtlich
  police_custody: polizeigewahrsam vorläufige_festnahme festnahme <von_der_polizei_mitgenommen <polizei_hat_ihn_mitgenommen >festgenommen
  pretrial_detention: untersuchungshaft uhaft haftprüfung haftbeschwerde <sitzt_in_haft <sitzt_im_gefängnis <sitzt_im_knast
  arrest_warrant: haftbefehl
  bail: haftverschonung haftkaution aussetzung_des_haftbefehls <aus_der_haft <gegen_kaution_frei
  search_warrant: hausdurchsuchung durchsuchungsbeschluss wohnungsdurchsuchung <wohnung_durchsucht
  right_to_remain_silent: aussageverweigerungsrecht schweigerecht zeugnisverweigerungsrecht <muss_ich_aussagen <aussage_verweigern <muss_ich_bei_der_polizei_aussagen
  accused_of: <vorgeworfen beschuldigter angeklagter tatverdacht <falsch_beschuldigt <zu_unrecht_beschuldigt
  criminal_complaint: strafanzeige strafantrag <bei_der_polizei_anzeigen <anzeige_machen <zur_polizei_gehen anzeige_erstatten
  shoplifting: ladendiebstahl >diebstahl <beim_klauen_erwischt <im_laden_geklaut
  assault_and_battery: körperverletzung <schlägerei <prügelei <zusammengeschlagen <verprügelt
  fraud: betrug betrogen >veruntreuung <abgezockt <übers_ohr_gehauen
  drug_possession: betäubungsmittelstrafrecht betäubungsmittelgesetz btmg drogendelikt drogenbesitz <mit_drogen_erwischt <mit_gras_erwischt <mit_cannabis_erwischt
  defamation: verleumdung beleidigung üble_nachrede rufschädigung <lügen_über_mich
  probation_sentence: bewährungsstrafe strafaussetzung_zur_bewährung auf_bewährung
  jail_time: strafmass freiheitsstrafe haftstrafe gefängnisstrafe <ins_gefängnis <in_den_knast
  juvenile_crime: jugendstrafrecht jugendgericht jugendstrafverfahren jugendstrafsachen
  victim: nebenklage opferschutz opferhilfe opferentschädigung <opfer
  public_defender: pflichtverteidiger pflichtverteidigung pflichtverteidigerin
  traffic_law: verkehrsrecht verkehrsrechtlich verkehrsverstoss verkehrsdelikt verkehrsordnungswidrigkeit ordnungswidrigkeit
  driving_too_fast: <zu_schnell_gefahren <zu_schnell_unterwegs <geblitzt_worden >geschwindigkeitsüberschreitung >geschwindigkeitsverstoss >tempoverstoss >verkehrsordnungswidrigkeiten
  penalty_points: punkte_in_flensburg punkteabbau fahreignungsregister
  license_suspension: führerscheinentzug fahrerlaubnisentzug entziehung_der_fahrerlaubnis entzug_der_fahrerlaubnis führerscheinverlust fahrverbot <führerschein_weg <lappen_weg <führerschein_abgeben <führerschein_verlieren <führerschein_abgenommen >fahrerlaubnis
  license_reinstatement: wiedererteilung_der_fahrerlaubnis neuerteilung_der_fahrerlaubnis wiedererteilung sperrfrist <führerschein_zurück <lappen_zurück <führerschein_wieder >fahrerlaubnis
  drove_drunk: <besoffen_gefahren <betrunken_auto <angetrunken <getrunken_und_gefahren >trunkenheitsfahrt >alkoholfahrt >alkohol_am_steuer >trunkenheit
  breath_test: alkoholtest atemalkoholtest atemalkohol blutalkohol blutprobe blutalkoholkonzentration
  leaving_the_scene: fahrerflucht unfallflucht unerlaubtes_entfernen entfernen_vom_unfallort <einfach_weitergefahren <parkrempler <abgehauen
  contest_a_ticket: einspruch_gegen_bussgeldbescheid einspruch_gegen_den_bussgeldbescheid bussgeldbescheid bussgeldverfahren <gegen_den_strafzettel <gegen_das_bussgeld
  car_accident: verkehrsunfall autounfall auffahrunfall <angefahren <aufgefahren <mir_reingefahren <hinten_drauf_gefahren >unfall
  personal_injury: personenschaden unfallrecht
  insurance_dispute: versicherungsrecht leistungsablehnung <versicherung_zahlt_nicht <versicherung_will_nicht_zahlen <versicherung_weigert >versicherer
  pain_and_suffering: schmerzensgeld schmerzensgeldanspruch
  medical_malpractice: behandlungsfehler arztfehler kunstfehler arzthaftung arzthaftungsrecht ärztepfusch medizinrecht <falsch_behandelt <op_schiefgegangen <falsch_operiert
  slip_and_fall: verkehrssicherungspflicht streupflicht räumpflicht <ausgerutscht <auf_glatteis_gestürzt
  dog_bite: hundebiss tierhalterhaftung hundehalterhaftung <vom_hund_gebissen <hund_gebissen
  tenancy_law: mietrecht mietrechtlich wohnraummietrecht mietstreitigkeiten <ärger_mit_dem_vermieter <streit_mit_dem_vermieter <probleme_mit_dem_vermieter >vermieter
  eviction_notice: räumungsklage eigenbedarf eigenbedarfskündigung wohnungskündigung räumungsaufforderung <vermieter_hat_mir_gekündigt <vermieter_will_mich_raus <aus_der_wohnung_raus
  rental_deposit: mietkaution kautionsrückzahlung mietsicherheit <kaution_nicht_zurück <kaution_wieder <behält_die_kaution >kaution
  rent_increase: mieterhöhung mietpreisbremse mietspiegel >staffelmiete >indexmiete <miete_erhöhen <mehr_miete_zahlen
  rent_reduction: mietminderung <miete_mindern <miete_kürzen <weniger_miete_zahlen
  rent_arrears: mietrückstand mietschulden mietausfall <miete_nicht_zahlen <mieter_zahlt_nicht <mieter_zahlt_die_miete_nicht
  utility_costs: nebenkosten nebenkostenabrechnung betriebskosten betriebskostenabrechnung heizkosten heizkostenabrechnung
  commercial_lease: gewerbemietrecht gewerbemietvertrag gewerbemiete gewerberaummietrecht
  hidden_defect: versteckter_mangel verdeckte_mängel arglistig_verschwiegen sachmangel <verkäufer_hat_verschwiegen <verkäufer_hat_gelogen >arglistige_täuschung
  construction_defect: baumangel mangelbeseitigung baupfusch <pfusch_am_bau <handwerker_hat_gepfuscht
  construction_law: baurecht bauvertragsrecht architektenrecht
  neighbor_dispute: nachbarrecht nachbarschaftsrecht nachbarschaftsstreit nachbarstreitigkeiten <laute_nachbarn <streit_mit_dem_nachbarn <ärger_mit_dem_nachbarn <probleme_mit_dem_nachbarn <streit_mit_nachbarn <ärger_mit_nachbarn
  property_purchase: immobilienkauf hauskauf wohnungskauf grundstückskauf immobilienkaufvertrag grundstückskaufvertrag <haus_kaufen <wohnung_kaufen >immobilien
  land_register: grundbuch grundbuchamt grundbucheintrag grundbuchauszug
  inheritance_law: erbrechtlich nachlassplanung erbrecht
  heir: erbe miterbe alleinerbe erbin
  intestate: gesetzliche_erbfolge gesetzliche_erben ohne_testament <kein_testament
  will_drafting: handschriftliches_testament eigenhändiges_testament testamentsgestaltung letzter_wille letztwillige_verfügung >berliner_testament >notarielles_testament <testament_schreiben <testament_machen <testament_aufsetzen >testament
  inheritance_dispute: erbengemeinschaft erbauseinandersetzung erbstreit erbstreitigkeiten <streit_ums_erbe <streit_um_das_erbe <streit_mit_geschwistern_ums_erbe
  disclaim_an_inheritance: erbausschlagung ausschlagung_der_erbschaft ausschlagungsfrist <erbe_ausschlagen <schulden_geerbt <erbe_ablehnen
  certificate_of_inheritance: erbschein erbscheinsantrag nachlasszeugnis <als_erbe_nachweisen
  lifetime_gift: schenkung schenkungsvertrag überlassungsvertrag übergabevertrag vorweggenommene_erbfolge >niessbrauch <haus_überschreiben <haus_verschenken <haus_zu_lebzeiten
  living_will: patientenverfügung betreuungsverfügung <lebenserhaltende_massnahmen
  lasting_power_of_attorney: vorsorgevollmacht generalvollmacht bevollmächtigter bevollmächtigen vertretungsvollmacht <für_mich_unterschreiben <für_mich_entscheiden <in_meinem_namen >vollmacht
  conservatorship: rechtliche_betreuung gesetzlicher_betreuer betreuungsrecht betreuungsgericht vormundschaft
  immigration_law: ausländerrecht aufenthaltsrecht migrationsrecht ausländerrechtlich zuwanderungsrecht
  residence_permit: aufenthaltstitel aufenthaltserlaubnis aufenthaltsgenehmigung <in_deutschland_bleiben
  permanent_residence: niederlassungserlaubnis daueraufenthalt unbefristete_aufenthaltserlaubnis unbefristeter_aufenthalt <für_immer_bleiben <dauerhaft_bleiben
  citizenship: staatsangehörigkeit staatsbürgerschaft einbürgerung einbürgerungsantrag >doppelpass <eingebürgert <deutschen_pass <deutscher_werden
  family_reunification: familiennachzug familienzusammenführung ehegattennachzug kindernachzug <frau_nachholen <mann_nachholen <familie_nachholen <nach_deutschland_holen
  deportation: abschiebung ausweisung ausreisepflicht abschiebungsschutz >duldung <abgeschoben <ausreisen_muss
  undocumented: illegaler_aufenthalt unerlaubter_aufenthalt <ohne_papiere <visum_abgelaufen <keine_papiere
  asylum: asyl asylrecht asylantrag asylbewerber asylverfahren flüchtling flüchtlingsschutz
  work_visa: arbeitserlaubnis arbeitsvisum arbeitsgenehmigung >blaue_karte fachkräfteeinwanderung <hier_arbeiten_darf
  visa_denial: visumsablehnung visumablehnung remonstration remonstrationsverfahren <visum_abgelehnt
  personal_bankruptcy: privatinsolvenz verbraucherinsolvenz verbraucherinsolvenzverfahren insolvenzantrag regelinsolvenz <insolvenz_anmelden <pleite_gehen <pleite <schulden_nicht_bezahlen <schulden_nicht_zahlen >insolvenz
  debt_discharge: restschuldbefreiung schuldenerlass wohlverhaltensphase wohlverhaltensperiode <schulden_loswerden <schulden_los
  bailiff: gerichtsvollzieher gerichtsvollzieherin vollziehungsbeamter
  collection_agency: inkassobüro inkassounternehmen inkassoschreiben <brief_vom_inkasso <post_vom_inkasso >inkasso
  consumer_protection: verbraucherschutz verbraucherrecht
  right_of_withdrawal: widerrufsrecht widerrufsfrist rücktrittsrecht rücktritt_vom_vertrag <aus_dem_vertrag_raus <aus_dem_vertrag_rauskommen <vom_vertrag_zurücktreten >widerruf >kündigung
  flight_delay: flugverspätung flugausfall fluggastrechte flugannullierung <flug_verspätet <flug_annulliert <flug_gestrichen
  breach_of_contract: vertragsverletzung vertragsbruch vertragsstreitigkeiten <hält_sich_nicht_an_den_vertrag
  contract_review: vertragsprüfung prüfung_von_verträgen <vertrag_prüfen <vertrag_durchsehen <vertrag_anschauen
  file_a_lawsuit: klageerhebung klageschrift <klage_einreichen <vor_gericht_ziehen <meinen_chef_verklagen <meinen_vermieter_verklagen <jemanden_verklagen >klage
  appellate: berufungsverfahren rechtsmittel oberlandesgericht <urteil_anfechten <gegen_das_urteil <prozess_verloren berufung_einlegen
  administrative_appeal: widerspruch widerspruchsverfahren widerspruchsbescheid <widerspruch_einlegen <gegen_den_bescheid <gegen_einen_bescheid
  appeal_deadline: berufungsfrist einspruchsfrist rechtsmittelfrist >widerspruchsfrist >klagefrist <zu_spät_für_einspruch <einspruchsfrist_verpasst
  verdict: urteil gerichtsurteil gerichtsentscheidung urteilsverkündung
  witness: zeuge zeugin zeugenaussage <bezeugen
  burden_of_proof: beweislast beweismittel beweissicherung beweisaufnahme beweise
  settlement_agreement: aussergerichtliche_einigung gütliche_einigung vergleichsverhandlungen gerichtlicher_vergleich aussergerichtlicher_vergleich <sich_einigen <uns_einigen
  family_mediation: familienmediation streitschlichtung schlichtungsverfahren schlichtungsstelle mediationsverfahren >mediation
  injunction: einstweilige_verfügung einstweilige_anordnung eilverfahren eilantrag einstweiliger_rechtsschutz
  court_summons: gerichtliche_ladung ladung_zum_termin <brief_vom_gericht <post_vom_gericht <ladung_vom_gericht
  lawyer_s_letter: anwaltsschreiben anwaltliches_schreiben <brief_vom_anwalt <post_vom_anwalt
  legal_advice: rechtsberatung anwaltliche_beratung rechtsrat rechtliche_beratung <rat_vom_anwalt
  law_firm: anwaltskanzlei rechtsanwaltskanzlei anwaltsbüro
  hire_a_lawyer: <anwalt_beauftragen <sie_beauftragen <euch_beauftragen <meinen_fall_übernehmen mandatserteilung mandatierung >mandatsvertrag
  attorney_fees: anwaltskosten anwaltsgebühren anwaltshonorar rechtsanwaltsgebühren rechtsanwaltsvergütung rechtsanwaltsvergütungsgesetz
  loser_pays: kostentragung prozesskostenrisiko >kostenerstattungsanspruch >prozesskosten <wer_zahlt_den_anwalt <wer_bezahlt_den_anwalt <zahlt_die_gegenseite <muss_die_gegenseite >anwaltskosten
  legal_expenses_insurance: rechtsschutzversicherung rechtsschutz deckungszusage deckungsanfrage rechtsschutzversicherer <versicherung_den_anwalt
  free_legal_aid: verfahrenskostenhilfe vkh pkh >prozesskostenhilfe >beratungshilfe <anwalt_nicht_bezahlen <kein_geld_für_anwalt <keinen_anwalt_leisten
  notarial_deed: notarielle_urkunde notarielle_beurkundung notarvertrag notartermin beurkundungstermin
  notary_fees: notarkosten notargebühren
  certified_copy: beglaubigte_kopie beglaubigte_abschrift
  apostille: apostille apostillierung
  corporate_law: gesellschaftsrecht handelsrecht wirtschaftsrecht unternehmensrecht
  administrative_law: verwaltungsrecht öffentliches_recht verwaltungsgericht
  civil_law: zivilrecht privatrecht zivilrechtlich
`;
