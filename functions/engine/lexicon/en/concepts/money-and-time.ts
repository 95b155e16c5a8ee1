/** Payments, purchases, times of day and year. */
export const moneyAndTimeConcepts = `
  price: price cost costs fee fees charge charges rate rates pricing >tuition >amount <expensive <cheap <cheaper >pay >paid how_much dues fare >money <set_me_back <run_me <end_up_paying <have_to_pay_for <need_to_pay_for <must_i_pay_for <do_you_charge_for <is_there_a_charge <is_there_a_fee <cost_anything <cost_me_anything <cost_us_anything
  fine: fine penalty late_fee punishment
  salary: salary wage payroll stipend earn compensation
  free: free no_charge gratis complimentary without_charge at_no_cost <have_to_pay_for <need_to_pay_for <must_i_pay_for <do_you_charge_for <is_there_a_charge <is_there_a_fee <cost_anything <cost_me_anything <cost_us_anything
  discount: discount reduction deal reduced rebate concession savings special_rate <cheaper >off <knock_off <come_down_on_the_price <any_cheaper <a_break_on
  refund: refund money_back reimburse reimbursement <get_back <get_my_money_back <my_money_back
  pay: pay payment paying checkout settle <have_to_pay_for <need_to_pay_for <must_i_pay_for <do_you_charge_for <is_there_a_charge <is_there_a_fee <cost_anything <cost_me_anything <cost_us_anything
  installment: installment instalment installments monthly_payment payment_plan <pay_over_time <pay_a_little_at_a_time <pay_in_parts <spread_the_payments <spread_out_the_payments
  invoice: invoice bill receipt billing billed
  cash: cash
  credit_card: credit_card card debit visa mastercard
  check: check cheque
  buy: buy purchase order shop sell store
  donate: donate donation gift give support contribution
  scholarship: scholarship grant financial_aid bursary funding award
  prize: prize award money win winner won
  sponsor: sponsor sponsorship supporter patron
  insurance: insurance insured insurance_coverage
  deposit: deposit advance down_payment
  plan: plan tier package option level
  early: early early_bird advance
  ticket: ticket pass admission entry
  hourly: hourly per_hour an_hour
  monthly: monthly per_month a_month month
  yearly: yearly annual annually per_year a_year year
  weekly: weekly per_week a_week week
  daily: daily per_day a_day day
  quarter: quarter quarterly
  percent: percent percentage per_cent
  maximum: maximum max limit at_most up_to most
  minimum: minimum min at_least least
  bond: <bond security_deposit damage_deposit refundable_deposit deposit
  down_payment: deposit down_payment >initial_payment <put_money_down <money_down
  prepay: prepay >prepaid pay_in_advance payment_in_advance <pay_upfront <pay_up_front <pay_beforehand <pay_ahead <money_up_front >upfront_payment >payment_upfront >payment
  pay_later: pay_later <pay_afterwards <pay_after >buy_now_pay_later >klarna >afterpay >pay_by_invoice >payment
  pay_on_the_spot: <pay_on_the_spot pay_on_the_day <pay_when_i_arrive <pay_when_i_get_there pay_at_the_door >pay_on_arrival >payment_on_arrival >pay_at_reception >pay_on_site >payment
  cash_on_delivery: cash_on_delivery payment_on_delivery <pay_on_delivery <pay_when_it_arrives
  cash_payment: cash_payment >cash <banknotes <paper_money
  exact_change: exact_change <give_change <correct_change
  atm: atm cash_machine cashpoint withdraw_cash <take_out_cash <get_cash_out
  debit_card: debit_card
  amex: amex american_express credit_card >major_credit_cards >all_major_cards
  mobile_payment: mobile_payment digital_wallet apple_pay google_pay samsung_pay cash_app <payment_app <pay_with_an_app <pay_by_app
  contactless: contactless tap_to_pay <tap_my_card nfc
  iban: iban bank_details bank_account_details <your_bank_account <where_do_i_send_the_money sort_code routing_number
  wire_transfer: bank_transfer wire_transfer <wire_the_money <wire_money <transfer_the_money <send_the_money
  direct_debit: direct_debit autopay automatic_payments <auto_pay <taken_from_my_account <taken_out_of_my_account <automatically_charged
  student_discount: student_discount student_rate student_price <discount_for_students <cheaper_for_students >concession
  senior_discount: senior_discount senior_rate <discount_for_seniors <pensioner_discount <oap >concession
  military_discount: military_discount veteran_discount >active_military >active_duty >first_responders <discount_for_veterans <discount_for_military
  sibling_discount: sibling_discount family_discount <discount_for_siblings <second_child_cheaper <second_kid_cheaper <discount_for_my_second >siblings
  loyalty_program: loyalty_program loyalty_card loyalty_points rewards_program stamp_card <points_card <collect_points <earn_points
  referral_bonus: referral_bonus referral_program refer_a_friend referral_reward <recommend_a_friend
  early_bird: early_bird >early_booking_discount >early_registration_discount <book_early_discount <cheaper_if_i_book_early <discount_for_booking_early <cheaper_to_book_early
  last_minute: last_minute >short_notice <on_short_notice <at_short_notice <last_second
  special_offers: special_offers current_offers current_promotions <any_specials <any_deals <any_promotions <any_offers
  clearance_sale: clearance_sale seasonal_sale >clearance black_friday <bargains closing_down_sale
  price_match: price_match price_guarantee best_price_guarantee <beat_a_price <match_a_price <match_the_price <cheaper_somewhere_else <cheaper_elsewhere
  negotiable: negotiable <haggle <negotiate_the_price <room_for_negotiation
  affordable: affordable inexpensive low_cost budget_friendly <reasonably_priced
  bucks: <bucks <quid price
  surcharge: surcharge upcharge extra_charge additional_charge extra_fee additional_fee extra_cost additional_cost pay_extra costs_extra charge_extra
  hidden_fees: hidden_fees hidden_costs hidden_charges >no_surprises <surprise_fees <surprise_bill
  weekend_surcharge: weekend_surcharge night_surcharge holiday_surcharge after_hours_fee <more_expensive_on_weekends <extra_on_weekends <cost_more_on_weekends <more_on_weekends <extra_at_night
  processing_fee: processing_fee admin_fee administration_fee administrative_fee handling_fee booking_fee
  card_surcharge: card_surcharge credit_card_fee credit_card_surcharge card_processing_fee convenience_fee <extra_for_paying_by_card <extra_if_i_pay_by_card <fee_for_using_a_card <fee_for_credit_cards
  registration_fee: registration_fee enrollment_fee joining_fee sign_up_fee initiation_fee <fee_to_register <fee_to_sign_up >application_fee
  entry_fee: entry_fee entrance_fee admission_fee admission_price ticket_price <cost_to_get_in <cost_to_enter <pay_to_get_in <pay_to_enter <charge_admission cover_charge >admission
  free_admission: free_admission free_entry free_entrance get_in_free <get_in_for_free <free_to_get_in free_to_enter free_to_visit >admission
  included_in_the_price: included_in_the_price <included_in_the_cost <included_in_the_fee <part_of_the_price <part_of_the_package <part_of_the_fee <covered_in_the_price >included all_inclusive
  not_included: not_included optional_extras >additional_cost >extra_cost >extra_charge >additional_fee <cost_on_top <pay_on_top
  vat: vat value_added_tax gst <tax_included <including_tax <plus_tax >sales_tax
  sales_receipt: sales_receipt till_receipt proof_of_purchase <original_receipt <still_have_the_receipt <lost_the_receipt <lost_my_receipt without_a_receipt <without_the_receipt >receipt
  late_payment: late_payment overdue_payment past_due payment_reminder <pay_late <forgot_to_pay <missed_a_payment missed_payment <don_t_pay_on_time <can_t_pay_on_time >overdue >late_fee
  payment_due: payment_due payment_deadline <when_do_i_have_to_pay <when_do_i_need_to_pay <when_do_we_have_to_pay <when_is_the_payment_due <when_are_fees_due <pay_by_when >due_date >payable >is_due >are_due
  installments: installments installment_plan monthly_installments interest_free >payment_plan <pay_in_installments <pay_monthly <split_the_payment <split_up_the_payment <spread_the_cost <bit_by_bit >monthly_payments
  financing: financing financing_options consumer_credit <finance_it <zero_percent_financing <buy_on_credit >payment_plan
  non_refundable: non_refundable nonrefundable no_refunds >not_refundable >will_not_be_refunded >not_be_refunded <refund <money_back <lose_my_deposit <lose_my_money <deposit_back <keep_my_deposit
  store_credit: store_credit credit_note merchandise_credit <credit_instead_of_a_refund
  valid_until: >valid_until >valid_for expiry expiration expiration_date expiry_date validity <still_valid <still_good
  redeem: redeem <use_my_gift_card <use_my_voucher <use_my_coupon <use_a_coupon <use_a_voucher <use_a_gift_card <cash_in_my
  tip: <tip gratuity >tips_are
  subsidy: subsidy subsidized subsidised government_grant government_funding <government_pay <state_pay
  day_pass: day_pass day_ticket >one_day >single_day >single_entry >single_visit one_day_pass <just_for_a_day <just_for_one_day <only_one_day
  concession: <concession reduced_rate reduced_admission reduced_price concessionary
  family_ticket: family_ticket family_pass family_rate family_admission
  price_list: price_list rate_card fee_schedule price_sheet <list_of_prices >pricing
  price_increase: price_increase rate_increase fee_increase <price_go_up <prices_going_up <raise_your_prices <raising_prices <getting_more_expensive
  per_night: per_night <a_night nightly_rate >nightly
  per_lesson: per_lesson per_class per_session single_lesson single_class drop_in_rate <pay_as_you_go <pay_per_class <pay_per_lesson
  monthly_fee: monthly_fee monthly_rate monthly_price monthly_dues monthly_charge monthly_cost <how_much_a_month <how_much_per_month <how_much_each_month <cost_a_month <cost_per_month >per_month >a_month >monthly
  annual_fee: annual_fee yearly_fee annual_cost yearly_cost annual_price <how_much_a_year <how_much_per_year <cost_a_year <cost_per_year >per_year >a_year >annually
  day_rate: day_rate daily_rate daily_price <how_much_a_day <how_much_per_day <cost_per_day <cost_a_day >per_day >a_day
  tourist_tax: tourist_tax city_tax occupancy_tax lodging_tax visitor_tax bed_tax
  cleaning_fee: cleaning_fee cleaning_charge final_cleaning
  cancellation_fee: cancellation_fee cancellation_charge <charge_me_if_i_cancel <charged_if_i_cancel <pay_if_i_cancel <cost_to_cancel <cost_me_to_cancel >cancellation
  free_cancellation: free_cancellation <cancel_for_free <cancel_free_of_charge <cancel_without_paying <cancel_at_no_cost <cancel_without_penalty <cancel_without_a_fee >cancel
  monthly_subscription: monthly_subscription subscription_plan <subscription
  makeup_class: makeup_class make_up_class makeup_lesson make_up_lesson makeup_session <make_up_a_missed <make_up_a_class <make_up_a_lesson <make_up_the_class <make_up_for_a_missed
  separate_bills: separate_bills separate_checks separate_cheques <split_the_bill <split_the_check <pay_separately
  ticket_office: ticket_office box_office ticket_counter ticket_booth ticket_desk <where_do_i_buy_tickets
  foreign_currency: foreign_currency <which_currency <what_currency <pay_in_euros <pay_in_dollars <pay_in_pounds <take_euros <take_dollars >currency
  punctual: punctual punctuality >on_time >promptly
  how_early_should_i_arrive: <how_early_should_i_arrive <how_early_should_i_get_there <how_early_should_we_arrive <how_early_do_i_need_to_be <how_early_do_i_have_to_be <get_there_early <come_early >arrive_early >minutes_early >minutes_before >minutes_prior
  last_admission: last_admission last_entry last_entrance last_admittance <latest_entry <latest_i_can_get_in <latest_we_can_get_in <latest_i_can_come
  doors_open: doors_open <let_people_in <when_can_we_go_in <when_can_i_go_in
  close_at_lunch: <close_at_lunch close_for_lunch <closed_at_lunchtime <open_at_lunchtime <open_over_lunch lunch_break >lunch_hour
  business_hours: business_hours opening_times hours_of_operation store_hours <when_is_someone_there <when_is_anybody_there
  visiting_hours: visiting_hours visiting_times
  noon: noon midday >12_pm lunchtime
  mon_fri: >mon_fri >monday_to_friday >monday_through_friday <workday <business_day weekday during_the_week
  tuesday_2: tuesday
  wednesday_2: wednesday
  thursday_2: thursday
  friday_2: friday
  saturday_2: saturday
  sunday_2: sunday
  monday_2: monday
  every_day: daily >every_day >seven_days_a_week >7_days_a_week
  fortnightly: fortnightly biweekly every_two_weeks every_other_week every_second_week <every_fortnight
  every_week: weekly >every_week >each_week >once_a_week >once_per_week
  every_month: monthly >every_month >each_month >once_a_month
  annually: annually >every_year >each_year >once_a_year >per_annum
  half_hour: half_hour half_an_hour >30_minutes >thirty_minutes
  hour_and_a_half: hour_and_a_half one_and_a_half_hours >90_minutes
  peak_season: peak_season high_season
  off_season: off_season low_season
  public_holiday: public_holiday bank_holiday federal_holiday legal_holiday statutory_holiday national_holiday
  christmas_eve: christmas_eve >december_24 >24_december
  new_year_s_eve: new_year_s_eve new_years_eve >december_31 >31_december
  new_year_s_day: new_year_s_day new_years_day >january_1 >1_january
  good_friday: good_friday
  pentecost: pentecost whitsun whit_monday >whit_sunday
  ascension_day: ascension_day
  may_day: may_day labour_day >1_may
  independence_day: independence_day fourth_of_july >july_4th >july_4 >4th_of_july
  carnival: carnival mardi_gras
  annual_closure: annual_closure summer_closure company_holidays <closed_in_august <closed_in_the_summer <closed_over_the_summer
  summer_vacation: summer_vacation summer_holidays summer_break
  christmas_break: christmas_break winter_break christmas_holidays christmas_vacation
  spring_break: spring_break easter_holidays easter_break easter_vacation
  fall_break: fall_break autumn_break october_half_term
  february_break: february_break february_half_term mid_winter_break
  school_year: >school_year academic_year
  first_day_of_school: first_day_of_school start_of_term >school_begins >school_starts >school_resumes >classes_begin >classes_start >classes_resume >first_day_of_classes <school_start_again <school_start_back
  school_calendar: school_calendar academic_calendar term_dates
  same_day: same_day <the_same_day
  late_checkout: late_checkout late_check_out <check_out_later <keep_the_room_longer <stay_in_the_room_longer
  minimum_stay: minimum_stay >minimum_nights >night_minimum <just_one_night <only_one_night single_night <for_one_night
  rental_period: rental_period hire_period <how_long_can_i_rent <keep_the_rental
  kilogram: kilogram kilogramme kilo kg
  weight_limit: weight_limit maximum_weight max_weight weight_capacity weight_restriction <too_heavy <how_heavy >weight
  minimum_height: minimum_height height_requirement <tall_enough <how_tall_do_you_have_to <how_tall_do_i_have_to <how_tall_does <how_tall_must
  dimensions: dimensions measurements <how_wide >wide >width <how_big_is_it
  size_chart: size_chart size_guide sizing <which_size_do_i <what_size_do_i <what_size_should_i <which_size_should_i <run_small <run_large
  plus_size: plus_size <large_sizes <extra_large
  square_feet: square_feet square_meters square_metres sq_ft sqft sqm floor_area floor_space
  maximum_capacity: maximum_capacity seating_capacity maximum_occupancy max_occupancy <how_many_people_fit <how_many_guests_fit <how_many_people_can_fit <how_many_people_does_it_hold <how_many_people_does_it_sleep >accommodates >capacity >sleeps
  minimum_number_of_participants: minimum_number_of_participants minimum_participants minimum_group_size <how_many_people_do_we_need <how_many_people_do_you_need <how_many_people_do_we_have_to_be
  maximum_number_of_participants: maximum_number_of_participants maximum_participants max_participants maximum_group_size <how_big_can_the_group_be <how_big_can_our_group_be
  walking_distance: walking_distance >minutes_walk >on_foot <walk_there <walk_from <walkable
`;
