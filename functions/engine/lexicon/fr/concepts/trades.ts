/** Repairs, treatments and other services, in the words of customers. */
export const tradeConcepts = `
  broken: <en_panne <casse defectueux >endommage >reparation
  flat_tyre: <pneu_creve <pneu_a_plat crevaison >chambre_a_air
  tyre: pneu
  tyre_change: changement_de_pneus montage_de_pneus permutation_des_pneus <changer_mes_pneus
  tyre_storage: gardiennage_de_pneus stockage_de_pneus
  car_broke_down: assistance_routiere depannage_automobile depannage_auto remorquage <tombe_en_panne <voiture_ne_demarre_pas
  leak: fuite recherche_de_fuite
  burst_pipe: degat_des_eaux rupture_de_canalisation <tuyau_a_eclate <cave_inondee
  blocked_drain: debouchage debouchage_de_canalisation canalisation_bouchee <evier_bouche <toilettes_bouchees <wc_bouche
  no_hot_water: depannage_chauffage depannage_chaudiere reparation_de_chaudiere <plus_de_chauffage <plus_d_eau_chaude <pas_d_eau_chaude >chauffage
  boiler: chaudiere >systeme_de_chauffage
  heat_pump: pompe_a_chaleur
  air_conditioning: climatisation clim
  power_outage: coupure_de_courant panne_de_courant panne_electrique <plus_d_electricite <plus_de_courant
  maintenance: maintenance >entretien <revision
  spare_part: piece_detachee piece_de_rechange
  bring_my_own_parts: <mes_propres_pieces <apporter_mes_pieces <apporter_les_pieces pieces_fournies_par_le_client >pieces_apportees
  bought_elsewhere: achete_ailleurs <pas_achete_chez_vous >achete_chez_nous >non_achete_chez_nous
  all_brands: toutes_marques toutes_les_marques >marques
  wear_and_tear: usure piece_d_usure
  quote: devis
  diagnostic_fee: forfait_diagnostic frais_de_diagnostic diagnostic_gratuit
  labor_rate: main_d_oeuvre
  while_you_wait: pendant_que_vous_patientez reparation_immediate <attendre_sur_place
  rush_order: service_express commande_express <besoin_en_urgence
  pick_up_service: service_d_enlevement enlevement_a_domicile enlevement_et_livraison collecte_a_domicile <venez_chercher
  storage_fee: frais_de_gardiennage frais_de_stockage >non_recuperes >non_retires
  site_visit: visite_technique visite_sur_place deplacement_sur_place <venir_voir_sur_place
  mobile_mechanic: intervention_a_domicile depannage_a_domicile reparation_a_domicile <intervenez_a_domicile
  not_fixed_properly: <encore_en_panne <mal_repare garantie_sur_les_reparations satisfaction_garantie >garantie
  battery: batterie pile
  old_batteries: <vieilles_piles <piles_vides piles_usagees batteries_usagees recyclage_des_piles
  weee: deee appareils_usages reprise_de_l_ancien_appareil reprise_des_anciens_appareils <ancien_appareil <vieil_appareil
  recycling: recyclage >mise_au_rebut <jeter
  junk_removal: debarras debarras_de_maison enlevement_d_encombrants <encombrants
  secondhand: d_occasion seconde_main reconditionne
  ebike: velo_electrique velo_a_assistance_electrique
  cargo_bike: velo_cargo velo_utilitaire
  kids_bike: velo_enfant velo_pour_enfant
  bike_rental: location_de_velos velos_de_location
  test_ride: essai_routier essai_sur_route velo_de_test <essayer_le_velo <essayer_un_velo <essayer_la_voiture
  bike_leasing: velo_de_fonction leasing_velo
  brake: frein plaquettes_de_frein
  bike_gears: derailleur reglage_des_vitesses
  helmet: casque
  child_seat: siege_enfant siege_bebe rehausseur
  stolen: derobe vol_de_velo vol_a_la_tire >en_cas_de_vol
  car: voiture vehicule automobile
  courtesy_car: voiture_de_courtoisie voiture_de_pret vehicule_de_pret vehicule_de_courtoisie vehicule_de_remplacement
  mot: controle_technique
  oil_change: vidange <changer_l_huile
  dent_in_my: <une_bosse <rayure carrosserie debosselage
  windscreen: pare_brise vitrage_automobile
  car_detailing: detailing_automobile nettoyage_de_vehicule
  plumber: plombier plomberie
  electrician: electricien installation_electrique travaux_d_electricite
  roof: couvreur toiture <toit travaux_de_toiture
  gutter: gouttiere
  chimney_sweep: ramonage
  carpenter: menuisier menuiserie ebeniste
  house_painter: peintre_en_batiment travaux_de_peinture peinture_interieure peinture_exterieure <repeindre
  tiler: carreleur pose_de_carrelage
  renovation: renovation travaux_de_renovation
  insulation: <isolation isolation_thermique
  mold: moisissure
  solar_panels: panneaux_solaires photovoltaique
  locksmith: serrurier serrurerie ouverture_de_porte <porte_claquee <enferme_dehors
  key_cutting: double_de_cle reproduction_de_cles copie_de_cle <refaire_une_cle
  handyman: homme_a_tout_faire petits_travaux
  landscape_gardener: <jardinier paysagiste entretien_de_jardin
  lawn_mowing: tonte tonte_de_pelouse <tondre_la_pelouse
  hedge_trimming: taille_de_haies <tailler_ma_haie <tailler_la_haie
  tree_removal: abattage_d_arbres <abattre_un_arbre
  snow_removal: deneigement
  house_cleaning: menage_a_domicile femme_de_menage entreprise_de_nettoyage <faire_le_menage
  window_cleaning: nettoyage_de_vitres lavage_de_vitres laveur_de_vitres nettoyage_des_vitres
  carpet_cleaning: nettoyage_de_tapis nettoyage_de_moquette
  cleaning_supplies: produits_d_entretien produits_menagers produits_de_nettoyage
  moving_company: demenagement
  moving_boxes: cartons_de_demenagement materiel_d_emballage
  self_storage: garde_meubles box_de_stockage <stocker_mes_meubles
  furniture_assembly: montage_de_meubles service_de_montage <monter_mes_meubles <monter_les_meubles
  fridge: frigo refrigerateur
  washing_machine: lave_linge machine_a_laver
  dishwasher: <lave_linge <lave_vaisselle <frigo <refrigerateur >electromenager >appareils_menagers
  a_tailor: retouches couturiere retoucherie ourlet
  shoe_repair: cordonnier cordonnerie ressemelage
  battery_replacement: changement_de_pile changement_de_batterie remplacement_de_batterie <changer_la_pile <changer_la_batterie
  watch_repair: reparation_de_montres horloger horlogerie <reparer_ma_montre
  tool_hire: location_d_outils location_d_outillage <louer_des_outils
  cracked_screen: ecran_casse reparation_d_ecran remplacement_d_ecran changement_d_ecran
  data_recovery: recuperation_de_donnees <recuperer_mes_photos <recuperer_mes_fichiers <recuperer_mes_donnees
  virus_removal: suppression_de_virus logiciels_malveillants <virus_sur_mon >virus
  tech_support: assistance_informatique support_technique depannage_informatique assistance_technique
  web_design: creation_de_sites creation_de_site_internet conception_web <creer_un_site
  uninstall: desinstaller >supprimer
  trial_version: version_d_essai essai_gratuit version_de_demonstration <essayer_gratuitement
  free_version: version_gratuite offre_gratuite
  logging_in: se_connecter identifiants
  forgot_my_password: mot_de_passe_oublie <oublie_mon_mot_de_passe reinitialiser_votre_mot_de_passe reinitialisation_du_mot_de_passe reinitialiser_le_mot_de_passe <reinitialiser_mon_mot_de_passe >mot_de_passe
  create_account: creer_un_compte creation_de_compte >creez_votre_compte
  delete_account: supprimer_mon_compte supprimer_votre_compte suppression_du_compte suppression_de_compte
  system_requirements: configuration_requise configuration_minimale systeme_d_exploitation
  license_key: cle_de_licence cle_d_activation code_d_activation cle_de_produit
  iphone: <iphone <ipad ios >app_store
  ad_free: sans_publicite sans_pub <enlever_les_pubs >publicitaires
  offline: hors_ligne sans_internet sans_connexion_internet >internet >connexion_internet
  business_card: carte_de_visite
  flyer: prospectus depliant flyer
  passport_photo: photo_d_identite
  photo_shoot: seance_photo shooting_photo
  photo_prints: tirage_photo impression_de_photos developpement_photo <imprimer_des_photos <imprimer_mes_photos
  eye_doctor: ophtalmologue ophtalmologie
  speech_therapist: orthophoniste logopede
  couples_therapy: therapie_de_couple conseil_conjugal
  chiropractor: chiropracteur chiropraxie chiropratique
  dressing_change: changement_de_pansement pansement soins_de_plaies
  stitches: points_de_suture retrait_de_points ablation_de_fils
  tooth_decay: carie <plombage obturation_dentaire
  root_canal: devitalisation traitement_de_canal endodontie
  tooth_extraction: extraction_dentaire <arracher_une_dent
  dentures: prothese_amovible prothese_dentaire
  dental_implant: implant_dentaire implantologie <dent_manquante
  hearing_test: test_auditif audiogramme bilan_auditif
  varifocals: verres_progressifs lunettes_progressives
  hairdresser: coiffeur salon_de_coiffure barbier
  haircut: coupe_de_cheveux <couper_les_cheveux >coupe_femme >coupe_homme
  hair_color: coloration teinture >meches >balayage <teindre_mes_cheveux <colorer_mes_cheveux
  beautician: estheticienne institut_de_beaute salon_de_beaute
  hair_removal: epilation >epilation_laser
  eyelash_extensions: extension_de_cils rehaussement_de_cils
  manicure: manucure onglerie beaute_des_mains <faire_les_ongles
  pedicure: pedicure beaute_des_pieds soin_des_pieds
  fitness_center: salle_de_sport salle_de_musculation club_de_fitness salle_de_fitness
  personal_trainer: coach_sportif coaching_sportif coaching_personnalise
  insurance_claim: declaration_de_sinistre declarer_un_sinistre sinistre
  insurance_deductible: franchise_d_assurance >franchise
  car_insurance: assurance_auto assurance_automobile <assurer_ma_voiture
  home_insurance: assurance_habitation <assurer_ma_maison <assurer_mon_logement
`;
