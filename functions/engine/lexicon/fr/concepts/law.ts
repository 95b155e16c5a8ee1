/** Law and tax, in the words of clients and offices. */
export const lawConcepts = `
  jail: prison emprisonnement detention
  hit_and_run: delit_de_fuite fuite
  driver_license: permis suspension
  medical_psychological_assessment: expertise
  creditor: creancier creanciers doit
  debt: dettes surendettement faillite
  debt_relief: effacement
  fired: licencie licenciement renvoye vire <m_a_vire
  severance: indemnite indemnites
  employer: employeur patron
  employee: salarie employe
  overtime: heures_supplementaires
  costs: honoraires frais_d_avocat
  bear: payer prendre_en_charge supporter
  win: gagner obtenir
  side: partie adverse
  legal_insurance: protection_juridique
  legal_aid: aide_juridictionnelle <pas_les_moyens_d_un_avocat
  consultation: premier_rendez-vous consultation entretien
  free_of_charge: gratuit sans_engagement offert
  contingency: resultat
  injured: blesse blessure accident dommage_corporel
  damages: dommages indemnisation interets
  liability_insurance: responsabilite_civile assureur
  licensed: barreau inscrit
  state: region departement zone secteur
  domestic_violence: violences_conjugales
  child_support: pension_alimentaire
  wills: testament succession heritage deces
  power_of_attorney: procuration mandat tutelle
  dui: alcool ivresse alcoolemie
  arrested: arrete police infraction penal
  expunge: casier
  citation: contravention amende exces
  tenant: bailleur locataire loyer expulsion appartement <mettre_dehors
  green_card: immigration naturalisation titre_de_sejour visa
  secret: confidentiel secret
  tax_return: impots declaration fiscale
  extension: prolongation delai
  selfemployed: independant auto-entrepreneur
  small_business: creation_entreprise societe tpe pme
  nonprofit: association but_non_lucratif
  discovery_call: entretien_decouverte <premier_echange <premier_entretien <parler_a_un_avocat <parler_avec_un_avocat >consultation
  free_consultation: >premiere_consultation_gratuite >consultation_gratuite >consultation_offerte <premiere_consultation_payante <payer_la_premiere_consultation
  flat_fee: honoraires_au_forfait taux_horaire convention_d_honoraires forfait_fixe <comment_facturez_vous
  cost_estimate: devis devis_gratuit estimation_gratuite <avoir_un_devis <demander_un_devis
  who_gets_the_kids: <qui_a_la_garde <garder_mes_enfants <garder_les_enfants <voir_mes_enfants <garde_des_enfants >garde >droit_de_visite >autorite_parentale >residence_alternee
  leaving_my_husband: <quitter_mon_mari <quitter_ma_femme <on_se_separe <nous_nous_separons <me_separer >divorce >separation >droit_de_la_famille
  who_gets_the_house: partage_des_biens liquidation_du_regime regime_matrimonial <qui_garde_la_maison <garder_la_maison <partager_les_biens
  prenup: contrat_de_mariage
  adopt: adoption adopter
  my_dad_died: <mon_pere_est_mort <mon_pere_est_decede <ma_mere_est_decedee <mon_mari_est_decede <quand_je_mourrai <apres_ma_mort >succession >heritage >testament
  executor: executeur_testamentaire reglement_de_succession
  disinherit: desherite desheriter reserve_hereditaire
  owes_me_money: recouvrement recouvrement_de_creances impayes <me_doit_de_l_argent <ne_me_paie_pas <refuse_de_payer
  getting_sued: <on_me_poursuit <me_fait_un_proces <poursuivi_en_justice >contentieux >litige
  statute_of_limitations: prescription_legale delai_de_prescription <trop_tard_pour_agir
  chances_of_winning: chances_de_succes <chances_de_gagner
  go_to_court: mediation reglement_amiable amiable <aller_au_tribunal <sans_passer_par_le_tribunal >tribunal
  pulled_over: <arrete_au_volant <controle_positif >conduite_en_etat_d_ivresse >alcool_au_volant
  police_interview: garde_a_vue audition_libre convocation <convoque_par_la_police
  workers_compensation: accident_du_travail <blesse_au_travail
  behind_on_my_books: <compta_en_retard <comptabilite_en_retard <retard_dans_ma_compta rattrapage_comptable >rattrapage reprise_de_comptabilite
  haven_t_filed: <pas_declare <pas_fait_ma_declaration <jamais_declare declaration_tardive regularisation
  tax_notice: avis_d_imposition mise_en_demeure proposition_de_rectification <lettre_des_impots <courrier_des_impots <lettre_du_fisc >impots
  tax_audit: controle_fiscal <controle_par_les_impots <verifie_par_le_fisc >controle
  owe_the_irs: dette_fiscale delai_de_paiement_des_impots <payer_mes_impots <dois_aux_impots
  get_money_back_from_taxes: remboursement_d_impot credit_d_impot >remboursement
  deduct: deduire deductible deductions charges_deductibles frais_reels deductions_fiscales
  kind_of_clients: nouveaux_clients <devenir_client <prenez_vous_de_nouveaux_clients >clients
  out_of_town: <a_distance <habite_loin <pas_de_la_region <me_deplacer <sans_me_deplacer <venir_sur_place partout_en_france >visioconference >en_ligne
  secure_portal: espace_client portail_client depot_de_documents <envoyer_mes_documents <transmettre_mes_documents
  bookkeeping_software: logiciel_comptable logiciel_de_comptabilite pennylane sage <quel_logiciel
  monthly_close: rapprochement_bancaire bilan_comptable compte_de_resultat comptes_annuels cloture_mensuelle
  sales_tax: tva declaration_de_tva
  estimated_taxes: acomptes_provisionnels acompte_d_impot
  start_a_business: <creer_ma_boite <creer_mon_entreprise <creer_une_entreprise <monter_ma_boite <me_lancer creation_d_entreprise creation_de_societe immatriculation
  rental_property: revenus_locatifs revenus_fonciers lmnp <mets_en_location <loue_un_appartement
  crypto: crypto cryptomonnaie bitcoin
  two_states: double_imposition frontalier
  foreign_income: revenus_etrangers revenus_de_source_etrangere <compte_a_l_etranger
  when_are_taxes_due: date_limite_de_declaration <jusqu_a_quand_declarer <quand_declarer
  turnaround: delai_de_traitement <quand_ce_sera_pret <sous_combien_de_temps
  already_have_an_accountant: changer_de_comptable changer_d_expert_comptable changer_d_avocat
  tell_anyone: <reste_entre_nous <le_dire_a_quelqu_un secret_professionnel >confidentiel >confidentialite
  notary: notaire notarie notarial
  trademark: marque_deposee depot_de_marque propriete_intellectuelle <proteger_ma_marque <proteger_mon_idee brevet
  family_law: droit_de_la_famille avocat_en_divorce avocat_de_la_famille
  uncontested_divorce: divorce_par_consentement_mutuel divorce_à_l_amiable divorce_amiable <d_accord_pour_divorcer
  separation_period: <combien_de_temps_séparés séparation_de_fait
  separation_agreement: convention_de_divorce
  spousal_support: prestation_compensatoire devoir_de_secours
  child_support_calculation: barème_de_la_pension_alimentaire montant_de_la_pension_alimentaire <combien_de_pension >pension_alimentaire
  child_support_enforcement: pension_alimentaire_impayée impayés_de_pension <ne_paie_pas_la_pension >pension_alimentaire
  adult_children: enfant_majeur <enfant_de_plus_de_18
  beats_me: <me_frappe <me_bat <mari_violent <conjoint_violent >violences_conjugales >violences_intrafamiliales >ordonnance_de_protection
  paternity: paternité test_de_paternité recherche_de_paternité <pas_le_père
  grandparents_rights: droits_des_grands_parents droit_de_visite_des_grands_parents <voir_mes_petits_enfants
  pension_sharing: <retraite_en_cas_de_divorce partage_des_droits_à_la_retraite
  name_change: changement_de_nom <nom_de_jeune_fille
  employment_law: droit_du_travail droit_social <problème_avec_mon_patron <problème_avec_mon_employeur <problème_au_travail
  axed: <mis_à_la_porte <m_a_mis_dehors <perdu_mon_travail <perdu_mon_emploi >licenciement >rupture_du_contrat_de_travail
  unfair_dismissal: licenciement_abusif licenciement_sans_cause_réelle_et_sérieuse <licencié_sans_raison <viré_sans_raison >licenciement
  summary_dismissal: licenciement_pour_faute faute_grave faute_lourde <viré_du_jour_au_lendemain
  redundant: licenciement_économique plan_social plan_de_sauvegarde_de_l_emploi
  resign: démission <quitter_mon_travail <quitter_mon_emploi
  mutual_termination: rupture_conventionnelle rupture_d_un_commun_accord
  severance_pay: indemnité_de_licenciement indemnité_de_rupture <chèque_de_départ
  written_warning: avertissement_disciplinaire avertissement_écrit sanction_disciplinaire <avertissement_de_mon_employeur
  letter_of_reference: certificat_de_travail lettre_de_recommandation
  mini_job: petit_boulot <job_d_appoint
  part_time: temps_partiel emploi_à_mi_temps
  employment_contract: contrat_de_travail
  fixed_term_contract: cdd contrat_à_durée_déterminée
  probationary_period: période_d_essai
  unpaid_wages: salaire_impayé rappel_de_salaire <patron_ne_me_paie_pas <employeur_ne_me_paie_pas <pas_reçu_mon_salaire >salaire
  sexual_harassment: harcèlement_sexuel agissements_sexistes <attouchements
  workplace_bullying: harcèlement_moral harcèlement_au_travail <patron_me_harcèle
  discrimination: discrimination discriminatoire égalité_de_traitement
  maternity_leave: congé_maternité congé_parental congé_paternité congé_de_maternité
  annual_leave: congés_payés <combien_de_congés
  labor_court: prud_hommes conseil_de_prud_hommes prud_homal
  criminal_defense: droit_pénal avocat_pénaliste défense_pénale
  police_custody: garde_à_vue interpellation <arrêté_par_la_police <emmené_par_la_police
  pretrial_detention: détention_provisoire maison_d_arrêt <en_prison_avant_le_procès
  arrest_warrant: mandat_d_arrêt mandat_de_dépôt
  bail: mise_en_liberté libération_sous_caution demande_de_mise_en_liberté <sortir_de_prison
  search_warrant: perquisition perquisitionné
  right_to_remain_silent: droit_au_silence droit_de_se_taire <répondre_à_la_police
  accused_of: mis_en_examen mis_en_cause <accusé_à_tort <on_m_accuse >accusé_d_une_infraction
  criminal_complaint: dépôt_de_plainte plainte_pénale <porter_plainte <déposer_plainte <déposer_une_plainte
  shoplifting: vol_à_l_étalage >vol_simple <volé_dans_un_magasin <accusé_de_vol
  assault_and_battery: coups_et_blessures violences_volontaires <bagarre <tabassé
  fraud: escroquerie arnaque fraude <escroqué >abus_de_confiance
  drug_possession: stupéfiants trafic_de_stupéfiants usage_de_stupéfiants <pris_avec_de_la_drogue
  defamation: diffamation calomnie injure_publique <mensonges_sur_moi
  probation_sentence: sursis liberté_conditionnelle sursis_probatoire
  jail_time: peine_de_prison peine_d_emprisonnement <aller_en_prison <finir_en_prison
  juvenile_crime: justice_des_mineurs tribunal_pour_enfants juge_des_enfants
  victim: partie_civile <victime
  public_defender: avocat_commis_d_office commis_d_office
  traffic_law: droit_routier infraction_routière
  driving_too_fast: <roulé_trop_vite <flashé >excès_de_vitesse
  penalty_points: permis_à_points points_de_permis perte_de_points récupération_de_points <points_sur_mon_permis
  license_suspension: suspension_de_permis suspension_du_permis retrait_de_permis annulation_du_permis invalidation_du_permis <perdre_mon_permis <retiré_mon_permis
  license_reinstatement: restitution_du_permis <récupérer_mon_permis <repasser_mon_permis
  drove_drunk: <conduit_bourré <conduire_ivre <bu_avant_de_conduire >conduite_sous_l_emprise >conduite_en_état_d_ivresse >alcool_au_volant
  breath_test: éthylotest éthylomètre taux_d_alcoolémie dépistage_d_alcoolémie <soufflé_dans
  leaving_the_scene: délit_de_fuite <parti_sans_laisser <parti_après_l_accident
  contest_a_ticket: contester_une_amende contestation_d_amende contester_une_contravention contestation_de_pv <contester_mon_amende <contester_un_pv >contravention
  car_accident: accident_de_la_route accident_de_la_circulation accident_de_voiture <renversé_par_une_voiture <rentré_dedans >accident
  personal_injury: dommage_corporel préjudice_corporel réparation_du_préjudice
  insurance_dispute: droit_des_assurances refus_d_indemnisation refus_de_garantie <assurance_refuse <assurance_ne_veut_pas_payer >assureur
  pain_and_suffering: préjudice_moral pretium_doloris souffrances_endurées
  medical_malpractice: erreur_médicale faute_médicale responsabilité_médicale aléa_thérapeutique <opération_ratée
  slip_and_fall: <glissé_et_tombé chute_dans_un_magasin
  dog_bite: morsure_de_chien <mordu_par_un_chien <chien_m_a_mordu
  tenancy_law: droit_locatif droit_du_bail baux_d_habitation litiges_locatifs <problème_avec_mon_propriétaire <problème_avec_mon_bailleur >bailleur
  eviction_notice: congé_pour_vente congé_pour_reprise congé_du_bailleur procédure_d_expulsion expulsion_locative <propriétaire_veut_récupérer <propriétaire_me_met_dehors
  rental_deposit: dépôt_de_garantie restitution_du_dépôt_de_garantie <rendre_ma_caution <récupérer_ma_caution <rend_pas_la_caution >caution
  rent_increase: augmentation_de_loyer augmentation_du_loyer révision_du_loyer encadrement_des_loyers <augmenter_le_loyer <augmenter_mon_loyer
  rent_reduction: réduction_de_loyer diminution_de_loyer <arrêter_de_payer_le_loyer
  rent_arrears: loyers_impayés impayés_de_loyer <locataire_ne_paie_pas <locataire_ne_paie_plus
  utility_costs: charges_locatives régularisation_des_charges
  commercial_lease: bail_commercial baux_commerciaux
  hidden_defect: vice_caché <vendeur_a_menti <vendeur_m_a_caché
  construction_defect: malfaçon >garantie_décennale <travaux_mal_faits <artisan_a_mal
  construction_law: droit_de_la_construction
  neighbor_dispute: trouble_de_voisinage troubles_du_voisinage conflit_de_voisinage <problème_avec_mon_voisin <problème_de_voisinage <conflit_avec_mon_voisin
  property_purchase: achat_immobilier vente_immobilière acquisition_immobilière >compromis_de_vente >acte_de_vente <acheter_une_maison <acheter_un_appartement >immobilier
  land_register: titre_de_propriété publicité_foncière
  inheritance_law: droit_des_successions
  heir: héritier cohéritier
  intestate: ab_intestat <pas_de_testament dévolution_légale sans_testament
  will_drafting: testament_olographe rédaction_de_testament >testament_authentique <faire_un_testament <faire_mon_testament <écrire_mon_testament >testament
  inheritance_dispute: indivision_successorale conflit_successoral partage_successoral litige_successoral <dispute_d_héritage <disputer_l_héritage
  disclaim_an_inheritance: renonciation_à_la_succession <renoncer_à_l_héritage <refuser_l_héritage <hériter_des_dettes
  certificate_of_inheritance: acte_de_notoriété attestation_d_hérédité certificat_d_hérédité
  lifetime_gift: donation_entre_vifs donation_partage acte_de_donation >démembrement_de_propriété <donner_ma_maison <donner_la_maison
  living_will: directives_anticipées testament_de_vie <acharnement_thérapeutique
  lasting_power_of_attorney: mandat_de_protection_future <signer_à_ma_place <décider_à_ma_place <agir_en_mon_nom >procuration
  conservatorship: curatelle mise_sous_tutelle sauvegarde_de_justice habilitation_familiale >tutelle
  immigration_law: droit_des_étrangers droit_de_l_immigration
  residence_permit: titre_de_séjour carte_de_séjour permis_de_séjour <rester_en_france
  permanent_residence: carte_de_résident résidence_permanente <rester_définitivement
  citizenship: nationalité_française naturalisation >double_nationalité <devenir_français <devenir_française
  family_reunification: regroupement_familial visa_conjoint réunification_familiale <faire_venir_ma_femme <faire_venir_mon_mari <faire_venir_ma_famille
  deportation: oqtf obligation_de_quitter_le_territoire expulsion_du_territoire reconduite_à_la_frontière mesure_d_éloignement <expulsé_de_france <renvoyé_dans_mon_pays
  undocumented: sans_papiers séjour_irrégulier situation_irrégulière régularisation_par_le_travail <titre_expiré <visa_expiré
  asylum: asile réfugié demandeur_d_asile droit_d_asile
  work_visa: permis_de_travail autorisation_de_travail visa_de_travail >passeport_talent <droit_de_travailler_en_france
  visa_denial: refus_de_visa <visa_refusé <refusé_mon_visa
  personal_bankruptcy: surendettement dossier_de_surendettement rétablissement_personnel <rembourser_mes_dettes <payer_mes_dettes <crouler_sous_les_dettes
  debt_discharge: effacement_des_dettes effacement_de_dettes <effacer_mes_dettes <sortir_des_dettes
  bailiff: huissier huissier_de_justice commissaire_de_justice
  collection_agency: société_de_recouvrement agence_de_recouvrement >recouvrement
  consumer_protection: droit_de_la_consommation protection_des_consommateurs
  right_of_withdrawal: droit_de_rétractation délai_de_rétractation résolution_du_contrat <annuler_un_contrat <sortir_d_un_contrat >résiliation
  flight_delay: retard_d_avion vol_annulé vol_retardé droits_des_passagers <avion_en_retard
  breach_of_contract: inexécution_du_contrat manquement_contractuel litige_contractuel <ne_respecte_pas_le_contrat
  contract_review: relecture_de_contrat vérification_de_contrats audit_de_contrats <relire_mon_contrat <relire_un_contrat <vérifier_mon_contrat
  file_a_lawsuit: assignation_en_justice action_en_justice saisine_du_tribunal <saisir_le_tribunal <attaquer_en_justice <faire_un_procès >procès
  appellate: cour_d_appel interjeter_appel procédure_d_appel <faire_appel_du_jugement <faire_appel_d_un_jugement <contester_le_jugement <perdu_mon_procès
  administrative_appeal: recours_gracieux recours_administratif recours_hiérarchique <contester_une_décision <contester_la_décision
  appeal_deadline: délai_d_appel délai_de_recours <trop_tard_pour_faire_appel
  verdict: jugement décision_de_justice verdict
  witness: témoin attestation_de_témoin
  burden_of_proof: charge_de_la_preuve <prouver <pas_de_preuve
  settlement_agreement: accord_amiable règlement_amiable protocole_transactionnel résolution_amiable <trouver_un_accord <trouver_un_arrangement
  family_mediation: médiation_familiale >médiation modes_amiables
  injunction: procédure_de_référé ordonnance_de_référé juge_des_référés
  court_summons: citation_à_comparaître convocation_devant_le_tribunal <lettre_du_tribunal <convoqué_au_tribunal
  lawyer_s_letter: courrier_d_avocat lettre_d_avocat >mise_en_demeure <lettre_d_un_avocat
  legal_advice: conseil_juridique consultation_juridique <conseil_d_un_avocat
  law_firm: cabinet_d_avocats
  hire_a_lawyer: <prendre_un_avocat <engager_un_avocat <prendre_mon_affaire <prendre_mon_dossier >convention_d_honoraires >lettre_de_mission
  attorney_fees: honoraires_d_avocat honoraires_de_l_avocat frais_d_avocat
  loser_pays: frais_irrépétibles >dépens >article_700 <qui_paie_l_avocat <qui_paie_les_frais_d_avocat >frais_d_avocat
  legal_expenses_insurance: assurance_protection_juridique protection_juridique <assurance_paie_l_avocat <assurance_prend_en_charge_l_avocat
  free_legal_aid: aide_juridique >aide_juridictionnelle <avocat_gratuit <pas_les_moyens_de_payer_un_avocat
  notarial_deed: acte_notarié acte_authentique
  notary_fees: frais_de_notaire émoluments_du_notaire
  certified_copy: copie_certifiée_conforme copie_conforme
  apostille: apostille légalisation_de_documents
  corporate_law: droit_des_sociétés droit_des_affaires droit_commercial
  administrative_law: droit_administratif droit_public
  civil_law: droit_civil
`;
