/** Everyday actions: getting there, finding, asking. */
export const everydayConcepts = `
  phone: phone telephone tel call number hotline ring mobile cell <nr <num
  fax: fax
  email: email mail e-mail write
  contact: contact reach get_in_touch enquiry inquiry
  address: address <adress <addres located location situated place directions find street where
  headquarters: headquarters head_office main_office corporate_office corporate
  branch: branch office location site
  hours: hours open opening_hours opened opening timing timings
  close: close closing closed shut
  time: time what_time oclock start begin
  begin: begin start commence commencement
  end: end finish conclude
  deadline: deadline due_date closing_date last_date latest cutoff submission_date run_out expire until
  date: date day when
  weekday: weekday weekdays working_day >monday >friday
  weekend: weekend >saturday >sunday
  monday: monday mon
  tuesday: tuesday tue tues
  wednesday: wednesday wed
  thursday: thursday thu thurs
  friday: friday fri
  saturday: saturday sat
  sunday: sunday sun
  morning: morning am
  evening: evening night
  afternoon: afternoon pm
  january: january jan
  february: february feb
  march: march mar
  april: april apr
  may: may
  june: june jun
  july: july jul
  august: august aug
  september: september sept
  october: october oct
  november: november nov
  december: december dec
  spring: spring
  summer: summer
  autumn: autumn fall
  winter: winter
  holiday: holiday holidays vacation break public_holiday
  appointment: appointment >meeting consultation booking bookings <book <to_book >book_online >book_your >schedule reservation reserve <come_see_you <fit_me_in <squeeze_me_in
  parking: parking <park car_park parking_lot >be_parked >is_parked >are_parked >may_park >can_park >please_park >park_in >park_on >park_at >park_behind >park_near >park_along >park_your <can_i_park <can_we_park <could_i_park <do_i_park <do_we_park <to_park <leave_the_car <leave_my_car <leave_our_car
  bus: bus tram coach shuttle transit public_transport <transport >train >subway >metro public_transit <without_a_car
  stop: stop station
  airport: airport flight
  hotel: hotel accommodation lodging stay room housing
  venue: venue held takes_place take_place hosted
  far: far distance away near nearby close
  website: website web_site homepage internet url online
  train: train subway metro railway rail station transit public_transport
  visit: visit tour visiting look_around open_house open_day
  bicycle: bicycle bike cycling
  one: one 1 single >once
  two: two 2 twice double
  three: three 3
  four: four 4
  five: five 5
  six: six 6
  ten: ten 10
  half: half 50
  middle: middle medium intermediate second_level
  big: big large size huge biggest
  small: small little tiny
  new: new recent latest
  long: long duration last lasts lasting
  consecutive: consecutive continuously in_a_row straight
  often: often frequency how_often frequently times
  help: help assistance assist support aid
  use: use using utilize usage
  get: get receive obtain granted given
  benefit: benefit benefits reward perks advantage bonus
  work: work hours commit commitment effort
  goal: goal mission purpose aim objective vision
  handle: handle deal take_care deal_with cope respond
  explain: explain explanation describe meaning mean
  keep: keep retain store save
  choose: choose select pick
  show: show display list view see print
  write: write edit modify set add insert
  read: read extract
  rename: rename name renaming
  support: support supported compatible works_with
  convert: convert conversion transform
  barefoot: barefoot bare_feet feet foot
  color: color colour colours
  brand: brand make model
  first: first initial
  confidential: confidential secret private
  complain: complain complaint grievance <not_happy_with <speak_to_a_manager
  safe: safe safety security
  news: news announcement newsletter blog
  event: event events celebration festival
  guy: guy person folks
  sock: sock socks shoe shoes footwear sandals slippers
  outfit: outfit uniform kimono judogi suit
  hygiene: hygiene clean shower wash nails hair jewellery jewelry
  belt: belt rank dan >grade
  licence: licence license membership_card affiliation
  doctor_note: doctor_note medical_certificate health_form fit
  tardy: late tardy delay
  absent: absent absence miss missing skip skipped
  punished: punished punishment discipline expelled suspended rusticated sanction
  mobile_phone: mobile_phone cellphone smartphone mobile phones
  smoke: smoke smoking cigarette tobacco vape vaping
  stay: stay overnight sleep accommodation lodging guest_house guesthouse
  room: room >hall >classroom auditorium
  gym: gym gymnasium sports_hall dojo
  subject: subject major honours stream >branch >discipline >department
  dropout: dropout leave leaving transfer_certificate tc
  reserved: reserved reservation quota
  extra: extra bonus additional weightage
  cash_prize: cash_prize prize award reward
  celebrate: celebrate celebration anniversary birthday ceremony
  switch: switch change move_over migrate transfer
  currently: currently now today present existing
  overseas: overseas abroad foreign international expat
  far_away: far_away distance distant out_of_state another_state remote
  response: response respond reply answer_back hear_back <write_back turnaround get_back
  upload: upload send_in share documents portal
  sign: sign signature e-sign signing
  behind: behind catch_up catch-up messy cleanup backlog
  review: review reviews testimonial rating reputation <what_do_people_say <what_others_say
  history: history background story origin
  latest: latest newest current_version most_recent
  overwrite: overwrite replace in_place modify original
  recursive: recursive recursively subfolder subfolders subdirectories nested whole_folder
  shift: shift adjust correct offset wrong
  gps: gps location geotag coordinates latitude longitude geolocation
  character: character encoding charset accent accents umlaut garbled unicode
  crash: crash hang freeze fails fail not_working
  spreadsheet: spreadsheet excel csv table
  localize: language localize localized translated translation
  free_software: free_software open_source licence license redistribute
  windows: windows pc
  mac: mac macos osx apple
  timestamp: date timestamp time_taken taken captured
  thumbnail: thumbnail preview
  camera: camera lens
  quiet: quiet suppress silent hide
  batch: batch multiple many several at_once
  exclude: exclude skip ignore except leave_out
  garbage: garbage trash rubbish waste
  toilet: toilet restroom bathroom washroom loo lavatory <use_the_bathroom
  rent: rent hire rental lease
  gluten: gluten celiac gluten-free lactose dairy
  stroller: stroller pram pushchair
  newsletter: newsletter subscribe mailing_list
  call_it_off: <call_it_off <back_out <pull_out_of cancel
  withdrawal_period: right_of_withdrawal withdrawal_period cooling_off_period right_to_cancel <change_my_mind <changed_my_mind
  contract_termination: contract_termination terminate_the_contract >termination_of_the_contract <get_out_of_the_contract <get_out_of_my_contract <cancel_my_contract <cancel_the_contract
  minimum_term: minimum_term contract_term minimum_contract_period <tied_in <locked_in <lock_me_in <tie_me_down
  deregister: deregister deregistration unenroll disenroll <take_my_child_out_of <take_my_son_out_of <take_my_daughter_out_of >withdrawal_form
  unsubscribe: unsubscribe <stop_getting_emails <stop_the_emails <stop_emailing_me <off_the_mailing_list <off_your_mailing_list
  substitute_participant: substitute_participant replacement_participant <someone_else_take_my_place <send_someone_else <send_a_friend_instead <give_my_place_to <give_my_ticket_to >transferable >non_transferable >nontransferable >not_transferable
  course_change: course_change class_transfer <switch_to_another_class <switch_classes <change_classes <swap_classes <switch_groups
  make_up_class: make_up_class make_up_lesson makeup_class makeup_lesson <make_up_a_class <make_up_the_lesson <make_up_a_missed >missed_classes >missed_lessons
  swap_it_for: <swap_it_for <exchange_it_for <exchange_for_another exchange_policy
  reference_only: reference_only library_use_only <take_it_home <take_them_home <take_books_home >lendable
  book_drop: book_drop book_return return_slot <return_books_when_closed <return_books_after_hours <bring_books_back_after
  doggy_bag: doggy_bag doggie_bag <take_the_leftovers <take_home_the_leftovers <take_leftovers_home <box_up >leftovers
  letterbox: letterbox mail_slot drop_slot <through_your_door
  voicemail: voicemail answering_machine <leave_a_message
  callback: callback call_back <call_me_back <ring_me_back <phone_me_back >return_your_call >call_you_back
  response_time: response_time reply_time <how_fast_do_you_reply <how_soon_will_you_reply <how_quickly_do_you_respond <when_will_i_hear_back <when_will_i_hear_from <hear_back_from >get_back_to_you >respond_within >reply_within
  contact_person: contact_person point_of_contact <who_do_i_talk_to <who_do_i_speak_to <who_should_i_contact <who_should_i_talk_to <who_do_i_ask <who_can_i_ask
  press_contact: press_contact media_inquiries media_enquiries media_contact press_office spokesperson <i_m_a_journalist <i_m_a_reporter
  complaints_procedure: complaints_procedure complaints_process <make_a_complaint <file_a_complaint <who_do_i_complain_to <not_satisfied <unhappy_with <dissatisfied >complaint >ombudsman
  grade_appeal: grade_appeal grade_dispute <contest_a_grade <challenge_my_grade <appeal_my_grade <dispute_a_grade
  suggestion_box: suggestion_box <make_a_suggestion <give_feedback <give_you_feedback >your_feedback >comments_and_suggestions
  fill_in_the_form: <fill_in_the_form <fill_out_the_form <fill_out_a_form <forms_to_fill <form_to_fill complete_the_form >completed_form >application_form >registration_form
  download_the_form: <download_the_form <where_do_i_get_the_form <where_do_i_find_the_form <print_the_form >downloads >download_the >pdf_form
  send_it_by_mail: <send_it_by_mail <send_it_by_post <send_them_by_mail <mail_it_to_you <post_it_to_you >by_mail >by_post >postal_mail
  send_a_photo_of_the: <send_a_photo_of_the <send_pictures_of_the <take_a_picture_of_the_document <send_a_scan <scan_it <scan_them >scanned >scans
  electronic_signature: electronic_signature e_signature digital_signature docusign <sign_online <sign_it_online <sign_electronically <sign_from_home
  parental_consent: parental_consent permission_slip permission_form >consent_form <parents_have_to_sign <parents_need_to_sign <signed_by_a_parent parent_signature
  waiver_form: liability_waiver waiver_form release_of_liability <sign_a_waiver >at_your_own_risk >own_risk
  certified_copies: certified_copy certified_copies notarized_copy true_copy <certify_a_copy <copy_certified
  original_documents: original_documents <is_a_copy_enough <are_copies_enough <copy_enough <need_the_original
  photo_id: photo_id photo_identification proof_of_identity valid_id government_issued_id <prove_who_i_am <prove_my_identity <show_id <show_my_id <bring_id >passport >driver_s_license
  proof_of_address: proof_of_address proof_of_residence proof_of_residency >utility_bill <prove_where_i_live <prove_that_i_live <prove_my_address
  copy_of_my_records: <copy_of_my_records <copy_of_my_medical_records <get_my_records <send_my_records <transfer_my_records records_request release_of_records >medical_records
  right_to_erasure: right_to_erasure right_to_be_forgotten data_deletion <delete_my_data <erase_my_data <remove_my_data <delete_my_information <delete_my_details >erasure
  right_of_access: right_of_access subject_access_request data_access_request <what_data_do_you_have <data_you_have_about_me <data_do_you_store <data_do_you_keep <information_you_have_about_me
  sell_my_data: <sell_my_data <share_my_data <pass_on_my_data <give_my_data_to <share_my_information <sell_my_information >third_parties
  withdrawal_of_consent: withdrawal_of_consent withdraw_your_consent revoke_your_consent <withdraw_my_consent <revoke_my_consent <take_back_my_consent
  data_protection_officer: data_protection_officer privacy_officer dpo <responsible_for_data_protection
  photo_release: photo_release media_release photo_consent <photograph_my_child <photos_of_my_child <pictures_of_my_child <pictures_of_my_kid <pictures_of_my_kids <be_photographed <don_t_want_photos >image_rights
  video_surveillance: cctv video_surveillance surveillance_cameras security_cameras <am_i_filmed <being_filmed <being_recorded
  not_allowed: forbidden >not_allowed >not_permitted
  compulsory_attendance: compulsory_attendance mandatory_attendance attendance_requirement <do_i_have_to_attend <have_to_come_every_time <have_to_come_every_week
  excused_from: excused_from exemption_from_class <get_out_of_gym <skip_gym_class <skip_pe <excuse_my_child_from
  fee_waiver: fee_waiver fee_exemption exempt_from_fees >waive_the_fee >fee_is_waived <waive_my_fee <who_doesn_t_have_to_pay
  who_gets_in_free: <who_gets_in_free <get_in_for_free <get_in_free free_admission free_entry
  acceptance_letter: acceptance_letter admission_letter letter_of_acceptance admission_decision <know_if_i_got_in <know_if_we_got_in <know_if_my_child_got_in <find_out_if_i_got_in <find_out_if_we_got_in
  rejected: rejected rejection turned_down <turned_away <get_turned_away
  eligible: eligible eligibility eligibility_criteria <do_i_qualify <who_can_apply <who_qualifies
  queue: queue <stand_in_line <wait_in_line <skip_the_line <line_up
  first_come_first_served: first_come_first_served first_come >order_of_arrival >order_received >order_of_receipt
  admission_lottery: admission_lottery random_draw >drawn_by_lot >lottery <draw_lots
  plus_one: plus_one guest_pass <bring_a_guest <bring_a_friend <bring_my_friend <friend_come_along <my_friend_come >guests_welcome >guests_are_welcome
  come_alone: <come_alone <come_by_myself <come_on_my_own <without_a_partner <need_a_partner >singles_welcome >no_partner_required >no_partner_needed
  just_have_a_look: <just_have_a_look <just_looking_around <just_browse <have_to_buy_something >no_obligation_to_buy >browse
  video_call: video_call video_conference video_meeting videoconference online_meeting online_consultation zoom >google_meet >microsoft_teams <meet_online <over_zoom <on_zoom <on_skype <over_video
  phone_consultation: phone_consultation telephone_consultation phone_appointment telephone_appointment <talk_on_the_phone <do_it_over_the_phone <discuss_it_by_phone <discuss_it_on_the_phone
  in_person: in_person face_to_face >in_our_office
  mobile_service: mobile_service on_site_service <come_to_my_place <come_out_to_me <come_out_to_the_house <come_out_to_my >we_come_to_you >at_your_home >in_your_home
  work_from_home: work_from_home remote_work telework telecommute <work_remotely
  job_application: job_application cover_letter curriculum_vitae cv <my_resume <apply_for_a_job <apply_for_the_job <apply_for_a_position >your_resume
  unsolicited_application: unsolicited_application speculative_application <apply_even_if
  job_interview: job_interview
  apprentice: apprentice >trainee >traineeship <learn_the_trade <learn_a_trade
  internship: internship work_placement <do_work_experience <school_placement >externship
  part_time_job: part_time_job side_job <weekend_job <summer_job <holiday_job <student_job <after_school_job >casual_staff >seasonal_staff
  hours_of_work: hours_of_work working_time shift_work <hours_would_i_work <hours_would_i_have_to_work
  hourly_wage: hourly_wage starting_salary salary_range <what_does_the_job_pay <how_much_does_the_job_pay <how_much_would_i_earn <how_much_would_i_make >hourly_pay
  employee_benefits: employee_benefits staff_benefits <benefits_for_employees >paid_time_off >company_pension
  career_changer: career_changer career_changers <change_careers <switch_careers
  background_check: background_check criminal_record_check dbs_check police_check >criminal_background_check
  volunteer_opportunities: volunteer_opportunities <how_can_i_volunteer <can_i_volunteer <need_volunteers <need_helpers >volunteers_needed >volunteers_wanted >seeking_volunteers
  voluntary_service: voluntary_service voluntary_year
  expense_allowance: expense_allowance <do_volunteers_get_paid <are_volunteers_paid
  reception_desk: front_desk reception_desk receptionist
  proprietor: proprietor business_owner shop_owner <who_owns <who_does_it_belong_to <whose_business >family_owned >family_run
  managing_director: managing_director general_manager chief_executive ceo
  deputy: deputy vice_president vice_chair vice_principal assistant_principal <second_in_command
  handles_the_money: treasurer <handles_the_money <in_charge_of_the_money <looks_after_the_money
  club_secretary: club_secretary recording_secretary <takes_the_minutes <writes_the_minutes
  board_of_trustees: board_of_trustees board_of_directors trustees board_members <on_the_board
  caretaker: caretaker >custodian
  come_just_once: <come_just_once <come_only_once <only_come_once <go_just_once single_visit single_session
  beginners_course: beginners_course beginner_course beginner_class beginners_class introductory_course <course_for_beginners <class_for_beginners <classes_for_beginners
  rained_out: rain_date rained_out weather_permitting inclement_weather <cancelled_if_it_rains <canceled_if_it_rains <called_off_if_it_rains <because_of_the_weather >rain_or_shine >bad_weather
  snowstorm: <snowstorm <blizzard <ice_storm <hurricane <heat_wave severe_weather >weather_emergency >weather_closures
`;
