/** Schools and kindergartens, in the words of parents and schools. */
export const schoolConcepts = `
  school: ecole universite lycee college academie
  course: cours classe lecon formation seance entrainement matiere
  training: entrainement entrainements seance cours
  enroll: inscrire inscription inscriptions adherer admission
  apply: candidature postuler demande dossier
  submit: soumettre soumission envoyer proposer
  exam: examen epreuve test
  result: resultat resultats note
  attendance: presence assister assiduite
  promotion: passage passer
  seat: place places capacite effectif
  honours: mention
  library: bibliotheque mediatheque
  book: livre livres
  borrow: emprunter pret emprunt
  return: rendre retour rapporter retourner
  late: retard tard
  lost: perdu perdre perte
  replace: remplacer remplacement duplicata
  id_card: carte_identite identite
  uniform: tenue vetement uniforme porter habits
  equipment: equipement materiel
  hostel: internat foyer residence
  canteen: cantine repas dejeuner manger restauration
  vegetarian: vegetarien vegan
  timetable: emploi_du_temps programme calendrier agenda horaire planning
  competition: competition tournoi concours championnat
  certificate: certificat attestation justificatif
  form: formulaire document dossier papiers telecharger
  need: apporter necessaire besoin obligatoire fournir requis
  allowed: autorise permis autorisation
  forbidden: interdit defendu
  rule: regle regles reglement
  cancel: annuler annulation resilier arreter
  change: changer modifier changement
  moved: demenage transfere
  illness: malade maladie blessure blesse
  trial: essai essayer
  camp: stage camp atelier
  paper: article publication
  award: prix recompense distinction
  stand: stand table
  exhibit: exposition exposant
  power: electricite courant puissance
  wifi: wifi internet reseau
  weight: poids pesee peser
  lunch: dejeuner repas
  dinner: diner banquet
  injury: blessure blesse
  sibling: frere freres soeur soeurs fratrie
  religious: religieux religion confession laique <catholique <protestant
  snow: neige meteo tempete
  medicine: medicament medicaments ordonnance <comprime <donner_un_medicament
  allergy: allergie allergique intolerance
  nut: noix arachide cacahuete
  laptop: ordinateur appareil
  homework: devoirs
  bully: harcelement
  after_school: garderie periscolaire creche accueil_periscolaire
  special_needs: handicap besoins_particuliers
  drop_off: deposer recuperer chercher
  nursery: maternelle creche
  sport: sport sports equipe
  trip: sortie excursion voyage
  graduation: diplome remise
  break: recreation recre
  drop_her_off: <deposer_mon_enfant <deposer_les_enfants <deposer_ma_fille <deposer_mon_fils heure_d_accueil accueil_du_matin heure_d_arrivee
  pick_her_up: <recuperer_mon_enfant <chercher_mon_enfant <recuperer_les_enfants heure_de_sortie sortie_des_classes
  authorized_pickup: personne_autorisee <quelqu_un_d_autre_vienne <la_grand_mere
  late_pickup: <recuperer_en_retard retard_le_soir <en_retard_pour_le_recuperer
  late_arrival: <arrive_en_retard billet_de_retard >retard
  report_an_absence: <enfant_malade <enfant_est_malade <fils_est_malade <fille_est_malade <signaler_une_absence >absence
  come_back_after_being_sick: <revenir_apres_une_maladie <retour_apres_maladie certificat_de_retour
  lice: poux
  packed_lunch: panier_repas boite_a_gouter <apporter_son_repas <apporter_son_dejeuner
  hot_lunch: restauration_scolaire cantine_scolaire <mangent_les_enfants <mange_a_la_cantine >cantine >repas
  snack: gouter collation
  school_uniform: uniforme_scolaire code_vestimentaire <porter_un_uniforme <porter_l_uniforme >uniforme
  class_size: effectif_par_classe >effectifs taux_d_encadrement >eleves
  teacher_aide: aesh atsem assistante_maternelle auxiliaire_de_vie_scolaire
  iep: ulis amenagements besoins_educatifs_particuliers <eleve_dys <autiste <autisme <en_difficulte_scolaire >inclusion
  gifted_students: surdoue haut_potentiel hpi
  school_bus: bus_scolaire ramassage_scolaire transport_scolaire car_scolaire
  carpool: covoiturage
  school_fees: <scolarite frais_de_scolarite
  tuition_assistance: aide_financiere bourse_scolaire quotient_familial <pas_les_moyens <faibles_revenus >bourses
  volunteer_hours: heures_de_benevolat participation_des_parents <parents_doivent_aider >benevoles
  pta: ape association_de_parents parents_d_eleves peep fcpe
  non_catholic: <pas_catholique <pas_croyant <pas_baptise <sans_etre_catholique <autre_religion >toutes_confessions >toutes_religions >confession
  religious_education: enseignement_religieux catechese cours_de_religion
  potty_trained: <encore_des_couches <pas_encore_propre proprete
  nap: sieste temps_de_repos
  settling_in: periode_d_adaptation adaptation
  playground: cour_de_recreation aire_de_jeux <jouer_dehors <sortent_dehors >recreation
  parent_teacher_conference: rencontre_parents_professeurs reunion_parents <parler_au_professeur <voir_la_maitresse <rencontrer_le_professeur
  report_card: bulletin_scolaire livret_scolaire releve_de_notes
  open_house: journee_portes_ouvertes >portes_ouvertes <visiter_l_ecole <voir_l_ecole
  midyear: <en_cours_d_annee <changer_d_ecole <milieu_de_l_annee changement_d_ecole
  hard_to_get_in: criteres_d_admission procedure_d_admission <obtenir_une_place <avoir_une_place
  cutoff_date: age_d_entree <entrer_en_maternelle <entrer_au_cp
  snow_day: fermeture_de_l_ecole <ecole_est_fermee
  teacher_in_service: jours_de_fermeture <pas_d_ecole <pas_classe >vacances
  school_supplies: fournitures_scolaires liste_de_fournitures
  cell_phone_policy: <portable_en_classe <telephone_a_l_ecole >portable >telephone
  extracurricular: activites_periscolaires activites_extrascolaires <apres_la_classe
  foreign_language: langues_vivantes langue_etrangere bilingue immersion
  english_learners: fle upe2a <ne_parle_pas_francais <parle_pas_francais
  accreditation: accredite accreditation sous_contrat reconnu_par_l_etat
  yr: >an >annee
  year_group: niveau_scolaire <quels_niveaux >niveaux
  pre_school: ecole_maternelle petite_section moyenne_section >maternelle
  nursery_school: jardin_d_enfants ecole_maternelle
  reception_class: grande_section
  primary_school: ecole_primaire ecole_elementaire
  middle_school: >cycle_4
  high_school: >lycee enseignement_secondaire
  sixth_form: >premiere_et_terminale >lycee
  alevel: baccalaureat le_bac
  freshman: etudiants_de_premiere_annee >premiere_annee
  state_school: ecole_publique enseignement_public
  private_school: ecole_privee etablissement_prive enseignement_prive
  boarding_school: internat pensionnat
  halls_of_residence: residence_universitaire logement_etudiant cite_universitaire
  legal_guardian: responsable_legal >responsables_legaux >parents
  playgroup: ateliers_parents_enfants
  apply_for_a_place: <inscrire_mon_enfant <inscrire_mon_fils <inscrire_ma_fille >modalites_d_inscription >dossier_d_inscription >inscription
  catchment_area: secteur_scolaire carte_scolaire
  oversubscribed: <encore_des_places <encore_de_la_place <reste_des_places >places >liste_d_attente
  withdraw_my_child: <retirer_mon_enfant >certificat_de_radiation
  interview: entretien_d_admission entretien_individuel
  entrance_exam: examen_d_entree test_d_entree concours_d_entree
  placement_test: test_de_niveau test_de_placement evaluation_de_niveau
  open_evening: matinee_portes_ouvertes >portes_ouvertes >journee_portes_ouvertes
  parent_handbook: reglement_interieur livret_d_accueil reglement_de_l_ecole
  school_readiness: maturite_scolaire
  go_back_to_school: reprise_des_cours premier_jour_d_ecole <reprend_l_ecole <retourner_a_l_ecole >rentree >rentree_scolaire
  last_day_of_school: dernier_jour_d_ecole fin_de_l_annee_scolaire <commencent_les_vacances >debut_des_vacances >vacances
  school_holidays: vacances_scolaires >dates_des_vacances >calendrier_scolaire
  semester: semestre trimestre_scolaire
  half_term: >vacances_de_la_toussaint >vacances_d_hiver >vacances_de_fevrier
  inset_day: journee_pedagogique
  school_hours: horaires_de_l_ecole horaires_scolaires <a_quelle_heure_commence_l_ecole
  does_school_finish: <finit_l_ecole <finissent_les_cours <sort_de_l_ecole <sortent_de_l_ecole sortie_de_l_ecole >fin_des_cours
  breakfast_club: garderie_du_matin >accueil_du_matin
  wraparound: garderie_du_soir accueil_du_soir >accueil_periscolaire >periscolaire
  half_day: demi_journee
  full_day: journee_complete journee_entiere
  holiday_club: centre_de_loisirs accueil_de_loisirs centre_aere colonie_de_vacances stages_vacances
  break_time: recreation recre
  walk_home_alone: <rentrer_seul <rentrer_seule <partir_seul >rentrer_seuls >non_accompagne
  off_campus: enceinte_de_l_etablissement <sortir_de_l_etablissement
  school_office: vie_scolaire >secretariat
  emergency_contact: personne_a_prevenir fiche_d_urgence
  pe_kit: tenue_de_sport affaires_de_sport
  pe: eps education_physique
  uniform_shop: <acheter_l_uniforme >uniforme
  blazer: <jupe >tenue_correcte >tenue_vestimentaire
  wear_earrings: <boucles_d_oreilles <piercing >bijoux
  name_tag: etiquettes_nominatives >marque_au_nom >marques_au_nom
  indoor_shoes: chaussons pantoufles
  change_of_clothes: vetements_de_rechange tenue_de_rechange
  sunscreen: creme_solaire >protection_solaire
  backpack: sac_a_dos sac_d_ecole
  water_bottle: gourde bouteille_d_eau
  stationery: <trousse <cahiers <stylos <crayons >fournitures_scolaires >fournitures
  textbook: manuel_scolaire manuels_scolaires livres_scolaires
  cuddly_toy: doudou peluche <apporter_un_jouet >jouets
  school_dinner: repas_a_la_cantine >restauration_scolaire >cantine
  free_school_meals: >quotient_familial
  peanut_butter: <beurre_de_cacahuete <nutella >sans_arachide >fruits_a_coque >arachides
  sweets: bonbons sucreries friandises
  picked_on: <se_fait_embeter <se_moque_de <se_fait_harceler cyberharcelement harcelement_scolaire >harcelement
  behaviour_policy: code_de_conduite <se_comporte_mal <fait_des_betises >comportement >discipline >reglement_interieur
  kicked_out_of_school: exclusion_temporaire exclusion_definitive <renvoye_de_l_ecole conseil_de_discipline
  truancy: <secher_les_cours absenteisme_scolaire
  term_time_holiday: autorisation_d_absence <vacances_pendant_l_annee_scolaire
  absence_note: mot_d_absence justificatif_d_absence billet_d_absence
  runny_nose: <rhume <enrhume <nez_qui_coule <mal_de_gorge >malade >maladie >symptomes
  send_him_home: <tombe_malade_a_l_ecole <malade_a_l_ecole <malade_en_classe >souffrant >malade
  school_nurse: infirmerie >infirmiere
  gets_hurt_at_school: <se_blesse_a_l_ecole >premiers_secours >accident
  antibiotics: <ventoline <antibiotique <antibiotiques <doliprane <paracetamol >medicaments
  epipen: stylo_d_adrenaline anaphylaxie anaphylactique
  diabetic: <diabete <diabetique <epilepsie <asthme maladie_chronique >projet_d_accueil_individualise >pai
  vaccinated: carnet_de_vaccination carnet_de_sante vaccinations_obligatoires vaccins_obligatoires <pas_vaccine >vaccination
  school_psychologist: psychologue_scolaire psychologue_de_l_education conseiller_principal_d_education
  senco: troubles_d_apprentissage difficultes_d_apprentissage troubles_dys >besoins_educatifs_particuliers
  dyslexia: dyslexie dyslexique dyscalculie dysorthographie
  eal: francais_langue_etrangere eleves_allophones allophones non_francophones
  headteacher: directrice_de_l_ecole directeur_de_l_ecole chef_d_etablissement >directeur >directrice >proviseur
  deputy_head: directeur_adjoint directrice_adjointe principal_adjoint proviseur_adjoint
  form_teacher: professeur_principal maitresse
  kindergarten_teacher: educatrice_de_jeunes_enfants auxiliaire_de_puericulture educateur_de_jeunes_enfants
  supply_teacher: professeur_remplacant enseignant_remplacant
  bursar: intendance service_comptabilite
  school_governors: conseil_d_ecole conseil_d_etablissement
  registrar: service_des_admissions bureau_des_admissions
  teaching_qualification: enseignants_diplomes professeurs_diplomes enseignants_qualifies
  safeguarding: >protection_de_l_enfance
  parents_evening: reunion_de_rentree reunion_parents_professeurs
  room_parent: parent_delegue parents_delegues representant_des_parents
  chaperone: parent_accompagnateur parents_accompagnateurs
  class_trip: classe_verte classe_de_neige classe_de_mer classe_decouverte voyage_scolaire sortie_scolaire >sorties_scolaires >voyages
  student_exchange: echange_scolaire echanges_scolaires echange_linguistique sejour_linguistique semestre_a_l_etranger
  fundraiser: collecte_de_fonds >vente_de_gateaux >tombola
  sports_day: journee_sportive
  school_photo: photo_de_classe photos_de_classe photo_scolaire photos_scolaires
  parent_portal: espace_parents espace_famille portail_famille >pronote >ecole_directe
  mock_exam: examen_blanc examens_blancs bac_blanc
  retake: session_de_rattrapage epreuves_de_rattrapage <repasser_l_examen <rate_l_examen
  grading_system: systeme_de_notation bareme_de_notation
  repeat_a_year: redoublement redoubler
  hw: devoirs_a_la_maison >devoirs
  homework_club: etude_surveillee aide_aux_devoirs
  private_tutor: soutien_scolaire cours_de_soutien cours_particuliers
  curriculum: programme_scolaire programme_d_enseignement contenu_de_la_formation programme_de_formation <qu_apprend_on
  teaching_method: pedagogie projet_pedagogique methode_pedagogique methode_d_enseignement
  remote_learning: enseignement_a_distance cours_a_distance formation_a_distance
  math: maths mathematiques
  music_lesson: cours_de_musique cours_d_instrument <cours_de_piano <cours_de_guitare <cours_de_violon >musique
  instrument_rental: location_d_instrument location_d_instruments pret_d_instruments <louer_un_instrument
  violin: violon
  piano: piano
  guitar: guitare
  recital: audition_d_eleves concert_des_eleves spectacle_de_fin_d_annee gala_de_fin_d_annee
  soccer: football
  chess: jeu_d_echecs cours_d_echecs club_d_echecs <echecs
  martial_arts: arts_martiaux <karate <judo <taekwondo
  dance: danse danser
  headphones: <ecouteurs <montre_connectee <casque_audio appareils_electroniques objets_connectes
  tuition_free: ecole_gratuite scolarite_gratuite
  means_tested: selon_les_revenus bourse_sur_criteres_sociaux >quotient_familial
  materials_fee: frais_annexes frais_de_materiel
  alumni: anciens_eleves ancien_eleve anciens_etudiants alumni
  transcript: dossier_scolaire >releve_de_notes
  proof_of_enrollment: certificat_de_scolarite attestation_de_scolarite
  certificate_of_completion: attestation_de_formation attestation_de_fin_de_formation attestation_de_presence certificat_de_formation >attestation
  miss_a_lesson: <rate_un_cours <manque_un_cours >cours_de_rattrapage >cours_manques >rattraper
  one_on_one_lessons: cours_particulier cours_particuliers cours_individuel cours_individuels cours_prive
  group_lesson: cours_collectif cours_collectifs cours_en_groupe
  evening_class: cours_du_soir
  adult_education: formation_continue formation_pour_adultes
`;
