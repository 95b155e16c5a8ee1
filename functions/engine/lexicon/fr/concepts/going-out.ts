/** Visits, stays, dining, shopping and joining in. */
export const goingOutConcepts = `
  walk_in: sans_rendez_vous <venir_directement <passer_directement >uniquement_sur_rendez_vous >sur_rendez_vous
  how_do_i_get_there: <comment_venir <comment_se_rendre <venir_chez_vous itineraire >acces
  which_floor: <quel_etage <a_quel_etage >etage >rez_de_chaussee
  entrance: porte_d_entree <quelle_porte
  elevator: ascenseur
  ev_charging: borne_de_recharge voiture_electrique <recharger_ma_voiture
  changing_table: table_a_langer <changer_le_bebe <changer_mon_bebe
  guide_dog: chien_guide chien_d_assistance
  bring_the_kids: <venir_avec_des_enfants <venir_avec_mes_enfants <amener_les_enfants <emmener_les_enfants >enfants >aire_de_jeux >chaise_haute
  lost_property: objets_trouves <oublie_mon_sac <oublie_ma_veste <oublie_quelque_chose
  photography: photographier <prendre_des_photos >photos >photographies
  locker: vestiaire <laisser_mon_sac <laisser_mes_affaires
  group_booking: visite_de_groupe reservation_de_groupe <en_groupe <un_groupe_de
  group_rate: tarif_groupe tarif_de_groupe >groupes
  birthday_party: fete_d_anniversaire gouter_d_anniversaire <feter_un_anniversaire <feter_son_anniversaire <feter_l_anniversaire
  facility_rental: location_de_salle <louer_la_salle <louer_une_salle <louer_votre_salle >location
  holiday_hours: jours_feries fermeture_annuelle <a_noel <pendant_les_fetes <les_jours_feries
  lunch_closure: <ferme_le_midi <ouvert_le_midi <entre_midi_et_deux
  evening_appointment: <apres_le_travail <apres_le_boulot <je_travaille_la_journee >soir
  out_of_hours: en_dehors_des_heures en_dehors_des_horaires <quand_vous_etes_fermes <quand_c_est_ferme
  bad_weather: <s_il_pleut <en_cas_de_pluie <quand_il_pleut >intemperies >meteo
  how_far_in_advance: <combien_de_temps_avant <combien_de_temps_a_l_avance >a_l_avance
  reschedule: reporter_le_rendez_vous <changer_mon_rendez_vous <deplacer_mon_rendez_vous
  no_show: rendez_vous_manque rendez_vous_non_honore <peux_pas_venir <empechement
  waiting_time: temps_d_attente <combien_de_temps_attendre <attendre_longtemps
  waitlist: liste_d_attente
  security_check: badge_visiteur
  first_time_visitor: <premiere_fois <jamais_venu
  trial_class: seance_d_essai cours_d_essai seance_decouverte <essayer_une_seance <essayer_un_cours <faire_un_essai >essai
  become_a_member: <devenir_membre <devenir_adherent <rejoindre_le_club <rejoindre_votre_club <m_inscrire_au_club bulletin_d_adhesion >adhesion >inscription >membre >adherent
  membership_fee: cotisation_annuelle prix_de_l_adhesion montant_de_la_cotisation <combien_coute_l_adhesion
  non_member: non_membre non_adherent <sans_etre_membre <sans_etre_adherent <pas_membre >ouvert_a_tous >adherents
  leave_the_club: <quitter_le_club <resilier_mon_adhesion demission radiation
  how_old_do_i_have_to_be: <a_partir_de_quel_age <quel_age_faut <des_quel_age <trop_jeune <trop_petit age_minimum tranche_d_age >ans
  too_old: <trop_vieux <trop_vieille <trop_age <a_mon_age >tout_age >tous_ages >adultes
  never_done_it_before: <jamais_pratique <jamais_fait <sans_experience <aucune_experience <grand_debutant >debutants >experience
  out_of_shape: <pas_sportif condition_physique
  loaner_equipment: pret_de_materiel location_de_materiel <acheter_le_materiel <preter_le_materiel <son_propre_materiel >materiel
  grading: passage_de_grade passage_de_ceinture <ceinture_noire <ceinture_suivante >ceinture >grade
  do_you_compete: <faire_de_la_competition ligue >championnats
  coed: mixte groupe_mixte <filles_et_garcons <hommes_et_femmes
  tryout: <integrer_l_equipe
  how_many_times_a_week: <combien_de_fois_par_semaine >fois_par_semaine >hebdomadaire
  when_do_you_meet: <quand_vous_reunissez <quand_sont_les_reunions >reunions >reunissons
  annual_general_meeting: assemblee_generale
  bylaws: statuts
  who_is_in_charge: <qui_dirige <qui_s_occupe_de <qui_est_responsable >president >bureau >responsable
  worship: culte office_religieux celebration_dominicale
  pastor: pasteur abbe
  baptism: bapteme baptiser
  get_married: >mariage <se_marier
  funeral: obseques enterrement funerailles
  communion: premiere_communion eucharistie profession_de_foi
  sunday_school: catechisme eveil_a_la_foi groupe_de_jeunes aumonerie
  go_to_confession: <se_confesser
  choir: chorale <chanter_avec_vous
  livestream: <regarder_en_ligne retransmission diffusion_en_direct
  lend_a_hand: <donner_un_coup_de_main <m_investir <m_impliquer >benevole >benevolat
  give_you_money: <vous_soutenir <soutenir_votre >don >faire_un_don
  tax_receipt: recu_fiscal <deduire_mon_don
  donate_clothes: don_de_vetements <donner_des_vetements
  food_bank: banque_alimentaire aide_alimentaire
  library_card: carte_de_bibliotheque carte_de_lecteur
  renew: >prolonger <garder_plus_longtemps
  late_fees: penalites_de_retard amende_de_retard <rends_en_retard
  copier: photocopie imprimante <faire_des_photocopies
  interlibrary_loan: pret_entre_bibliotheques
  ebook: livre_numerique livres_audio liseuse
  swim: nager baignade natation <faire_des_longueurs <aller_nager
  swim_lesson: cours_de_natation lecons_de_natation <apprendre_a_nager <sait_pas_nager
  water_temperature: temperature_de_l_eau <eau_est_chaude >chauffe
  swim_cap: bonnet_de_bain maillot_de_bain short_de_bain
  lifeguard: maitre_nageur surveillant_de_baignade
  season_ticket: >abonnement carte_dix_entrees pass_annuel carte_annuelle
  book_a_table: <reserver_une_table <table_pour_deux <table_pour_quatre <avoir_une_table reservation_de_table >reservation
  takeout: plats_a_emporter vente_a_emporter <a_emporter
  food_delivered: livraison_a_domicile zone_de_livraison <livrer_chez_moi <faire_livrer >livraison >livrons
  what_s_on_the_menu: carte_du_restaurant plats <que_servez_vous <qu_est_ce_qu_on_mange >cuisine menu
  lunch_special: plat_du_jour menu_du_jour formule_du_midi formule_midi
  happy_hour: boissons cocktails biere vin carte_des_vins <boire_un_verre
  outdoor_seating: terrasse <manger_dehors <manger_en_terrasse <assis_dehors
  meat_free: <sans_viande <mange_pas_de_viande <ne_mange_pas_de_viande >vegetarien >vegetarienne >vegan
  halal: halal casher kasher <sans_porc
  kids_menu: menu_enfant
  catering: buffet <repas_pour_une_fete service_traiteur
  private_event: privatisation evenements_prives <faire_une_fete_chez_vous salle_privee
  corkage: droit_de_bouchon <apporter_notre_vin <apporter_un_gateau
  gift_card: carte_cadeau bon_cadeau cheque_cadeau <offrir_en_cadeau
  coupon: code_promo code_promotionnel bon_de_reduction
  apple_pay: modes_de_paiement moyens_de_paiement sans_contact paypal <payer_par_carte <payer_en_carte <payer_en_especes <comment_payer >carte_bancaire >especes >cheque
  bank_transfer: virement_bancaire prelevement prelevement_automatique
  return_policy: politique_de_retour droit_de_retractation retractation <renvoyer_un_article <ne_me_va_pas <ne_me_plait_pas <mauvaise_taille >retours >echange
  arrived_broken: defectueux endommage reclamation_produit <arrive_casse <mauvais_article
  shipping_cost: frais_de_port frais_de_livraison frais_d_envoi livraison_gratuite <coute_la_livraison
  shipping_time: delai_de_livraison <quand_vais_je_recevoir <quand_est_ce_que_je_recois >jours_ouvres >livraison
  track_my_order: suivi_de_commande suivi_de_colis numero_de_suivi <ou_est_mon_colis <ou_est_ma_commande <pas_recu
  in_store_pickup: retrait_en_magasin click_and_collect <retirer_ma_commande <recuperer_ma_commande
  in_stock: en_stock rupture_de_stock epuise <encore_disponible <il_vous_reste
  custom_made: sur_mesure fabrication_sur_mesure <faire_faire
  second_hand: seconde_main d_occasion
  trade_in: reprise_ancien rachat <reprenez_vous <rachetez_vous
  wholesale: vente_en_gros grossiste <grande_quantite commande_groupee
  motorhome: camping_car <caravane
  motorcycle: moto motocyclette
  truck: camion poids_lourd
  taxi: taxi vtc
  satnav: gps <google_maps
  motorway: autoroute
  travel_time: temps_de_trajet duree_du_trajet >minutes_en_voiture
  train_station: gare
  bus_stop: arret_de_bus arret_de_tram
  shuttle_bus: navette <nous_chercher_a_la_gare
  luggage: bagages <valise
  luggage_storage: bagagerie consigne_a_bagages <laisser_nos_bagages <laisser_nos_valises
  meeting_point: point_de_rendez_vous lieu_de_depart <ou_se_retrouve
  basement: sous_sol
  garden: jardin
  lawn: pelouse gazon
  front_desk: >reception bureau_d_accueil comptoir_d_accueil
  fitting_room: cabine_d_essayage <essayer_des_vetements <essayer_avant_d_acheter
  wc: toilettes lavabos <pipi <petit_coin
  power_outlet: prise_electrique prise_de_courant <recharger_mon_telephone <charger_mon_telephone
  drinking_water: eau_potable fontaine_a_eau eau_du_robinet <remplir_ma_gourde
  waiting_room: salle_d_attente
  meeting_room: salle_de_reunion salle_de_seminaire salle_de_conference
  kitchenette: kitchenette coin_cuisine cuisine_equipee <cuisiner_sur_place
  microwave: microondes <rechauffer_un_plat <rechauffer_un_biberon
  laundry_room: buanderie >lave_linge >machine_a_laver <laver_notre_linge
  bed_linen: draps linge_de_lit
  double_bed: lit_double grand_lit
  twin_beds: lits_jumeaux lits_simples lits_separes
  extra_bed: lit_supplementaire lit_d_appoint
  crib: lit_bebe lit_parapluie lit_pour_bebe
  double_room: chambre_double
  single_room: chambre_simple chambre_individuelle
  family_room: chambre_familiale
  bed_and_breakfast: chambre_d_hotes maison_d_hotes
  vacation_rental: gite location_de_vacances maison_de_vacances
  breakfast: petit_dejeuner petitdejeuner
  half_board: demi_pension pension_complete
  check_in_time: heure_d_arrivee
  checkout_time: heure_de_depart <liberer_la_chambre <quitter_la_chambre
  late_check_in: arrivee_tardive boite_a_cles <arriver_tard_le_soir
  hotel_safe: coffre_fort
  swimming_pool: piscine
  kiddie_pool: pataugeoire
  hot_tub: jacuzzi bain_a_remous
  swings: aire_de_jeux <balancoire <bac_a_sable
  high_chair: chaise_haute
  nursing_room: salle_d_allaitement espace_allaitement <allaiter_mon_bebe
  weather_permitting: selon_la_meteo >par_tous_les_temps >quel_que_soit_le_temps
  rain_date: date_de_report date_de_repli
  thunderstorm: orage >tempete
  heatwave: canicule fortes_chaleurs
  raincoat: vetements_de_pluie veste_de_pluie <impermeable
  sturdy_shoes: chaussures_de_marche chaussures_de_randonnee chaussures_fermees
  sneakers: chaussures_de_sport
  wetsuit: neoprene combinaison_neoprene
  hat: chapeau casquette
  life_jacket: gilet_de_sauvetage
  flashlight: lampe_de_poche lampe_frontale lampe_torche
  playing_field: terrain_de_sport terrain_de_foot
  ice_skating: patinage patinoire
  climbing: escalade
  skiing: ski skier
  ski_lift: remontees_mecaniques telesiege telecabine telepherique
  ski_pass: forfait_de_ski forfait_ski
  sledding: luge
  hiking: randonnee <rando
  bike_path: piste_cyclable voie_verte
  boat: bateau embarcation
  boat_rental: location_de_bateau >location_de_canoe <louer_un_bateau
  pedal_boat: pedalo
  rowboat: barque bateau_a_rames
  kayak: kayak
  paddleboard: paddle stand_up_paddle
  sailing: voile voilier
  marina: port_de_plaisance marina
  mooring: place_de_port amarrage mouillage
  boat_ramp: mise_a_l_eau
  boat_license: permis_bateau >sans_permis
  fishing_license: peche pecher permis_de_peche
  scuba_diving: plongee
  barbecue: barbecue
  campfire: feu_de_camp <faire_un_feu <allumer_un_feu
  picnic: piquenique pique_nique piqueniquer
  outside_food: nourriture_exterieure <apporter_notre_repas <apporter_notre_nourriture <apporter_a_manger
  campsite: camping <planter_une_tente
  tent: tente
  marquee: chapiteau barnum tonnelle
  sleeping_bag: sac_de_couchage
  electric_hookup: branchement_electrique borne_electrique
  quiet_hours: tapage_nocturne >bruit <musique_forte
  season_opening: ouverture_de_saison debut_de_saison
  breakage: <si_je_casse <casse_quelque_chose >degats >deterioration
  car_rental: location_de_voiture voiture_de_location <louer_une_voiture
  fuel: carburant <essence
  bouncy_castle: chateau_gonflable structure_gonflable
  guided_tour: visite_guidee visite_commentee
  tour_guide: guide_conferencier guide_touristique
  timed_entry: creneau_horaire creneau
  advance_tickets: prevente <acheter_des_billets >billetterie >billets
  re_entry: <sortir_et_revenir <ressortir
  permanent_exhibition: exposition_permanente collection_permanente
  special_exhibition: exposition_temporaire
  artifact: objets_exposes
  gift_shop: boutique_de_souvenirs boutique_du_musee
  flash_photography: >flash <au_flash <avec_flash
  tripod: trepied perche_a_selfie
  drone: drone
  film_permit: autorisation_de_tournage <tourner_un_film <tourner_une_video
  birthday_child: <jour_de_mon_anniversaire
  wedding_venue: salle_de_mariage reception_de_mariage <organiser_notre_mariage
  bachelorette: enterrement_de_vie_de_jeune_fille enterrement_de_vie_de_garcon evjf evg
  team_building: sortie_d_entreprise evenement_d_entreprise seminaire_d_entreprise team_building
  flea_market: vide_grenier marche_aux_puces <brocante
  concert: concert musique_live
  cinema: cinema
  fireworks: feu_d_artifice feux_d_artifice <petards
  balloons: confettis <decorer_la_salle
  appetizer: hors_d_oeuvre
  main_course: plat_principal
  dessert: dessert
  ice_cream: creme_glacee glaces_artisanales <glace
  restaurant: >restaurant >brasserie >bistrot >buvette <ou_manger <manger_sur_place
  snack_bar: buvette
  non_alcoholic: sans_alcool mocktail <soda
  organic_food: agriculture_biologique produits_bio bio
  buffet: buffet a_volonte
  last_orders: dernier_service derniere_commande
  vending_machine: distributeur_automatique distributeur_de_boissons
  e_cigarette: <cigarette_electronique <vapoter <chicha >fumer
  lost_items: objets_trouves <oublie_mon_telephone <oublie_mes_lunettes
  defibrillator: defibrillateur dae
  fire_department: sapeurs_pompiers
  emergency_exit: issue_de_secours sortie_de_secours evacuation point_de_rassemblement
  cctv: videosurveillance camera_de_surveillance
  security_guard: agent_de_securite vigile <videur
  liability_waiver: decharge_de_responsabilite a_vos_risques
  unaccompanied: non_accompagne >accompagne_d_un_adulte <enfants_peuvent_venir_seuls
  wheelchair_rental: pret_de_fauteuil
`;
