/** Everyday actions: getting there, finding, asking. */
export const everydayConcepts = `
  phone: telephone tel appeler numero portable joindre
  fax: fax telecopie
  email: email mail courriel mel ecrire
  contact: contact contacter joindre
  address: adresse situe lieu emplacement localisation plan ou trouve
  headquarters: siege siege_social
  branch: agence bureau succursale antenne cabinet
  hours: horaires ouvert ouverture heures ouvre
  close: ferme fermeture fermer <vous_fermez
  time: heure debut commence
  begin: debut commencer demarrer rentree
  end: fin terminer finir
  deadline: echeance limite delai avant jusqu
  date: date jour quand
  weekday: semaine jour_ouvrable lundi vendredi
  weekend: week-end weekend samedi dimanche
  monday: lundi lundis
  tuesday: mardi mardis
  wednesday: mercredi mercredis
  thursday: jeudi jeudis
  friday: vendredi vendredis
  saturday: samedi samedis
  sunday: dimanche dimanches
  morning: matin matinee
  evening: soir soiree nuit
  afternoon: apres-midi
  january: janvier
  february: fevrier
  march: mars
  april: avril
  may: mai
  june: juin
  july: juillet
  august: aout
  september: septembre
  october: octobre
  november: novembre
  december: decembre
  spring: printemps
  summer: ete
  autumn: automne
  winter: hiver
  holiday: vacances conges ferie
  appointment: rendez-vous rdv reserver reservation consultation rendezvous rendez_vous prise_de_rendez_vous <prendre_rdv
  parking: parking stationnement garer >se_garer <laisser_la_voiture <laisser_ma_voiture <me_garer <nous_garer <en_voiture
  bus: bus train metro tramway rer transport transports_en_commun <sans_voiture
  stop: arret gare station
  airport: aeroport vol
  hotel: hotel hebergement logement chambre
  venue: lieu se_deroule se_passe
  far: loin distance proche proximite
  website: site internet web ligne
  train: train metro rer gare
  visit: visite visiter portes_ouvertes
  bicycle: velo bicyclette
  one: 1 premier premiere 1er
  two: 2 deux deuxieme 2e second
  three: 3 trois troisieme 3e 3eme
  four: 4 quatre quatrieme 4e 4eme
  five: 5 cinq cinquieme 5e 5eme
  six: 6 six sixieme 6e 6eme
  ten: dix 10
  half: demi moitie
  middle: moyen intermediaire milieu
  big: grand grande taille
  small: petit petite
  new: nouveau nouvelle recent
  long: long duree dure
  consecutive: suite consecutif
  often: souvent frequence
  help: aide aider assistance
  use: utiliser usage
  get: obtenir recevoir
  benefit: avantage avantages prime
  work: travailler engagement
  goal: but objectif mission
  handle: traiter gerer occuper
  explain: expliquer signifie
  keep: garder conserver
  choose: choisir
  show: afficher voir montrer
  write: ecrire modifier ajouter
  read: lire extraire
  rename: renommer
  support: pris_en_charge compatible
  convert: convertir
  barefoot: pieds nus
  color: couleur couleurs
  brand: marque modele
  first: premier
  confidential: confidentiel secret
  complain: plainte reclamation <mecontent
  safe: securite sur
  news: actualites nouvelles
  event: evenement fete manifestation
  guy: gars
  sock: chaussette chaussettes chaussures sandales zoori claquettes
  outfit: kimono judogi tenue
  hygiene: hygiene propre douche ongles bijoux cheveux
  belt: ceinture grade dan
  licence: licence adhesion
  doctor_note: certificat_medical medical sante questionnaire
  tardy: retard
  absent: absent absence manquer rater
  punished: sanction exclusion exclu puni
  mobile_phone: telephone_portable portable
  smoke: fumer cigarette tabac
  stay: dormir hebergement nuit
  room: salle
  gym: gymnase dojo salle
  subject: matiere filiere departement discipline
  dropout: quitter depart
  reserved: quota reserve
  extra: supplementaire bonus
  cash_prize: prix recompense
  celebrate: ceremonie fete anniversaire remise
  switch: changer passer
  currently: actuel actuellement
  overseas: etranger international
  far_away: loin distance
  response: reponse repondre
  upload: envoyer deposer
  sign: signer signature
  behind: retard rattrapage
  review: avis temoignage
  history: histoire origine
  latest: derniere
  overwrite: ecraser remplacer
  recursive: recursif sous-dossiers
  shift: decaler corriger
  gps: gps coordonnees localisation
  character: encodage caracteres accents
  crash: plante bloque
  spreadsheet: tableur tableau csv
  localize: langue traduction
  free_software: libre licence
  windows: windows pc
  mac: mac macos
  timestamp: date horodatage
  thumbnail: vignette apercu
  camera: appareil objectif
  quiet: masquer silencieux
  batch: plusieurs lot
  exclude: exclure ignorer
  garbage: ordures dechets
  toilet: toilettes wc sanitaires
  rent: louer location
  gluten: gluten lactose
  stroller: poussette
  newsletter: newsletter abonner
  call_it_off: <me_desister desistement annuler annulation
  withdrawal_period: droit_de_retractation delai_de_retractation <change_d_avis <changer_d_avis
  contract_termination: resiliation_du_contrat <resilier_mon_contrat <resilier_le_contrat <sortir_du_contrat
  minimum_term: duree_d_engagement duree_minimale <engage_pour_combien
  deregister: desinscription desinscrire <retirer_mon_enfant
  unsubscribe: desabonner desabonnement <ne_plus_recevoir
  substitute_participant: >cessible >incessible >nominatif <ceder_ma_place <envoyer_quelqu_un_d_autre
  course_change: changement_de_groupe changement_de_cours <changer_de_groupe <changer_de_cours
  make_up_class: cours_de_rattrapage <rattraper_un_cours <rattraper_une_seance
  swap_it_for: politique_d_echange <echanger_contre <echanger_un_article
  reference_only: >consultation_sur_place >exclu_du_pret >empruntable <emporter_a_la_maison <ramener_a_la_maison
  book_drop: boite_de_retour boite_a_livres_retour
  doggy_bag: doggy_bag <emporter_les_restes
  letterbox: boite_aux_lettres
  voicemail: repondeur messagerie_vocale <laisser_un_message
  callback: rappel_telephonique <me_rappeler >vous_rappelons >vous_rappellerons
  response_time: delai_de_reponse <quand_aurai_je_une_reponse >repondons_sous >reponse_sous
  contact_person: interlocuteur interlocutrice personne_de_contact <a_qui_m_adresser <a_qui_demander
  press_contact: contact_presse service_de_presse attache_de_presse <je_suis_journaliste
  complaints_procedure: procedure_de_reclamation <pas_satisfait <pas_content <me_plaindre >reclamation
  grade_appeal: contestation_de_note <contester_une_note
  suggestion_box: boite_a_idees boite_a_suggestions <faire_une_suggestion >vos_suggestions
  fill_in_the_form: remplir_le_formulaire <remplir_des_papiers <papiers_a_remplir >bulletin_d_inscription >fiche_d_inscription
  download_the_form: <telecharger_le_formulaire <ou_trouver_le_formulaire >a_telecharger >telechargeable
  send_it_by_mail: <envoyer_par_la_poste <envoyer_par_courrier >par_courrier >voie_postale
  send_a_photo_of_the: <scanner_mes_documents <envoyer_un_scan >numerises >scannes
  electronic_signature: signature_electronique <signer_en_ligne
  parental_consent: autorisation_parentale <signature_des_parents
  waiver_form: decharge_de_responsabilite <signer_une_decharge
  certified_copies: copie_certifiee_conforme copie_certifiee
  original_documents: documents_originaux <une_copie_suffit >originaux
  photo_id: piece_d_identite carte_d_identite justificatif_d_identite <prouver_mon_identite >passeport
  proof_of_address: justificatif_de_domicile <prouver_mon_domicile
  copy_of_my_records: dossier_medical <copie_de_mon_dossier_medical
  right_to_erasure: droit_a_l_effacement effacement_des_donnees <supprimer_mes_donnees <effacer_mes_donnees
  right_of_access: droit_d_acces <quelles_donnees_avez_vous <quelles_donnees_gardez_vous
  sell_my_data: <vendez_vous_mes_donnees <partagez_vous_mes_donnees >a_des_tiers
  withdrawal_of_consent: retrait_du_consentement retirer_votre_consentement <retirer_mon_consentement
  data_protection_officer: delegue_a_la_protection_des_donnees
  photo_release: droit_a_l_image autorisation_de_prise_de_vue <photographier_mon_enfant <photos_de_mon_enfant <pris_en_photo
  video_surveillance: videosurveillance cameras_de_surveillance <suis_je_filme
  not_allowed: interdit interdite
  compulsory_attendance: presence_obligatoire <venir_a_chaque_fois <venir_chaque_semaine
  excused_from: dispense_de_sport dispense_d_eps <dispense_de_cours
  fee_waiver: exoneration_des_frais dispense_de_frais <qui_ne_paie_pas
  who_gets_in_free: entree_gratuite entree_libre <qui_entre_gratuitement
  acceptance_letter: lettre_d_admission <savoir_si_je_suis_pris <savoir_si_mon_enfant_est_pris
  rejected: refuse refus <refoule
  eligible: eligible conditions_d_acces conditions_d_eligibilite <qui_peut_postuler <qui_peut_participer
  queue: file_d_attente <faire_la_queue
  first_come_first_served: premier_arrive premiers_arrives ordre_d_arrivee ordre_d_inscription
  admission_lottery: tirage_au_sort
  plus_one: <amener_un_ami <amener_une_amie <venir_avec_un_ami
  come_alone: <venir_seul <sans_partenaire >personnes_seules
  just_have_a_look: <juste_regarder <juste_jeter_un_oeil >sans_obligation_d_achat
  video_call: visioconference visio <par_zoom
  phone_consultation: consultation_telephonique rendez_vous_telephonique <par_telephone_plutot
  in_person: en_presentiel presentiel en_personne
  mobile_service: intervention_a_domicile <vous_deplacez_vous >nous_nous_deplacons >nous_intervenons_chez_vous
  work_from_home: teletravail
  job_application: lettre_de_motivation <mon_cv <envoyer_mon_cv >votre_cv >votre_candidature
  unsolicited_application: candidature_spontanee
  job_interview: entretien_d_embauche
  apprentice: contrat_d_apprentissage apprenti alternance alternant <en_apprentissage
  internship: stagiaire stage_en_entreprise stage_d_observation <faire_un_stage <faire_mon_stage
  part_time_job: <job_etudiant <job_d_ete <petit_boulot >saisonniers
  hours_of_work: temps_de_travail duree_du_travail
  hourly_wage: salaire_horaire <combien_gagne_t_on <combien_je_gagnerais >salaire
  employee_benefits: avantages_sociaux avantages_salaries >mutuelle_d_entreprise
  career_changer: reconversion_professionnelle <changer_de_metier
  background_check: extrait_de_casier_judiciaire
  volunteer_opportunities: <devenir_benevole <besoin_de_benevoles >recherche_benevoles >recherchons_des_benevoles
  voluntary_service: service_civique
  expense_allowance: defraiement <benevoles_sont_payes
  reception_desk: receptionniste <a_l_accueil
  proprietor: gerant exploitant <a_qui_appartient >proprietaire >entreprise_familiale
  managing_director: directeur_general directrice_generale pdg
  deputy: vice_president directeur_adjoint directrice_adjointe
  handles_the_money: tresorier tresoriere
  club_secretary: secretaire_de_l_association
  board_of_trustees: conseil_d_administration membres_du_bureau
  caretaker: gardien_d_immeuble concierge
  come_just_once: <venir_une_seule_fois seance_unique
  beginners_course: cours_debutant cours_pour_debutants stage_d_initiation
  rained_out: intemperies mauvais_temps <annule_s_il_pleut >par_tous_les_temps >en_cas_de_pluie
  snowstorm: <tempete_de_neige <verglas <canicule alerte_meteo
`;
