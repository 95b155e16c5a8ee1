import { parseConcepts } from '../concept.ts';

/** Law and tax, from what people say to what offices write. */
export const lawConcepts = parseConcepts(`
  jail prison imprisonment incarceration behind_bars custodial | gefangnis haft freiheitsstrafe knast haftstrafe freiheitsentzug | prison emprisonnement detention | carcel prision | тюрьма лишение
  hit_and_run left_the_scene leaving_the_scene | fahrerflucht unfallflucht unfallort entfernen | delit_de_fuite fuite | fuga | скрылся
  driving_licence driver_license license licence suspension | fuhrerschein fahrerlaubnis lappen fahrverbot entzug entziehung | permis suspension | carnet licencia | права
  medical_psychological_assessment driving_assessment | mpu idiotentest gutachten medizinisch-psychologisch | expertise | examen | экспертиза
  creditor creditors owe owed lender | glaubiger schuldet schulden | creancier creanciers doit | acreedor acreedores debe | кредитор
  debt debts owe bankruptcy insolvency insolvent | schulden verschuldet insolvenz privatinsolvenz verbraucherinsolvenz uberschuldung | dettes surendettement faillite | deudas deuda insolvencia | долг долги банкротство
  debt_relief discharge debt-free get_rid get_out | restschuldbefreiung schuldenfrei befreien entschuldung | effacement | exoneracion | списание
  fired sacked laid_off dismissed dismissal termination terminated let_go lost_my_job <got_fired <fired_me <lost_her_job <lost_his_job | gekundigt kundigung entlassen entlassung gefeuert rausgeschmissen kundigungsschutz <gekundigt_worden <hat_mich_gekundigt <job_verloren | licencie licenciement renvoye vire <m_a_vire | despedido despido <me_han_despedido <me_echaron | уволен увольнение
  severance redundancy payout | abfindung | indemnite indemnites | indemnizacion finiquito | компенсация
  employer boss company | arbeitgeber chef | employeur patron | empleador jefe patron | работодатель начальник
  employee worker | arbeitnehmer angestellter mitarbeiter | salarie employe | trabajador empleado | работник
  overtime extra_hours | uberstunden mehrarbeit | heures_supplementaires | horas_extra | сверхурочные
  costs lawyer_fees attorney_fees legal_fees court_costs | kosten anwaltskosten gerichtskosten prozesskosten anwaltsgebuhren | honoraires frais_d_avocat | honorarios costas | расходы издержки
  pay bear cover afford expense | zahlen tragen bezahlen ubernehmen aufkommen | payer prendre_en_charge supporter | pagar cubrir asumir | оплачивать нести
  win won prevail successful | gewinnen gewinne obsiegen erfolgreich gewonnen | gagner obtenir | ganar | выиграть
  side party parties opponent opposing | partei seite gegner gegenseite | partie adverse | parte contraria | сторона
  legal_insurance legal_expenses | rechtsschutz rechtsschutzversicherung | protection_juridique | seguro_juridico | страховка
  legal_aid free_lawyer pro_bono <can_t_afford_a_lawyer <can_t_afford_an_attorney <no_money_for_a_lawyer | prozesskostenhilfe beratungshilfe beratungsschein beratungshilfeschein <kein_geld_fur_einen_anwalt <anwalt_nicht_leisten | aide_juridictionnelle <pas_les_moyens_d_un_avocat | justicia_gratuita turno_de_oficio abogado_de_oficio | бесплатная_помощь
  consultation first_meeting initial_meeting case_review case_evaluation talk_to_you intake | erstberatung beratungsgesprach erstgesprach beratung | premier_rendez-vous consultation entretien | primera_consulta consulta | консультация
  free_of_charge free complimentary no_obligation without_paying for_nothing | kostenlos unverbindlich kostenfrei | gratuit sans_engagement offert | gratis sin_compromiso | бесплатно
  contingency no_win_no_fee percentage_fee only_if_you_win unless_we_win <if_we_lose <if_i_lose <if_you_lose <lose_the_case | erfolgshonorar | resultat | cuota_litis | гонорар_успеха
  injured hurt injury injuries accident wreck crash collision | verletzt verletzung unfall korperverletzung | blesse blessure accident dommage_corporel | herido lesion lesiones accidente choque | травма авария
  damages compensation settlement payout money_for | schadensersatz schmerzensgeld entschadigung | dommages indemnisation interets | danos indemnizacion | ущерб компенсация
  liability_insurance malpractice_insurance professional_insurance insurer | berufshaftpflicht berufshaftpflichtversicherung haftpflichtversicherung versicherung | responsabilite_civile assureur | responsabilidad_civil aseguradora | страховщик
  licensed admitted bar practice practise licensed_in | zugelassen zulassung anwaltskammer rechtsanwaltskammer | barreau inscrit | colegiado colegio_de_abogados | лицензия адвокатура
  state jurisdiction county area region serve serving | bundesland region gebiet zustandig | region departement zone secteur | region zona provincia | регион область
  domestic_violence restraining_order protection_order abuse | hausliche_gewalt gewaltschutz | violences_conjugales | violencia orden_de_alejamiento | насилие
  child_support alimony maintenance spousal_support | unterhalt kindesunterhalt | pension_alimentaire | pension_alimenticia manutencion | алименты
  will wills testament estate trust trusts inherit inheritance probate dies died death pass_away | testament erbe erbrecht nachlass erben | testament succession heritage deces | testamento herencia fideicomiso | завещание наследство
  power_of_attorney proxy guardian guardianship | vollmacht vorsorgevollmacht betreuung | procuration mandat tutelle | poder poder_notarial tutela | доверенность
  drunk dui dwi owi intoxicated drink_driving drunk_driving alcohol breathalyzer | alkohol trunkenheit promille alkoholfahrt | alcool ivresse alcoolemie | alcohol ebriedad | алкоголь
  arrested charged police charge criminal crime felony misdemeanor offense | verhaftet festgenommen polizei straftat angeklagt strafverfahren | arrete police infraction penal | detenido arrestado policia delito | арест полиция
  expunge expungement criminal_record clear_record seal record | fuhrungszeugnis vorstrafe | casier | antecedentes | судимость
  ticket citation speeding traffic | bussgeld blitzer verkehr strafzettel punkte | contravention amende exces | multa trafico | штраф
  landlord tenant rent evict eviction lease apartment <kicked_out <kick_me_out <thrown_out_of_my <my_deposit_back | vermieter mieter miete mietvertrag raumung wohnung <rausgeworfen <aus_der_wohnung_werfen <kaution_zuruck | bailleur locataire loyer expulsion appartement <mettre_dehors | casero inquilino alquiler desahucio <echarme_de_casa | аренда выселение
  immigration green_card citizenship deportation visa asylum | aufenthalt einburgerung abschiebung visum asyl | immigration naturalisation titre_de_sejour visa | inmigracion ciudadania deportacion visa | иммиграция гражданство виза
  secret confidential privileged private confidentiality tell_anyone | vertraulich schweigepflicht verschwiegenheit geheim | confidentiel secret | confidencial | конфиденциально тайна
  tax_return taxes filing file irs >tax_refund >return | steuererklarung steuern finanzamt | impots declaration fiscale | declaracion renta impuestos | декларация налоги
  extension more_time extend | verlangerung fristverlangerung | prolongation delai | prorroga extension | продление
  self-employed freelancer contractor sole_trader gig 1099 selfemployed self_employed <my_own_boss <side_hustle <side_gig | selbststandig freiberufler <nebenbei_selbststandig nebengewerbe freelancer | independant auto-entrepreneur | autonomo | самозанятый
  small_business startup start-up company incorporate llc formation | kleinunternehmen grundung gmbh existenzgrundung | creation_entreprise societe tpe pme | pyme sociedad constitucion | малый_бизнес регистрация
  nonprofit charity non-profit | gemeinnutzig verein stiftung | association but_non_lucratif | sin_animo_de_lucro ong | некоммерческая
`);
