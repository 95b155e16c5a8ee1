/** Services, books, taxes and the sale of a business. */
export const businessConcepts = `
  service: service services prestation proposer offre
  specialize: specialise specialite domaine domaines
  represent: representer representation defendre defense
  court: tribunal audience proces juge
  sue: poursuivre proces litige plainte
  divorce: divorce separation
  custody: garde_enfants garde droit_de_visite
  will: testament heritage succession
  criminal: penal crime delit
  drunk: ivresse alcool
  accident: accident
  traffic_ticket: exces_de_vitesse radar
  driving_licence: permis_de_conduire permis
  bankruptcy: faillite dette dettes
  immigration: immigration visa sejour
  landlord: proprietaire loyer locataire bail
  job: emploi travail licenciement poste recrutement
  hiring: <vous_recrutez <recrutez_vous >recrutement >nous_recrutons >offre_d_emploi
  contract: contrat accord
  tax: impot impots taxe fiscal
  filing: declaration
  bookkeeping: comptabilite
  payroll: paie
  letter: lettre courrier
  audit: audit controle
  simple: simple facile
  individual: particulier personnel
  business: entreprise societe
  partner: partenaire partenariat affilie
  same: meme separe independant
  software: logiciel application programme
  install: installer installation
  delete: supprimer effacer enlever
  version: version mise_a_jour
  option: option parametre reglage
  picture: image photo images
  video: video film
  folder: dossier repertoire
  copy: copie copier sauvegarde
  error: erreur probleme panne
  slow: lent rapide vite vitesse
  password: mot_de_passe connexion compte
  data: donnees confidentialite rgpd >informations
  permission: licence droits
  wheelchair: handicape accessible pmr fauteuil mobilite_reduite fauteuil_roulant >ascenseur >rampe
  pet: chien animal animaux chat <mon_chien
  patient: patient traitement soin
  emergency: urgence urgent
  delivery: livraison livrer expedition
  guarantee: garantie
  repair: reparer reparation
  meet: rencontrer reunion
  wealth: patrimoine investissement financier
  house: maison immobilier bien
  remote: distance visio ligne
  sell_my_business: <vendre_mon_entreprise <vendre_ma_societe <vendre_ma_boite <vendre_mon_commerce <vendre_mon_affaire cession_d_entreprise transmission_d_entreprise cession_de_fonds_de_commerce >vendre >cession
  buy_a_business: <acheter_une_entreprise <acheter_un_commerce <reprendre_une_entreprise <racheter_une_entreprise reprise_d_entreprise acquisition_d_entreprise entreprises_a_vendre >repreneurs >acquereurs >acheter >reprendre
  business_valuation: valorisation evaluation_d_entreprise estimation_de_la_valeur <vaut_mon_entreprise <vaut_ma_societe <combien_vaut_mon <combien_vaut_ma >valeur
  broker_commission: commission commission_de_succes honoraires_de_succes <votre_commission <quel_pourcentage_prenez <payer_d_avance <payer_a_l_avance
  nda: accord_de_confidentialite <sans_que_personne <sans_que_mes_employes <employes_le_sachent >confidentiel >confidentialite >discretion
  time_to_sell: delai_de_vente duree_de_la_cession <combien_de_temps_pour_vendre >vente >cession
  seller_financing: credit_vendeur financement_de_la_reprise <financer_le_rachat <financer_la_reprise >financement
  due_diligence: audit_d_acquisition lettre_d_intention protocole_de_cession <voir_les_comptes <voir_les_chiffres
  training_period: periode_d_accompagnement periode_de_transition clause_de_non_concurrence <rester_apres_la_vente <apres_la_vente
  succession: succession_d_entreprise repreneur plan_de_succession <prendre_ma_retraite <pas_de_repreneur <partir_a_la_retraite
  exclusive_listing: mandat_exclusif exclusivite mandat_de_vente
  serious_buyers: <trouver_un_acheteur <trouver_un_repreneur <acheteurs_serieux >acheteurs >acquereurs recherche_d_acquereurs
  what_kind_of_businesses: secteurs_d_activite <quel_type_d_entreprises <quelle_taille_d_entreprise taille_d_entreprise chiffre_d_affaires
  income_tax_return: declaration_de_revenus declaration_d_impots <faire_mes_impots <declarer_mes_revenus <declarer_mes_impots
  income_tax: impot_sur_le_revenu
  tax_office: fisc administration_fiscale centre_des_impots
  tax_preparer: conseiller_fiscal conseil_fiscal
  cpa: expert-comptable
  just_a_w2: declaration_simple
  independent_contractor: sous-traitant prestataire_independant freelance
  drive_for_uber: chauffeur_vtc <chauffeur_uber
  work_for_myself: micro-entreprise micro-entrepreneur travailleur_independant <me_mettre_a_mon_compte <travaille_a_mon_compte
  sole_proprietor: entreprise_individuelle entrepreneur_individuel
  sell_on_etsy: e-commerce vente_en_ligne commerce_en_ligne
  under_the_table: travail_dissimule travail_au_noir <paye_au_noir <travaille_au_noir
  unemployment: chomage allocation_chomage
  stock_sales: vente_d_actions <vendu_des_actions
  dividends: dividendes revenus_mobiliers
  capital_gains: plus-value plus-values
  sold_my_house: plus-value_immobiliere <vendu_ma_maison <vendu_mon_appartement
  gift_tax: droits_de_donation <donner_de_l_argent_a_mes_enfants
  inheritance_tax: droits_de_succession
  claim_a_dependent: enfant_a_charge enfants_a_charge personne_a_charge
  filing_status: declaration_commune imposition_commune <declarer_ensemble
  home_office: bureau_a_domicile <travaille_de_chez_moi
  mileage_deduction: frais_kilometriques indemnites_kilometriques bareme_kilometrique
  medical_expenses: frais_medicaux
  mortgage: pret_immobilier credit_immobilier hypotheque
  property_tax: taxe_fonciere
  depreciation: amortissement amortissements
  household_employee: employe_a_domicile cesu
  tax_id: numero_fiscal
  employer_identification_number: siret siren numero_siret
  ssn: numero_de_securite_sociale
  pay_stub: bulletin_de_paie bulletin_de_salaire fiche_de_paie
  proof_of_income: justificatif_de_revenus justificatifs_de_revenus
  expense_receipts: justificatifs tickets_de_caisse
  record_retention: duree_de_conservation <garder_mes_papiers <garder_mes_justificatifs
  what_papers: <quels_papiers >documents >justificatifs >pieces_justificatives
  drop_off_my_papers: <deposer_mes_papiers <deposer_mes_documents
  efile: teledeclaration declaration_en_ligne <declarer_en_ligne
  refund_advance: avance_sur_remboursement
  amended_return: declaration_rectificative <erreur_dans_ma_declaration <corriger_ma_declaration
  tax_transcript: <copie_de_ma_declaration
  tax_extension: delai_supplementaire report_de_delai
  file_late: majoration_de_retard <declare_en_retard
  pay_the_irs_over_time: <payer_mes_impots_en_plusieurs_fois >echeancier >delai_de_paiement
  payment_plan: plan_de_paiement paiement_echelonne
  wage_garnishment: saisie_sur_salaire saisie_administrative
  irs_representation: <parler_au_fisc representation_fiscale
  accuracy_guarantee: <si_vous_faites_une_erreur <si_vous_vous_trompez >erreur
  tax_return_review: <verifier_ma_declaration <relire_ma_declaration
  tax_planning: optimisation_fiscale defiscalisation <payer_moins_d_impots <reduire_mes_impots
  yearround: toute_l_annee
  retire: retraite
  retirement_plan: epargne_retraite plan_d_epargne_retraite
  financial_planning: conseiller_financier gestion_de_patrimoine planification_financiere
  w4: prelevement_a_la_source retenue_a_la_source
  do_my_books: <faire_ma_compta <tenir_ma_compta <compta tenue_de_comptabilite comptabilite
  accounts_payable: comptes_fournisseurs <payer_mes_fournisseurs
  accounts_receivable: comptes_clients <facturer_mes_clients >facturation
  cash_flow: flux_de_tresorerie
  profit_and_loss: compte_de_resultat
  fiscal_year: exercice_comptable exercice_fiscal annee_fiscale
  cfo: directeur_financier direction_financiere daf
  pay_my_employees: gestion_de_la_paie bulletins_de_paie <payer_mes_salaries <payer_mes_employes
  payroll_tax: charges_sociales cotisations_sociales charges_patronales urssaf
  hire_my_first_employee: <embaucher_mon_premier <mon_premier_salarie >gestion_de_la_paie
  llc: sarl eurl sasu
  business_tax_return: liasse_fiscale <impots_de_ma_societe
  corporate_tax: impot_sur_les_societes
  articles_of_incorporation: <rediger_les_statuts >statuts
  close_my_business: <fermer_ma_societe <fermer_mon_entreprise cessation_d_activite dissolution_liquidation liquidation_de_societe
  notforprofit: organisme_a_but_non_lucratif association_loi_1901 but_non_lucratif
  taxexempt: exoneration_fiscale exonere_d_impots
  homeowners_association: copropriete syndic_de_copropriete
  audited_financial_statements: audit_legal commissaire_aux_comptes certification_des_comptes
  reviewed_financial_statements: examen_limite
  business_broker: courtier_en_entreprises cabinet_de_cession conseil_en_cession
  sell_it_myself: <vendre_sans_intermediaire <vendre_moi-meme >intermediaire
  asking_price: prix_de_vente prix_de_cession
  multiple_of: multiple_d_ebitda multiple_de_l_ebe multiple_de_valorisation
  seller_s_discretionary_earnings: excedent_brut_d_exploitation ebitda
  net_income: benefice_net resultat_net
  revenue: chiffre_d_affaires
  appraisal: rapport_d_evaluation
  comparable_sales: transactions_comparables
  goodwill: survaleur goodwill
  inventory: stock marchandises
  working_capital: fonds_de_roulement
  lease_assignment: cession_de_bail cession_du_bail droit_au_bail transfert_de_bail <reprendre_le_bail >bail
  own_the_building: <vendre_les_murs murs_commerciaux >murs >immobilier
  tell_my_employees: <dire_a_mes_employes <dire_a_mes_salaries <que_deviennent_mes_salaries reprise_du_personnel information_des_salaries >salaries >employes
  bank_loan: pret_bancaire credit_bancaire emprunt_bancaire pret_professionnel
  seller_note: credit_vendeur
  equity_injection: apport apport_personnel
  proof_of_funds: justificatif_de_fonds preuve_de_fonds
  interest_rate: taux_d_interet
  personal_guarantee: caution_personnelle caution_solidaire
  purchase_offer: offre_d_achat offre_de_reprise lettre_d_intention <faire_une_offre_d_achat
  tax_on_the_sale: plus-value <impots_sur_la_vente <impot_sur_la_vente
  offering_memorandum: dossier_de_presentation memorandum_d_information
  reason_for_selling: raison_de_la_vente motif_de_cession motif_de_la_vente <pourquoi_vend
  family_business: entreprise_familiale
  family_succession: transmission_familiale <transmettre_a_mes_enfants <laisser_l_entreprise_a_mes
  employee_buyout: rachat_par_les_salaries reprise_par_les_salaries mbo <vendre_a_mes_salaries
  partner_buyout: rachat_de_parts rachat_des_parts <racheter_mon_associe <racheter_les_parts
  franchise: franchise franchises
  auto_repair: garage_automobile mecanicien reparation_automobile
  car_wash: lavage_auto station_de_lavage
  gas_station: station-service
  car_dealership: concessionnaire concession_automobile
  laundromat: laverie_automatique
  dry_cleaner: pressing nettoyage_a_sec
  daycare: creche
  corner_shop: superette epicerie_de_quartier
  grocery_store: supermarche epicerie magasin_d_alimentation
  liquor_store: caviste
  diner: <brasserie <bistrot <pizzeria <creperie >restaurant
  pub: bar_brasserie
  coffee_shop: salon_de_the
  bakery: boulangerie boulanger patisserie
  cleaning_company: entreprise_de_nettoyage societe_de_nettoyage
  construction_company: entreprise_de_construction entreprise_du_batiment
  trucking: chauffeur_routier transport_routier
  factory: entreprise_industrielle <usine
  real_estate_agency: agence_immobiliere agent_immobilier
  farm: exploitation_agricole agriculteur
`;
