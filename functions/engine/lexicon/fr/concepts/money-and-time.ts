/** Payments, purchases, times of day and year. */
export const moneyAndTimeConcepts = `
  price: argent prix cout coute couter tarif tarifs frais cotisation montant cher payer honoraires <combien_prenez_vous <combien_demandez_vous <faut_il_payer <doit_on_payer <dois_je_payer <est_ce_payant <est_ce_que_c_est_payant <c_est_payant
  fine: amende penalite
  salary: salaire remuneration
  free: gratuit gratuite gratuitement <faut_il_payer <doit_on_payer <dois_je_payer <est_ce_payant <est_ce_que_c_est_payant <c_est_payant
  discount: remise reduction rabais reduit promotion <moins_cher
  refund: remboursement rembourser remboursee <recuperer_mon_argent
  pay: paiement payer regler reglement <faut_il_payer <doit_on_payer <dois_je_payer <est_ce_payant <est_ce_que_c_est_payant <c_est_payant
  installment: echelonnement plusieurs_fois mensualite <payer_petit_a_petit echelonner facilites_de_paiement
  invoice: facture recu
  cash: especes liquide
  credit_card: carte_bancaire carte cb
  check: cheque cheques
  buy: acheter achat commander vendre boutique
  donate: don dons <donner >faire_un_don
  scholarship: bourse subvention aide
  prize: prix recompense gagnant gagne
  sponsor: sponsor partenaire mecene
  insurance: assurance assure
  deposit: acompte caution depot
  plan: formule forfait offre niveau
  early: anticipe avance
  ticket: billet entree ticket
  hourly: horaire_taux par_heure
  monthly: mensuel mois par_mois
  yearly: annuel an annee par_an
  weekly: hebdomadaire semaine
  daily: quotidien jour
  quarter: trimestre trimestriel
  percent: pourcent pourcentage pour_cent
  maximum: maximum maximal plus limite
  minimum: minimum moins
  bond: caution depot_de_garantie
  down_payment: acompte arrhes
  prepay: paiement_d_avance paiement_a_la_commande <payer_d_avance <payer_a_l_avance <payer_avant >paiement
  pay_later: paiement_differe <payer_plus_tard <payer_apres >klarna >paiement
  pay_on_the_spot: <payer_sur_place >paiement_sur_place >reglement_sur_place >paiement
  cash_on_delivery: contre_remboursement paiement_a_la_livraison <payer_a_la_livraison
  cash_payment: en_liquide >especes en_numeraire <en_cash
  exact_change: faire_l_appoint <rendre_la_monnaie <faire_la_monnaie
  atm: distributeur_de_billets guichet_automatique <retirer_de_l_argent
  debit_card: carte_de_debit carte_bleue
  amex: amex american_express carte_de_credit carte_bancaire
  mobile_payment: paiement_mobile apple_pay google_pay twint <payer_avec_mon_telephone
  contactless: sans_contact nfc
  iban: rib iban coordonnees_bancaires
  wire_transfer: virement_bancaire virement <virer_l_argent
  direct_debit: prelevement mandat_sepa <prelevement_automatique
  student_discount: >tarif_reduit tarif_etudiant reduction_etudiant remise_etudiante <reduction_pour_les_etudiants
  senior_discount: tarif_senior reduction_senior <reduction_pour_les_retraites
  military_discount: tarif_militaire
  sibling_discount: tarif_fratrie reduction_fratrie tarif_famille reduction_famille
  loyalty_program: programme_de_fidelite carte_de_fidelite points_de_fidelite
  referral_bonus: parrainage
  early_bird: >reservation_anticipee early_booking
  last_minute: derniere_minute <au_dernier_moment
  special_offers: offres_speciales offres_promotionnelles promos en_promo <en_promotion
  clearance_sale: soldes destockage <bonnes_affaires
  price_match: meilleur_prix_garanti garantie_du_meilleur_prix <moins_cher_ailleurs
  negotiable: negociable <negocier_le_prix <marchander
  affordable: bon_marche prix_abordables
  bucks: <fric <thune <pognon prix
  surcharge: surcout majoration frais_supplementaires supplement <payer_en_plus <payer_un_supplement
  hidden_fees: frais_caches <mauvaises_surprises
  weekend_surcharge: majoration_de_nuit majoration_nuit majoration_week_end majoration_dimanche <plus_cher_le_week_end <plus_cher_la_nuit
  processing_fee: frais_de_dossier frais_de_gestion frais_de_traitement frais_de_reservation
  card_surcharge: frais_de_carte_bancaire
  registration_fee: frais_d_inscription droits_d_inscription
  entry_fee: prix_d_entree droit_d_entree tarif_d_entree <entree_payante <payer_l_entree
  free_admission: entree_libre entree_gratuite acces_gratuit <entrer_gratuitement
  included_in_the_price: <compris_dans_le_prix <inclus_dans_le_prix <compris_dans_le_tarif >compris >inclus >comprend tout_compris
  not_included: non_compris non_inclus >en_supplement >en_option
  vat: tva >ttc >hors_taxes taxe_sur_la_valeur_ajoutee
  sales_receipt: ticket_de_caisse preuve_d_achat >recu
  late_payment: retard_de_paiement penalites_de_retard paiement_en_retard <oublie_de_payer <payer_en_retard
  payment_due: delai_de_paiement date_limite_de_paiement >payable <quand_dois_je_payer <quand_faut_il_payer
  installments: paiement_en_plusieurs_fois paiement_en_trois_fois mensualites <payer_en_plusieurs_fois <payer_en_trois_fois <payer_en_3_fois
  financing: financement credit_a_la_consommation <a_credit
  non_refundable: non_remboursable >pas_rembourse aucun_remboursement <remboursement <recuperer_mon_acompte <perdre_mon_acompte
  store_credit: bon_d_achat note_de_credit
  valid_until: >valable date_d_expiration date_de_validite duree_de_validite <perime <expire
  redeem: <utiliser_mon_bon <utiliser_une_carte_cadeau <utiliser_ma_carte_cadeau
  tip: pourboire <laisser_un_pourboire
  subsidy: subvention subventionne aide_de_l_etat
  day_pass: pass_journee billet_journee forfait_journee entree_a_la_journee entree_unitaire
  concession: tarif_reduit
  family_ticket: billet_famille pass_famille forfait_famille
  price_list: grille_tarifaire liste_des_prix grille_des_tarifs
  price_increase: augmentation_des_tarifs augmentation_des_prix hausse_des_prix hausse_des_tarifs
  per_night: par_nuit prix_de_la_nuit nuitee
  per_lesson: par_seance par_cours a_la_seance <payer_a_la_seance
  monthly_fee: tarif_mensuel prix_mensuel forfait_mensuel cotisation_mensuelle <combien_par_mois >par_mois >mensuel
  annual_fee: tarif_annuel prix_annuel <combien_par_an >par_an >annuel
  day_rate: tarif_journalier prix_a_la_journee tarif_a_la_journee <combien_par_jour >par_jour
  tourist_tax: taxe_de_sejour
  cleaning_fee: frais_de_menage menage_de_fin_de_sejour forfait_menage
  cancellation_fee: frais_d_annulation penalite_d_annulation <payer_si_j_annule >annulation
  free_cancellation: annulation_gratuite annulation_sans_frais <annuler_gratuitement >annulation
  monthly_subscription: >abonnement <formule_mensuelle
  makeup_class: cours_de_rattrapage <rattraper_un_cours <rattraper_une_seance
  separate_bills: addition_separee <payer_separement <partager_l_addition <diviser_l_addition
  ticket_office: billetterie guichet
  foreign_currency: devises devise_etrangere <payer_en_euros <payer_en_dollars <payer_en_francs
  punctual: ponctuel ponctualite >a_l_heure
  how_early_should_i_arrive: >minutes_avant >minutes_a_l_avance <arriver_en_avance <arriver_plus_tot
  last_admission: derniere_entree derniere_admission dernier_acces fermeture_des_caisses fermeture_de_la_billetterie
  doors_open: ouverture_des_portes
  close_at_lunch: pause_dejeuner pause_meridienne >sans_interruption >non_stop <fermez_a_midi <fermez_le_midi <entre_midi
  business_hours: heures_d_ouverture horaires_d_ouverture
  visiting_hours: heures_de_visite horaires_de_visite
  noon: midi >12h
  mon_fri: en_semaine >du_lundi_au_vendredi jours_ouvres
  tuesday_2: mardi
  wednesday_2: mercredi
  thursday_2: jeudi
  friday_2: vendredi
  saturday_2: samedi
  sunday_2: dimanche >dim
  monday_2: lundi >lun
  every_day: quotidien >tous_les_jours >chaque_jour >7j_7 >7_jours_sur_7
  fortnightly: toutes_les_deux_semaines tous_les_quinze_jours une_semaine_sur_deux
  every_week: hebdomadaire >chaque_semaine >toutes_les_semaines >une_fois_par_semaine
  every_month: mensuel >chaque_mois >tous_les_mois >une_fois_par_mois
  annually: annuel >chaque_annee >tous_les_ans >une_fois_par_an
  half_hour: demi_heure >30_minutes
  hour_and_a_half: une_heure_et_demie >1h30 >90_minutes
  peak_season: haute_saison
  off_season: basse_saison hors_saison
  public_holiday: jour_ferie fete_nationale
  christmas_eve: veille_de_noel >24_decembre
  new_year_s_eve: saint_sylvestre >31_decembre
  new_year_s_day: jour_de_l_an nouvel_an >1er_janvier
  good_friday: vendredi_saint
  pentecost: pentecote lundi_de_pentecote
  ascension_day: jeudi_de_l_ascension >ascension
  may_day: fete_du_travail >1er_mai
  carnival: carnaval mardi_gras
  annual_closure: conges_annuels fermeture_estivale fermeture_annuelle <ferme_en_aout
  summer_vacation: vacances_d_ete grandes_vacances
  christmas_break: vacances_de_noel
  spring_break: vacances_de_printemps vacances_de_paques
  fall_break: vacances_de_la_toussaint vacances_d_automne
  february_break: vacances_d_hiver vacances_de_fevrier
  school_year: annee_scolaire
  first_day_of_school: rentree_scolaire rentree_des_classes <reprise_de_l_ecole
  school_calendar: calendrier_scolaire dates_des_vacances
  same_day: le_jour_meme le_meme_jour
  late_checkout: depart_tardif late_checkout <garder_la_chambre_plus_longtemps
  minimum_stay: sejour_minimum duree_minimale_de_sejour >nuits_minimum <une_seule_nuit
  rental_period: duree_de_location
  kilogram: kilogramme kilo kg
  weight_limit: poids_maximum poids_maximal limite_de_poids <trop_lourd
  minimum_height: taille_minimum taille_minimale <quelle_taille_faut_il_mesurer
  dimensions: dimensions encombrement
  size_chart: guide_des_tailles tableau_des_tailles <quelle_taille_choisir <quelle_taille_prendre
  plus_size: grandes_tailles
  square_feet: metres_carres m2 superficie
  maximum_capacity: capacite_d_accueil nombre_de_places places_assises <combien_de_personnes_peuvent <combien_de_personnes_tiennent >capacite
  minimum_number_of_participants: nombre_minimum_de_participants nombre_minimal_de_participants <combien_de_personnes_minimum
  maximum_number_of_participants: nombre_maximum_de_participants nombre_maximal_de_participants
  walking_distance: >minutes_a_pied >a_pied <y_aller_a_pied
`;
