/**
 * Concept ids by theme, in order; a value type before the id satisfies the concept ("phone:fax_number"). The words are
 * in each language's tables, one line per id.
 */
export const conceptList: readonly string[] = [
  // Getting there, finding and timing.
  `
    phone:phone fax email:email contact address:address headquarters branch time:hours time:close time:time
    begin end date:deadline date:date weekday weekend monday tuesday wednesday thursday friday saturday
    sunday time:morning time:evening time:afternoon january february march april may june july august
    september october november december spring summer autumn winter holiday appointment parking bus stop
    airport hotel venue far website train visit bicycle`,
  // Payments, purchases and amounts.
  `
    money:price fine salary free percent:discount refund pay installment invoice cash credit_card check buy
    donate scholarship prize sponsor insurance deposit plan early ticket hourly monthly yearly date:weekly
    daily quarter percent:percent maximum minimum`,
  // People.
  `
    principal director manager president owner founded teacher lawyer accountant doctor staff secretary
    treasurer committee member student child adult parent grandparent dementia family husband senior
    beginner man woman client guest volunteer speaker author mayor name age born qualification experience
    studied language`,
  // Schools, clubs, events and their rules.
  `
    school course training enroll apply submit exam result attendance promotion seat honours library book
    borrow return late lost replace id_card uniform equipment hostel canteen vegetarian timetable
    competition certificate form need allowed forbidden rule cancel change moved illness trial camp paper
    award stand exhibit power wifi weight lunch dinner injury sibling religious snow medicine allergy nut
    laptop homework bully after_school special_needs drop_off nursery sport trip graduation break`,
  // Law, tax, health, trade and software.
  `
    service specialize represent court sue divorce custody will criminal drunk accident traffic_ticket
    driving_licence bankruptcy immigration landlord job hiring contract tax filing bookkeeping payroll
    letter audit simple individual business partner same software install delete version option picture
    video folder copy error slow password data permission wheelchair pet patient emergency delivery
    guarantee repair meet wealth house remote`,
  // Numbers, sizes and everyday verbs.
  `
    one two three four five six ten half middle big small new long consecutive often help use get benefit
    work goal handle explain keep choose show write read rename support convert barefoot color brand first
    confidential complain safe news event`,
  // Law and tax, in everyday and official words.
  `
    jail hit_and_run driver_license medical_psychological_assessment creditor debt debt_relief fired
    severance employer employee overtime costs bear win side legal_insurance legal_aid consultation
    free_of_charge contingency injured damages liability_insurance licensed state domestic_violence
    child_support wills power_of_attorney dui arrested expunge citation tenant green_card secret tax_return
    extension selfemployed small_business nonprofit`,
  // Everyday expressions for things with formal names on pages.
  `
    guy sock outfit hygiene belt licence doctor_note tardy absent punished mobile_phone smoke stay room gym
    subject dropout reserved extra cash_prize celebrate switch currently overseas far_away response upload
    sign behind review history latest overwrite recursive shift gps character crash spreadsheet localize
    free_software windows mac timestamp thumbnail camera quiet batch exclude garbage toilet rent gluten
    stroller newsletter`,
  // Visits: when, how, with whom, and what is on site.
  `
    walk_in address:how_do_i_get_there which_floor entrance elevator ev_charging changing_table guide_dog
    bring_the_kids lost_property photography locker group_booking percent:group_rate birthday_party
    facility_rental holiday_hours time:lunch_closure time:evening_appointment out_of_hours bad_weather
    duration:how_far_in_advance reschedule no_show duration:waiting_time waitlist security_check
    first_time_visitor`,
  // Joining in: clubs, teams, congregations, pools and libraries.
  `
    trial_class become_a_member money:membership_fee non_member leave_the_club how_old_do_i_have_to_be
    too_old never_done_it_before out_of_shape loaner_equipment grading do_you_compete sparring coed tryout
    how_many_times_a_week time:when_do_you_meet annual_general_meeting bylaws person:who_is_in_charge
    worship pastor baptism get_married funeral communion sunday_school go_to_confession choir livestream
    lend_a_hand give_you_money tax_receipt donate_clothes food_bank library_card renew late_fees copier
    interlibrary_loan ebook swim swim_lesson water_temperature swim_cap lifeguard season_ticket`,
  // Schools and kindergartens, in the words of parents and schools.
  `
    time:drop_her_off time:pick_her_up authorized_pickup late_pickup late_arrival report_an_absence
    come_back_after_being_sick lice packed_lunch hot_lunch snack school_uniform class_size teacher_aide iep
    gifted_students school_bus carpool money:school_fees tuition_assistance volunteer_hours pta non_catholic
    religious_education potty_trained nap settling_in playground parent_teacher_conference report_card
    open_house midyear hard_to_get_in cutoff_date snow_day teacher_in_service school_supplies
    cell_phone_policy extracurricular foreign_language english_learners accreditation`,
  // Practices and clinics, in the words of patients and practices.
  `
    new_patient first_visit patient_forms in_network uninsured copay referral prescription_refill sick_note
    lab_results x_ray does_it_hurt dental_anxiety in_a_lot_of_pain toothache dentist braces teeth_cleaning
    teeth_whitening pregnant breastfeeding midwife pediatric checkup vaccine what_to_bring empty_stomach
    aftercare_instructions surgery where_did_the_doctor_study female_doctor telehealth house_call
    second_opinion therapist physiotherapy massage glasses veterinarian spay medical_records minor_consent
    bring_someone_with_me`,
  // Lawyers, tax preparers and bookkeepers, in the words of clients and offices.
  `
    discovery_call free_consultation money:flat_fee cost_estimate who_gets_the_kids leaving_my_husband
    who_gets_the_house prenup adopt my_dad_died executor disinherit owes_me_money getting_sued
    statute_of_limitations chances_of_winning go_to_court pulled_over police_interview workers_compensation
    behind_on_my_books haven_t_filed tax_notice tax_audit owe_the_irs get_money_back_from_taxes deduct
    kind_of_clients out_of_town secure_portal bookkeeping_software monthly_close sales_tax estimated_taxes
    start_a_business rental_property crypto two_states foreign_income date:when_are_taxes_due
    duration:turnaround already_have_an_accountant tell_anyone notary trademark`,
  // Sales of businesses, in the words of owners and brokers.
  `
    sell_my_business buy_a_business money:business_valuation broker_commission nda duration:time_to_sell
    seller_financing due_diligence training_period succession exclusive_listing serious_buyers
    what_kind_of_businesses`,
  // Restaurants and shops, in the words of guests and hosts.
  `
    book_a_table takeout food_delivered what_s_on_the_menu lunch_special happy_hour outdoor_seating
    meat_free halal kids_menu catering private_event corkage gift_card coupon apple_pay bank_transfer
    return_policy arrived_broken shipping_cost duration:shipping_time track_my_order in_store_pickup
    in_stock custom_made second_hand trade_in wholesale`,
];

/** Concepts listed after the sayings. */
export const lateConceptList: readonly string[] = [
  // Child care while parents work.
  `
    kindergarten`,
];
