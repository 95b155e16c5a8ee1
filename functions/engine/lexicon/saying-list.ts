/** Everyday sayings by theme, in order and in the format of concepts. */
export const sayingList: readonly string[] = [
  // Bodies, families, beliefs, animals and languages.
  `
    stairs are_there_stairs wheelchair_user is_there_a_lift walking_frame disabled disability_card
    disabled_parking disabled_toilet visually_impaired deaf sign_language caregiver my_carer common_cold flu
    cough covid measles headache stomachache sore_throat back_pain neck_pain fracture dizzy seasick diabetes
    asthma cancer depression panic_attack insomnia weight_loss hay_fever high_blood_pressure arthritis
    earache slipped_disc epilepsy pain cardiologist psychiatrist ear_nose_and_throat nurse hospital
    ambulance first_aid contraception childbirth prenatal_class postnatal noise baby teenager mum dad granny
    aunt single_parent large_family my_girlfriend my_ex same_sex widow oap nursing_home over_18
    death_certificate marriage_certificate funeral_home cremation birthday baptized godparent parish prayer
    bible statement_of_faith atheist jewish muslim catholic protestant allergen gluten_free dairy_free
    almonds shellfish dog spaniel snake horse mice flea_treatment dog_walker dog_training leash muzzle
    animal_shelter pet_friendly pet_shop english german french spanish portuguese russian ukrainian
    polish_speaking turkish arabic dutch interpreter mother_tongue language_course learn_german
    learn_english nationality foreign_national usa uk germany austria switzerland france spain italy
    netherlands russia ukraine european_union`,
  // Payments and times of day and year.
  `
    bond down_payment prepay pay_later pay_on_the_spot cash_on_delivery cash_payment exact_change atm
    debit_card amex mobile_payment contactless iban wire_transfer direct_debit student_discount
    senior_discount military_discount sibling_discount loyalty_program referral_bonus early_bird last_minute
    special_offers clearance_sale price_match negotiable affordable money:bucks surcharge hidden_fees
    weekend_surcharge processing_fee card_surcharge registration_fee entry_fee free_admission
    included_in_the_price not_included vat sales_receipt late_payment payment_due installments financing
    non_refundable store_credit valid_until redeem tip subsidy day_pass concession family_ticket price_list
    price_increase per_night per_lesson monthly_fee annual_fee day_rate tourist_tax cleaning_fee
    cancellation_fee free_cancellation monthly_subscription makeup_class separate_bills ticket_office
    foreign_currency punctual how_early_should_i_arrive last_admission doors_open close_at_lunch
    time:business_hours visiting_hours noon mon_fri tuesday_2 wednesday_2 thursday_2 friday_2 saturday_2
    sunday_2 monday_2 every_day fortnightly every_week every_month annually half_hour hour_and_a_half
    peak_season off_season public_holiday christmas_eve new_year_s_eve new_year_s_day good_friday pentecost
    ascension_day may_day independence_day carnival annual_closure summer_vacation christmas_break
    spring_break fall_break february_break school_year first_day_of_school school_calendar same_day
    late_checkout minimum_stay rental_period kilogram weight_limit minimum_height dimensions size_chart
    plus_size square_feet maximum_capacity minimum_number_of_participants maximum_number_of_participants
    walking_distance`,
  // Travel, stays, rentals and going out.
  `
    motorhome motorcycle truck taxi satnav motorway travel_time train_station bus_stop shuttle_bus luggage
    luggage_storage meeting_point basement garden lawn front_desk fitting_room wc power_outlet
    drinking_water waiting_room meeting_room kitchenette microwave laundry_room bed_linen double_bed
    twin_beds extra_bed crib double_room single_room family_room bed_and_breakfast vacation_rental breakfast
    half_board check_in_time checkout_time late_check_in hotel_safe swimming_pool kiddie_pool hot_tub swings
    high_chair nursing_room weather_permitting rain_date thunderstorm heatwave raincoat sturdy_shoes
    sneakers wetsuit hat life_jacket flashlight playing_field ice_skating climbing skiing ski_lift ski_pass
    sledding hiking bike_path boat boat_rental pedal_boat rowboat kayak paddleboard sailing marina mooring
    boat_ramp boat_license fishing_license scuba_diving barbecue campfire picnic outside_food campsite tent
    marquee sleeping_bag electric_hookup quiet_hours season_opening breakage car_rental fuel bouncy_castle
    guided_tour tour_guide timed_entry advance_tickets re_entry permanent_exhibition special_exhibition
    artifact gift_shop flash_photography tripod drone film_permit birthday_child wedding_venue bachelorette
    team_building flea_market concert cinema fireworks balloons appetizer main_course dessert ice_cream
    restaurant snack_bar non_alcoholic organic_food buffet last_orders vending_machine e_cigarette
    lost_items defibrillator fire_department emergency_exit cctv security_guard liability_waiver
    unaccompanied wheelchair_rental`,
  // Law, in lay words.
  `
    family_law uncontested_divorce separation_period separation_agreement spousal_support
    child_support_calculation child_support_enforcement adult_children beats_me paternity
    grandparents_rights pension_sharing name_change employment_law axed unfair_dismissal summary_dismissal
    redundant resign mutual_termination severance_pay written_warning letter_of_reference mini_job part_time
    employment_contract fixed_term_contract probationary_period unpaid_wages sexual_harassment
    workplace_bullying discrimination maternity_leave annual_leave labor_court criminal_defense
    police_custody pretrial_detention arrest_warrant bail search_warrant right_to_remain_silent accused_of
    criminal_complaint shoplifting assault_and_battery fraud drug_possession defamation probation_sentence
    jail_time juvenile_crime victim public_defender traffic_law driving_too_fast penalty_points
    license_suspension license_reinstatement drove_drunk breath_test leaving_the_scene contest_a_ticket
    car_accident personal_injury insurance_dispute pain_and_suffering medical_malpractice slip_and_fall
    dog_bite tenancy_law eviction_notice rental_deposit rent_increase rent_reduction rent_arrears
    utility_costs commercial_lease hidden_defect construction_defect construction_law neighbor_dispute
    property_purchase land_register inheritance_law heir intestate will_drafting inheritance_dispute
    disclaim_an_inheritance certificate_of_inheritance lifetime_gift living_will lasting_power_of_attorney
    conservatorship immigration_law residence_permit permanent_residence citizenship family_reunification
    deportation undocumented asylum work_visa visa_denial personal_bankruptcy debt_discharge bailiff
    collection_agency consumer_protection right_of_withdrawal flight_delay breach_of_contract
    contract_review file_a_lawsuit appellate administrative_appeal appeal_deadline verdict witness
    burden_of_proof settlement_agreement family_mediation injunction court_summons lawyer_s_letter
    legal_advice law_firm hire_a_lawyer attorney_fees loser_pays legal_expenses_insurance free_legal_aid
    notarial_deed notary_fees certified_copy apostille corporate_law administrative_law civil_law`,
  // Taxes, bookkeeping and the sale of a business, in the words of owners.
  `
    income_tax_return income_tax tax_office tax_preparer cpa just_a_w2 w2 1099 1099_filing
    independent_contractor drive_for_uber work_for_myself sole_proprietor sell_on_etsy under_the_table
    unemployment stock_sales dividends capital_gains sold_my_house gift_tax inheritance_tax fiduciary_return
    claim_a_dependent child_tax_credit earned_income_tax_credit filing_status home_office mileage_deduction
    medical_expenses education_credits mortgage property_tax depreciation household_employee itin tax_id
    employer_identification_number ssn pay_stub proof_of_income expense_receipts record_retention
    what_papers drop_off_my_papers efile direct_deposit refund_advance refund_transfer amended_return
    tax_transcript tax_extension file_late pay_the_irs_over_time payment_plan wage_garnishment
    irs_representation accuracy_guarantee tax_return_review tax_planning yearround retire retirement_plan
    financial_planning w4 do_my_books accounts_payable accounts_receivable cash_flow profit_and_loss
    fiscal_year cfo pay_my_employees payroll_tax hire_my_first_employee llc s_corp business_tax_return
    corporate_tax articles_of_incorporation business_license close_my_business notforprofit taxexempt
    form_990 homeowners_association audited_financial_statements reviewed_financial_statements
    business_broker sell_it_myself money:asking_price multiple_of seller_s_discretionary_earnings net_income
    revenue appraisal comparable_sales goodwill inventory working_capital lease_assignment own_the_building
    tell_my_employees bank_loan seller_note equity_injection proof_of_funds interest_rate personal_guarantee
    purchase_offer tax_on_the_sale offering_memorandum reason_for_selling absentee_owner family_business
    family_succession employee_buyout partner_buyout franchise auto_repair car_wash gas_station
    car_dealership laundromat dry_cleaner daycare corner_shop grocery_store liquor_store diner pub
    coffee_shop bakery cleaning_company construction_company trucking factory real_estate_agency farm`,
  // Schools, in the words of parents.
  `
    yr year_group pre_school nursery_school reception_class primary_school middle_school high_school
    sixth_form alevel freshman state_school private_school boarding_school halls_of_residence legal_guardian
    playgroup apply_for_a_place catchment_area oversubscribed withdraw_my_child interview entrance_exam
    placement_test open_evening parent_handbook school_readiness go_back_to_school last_day_of_school
    school_holidays semester half_term inset_day school_hours does_school_finish breakfast_club wraparound
    half_day full_day holiday_club break_time walk_home_alone off_campus school_office emergency_contact
    pe_kit pe uniform_shop blazer wear_earrings name_tag indoor_shoes change_of_clothes sunscreen backpack
    water_bottle stationery textbook cuddly_toy school_dinner free_school_meals peanut_butter sweets
    picked_on behaviour_policy kicked_out_of_school truancy term_time_holiday absence_note runny_nose
    send_him_home school_nurse gets_hurt_at_school antibiotics epipen diabetic vaccinated
    school_psychologist senco dyslexia eal headteacher deputy_head form_teacher kindergarten_teacher
    supply_teacher bursar school_governors registrar teaching_qualification safeguarding parents_evening
    room_parent chaperone class_trip student_exchange fundraiser sports_day school_photo parent_portal
    mock_exam retake grading_system repeat_a_year hw homework_club private_tutor curriculum teaching_method
    remote_learning math music_lesson instrument_rental violin piano guitar recital soccer chess
    martial_arts dance headphones tuition_free means_tested materials_fee alumni transcript
    proof_of_enrollment certificate_of_completion miss_a_lesson one_on_one_lessons group_lesson
    evening_class adult_education`,
  // Repairs, treatments and other services, in the words of customers.
  `
    broken flat_tyre tyre tyre_change tyre_storage car_broke_down leak burst_pipe blocked_drain no_hot_water
    boiler heat_pump air_conditioning power_outage maintenance spare_part bring_my_own_parts
    bought_elsewhere all_brands wear_and_tear quote diagnostic_fee labor_rate while_you_wait rush_order
    pick_up_service storage_fee site_visit mobile_mechanic not_fixed_properly battery old_batteries weee
    recycling junk_removal secondhand ebike cargo_bike kids_bike bike_rental test_ride bike_leasing brake
    bike_gears helmet child_seat stolen car courtesy_car mot oil_change dent_in_my windscreen car_detailing
    plumber electrician roof gutter chimney_sweep carpenter house_painter tiler renovation insulation mold
    solar_panels locksmith key_cutting handyman landscape_gardener lawn_mowing hedge_trimming tree_removal
    snow_removal house_cleaning window_cleaning carpet_cleaning cleaning_supplies moving_company
    moving_boxes self_storage furniture_assembly fridge washing_machine dishwasher a_tailor shoe_repair
    battery_replacement watch_repair tool_hire cracked_screen data_recovery virus_removal tech_support
    web_design uninstall trial_version free_version logging_in forgot_my_password create_account
    delete_account system_requirements license_key iphone ad_free offline business_card flyer passport_photo
    photo_shoot photo_prints eye_doctor speech_therapist couples_therapy chiropractor dressing_change
    stitches tooth_decay root_canal tooth_extraction dentures dental_implant hearing_test varifocals
    hairdresser haircut hair_color beautician hair_removal eyelash_extensions manicure pedicure
    fitness_center personal_trainer insurance_claim insurance_deductible car_insurance home_insurance`,
  // What visitors want to do.
  `
    call_it_off withdrawal_period contract_termination minimum_term deregister unsubscribe
    substitute_participant course_change make_up_class swap_it_for reference_only book_drop doggy_bag
    letterbox voicemail callback response_time contact_person press_contact complaints_procedure
    grade_appeal suggestion_box fill_in_the_form download_the_form send_it_by_mail send_a_photo_of_the
    electronic_signature parental_consent waiver_form certified_copies original_documents photo_id
    proof_of_address copy_of_my_records right_to_erasure right_of_access sell_my_data withdrawal_of_consent
    data_protection_officer photo_release video_surveillance not_allowed compulsory_attendance excused_from
    fee_waiver who_gets_in_free acceptance_letter rejected eligible queue first_come_first_served
    admission_lottery plus_one come_alone just_have_a_look video_call phone_consultation in_person
    mobile_service work_from_home job_application unsolicited_application job_interview apprentice
    internship part_time_job hours_of_work hourly_wage employee_benefits career_changer background_check
    volunteer_opportunities voluntary_service expense_allowance reception_desk proprietor managing_director
    deputy handles_the_money club_secretary board_of_trustees caretaker come_just_once beginners_course
    rained_out snowstorm`,
];
