/** People; bodies, families, beliefs, animals and languages. */
export const peopleConcepts = `
  principal: principal head headmaster headmistress head_teacher head_of_school head_person in_charge boss chief runs leads leader
  director: director manager head boss chief in_charge runs leads executive ceo
  manager: manager runs manages manage in_charge
  president: president chairman chair chairperson chairwoman head
  owner: owner founder founded owns established started set_up
  founded: founded established established_in since history started began opened inception
  teacher: teacher instructor coach trainer faculty professor lecturer tutor staff teach teaches
  lawyer: lawyer attorney solicitor barrister counsel advocate legal
  accountant: accountant cpa bookkeeper tax_preparer tax_adviser
  doctor: doctor physician dr gp medic
  staff: staff team employee employees personnel crew work_for >people
  secretary: secretary clerk assistant receptionist
  treasurer: treasurer
  committee: committee board council
  member: member membership join
  student: student pupil learner
  child: child children kid kids son daughter >student >students >pupil
  adult: adult adults grown-up
  parent: parent parents mother father guardian
  grandparent: grandparent grandmother grandfather grandparents grandma grandpa grandchild grandchildren grandkids grandson granddaughter kinship
  dementia: dementia alzheimer incapacitated incapacity disabled elderly vulnerable
  family: family household relatives
  husband: husband wife spouse <partner married
  senior: senior elderly older retired pensioner
  beginner: beginner novice newcomer starting new_to <just_starting_out <starting_out <brand_new_to
  man: man men male gentlemen
  woman: woman women female ladies
  client: client customer
  guest: guest visitor
  volunteer: volunteer volunteering
  speaker: speaker presenter keynote talk speech lecture presentation
  author: author writer written wrote created creator developed developer made
  mayor: mayor
  name: name called named
  age: age old years_old year_old
  born: born birth
  qualification: qualification degree credentials certified licensed diploma
  experience: experience experienced years
  studied: studied graduated attended alma_mater university college law_school educated
  language: language speak speaks languages
  new_patient: new_patient <become_a_patient <take_on_patients <taking_patients <accept_patients <taking_new <sign_up_as_a_patient >patients
  first_visit: first_visit >first_appointment >initial_visit initial_appointment initial_exam initial_assessment <come_in_for_the_first <very_first_visit <what_happens_at_the_first <what_happens_the_first >new_patient_exam
  patient_forms: patient_forms intake_form >new_patient_forms >medical_history_form <forms_to_fill_out <papers_to_fill_out <fill_out_before >forms
  in_network: in_network out_of_network >insurance <take_my_insurance <accept_my_insurance <take_insurance <accept_insurance <with_my_insurance <covered_by_my_insurance <covered_by_insurance <does_insurance_cover <insurance_pay accepted_insurance insurance_plans >health_plans
  uninsured: uninsured self_pay selfpay <no_insurance <without_insurance <don_t_have_insurance <not_insured <haven_t_got_insurance <lost_my_insurance sliding_scale >cash_price >without_insurance
  copay: copay coinsurance <pay_out_of_pocket <out_of_pocket
  referral: referral <need_a_referral <sent_by_my_doctor <without_a_referral <see_you_without_a_referral
  prescription_refill: prescription_refill refill repeat_prescription <get_my_meds <more_of_my_pills <run_out_of_my_medication <renew_my_prescription >prescription
  sick_note: sick_note sick_certificate fit_note <note_for_work <doctor_s_note <note_from_the_doctor <sign_me_off
  lab_results: lab_results blood_work blood_test <my_results <results_come_back <hear_about_my_results >test_results
  x_ray: x_ray xray x_rays ultrasound mri ct_scan
  does_it_hurt: <does_it_hurt <will_it_hurt <is_it_painful <hurt_a_lot <scared_of_the_pain painless pain_free anesthesia anaesthesia anesthetic numbing sedation local_anesthetic
  dental_anxiety: <dental_anxiety <scared_of_the_dentist <scared_of_dentists <scared_of_needles <afraid_of_the_dentist <afraid_of_needles <phobia anxious_patients nervous_patients dental_phobia >anxiety
  in_a_lot_of_pain: <in_a_lot_of_pain <in_so_much_pain <in_pain_right_now <in_severe_pain <it_hurts_so_much <see_me_right_away <see_someone_today <see_a_doctor_today <seen_today >same_day_appointment acute_pain >emergency >urgent >same_day >pain
  toothache: toothache <tooth_hurts <broken_tooth <chipped_tooth <cracked_tooth <tooth_fell_out <lost_a_filling >dental_emergency
  dentist: dentist dental teeth dentistry
  braces: braces orthodontics orthodontist aligner <straighten_my_teeth <straight_teeth <crooked_teeth invisalign
  teeth_cleaning: teeth_cleaning dental_cleaning hygienist dental_hygiene prophylaxis <teeth_cleaned
  teeth_whitening: teeth_whitening whitening bleaching <whiten_my_teeth <whiter_teeth
  pregnant: pregnant pregnancy prenatal maternity <having_a_baby <baby_on_the_way
  breastfeeding: breastfeeding lactation nursing_mothers <while_nursing <breastfeed
  midwife: midwife midwives doula
  pediatric: pediatric pediatrician paediatric paediatrician <treat_children <treat_kids <see_kids <see_children
  checkup: checkup check_up physical_exam annual_physical >wellness_exam screening <get_checked
  vaccine: vaccine immunization flu_shot <jab <get_a_shot
  what_to_bring: <what_to_bring <what_do_i_bring <what_should_i_bring <what_do_i_need_to_bring <bring_with_me <bring_along <take_with_me <have_with_me <bring_anything >please_bring >bring
  empty_stomach: <empty_stomach <eat_before <eat_breakfast_before <drink_before >eat >fast
  aftercare_instructions: aftercare_instructions <after_the_procedure <after_the_treatment <after_the_surgery <after_surgery <back_to_work_after recovery_time
  surgery: surgery surgical
  where_did_the_doctor_study: <where_did_the_doctor_study <where_did_you_train <where_did_she_train <where_did_he_train <go_to_med_school >medical_school medical_residency board_certified board_certification >university >graduated >degree
  female_doctor: female_doctor woman_doctor lady_doctor <see_a_woman <a_female
  telehealth: telehealth telemedicine >video_visit >virtual_visit >e_visit <see_the_doctor_online <doctor_over_video <over_the_phone_consultation
  house_call: house_call home_visit <come_to_my_house <come_to_my_home <can_t_leave_the_house
  second_opinion: second_opinion <another_doctor_s_opinion
  therapist: therapist >counselor psychologist psychotherapy psychotherapist <feeling_down <mental_health mental_health
  physiotherapy: physiotherapy physical_therapy physical_therapist physiotherapist physio
  massage: massage massage_therapist
  glasses: glasses eyeglasses spectacles contact_lenses eye_exam optometrist eye_test
  veterinarian: veterinarian veterinary vet animal_hospital
  spay: spay neuter <get_my_cat_fixed <get_my_dog_fixed
  medical_records: medical_records <my_records <send_my_records <transfer_my_records records_request records_release
  minor_consent: minor_consent <come_without_a_parent <parent_has_to_be_there <parent_come_with parental_consent >minors >under_18
  bring_someone_with_me: <bring_someone_with_me <bring_my_husband <bring_my_wife <bring_my_mom <have_someone_with_me companion accompany
  stairs: stairs staircase stairway flight_of_stairs <climb_steps <steps_to_climb <steps_at_the_entrance
  are_there_stairs: <are_there_stairs <are_there_any_stairs <climb_stairs <climb_the_stairs <lots_of_stairs <ramp <on_crutches <mobility_scooter <mobility_issues <limited_mobility >step_free >level_access >wheelchair_accessible
  wheelchair_user: wheelchair wheelchair_user <electric_wheelchair <power_wheelchair
  is_there_a_lift: elevator <is_there_a_lift <have_a_lift <got_a_lift <use_the_lift >passenger_lift >lift_access >by_lift
  walking_frame: walking_frame zimmer_frame <my_walker <with_a_walker <uses_a_walker >walking_aid >mobility_aid
  disabled: disabled people_with_disabilities
  disability_card: disability_card disability_id proof_of_disability
  disabled_parking: disabled_parking handicapped_parking handicap_parking accessible_parking blue_badge
  disabled_toilet: disabled_toilet accessible_toilet accessible_restroom accessible_bathroom handicap_bathroom handicapped_bathroom
  visually_impaired: visually_impaired visual_impairment partially_sighted sight_loss <i_m_blind <is_blind <am_blind <are_blind <blind_people <blind_person <legally_blind
  deaf: deaf hard_of_hearing hearing_impaired hearing_impairment hearing_loss >hearing_loop >sign_language
  sign_language: sign_language asl_interpreter
  caregiver: caregiver carer home_care_aide
  my_carer: <my_carer <my_caregiver <bring_a_carer >companion >accompanying_person
  common_cold: common_cold runny_nose <have_a_cold <has_a_cold <got_a_cold <caught_a_cold <sniffles
  flu: flu influenza
  cough: cough
  covid: covid coronavirus
  measles: measles
  headache: headache migraine
  stomachache: stomachache stomach_ache stomach_pain tummy_ache abdominal_pain
  sore_throat: sore_throat tonsillitis <throat_hurts
  back_pain: back_pain backache lower_back_pain lumbago <bad_back <sore_back <back_hurts <back_is_killing_me
  neck_pain: neck_pain stiff_neck <neck_hurts
  fracture: fracture broken_bone broken_arm broken_leg <broke_my_arm <broke_my_leg <broke_his_arm <broke_her_arm
  dizzy: dizzy dizziness vertigo lightheaded
  seasick: seasick seasickness motion_sickness <carsick
  diabetes: diabetes diabetic
  asthma: asthma asthmatic
  cancer: cancer oncology
  depression: depression depressed
  panic_attack: panic_attack anxiety_attack anxiety_disorder
  insomnia: insomnia sleep_disorder sleeping_problems <can_t_sleep <trouble_sleeping
  weight_loss: weight_loss slimming <lose_weight <losing_weight <slim_down
  hay_fever: hay_fever hayfever pollen_allergy
  high_blood_pressure: high_blood_pressure hypertension
  arthritis: arthritis osteoarthritis joint_pain
  earache: earache ear_infection ear_pain <ear_hurts
  slipped_disc: slipped_disc herniated_disc bulging_disc
  epilepsy: epilepsy epileptic epileptic_seizure
  pain: pain ache <hurting <sore
  cardiologist: cardiologist cardiology heart_specialist heart_doctor
  psychiatrist: psychiatrist psychiatry
  ear_nose_and_throat: ear_nose_and_throat ent_doctor ent_specialist otolaryngologist
  nurse: nurse registered_nurse
  hospital: hospital
  ambulance: ambulance paramedic
  first_aid: first_aid first_aider first_aid_kit
  contraception: contraception contraceptive birth_control <the_pill
  childbirth: childbirth give_birth giving_birth labor_and_delivery
  prenatal_class: prenatal_class antenatal_class childbirth_class birthing_class
  postnatal: postnatal postpartum <after_giving_birth <after_the_birth
  noise: noise noisy <too_loud
  baby: <baby <infant <newborn <toddler <preschooler child children
  teenager: <teenager <teen <adolescent <my_16_year_old <my_15_year_old <my_17_year_old >minors >under_18 >under_16
  mum: <mum <mom <mummy <mommy <mama mother
  dad: <dad <daddy <papa father
  granny: <granny <gran <nan <nana <grandad <granddad grandparent
  aunt: <aunt <uncle <cousin <niece <nephew <grandma <brother_in_law <sister_in_law >family_member >family_members >next_of_kin
  single_parent: single_parent lone_parent single_mother single_mom single_mum single_father single_dad
  large_family: large_family large_families <big_family
  my_girlfriend: <my_girlfriend <my_boyfriend <my_fiance <my_other_half <my_better_half spouse life_partner domestic_partner significant_other
  my_ex: <my_ex <my_ex_husband <my_ex_wife <ex_husband <ex_wife >your_ex former_spouse ex_spouse >other_parent
  same_sex: same_sex lgbt lgbtq <gay <lesbian <two_moms <two_dads
  widow: widow widower widowed
  oap: <oap <old_age_pensioner <retiree <over_65 <over_60 senior senior_citizen
  nursing_home: nursing_home care_home retirement_home old_people_s_home assisted_living
  over_18: <over_18 <older_than_18 <legal_age adult >18_and_over >aged_18 >18_or_older
  death_certificate: death_certificate
  marriage_certificate: marriage_certificate
  funeral_home: funeral_home funeral_director funeral_parlor funeral_parlour undertaker mortician
  cremation: cremation cremated crematorium
  birthday: birthday bday
  baptized: baptism baptized baptised christening christened
  godparent: godparent godparents godmother godfather
  parish: parish
  prayer: prayer pray
  bible: bible scripture
  statement_of_faith: statement_of_faith what_we_believe our_beliefs <what_do_you_believe <do_you_believe_in
  atheist: <atheist <agnostic <i_m_muslim <i_m_jewish <i_m_hindu <i_m_buddhist >all_faiths >any_faith >all_religions >regardless_of_religion
  jewish: jewish judaism
  muslim: muslim islamic
  catholic: catholic
  protestant: protestant lutheran
  allergen: allergen food_allergy food_allergies <nut_allergy <peanut_allergy <egg_allergy <milk_allergy <allergic_to_nuts <allergic_to_peanuts <allergic_to_eggs
  gluten_free: gluten_free coeliac celiac wheat_free
  dairy_free: dairy_free lactose_free lactose_intolerant non_dairy <no_dairy <without_milk
  almonds: <almonds <hazelnuts <walnuts <cashews <pistachios nuts tree_nuts nut_free
  shellfish: shellfish seafood crustaceans
  dog: <dog <puppy <doggy <cat <kitten <rabbit <hamster <guinea_pig <ferret <parrot <budgie >pet >four_legged_friends
  spaniel: <spaniel <labrador <golden_retriever <terrier <poodle <dachshund <chihuahua <german_shepherd <pooch >dog >dogs
  snake: <snake <lizard <turtle <tortoise <gecko <iguana exotic_pets exotic_animals >reptiles
  horse: horse pony <mare <foal equine
  mice: <mice <rats <cockroaches <roaches <ants <bedbugs <bed_bugs <termites <wasps >pests >vermin >rodents >pest_control
  flea_treatment: flea_treatment tick_treatment flea_and_tick parasite_prevention <has_fleas <fleas
  dog_walker: dog_walker dog_walking <walk_my_dog
  dog_training: dog_training dog_trainer dog_obedience puppy_class puppy_school <train_my_dog <train_my_puppy
  leash: leash leashed <on_a_lead <off_lead <on_the_lead
  muzzle: muzzle
  animal_shelter: animal_shelter animal_rescue humane_society rescue_dogs pet_adoption <adopt_a_dog <adopt_a_cat <rescue_dog
  pet_friendly: pet_friendly dog_friendly pets_allowed pets_welcome dogs_allowed dogs_welcome >no_pets >no_dogs <bring_my_dog <bring_the_dog <bring_a_dog <bring_my_pet <bring_my_cat
  pet_shop: pet_shop pet_store pet_supplies
  english: english english_speaking
  german: german german_speaking
  french: french french_speaking
  spanish: spanish spanish_speaking espanol
  portuguese: portuguese
  russian: russian russian_speaking
  ukrainian: ukrainian
  polish_speaking: polish_speaking <polish <speak_polish
  turkish: turkish
  arabic: arabic arabic_speaking
  dutch: dutch
  interpreter: <interpreter interpreter_service interpreter_services interpretation_services an_interpreter <translate_for_me <someone_to_translate
  mother_tongue: mother_tongue native_language first_language native_speaker native_speakers
  language_course: language_course language_courses language_class language_classes language_lessons
  learn_german: learn_german german_course german_class german_classes german_lessons
  learn_english: learn_english english_course english_class english_classes english_lessons
  nationality: nationality citizenship <citizen
  foreign_national: foreign_national foreign_nationals non_citizen non_citizens
  usa: usa united_states <america <the_states
  uk: uk united_kingdom great_britain <england <britain
  germany: germany
  austria: austria
  switzerland: switzerland
  france: france
  spain: spain
  italy: italy
  netherlands: netherlands holland
  russia: russia
  ukraine: ukraine
  european_union: european_union eu
`;
