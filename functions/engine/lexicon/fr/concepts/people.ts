/** People; bodies, families, beliefs, animals and languages. */
export const peopleConcepts = `
  principal: directeur directrice principal proviseur chef dirige responsable
  director: directeur gerant responsable dirigeant patron
  manager: responsable gere
  president: president presidente
  owner: proprietaire fondateur fonde fondee creation cree
  founded: fonde fondee creation depuis histoire cree creee
  teacher: professeur prof enseignant entraineur moniteur enseigne
  lawyer: avocat avocate juriste
  accountant: comptable expert-comptable
  doctor: medecin docteur
  staff: equipe personnel employe
  secretary: secretaire secretariat assistant
  treasurer: tresorier tresoriere
  committee: comite bureau conseil
  member: membre adherent adhesion adherer cotisation
  student: eleve etudiant etudiante
  child: enfant enfants fils fille
  adult: adulte adultes
  parent: parent parents mere pere
  grandparent: grands-parents grand-mere grand-pere petits-enfants
  dementia: demence dependance vulnerable
  family: famille foyer
  husband: mari femme conjoint epoux
  senior: senior retraite aine veteran
  beginner: debutant debutants commence
  man: homme hommes masculin
  woman: femme femmes feminin
  client: client clients
  guest: invite visiteur hote
  volunteer: benevole volontaire
  speaker: orateur conferencier conference intervenant expose
  author: auteur ecrit cree developpe developpeur
  mayor: maire
  name: nom appelle nomme
  age: age ans
  born: ne nee naissance nes
  qualification: diplome diplomes titulaire grade qualification
  experience: experience
  studied: etudie etudes universite diplome
  language: langue parle langues
  new_patient: nouveau_patient <prenez_vous_encore <acceptez_vous_de_nouveaux >patients
  first_visit: premiere_visite premier_rendez_vous premiere_consultation <premiere_seance
  patient_forms: questionnaire_medical fiche_patient <remplir_avant >formulaire
  in_network: carte_vitale conventionne secteur_1 secteur_2 tiers_payant <pris_en_charge_par_la_secu <rembourse_par_la_secu <ma_mutuelle >mutuelle >assurance_maladie
  uninsured: non_assure <sans_assurance <sans_mutuelle <sans_carte_vitale <pas_d_assurance reste_a_charge
  copay: ticket_moderateur depassement depassement_d_honoraires <de_ma_poche
  referral: <lettre_du_medecin courrier_du_medecin <adresse_par_mon_medecin lettre_d_adressage
  prescription_refill: renouvellement_d_ordonnance <renouveler_mon_ordonnance <renouveler_mon_traitement
  sick_note: arret_de_travail arret_maladie <un_arret
  lab_results: prise_de_sang resultats_d_analyses analyses_de_sang <mes_resultats
  x_ray: radiographie echographie irm
  does_it_hurt: <ca_fait_mal <est_ce_douloureux <c_est_douloureux indolore anesthesie anesthesie_locale
  dental_anxiety: <peur_du_dentiste patients_anxieux phobie_dentaire
  in_a_lot_of_pain: <tres_mal <mal_terrible <aujourd_hui_meme <dans_la_journee >urgence >douleur
  toothache: rage_de_dents mal_aux_dents <mal_de_dent <dent_cassee >urgence_dentaire
  dentist: dentiste dentaire
  braces: appareil_dentaire orthodontie <dents_de_travers
  teeth_cleaning: detartrage nettoyage_des_dents hygiene_dentaire
  teeth_whitening: blanchiment blanchiment_dentaire <dents_plus_blanches
  pregnant: enceinte grossesse prenatal suivi_de_grossesse <attends_un_bebe
  breastfeeding: allaitement
  midwife: sage_femme
  pediatric: pediatre pediatrie <soignez_vous_les_enfants <recevez_vous_les_enfants >enfants
  checkup: bilan_de_sante visite_de_controle depistage <me_faire_controler
  vaccine: vaccin <se_faire_vacciner
  what_to_bring: <quoi_apporter <que_dois_je_apporter <que_faut_il_apporter <avoir_sur_moi <prendre_avec_moi >apporter >munir >vous_munir
  empty_stomach: a_jeun <manger_avant
  aftercare_instructions: suites_operatoires convalescence <apres_l_operation <apres_l_intervention
  surgery: operation chirurgie
  where_did_the_doctor_study: <ou_avez_vous_etudie <ou_a_t_elle_etudie <ou_a_t_il_etudie faculte_de_medecine internat_de_medecine >diplome >universite
  female_doctor: medecin_femme <une_femme_medecin
  telehealth: teleconsultation <consultation_en_video <consultation_a_distance
  house_call: visite_a_domicile a_domicile <venir_chez_moi <vous_deplacez
  second_opinion: deuxieme_avis second_avis
  therapist: psychologue psychotherapeute psychotherapie
  physiotherapy: kinesitherapie kinesitherapeute kine
  massage: massage
  glasses: lunettes lentilles examen_de_vue opticien ophtalmologue
  veterinarian: veterinaire clinique_veterinaire
  spay: sterilisation castration
  medical_records: dossier_medical
  minor_consent: autorisation_parentale <sans_parent <un_parent_present >mineurs
  bring_someone_with_me: accompagnant <venir_accompagne <venir_avec_mon_mari
  stairs: escalier <monter_des_marches <y_a_t_il_des_marches
  are_there_stairs: <monter_les_escaliers <avec_des_bequilles <du_mal_a_marcher >de_plain_pied >acces_pmr >mobilite_reduite
  wheelchair_user: fauteuil_roulant utilisateur_de_fauteuil <fauteuil_electrique
  is_there_a_lift: ascenseur
  walking_frame: deambulateur
  disabled: handicap situation_de_handicap
  disability_card: carte_mobilite_inclusion carte_d_invalidite
  disabled_parking: place_handicapee places_handicapees stationnement_pmr places_pmr
  disabled_toilet: toilettes_pmr wc_pmr toilettes_handicapees toilettes_accessibles wc_handicapes
  visually_impaired: aveugle malvoyant non_voyant deficience_visuelle
  deaf: sourd malentendant deficience_auditive >boucle_magnetique >langue_des_signes
  sign_language: langue_des_signes lsf
  caregiver: auxiliaire_de_vie aide_a_domicile aidant
  my_carer: <mon_aidant <mon_auxiliaire_de_vie >accompagnant
  common_cold: rhume enrhume nez_qui_coule
  flu: grippe
  cough: la_toux une_toux tousser
  covid: covid coronavirus
  measles: rougeole
  headache: mal_de_tete maux_de_tete migraine
  stomachache: mal_au_ventre maux_de_ventre douleurs_abdominales
  sore_throat: mal_de_gorge mal_a_la_gorge angine
  back_pain: mal_de_dos mal_au_dos lombalgie lumbago
  neck_pain: douleurs_cervicales cervicalgie torticolis <mal_au_cou
  fracture: fracture <casse_le_bras <casse_la_jambe
  dizzy: vertige vertiges etourdissement
  seasick: mal_de_mer mal_des_transports
  diabetes: diabete diabetique
  asthma: asthme asthmatique
  cancer: cancer oncologie cancerologie
  depression: depression depressif deprime
  panic_attack: crise_d_angoisse crise_de_panique attaque_de_panique troubles_anxieux
  insomnia: insomnie troubles_du_sommeil <dors_mal
  weight_loss: perte_de_poids amincissement <perdre_du_poids <maigrir
  hay_fever: rhume_des_foins allergie_au_pollen
  high_blood_pressure: hypertension tension_elevee
  arthritis: arthrose arthrite douleurs_articulaires
  earache: mal_a_l_oreille mal_aux_oreilles otite
  slipped_disc: hernie_discale
  epilepsy: epilepsie epileptique
  pain: douleur douloureux
  cardiologist: cardiologue cardiologie
  psychiatrist: psychiatre psychiatrie
  ear_nose_and_throat: orl oto_rhino
  nurse: infirmiere infirmier
  hospital: hopital
  ambulance: ambulance ambulancier
  first_aid: premiers_secours premiers_soins trousse_de_secours
  contraception: contraception contraceptif
  childbirth: accouchement accoucher
  prenatal_class: preparation_a_l_accouchement preparation_a_la_naissance
  postnatal: postnatal post_partum <apres_l_accouchement
  noise: bruit bruyant nuisances_sonores
  baby: <bebe <nourrisson <bambin <tout_petit enfant enfants
  teenager: <ado <adolescent >mineurs >moins_de_18_ans
  mum: <maman parents
  dad: <papa pere
  granny: <mamie <papy grands-parents
  aunt: <oncle <cousin <cousine <neveu membre_de_la_famille membres_de_la_famille
  single_parent: famille_monoparentale parent_isole parent_seul mere_celibataire
  large_family: famille_nombreuse familles_nombreuses
  my_girlfriend: <mon_copain <ma_copine <mon_petit_ami <ma_petite_amie conjoint concubin
  my_ex: <mon_ex <mon_ex_mari <mon_ex_femme ex_conjoint >autre_parent
  same_sex: couples_homosexuels homosexuel lgbt <deux_mamans <deux_papas
  widow: veuf veuve
  oap: <troisieme_age <personne_agee retraite senior
  nursing_home: maison_de_retraite ehpad
  over_18: <etre_majeur >plus_de_18_ans adultes
  death_certificate: acte_de_deces certificat_de_deces
  marriage_certificate: acte_de_mariage certificat_de_mariage
  funeral_home: pompes_funebres
  cremation: crematorium incineration
  birthday: anniversaire
  baptized: bapteme baptise baptiser
  godparent: parrain_et_marraine marraine <parrain
  parish: paroisse
  prayer: la_priere temps_de_priere venir_prier
  bible: bible ecritures_saintes
  statement_of_faith: confession_de_foi ce_que_nous_croyons <que_croyez_vous
  atheist: <athee <je_suis_musulman <je_suis_juif >toutes_confessions >toutes_religions >toutes_les_religions
  jewish: juif juive judaisme
  muslim: musulman islam
  catholic: catholique
  protestant: protestant lutherien
  allergen: allergenes allergie_alimentaire allergies_alimentaires <allergique_aux_noix <allergique_aux_arachides
  gluten_free: sans_gluten coeliaque
  dairy_free: sans_lactose intolerant_au_lactose <sans_lait
  almonds: <amandes <noisettes <noix_de_cajou fruits_a_coque
  shellfish: crustaces fruits_de_mer
  dog: <chien <chiot <chaton <lapin <hamster <perroquet >animaux_de_compagnie >animal_de_compagnie
  spaniel: <caniche <teckel <chihuahua <berger_allemand <golden_retriever >chien
  snake: <tortue <lezard <gecko animaux_exotiques nac >reptiles
  horse: cheval chevaux poney <jument
  mice: <des_souris <des_rats <cafards <fourmis <punaises_de_lit <guepes >nuisibles >deratisation >desinsectisation
  flea_treatment: antiparasitaire <a_des_puces <a_des_tiques
  dog_walker: promenade_de_chiens promeneur_de_chiens
  dog_training: education_canine educateur_canin dressage_canin
  leash: tenu_en_laisse tenus_en_laisse <en_laisse <sans_laisse
  muzzle: museliere
  animal_shelter: refuge_animalier refuge_pour_animaux <adopter_un_chien <adopter_un_chat
  pet_friendly: animaux_acceptes animaux_admis animaux_bienvenus chiens_acceptes chiens_admis <avec_mon_chien <avec_un_chien
  pet_shop: animalerie
  english: anglais anglophone
  german: allemand germanophone
  french: francais francophone
  spanish: espagnol hispanophone
  portuguese: portugais
  russian: russe russophone
  ukrainian: ukrainien
  polish_speaking: polonais
  turkish: turc turque
  arabic: arabe
  dutch: neerlandais hollandais
  interpreter: interprete <traducteur
  mother_tongue: langue_maternelle
  language_course: cours_de_langue cours_de_langues
  learn_german: cours_d_allemand apprendre_l_allemand
  learn_english: cours_d_anglais apprendre_l_anglais
  nationality: <nationalite votre_nationalite citoyennete
  foreign_national: ressortissant_etranger ressortissants_etrangers
  usa: etats_unis usa
  uk: royaume_uni grande_bretagne <angleterre
  germany: allemagne
  austria: autriche
  switzerland: suisse
  france: <france en_france
  spain: espagne
  italy: italie
  netherlands: pays_bas hollande
  russia: russie
  ukraine: ukraine
  european_union: union_europeenne ue
`;
