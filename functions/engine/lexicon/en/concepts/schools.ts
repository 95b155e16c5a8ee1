/** Schools and kindergartens, in the words of parents and schools. */
export const schoolConcepts = `
  school: school college university institute academy campus
  course: course class lesson >program >programme >training >session
  training: training practice session workout
  enroll: enroll enrol enrolment enrollment register registration sign_up signup admission apply join
  apply: apply application applicant candidate
  submit: submit submission send propose proposal hand_in
  exam: exam examination test assessment
  result: result results score mark marks >grade
  attendance: attendance attend present presence
  promotion: promotion promoted move_up next_year next_class
  seat: seat seats >places capacity intake strength vacancies
  honours: honours honors hons
  library: library libraries
  book: book books
  borrow: borrow loan lend issue issued keep take_out check_out borrowed
  return: return bring_back give_back come_back go_back returned
  late: late delay overdue delayed
  lost: lost lose missing misplaced
  replace: replace duplicate replacement another new_one copy
  id_card: id_card identity_card identification identity id
  uniform: uniform dress clothing wear outfit clothes attire
  equipment: equipment gear kit
  hostel: hostel dormitory dorm residence
  canteen: canteen cafeteria >lunch >meal food eat dining restaurant <breakfast <dinner
  vegetarian: vegetarian vegan
  timetable: timetable schedule calendar program programme agenda
  competition: competition contest tournament championship race match
  certificate: certificate certification proof
  form: form document paperwork papers download
  need: need required requirement requirements necessary must mandatory >bring
  allowed: allowed permitted >may <permission
  forbidden: forbidden prohibited banned not_allowed
  rule: rule rules regulation policy
  cancel: cancel cancellation withdraw quit stop
  change: change switch swap move transfer
  moved: moved shifted relocated transferred
  illness: illness sick ill unwell fever
  trial: trial try tryout taster
  camp: camp workshop internship placement
  paper: paper article publication
  award: award prize honor honour
  stand: stand booth table desk
  exhibit: exhibit exhibition exhibitor
  power: power electricity electrical watt
  wifi: wifi wireless internet network
  weight: weight weigh weighing
  lunch: lunch meal meals midday
  dinner: dinner supper banquet meal
  injury: injury injured hurt wound
  sibling: sibling siblings brother brothers sister sisters further_child second_child another_child >family
  religious: religious religion faith church <catholic <christian <protestant <jewish <muslim <islamic <orthodox denomination
  snow: snow weather storm ice blizzard
  medicine: medicine medication medicines <pill <pills <tablet <tablets drug prescription <take_his_meds <take_her_meds inhaler epipen
  allergy: allergy allergies allergic intolerance
  nut: nut nuts peanut peanuts
  laptop: laptop computer device tablet chromebook
  homework: homework assignment assignments
  bully: bully bullying bullied harassment
  after_school: after_school aftercare after_care extended_day childcare daycare day_care before_care <watch_my_kids <watch_my_kid <both_work <until_we_get_off_work
  special_needs: special_needs special_education accommodation accommodations learning_support disability disabilities dyslexia adhd
  drop_off: drop_off drop-off dropoff pick_up pickup pick-up collect
  nursery: nursery preschool kindergarten pre-k
  sport: sport sports athletics team
  trip: trip trips excursion field_trip outing
  graduation: graduation graduate commencement
  break: break recess
  drop_her_off: <drop_her_off <drop_him_off <drop_them_off <drop_off_my <drop_my_kid <drop_my_son <drop_my_daughter <drop_my_child <drop_the_kids <bring_her_in_the_morning arrival_time morning_arrival morning_drop_off >arrival >doors_open >drop_off >dropoff
  pick_her_up: <pick_her_up <pick_him_up <pick_them_up <pick_up_my <pick_my_kid_up <pick_my_son_up <pick_my_daughter_up <pick_the_kids_up <get_out_of_school <does_school_end <does_school_let_out <out_of_school dismissal_time >dismissal >pick_up >pickup
  authorized_pickup: authorized_pickup >authorized_to_pick_up <someone_else_pick_up <grandma_pick <grandparents_pick <friend_pick <let_someone_else_pick pickup_list >pick_up_list >pick_up >pickup
  late_pickup: late_pickup late_pick_up >late_pickup_fee <late_picking_up <late_to_pick <running_late_for_pickup <pick_up_late <stuck_in_traffic >pickup >pick_up
  late_arrival: >late_arrival >tardy tardy_slip <gets_there_late <arrives_late <comes_late <running_late <late_for_school >late
  report_an_absence: report_an_absence reporting_absences absence_line <call_in_sick <call_her_in_sick <call_him_in_sick <kid_is_sick <child_is_sick <son_is_sick <daughter_is_sick <home_sick <too_sick_for_school <keep_her_home <keep_him_home <stay_home_sick <not_coming_today <won_t_be_in >absence >absent >illness >sick
  come_back_after_being_sick: <come_back_after_being_sick <return_after_being_sick <back_to_school_after <fever_free symptom_free >24_hours >exclusion_period >sick >fever >symptoms
  lice: lice head_lice nits
  packed_lunch: packed_lunch lunchbox lunch_box bag_lunch sack_lunch <pack_a_lunch <pack_lunch <pack_her_lunch <send_lunch <bring_his_own_lunch <bring_her_own_lunch <bring_lunch_from_home >lunch
  hot_lunch: hot_lunch school_lunch lunch_program meal_plan lunch_menu <buy_lunch <lunch_provided <food_provided <get_fed <what_do_they_eat <what_do_the_kids_eat >lunch >meals
  snack: snack snack_time
  school_uniform: school_uniform dress_code <have_to_wear_a_uniform <what_do_kids_wear <what_should_he_wear <what_should_she_wear <wear_to_school >uniform >wear
  class_size: class_size student_teacher_ratio teacher_student_ratio teacher_ratio ratio <how_big_are_the_classes <how_big_are_classes <how_big_are_the_groups <how_big_is_the_class >students_per_class >children_per_group >students >children >small_classes
  teacher_aide: teacher_aide teaching_assistant classroom_aide aide teacher_s_aide paraprofessional assistant_teacher <second_teacher <second_adult <one_on_one_help
  iep: iep >504_plan >learning_specialist resource_room <learns_differently <struggling_in_school <falling_behind_in_school <needs_extra_help <autistic <autism <on_the_spectrum <adhd >special_education >learning_support >accommodations
  gifted_students: gifted_students >gifted_program gifted_children <is_gifted >advanced_learners >honors_program ap_courses <ahead_of_his_class <ahead_of_her_class <too_easy_for
  school_bus: school_bus >busing bus_route bus_stop bus_schedule <take_the_bus_to_school <get_to_school <ride_the_bus <bus_pick_up >transportation >bus
  carpool: carpool >car_line carline
  school_fees: >school_fees >fees tuition annual_tuition tuition_fee <cost_to_send <cost_per_child
  tuition_assistance: tuition_assistance tuition_aid >need_based_aid fee_reduction <can_t_afford <cannot_afford <can_t_pay_tuition <help_paying <help_with_tuition <low_income <single_mom <too_expensive_for_us >financial_aid >scholarships >tuition_reduction >reduced_tuition
  volunteer_hours: volunteer_hours >service_hours >parent_hours required_hours parent_participation >parent_involvement <parents_have_to_help <have_to_volunteer <do_parents_have_to <parents_required <buy_out_of_volunteering >volunteer
  pta: pta pto >parents_association >parent_teacher_association parent_council
  non_catholic: non_catholic nonchristian non_christian non_jewish <not_catholic <aren_t_catholic <not_christian <not_religious <not_church_members <don_t_go_to_church <don_t_belong_to_the_church <have_to_be_catholic <have_to_be_christian <have_to_be_baptized <have_to_be_a_member_of_the_church <need_to_be_catholic <of_other_faiths <different_religion <other_religions other_faiths all_faiths >all_religions >regardless_of_religion >of_any_faith >faiths >denominations >religious_background
  religious_education: religious_education religion_class religious_instruction bible_study bible_class <teach_religion <pray_in_school <school_prayer
  potty_trained: potty_trained toilet_trained >diapers_allowed <still_in_diapers <potty_training <not_potty_trained <wears_diapers
  nap: nap nap_time naptime >rest_time <take_a_nap
  settling_in: settling_in transition_period <get_used_to <won_t_stop_crying <cries_when
  playground: playground outdoor_play <play_outside <go_outside <outside_time >outside >outdoors >recess
  parent_teacher_conference: parent_teacher_conference parent_teacher_meeting parent_teacher_interviews <talk_to_the_teacher <meet_the_teacher <meet_with_the_teacher <speak_with_the_teacher >conference
  report_card: report_card progress_report <how_my_child_is_doing <how_is_my_child_doing <see_my_grades <get_grades
  open_house: >open_house >open_day >information_evening campus_tour >school_tour <come_and_see_the_school <see_the_school <look_at_the_school <have_a_look_around <shadow_day
  midyear: midyear >mid_year_enrollment rolling_admission transfer_student <mid_year <middle_of_the_year <middle_of_the_school_year <start_in_the_middle <change_schools <switch_schools <coming_from_another_school
  hard_to_get_in: <hard_to_get_in <get_into_your_school <get_in_to_your_school <chances_of_getting_in <how_selective acceptance_rate admission_criteria selection_criteria admissions_process selection_process >admission
  cutoff_date: cutoff_date age_cutoff <birthday_cutoff <turn_five_by <turns_five <start_kindergarten
  snow_day: snow_day snow_days weather_closure >school_closure inclement_weather >delayed_opening early_dismissal <school_cancelled <is_school_closed <called_off_for_snow >snow >closed
  teacher_in_service: teacher_in_service >professional_development_day >student_free_day <days_off <day_off <no_school >no_classes >school_closed >holidays >break
  school_supplies: school_supplies supply_list <stuff_to_buy <buy_for_school <things_to_buy >supplies
  cell_phone_policy: cell_phone_policy device_policy <bring_her_phone <bring_his_phone <phones_in_class <phone_at_school <have_their_phones >phones >cell_phone >devices
  extracurricular: extracurricular >after_school_clubs >after_school_activities enrichment electives <clubs_after_school <activities_after_school <stuff_after_school >clubs >activities
  foreign_language: foreign_language world_language bilingual immersion dual_language
  english_learners: >english_learners esl ell <doesn_t_speak_english <don_t_speak_english_well <speaks_no_english <still_learning_english
  accreditation: accreditation <good_school
  yr: <yr <yrs >year
  year_group: year_group grade_level <which_grades <what_grades <which_year_groups <what_year_groups >grades >year_groups
  pre_school: pre_school pre_kindergarten pre_k transitional_kindergarten junior_kindergarten >preschool >prekindergarten
  nursery_school: nursery_school >nursery >kindergarten >preschool
  reception_class: reception_class reception_year <start_reception <starting_reception >early_years >foundation_stage >eyfs >reception
  primary_school: primary_school elementary_school grade_school lower_school >primary >elementary
  middle_school: middle_school junior_high junior_high_school
  high_school: high_school secondary_school upper_school senior_school >secondary
  sixth_form: sixth_form sixth_former sixth_form_college >post_16 >year_12 >year_13
  alevel: alevel alevels >a_level >a_levels
  freshman: freshman freshmen >first_year >first_years
  state_school: state_school government_school maintained_school state_funded_school >public_school >charter_school
  private_school: private_school independent_school fee_paying_school
  boarding_school: boarding_school boarding full_boarding weekly_boarding boarding_house <live_at_the_school
  halls_of_residence: halls_of_residence hall_of_residence residence_hall student_housing student_accommodation on_campus_housing <dorms
  legal_guardian: >legal_guardian >parents_and_carers >parents_or_carers parent
  playgroup: playgroup play_group toddler_group parent_and_toddler mother_and_toddler stay_and_play mommy_and_me
  apply_for_a_place: <apply_for_a_place <apply_for_my_son <apply_for_my_daughter <get_my_son_into <get_my_daughter_into <get_my_child_into >how_to_apply >admissions >admission_process >application_process >application_form
  catchment_area: catchment_area attendance_zone attendance_boundary
  oversubscribed: <oversubscribed <spaces_left <places_left <spots_left >spaces >available_places >places_available >spaces_available >spots_available >openings >waiting_list
  withdraw_my_child: <withdraw_my_child <withdraw_my_son <withdraw_my_daughter >withdrawal_from_school >notice_of_withdrawal >withdrawal
  interview: interview admission_interview admissions_interview
  entrance_exam: entrance_exam entrance_test entrance_examination admission_test admissions_test admission_exam >entrance_assessment >11_plus >eleven_plus
  placement_test: placement_test level_test placement_exam level_assessment
  open_evening: open_evening open_morning <arrange_a_visit <schedule_a_tour <have_a_tour >open_house >open_day >open_days >campus_tour >information_evening >tours
  parent_handbook: parent_handbook student_handbook family_handbook handbook >school_rules
  school_readiness: school_readiness kindergarten_readiness <ready_for_school deferred_entry
  go_back_to_school: <go_back_to_school <back_after_summer <back_after_the_holidays <back_after_christmas <kids_go_back <first_day_back first_day_of_term first_day_of_classes >first_day_of_school >start_of_term >term_begins >term_starts >classes_begin >classes_resume >school_resumes >school_begins >students_return >pupils_return
  last_day_of_school: last_day_of_school last_day_of_term last_day_of_classes end_of_term <break_up_for_summer <break_up_for_christmas <break_up_for_easter <break_up_for_the_holidays <school_break_up <schools_break_up <finish_for_the_summer >term_ends >school_breaks_up
  school_holidays: school_holidays holiday_dates vacation_dates <when_are_the_holidays >holidays >term_dates >school_calendar
  semester: semester school_term academic_term
  half_term: half_term halfterm half_term_break half_term_holiday mid_term_break >fall_break >midwinter_break
  inset_day: inset_day inset_days non_pupil_day >pupil_free_day >teacher_training_day >staff_training_day >teacher_workday >professional_development_day >in_service_day
  school_hours: school_hours hours_of_instruction bell_schedule bell_times <what_time_does_school_start <what_time_does_school_begin >school_day >first_bell
  does_school_finish: <does_school_finish <finish_school <come_out_of_school <comes_out_of_school <coming_out_of_school <school_get_out home_time hometime end_of_the_school_day end_of_school_day >school_ends >school_finishes >school_day_ends >dismissal >dismissed
  breakfast_club: breakfast_club before_school_care before_school_club before_school early_care >before_care >early_drop_off >wraparound_care
  wraparound: wraparound wraparound_care after_school_care extended_care >after_school_club >after_school_program >after_school >aftercare >extended_day
  half_day: half_day part_day mornings_only <only_mornings <just_the_mornings half_day_program >mornings
  full_day: full_day full_day_care full_day_program all_day_care all_day_school
  holiday_club: holiday_club holiday_camp holiday_care summer_camp day_camp vacation_camp playscheme <care_during_the_holidays <childcare_during_the_holidays >holiday_programme >camps
  break_time: break_time breaktime playtime morning_break >recess
  walk_home_alone: <walk_home_alone <walk_home_by_himself <walk_home_by_herself <kids_go_home_alone <child_go_home_alone <son_go_home_alone <daughter_go_home_alone walk_home walk_home_on_their_own >unaccompanied
  off_campus: off_campus leave_campus leave_school_grounds leave_the_school_grounds open_campus closed_campus >school_premises >school_grounds
  school_office: school_office front_office school_secretary
  emergency_contact: emergency_contact emergency_contacts emergency_card emergency_form
  pe_kit: pe_kit pe_uniform pe_clothes sports_kit gym_kit gym_clothes gym_bag gym_uniform
  pe: pe physical_education gym_class phys_ed
  uniform_shop: uniform_shop uniform_supplier <buy_the_uniform <buy_a_uniform <buy_uniforms <get_the_uniform second_hand_uniform used_uniform uniform_exchange uniform_swap >uniforms >uniform
  blazer: <blazer <cardigan <hoodie <hoodies <sweatshirt <wear_jeans <skirt >uniform >dress_code
  wear_earrings: <wear_earrings <wear_jewelry <wear_jewellery <piercing <piercings <necklace >jewellery >jewelry
  name_tag: name_tag name_tags name_label name_labels <label_clothes <write_his_name <write_her_name >labelled >labeled
  indoor_shoes: indoor_shoes indoor_slippers house_shoes >plimsolls
  change_of_clothes: change_of_clothes spare_clothes extra_clothes extra_set_of_clothes
  sunscreen: sunscreen sun_cream suncream sunblock sun_lotion >sun_protection
  backpack: backpack rucksack school_bag schoolbag bookbag book_bag satchel
  water_bottle: water_bottle drinking_bottle drink_bottle
  stationery: stationery <pencil_case <pencils <crayons <exercise_books >school_supplies >supply_list
  textbook: textbook textbooks <schoolbooks <school_books coursebook book_list
  cuddly_toy: cuddly_toy stuffed_animal soft_toy teddy_bear >teddy <toys_from_home <bring_a_toy <bring_toys >toys
  school_dinner: school_dinner school_dinners school_meals >school_lunch >school_lunches >hot_lunch >hot_meals >lunch
  free_school_meals: free_school_meals free_school_lunch reduced_price_lunch reduced_price_meals reduced_lunch >free_lunch >free_and_reduced
  peanut_butter: <peanut_butter <nutella nut_aware >nut_free >nut_allergy >nuts
  sweets: <sweets candy lollies
  picked_on: <picked_on <teased <teasing <other_kids_are_mean cyberbullying anti_bullying >bullying
  behaviour_policy: behaviour_policy behavior_policy code_of_conduct discipline_policy <misbehave <misbehaves <misbehaving <naughty >behaviour >behavior >conduct >discipline
  kicked_out_of_school: <kicked_out_of_school <thrown_out_of_school fixed_term_exclusion permanent_exclusion out_of_school_suspension >expulsion >suspension
  truancy: truancy truant <bunk_off <bunking_off <skip_school <skipping_school <skipping_class <playing_hooky unexcused_absence >unauthorised_absence
  term_time_holiday: term_time_holiday term_time_holidays <holiday_in_term_time <holiday_during_term <vacation_during_the_school_year leave_of_absence >term_time >vacations >authorised_absence >excused_absence
  absence_note: absence_note excuse_note note_from_a_parent >written_excuse >excused_absence
  runny_nose: <runny_nose <sniffles <cough <coughing <sore_throat >illness >sick >symptoms
  send_him_home: <send_him_home <send_her_home <send_them_home <sick_at_school <ill_at_school <sick_during_the_day <sick_during_school >sick >becomes_ill >unwell
  school_nurse: school_nurse sick_bay sick_room nurse_s_office medical_room health_room first_aid_room infirmary >matron >nurse
  gets_hurt_at_school: <gets_hurt_at_school <hurt_at_school <injured_at_school <bumped_her_head <bumped_his_head accident_report head_injury >first_aid >injury >injuries
  antibiotics: <antibiotics <calpol <paracetamol <ibuprofen <tylenol <painkiller <painkillers <cough_syrup >medication >medicines >administering_medication
  epipen: epipen auto_injector autoinjector anaphylaxis anaphylactic severe_allergy >adrenaline >epinephrine
  diabetic: <diabetes <diabetic <epilepsy <epileptic <seizures <asthma <asthmatic medical_condition medical_conditions chronic_condition chronic_illness >medical_needs >healthcare_plan >health_care_plan
  vaccinated: vaccinated <unvaccinated vaccination_record immunization_record immunization_records shot_record mmr >immunization >immunisation >vaccination
  school_psychologist: school_psychologist school_counselor school_counsellor guidance_counselor school_social_worker pastoral_care >counselor >psychologist
  senco: senco special_educational_needs additional_needs additional_learning_needs learning_difficulties learning_disability learning_disabilities ehcp >special_needs >special_education >learning_support
  dyslexia: dyslexia dyslexic dyscalculia <trouble_reading <difficulty_reading <struggles_with_reading
  eal: eal english_as_an_additional_language english_as_a_second_language english_language_learners >esl >ell >english_learners
  headteacher: headteacher >principal >headmaster >headmistress >head_teacher >head_of_school
  deputy_head: deputy_head deputy_headteacher assistant_head vice_principal assistant_principal deputy_principal associate_head
  form_teacher: form_teacher form_tutor homeroom_teacher class_teacher homeroom
  kindergarten_teacher: kindergarten_teacher nursery_teacher preschool_teacher early_childhood_educator nursery_nurse >key_person >key_worker
  supply_teacher: supply_teacher substitute_teacher cover_teacher relief_teacher
  bursar: bursar bursar_s_office finance_office fees_office billing_office accounts_department
  school_governors: school_governors board_of_governors governing_body governing_board school_board board_of_trustees board_of_education <parent_governor <become_a_governor <who_are_the_governors
  registrar: registrar admissions_office admissions_officer admissions_team >admissions
  teaching_qualification: teaching_qualification teacher_qualifications teaching_certificate teaching_credential qualified_teachers certified_teachers <are_the_teachers_qualified <are_the_teachers_certified >fully_qualified
  safeguarding: safeguarding child_safeguarding designated_safeguarding_lead child_protection
  parents_evening: parents_evening parents_night back_to_school_night curriculum_night >parent_teacher_conference >parent_teacher_conferences >parents_meeting
  room_parent: room_parent room_mom class_parent class_rep class_representative parent_rep parent_representative
  chaperone: chaperone parent_helper parent_helpers >parent_volunteers <go_along_on_the_field_trip
  class_trip: class_trip school_trip day_trip residential_trip overnight_trip >field_trip >field_trips >trips >excursions
  student_exchange: student_exchange exchange_program exchange_programme exchange_student exchange_students >exchange study_abroad semester_abroad exchange_year
  fundraiser: fundraiser fundraising >bake_sale >cake_sale >raffle >sponsored_walk
  sports_day: sports_day field_day
  school_photo: school_photo school_photos school_pictures picture_day photo_day class_photo class_photos
  parent_portal: parent_portal parent_app school_app parent_login <check_grades_online <see_grades_online online_gradebook >powerschool >parentpay
  mock_exam: mock_exam mock_exams practice_exam practice_test mocks
  retake: retake resit re_sit re_take <failed_the_exam <failed_the_test <fail_the_exam <fail_the_test <take_the_exam_again <take_the_test_again
  grading_system: grading_system grading_scale grading_policy <how_are_students_graded >assessment >grading
  repeat_a_year: repeat_a_year repeat_a_grade repeat_the_year repeat_the_grade <held_back_a_year <held_back_a_grade grade_retention
  hw: <hw >homework
  homework_club: homework_club homework_help study_hall supervised_study <help_with_homework <help_with_his_homework <help_with_her_homework >homework
  private_tutor: private_tutor private_tuition private_tutoring >extra_lessons <help_with_math <help_with_maths >math >tutoring
  curriculum: curriculum syllabus course_content course_contents <what_will_i_learn <what_do_they_learn <what_will_my_child_learn
  teaching_method: teaching_method teaching_methods teaching_approach teaching_style educational_philosophy educational_approach pedagogy
  remote_learning: remote_learning distance_learning online_learning home_learning virtual_learning elearning
  math: math maths mathematics
  music_lesson: music_lesson music_lessons instrumental_lessons instrument_lessons <piano_lessons <guitar_lessons <violin_lessons <drum_lessons <learn_an_instrument <play_an_instrument >music >instrument >instruments
  instrument_rental: instrument_rental instrument_hire instrument_loan <rent_an_instrument <hire_an_instrument <borrow_an_instrument <rent_a_violin
  violin: violin
  piano: piano
  guitar: guitar
  recital: recital student_concert school_concert end_of_year_show year_end_show
  soccer: soccer
  chess: chess
  martial_arts: martial_arts martial_art <karate <judo <taekwondo <kung_fu
  dance: dance dancing
  headphones: <headphones <earbuds <airpods <smartwatch <smart_watch <game_console electronic_devices personal_electronics >electronics
  tuition_free: tuition_free <charge_tuition no_tuition
  means_tested: means_tested fee_assistance fee_remission hardship_fund assisted_place assisted_places >bursaries >bursary >financial_aid
  materials_fee: materials_fee material_fee book_fee activity_fee lab_fee technology_fee
  alumni: alumni alumnus alumna alumnae former_students former_pupils old_boys old_girls
  transcript: transcript transcripts academic_records academic_record student_records school_records
  proof_of_enrollment: proof_of_enrollment proof_of_enrolment enrollment_verification enrollment_certificate certificate_of_enrollment certificate_of_enrolment
  certificate_of_completion: certificate_of_completion certificate_of_participation completion_certificate course_certificate certificate_of_attendance <get_a_certificate <receive_a_certificate >certificate
  miss_a_lesson: <miss_a_lesson <miss_a_class <missed_a_class <missed_a_lesson >missed_lessons >missed_classes >make_up_class >make_up_classes >makeup_class >make_up_lesson
  one_on_one_lessons: one_on_one_lessons one_to_one_lessons private_lesson private_lessons individual_lesson individual_lessons private_class private_classes
  group_lesson: group_lesson group_lessons group_class group_classes
  evening_class: evening_class evening_classes evening_course evening_courses night_class night_classes night_school
  adult_education: adult_education adult_learning continuing_education further_education lifelong_learning
  kindergarten: daycare nursery kindergarten preschool aftercare
`;
