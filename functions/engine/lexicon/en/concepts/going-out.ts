/** Visits, stays, dining, shopping and joining in. */
export const goingOutConcepts = `
  walk_in: walk_in walkin walk_ins <just_show_up <just_walk_in <just_come_by <just_come_in <just_drop_by <just_stop_by <just_turn_up <drop_in <without_an_appointment >without_appointment no_appointment >by_appointment >appointment_only
  how_do_i_get_there: <how_do_i_get_there <how_do_we_get_there <how_to_get_there <how_do_i_get_to <how_can_i_find_you <where_can_i_find_you route >getting_here >how_to_find_us >directions
  which_floor: <which_floor <what_floor >floor >suite
  entrance: entrance <way_in <which_door
  elevator: elevator escalator
  ev_charging: ev_charging charging_station >charging_point <charge_my_car <charge_my_ev <charge_the_car electric_car
  changing_table: changing_table baby_changing diaper nappy <change_the_baby <change_my_baby
  guide_dog: guide_dog service_dog assistance_dog service_animal
  bring_the_kids: <bring_the_kids <bring_my_kids <bring_our_kids <bring_kids <bring_my_children <bring_children <kids_come_along <kids_along kid_friendly family_friendly child_friendly >kids >children >high_chair >play_area
  lost_property: lost_property lost_and_found <left_my_jacket <left_my_umbrella <left_something <forgot_my_jacket <forgot_my_bag <forgot_something
  photography: photography >filming <take_pictures <take_photos <take_some_photos >photos >pictures >photographs
  locker: locker cloakroom >coat_check <leave_my_coat <store_my_bag
  group_booking: >group_booking group_visit <a_group_of <big_group <large_group <as_a_group <whole_group
  group_rate: >group_rate >group_discount >group_price <discount_for_groups <cheaper_for_groups >groups
  birthday_party: birthday_party <celebrate_a_birthday <celebrate_my_birthday <celebrate_her_birthday <celebrate_his_birthday <have_a_birthday
  facility_rental: facility_rental hall_hire room_hire venue_hire hall_rental room_rental space_rental <rent_the_hall <rent_your_hall <rent_a_hall <rent_a_room <rent_the_room <rent_the_space <rent_your_space <book_the_hall <use_your_hall >rental
  holiday_hours: >holiday_hours holiday_closure <on_christmas <over_christmas <on_thanksgiving <on_easter <over_the_holidays <on_public_holidays <on_bank_holidays <on_new_years >public_holidays >bank_holidays
  lunch_closure: lunch_closure <closed_for_lunch <closed_over_lunch
  evening_appointment: evening_appointment evening_hours <after_work <i_work_during_the_day <i_work_all_day <i_work_full_time >evenings
  out_of_hours: out_of_hours >outside_office_hours >outside_business_hours >outside_opening_hours >outside_hours <when_you_are_closed <when_you_re_closed
  bad_weather: <bad_weather <if_it_rains <when_it_rains <if_it_s_raining <in_case_of_rain >weather >rain
  how_far_in_advance: <how_far_in_advance <how_long_in_advance <how_early_should_i_book <how_soon_should_i_book >in_advance >ahead
  reschedule: reschedule rebook <move_my_appointment <change_my_appointment <different_day <another_date <postpone_my postpone
  no_show: no_show missed_appointment <don_t_show_up <can_t_make_it <couldn_t_make_it <cannot_make_it >cancellation_policy
  waiting_time: waiting_time <how_long_is_the_wait <how_long_do_i_wait <how_long_do_i_have_to_wait <how_long_will_i_wait
  waitlist: waitlist waiting_list <put_me_on_the_list <put_us_on_the_list
  security_check: >security_check >visitor_badge <sign_in_as_a_visitor <check_in_at_the_office visitor_check_in
  first_time_visitor: first_time_visitor <never_been_there <never_been_before <never_been_to_your <my_first_time >what_to_expect >new_here >first_time
  trial_class: trial_class trial_lesson trial_session free_trial taster_session introductory_class <try_it_out <try_it_first <try_a_class <try_one_class <give_it_a_try <give_it_a_go <try_before <check_it_out_first <have_a_go >trial
  become_a_member: <become_a_member <be_a_member <how_do_i_join <how_can_i_join <join_your_club <join_the_club <join_your_team <how_to_become_a_member membership_application membership_form >membership >register >enrol >registration >member >join
  membership_fee: membership_fee membership_dues annual_dues >club_fee <cost_to_join <how_much_to_join <cost_to_be_a_member <pay_to_be_a_member
  non_member: non_member nonmember <not_a_member <without_being_a_member <if_i_m_not_a_member <without_membership >open_to_everyone >open_to_all >general_public >members
  leave_the_club: <leave_the_club <end_my_membership <cancel_my_membership <quit_the_club membership_cancellation notice_period
  how_old_do_i_have_to_be: <how_old_do_i_have_to_be <how_old_do_you_have_to_be <how_old_must <old_enough <too_young <what_age_can <from_what_age <at_what_age minimum_age age_limit age_group age_range >ages >years_old
  too_old: <too_old <too_late_to_start <at_my_age <am_i_too_old no_age_limit >any_age >all_ages >adults >seniors
  never_done_it_before: <never_done_it_before <never_done_this <never_done_that <no_experience <total_beginner <complete_beginner <absolute_beginner <zero_experience <without_experience no_experience_necessary no_experience_required no_prior_experience previous_experience prior_knowledge >beginners >experience
  out_of_shape: <out_of_shape <not_fit <unfit <not_very_sporty <how_fit <fit_enough fitness_level physical_condition
  loaner_equipment: loaner_equipment rental_equipment equipment_rental <buy_my_own <own_equipment <need_my_own <bring_my_own <borrow_equipment <lend_equipment <gear_do_i_need >equipment_provided >provide_equipment >equipment
  grading: grading belt_test belt_exam belt_promotion rank_test <next_belt <get_a_belt <get_my_belt <black_belt <move_up_a_belt >promotion_test >belt
  do_you_compete: <do_you_compete <go_to_competitions <take_part_in_competitions <enter_competitions league fixture
  sparring: sparring full_contact <get_hit
  coed: coed >mixed_group mixed_gender <boys_and_girls <men_and_women <girls_too <women_too
  tryout: >tryout >team_selection <make_the_team <get_on_the_team
  how_many_times_a_week: <how_many_times_a_week <how_often_do_you_train <how_often_do_you_meet <how_often_do_you_practice >times_a_week >times_per_week >twice_a_week >once_a_week >weekly
  when_do_you_meet: <when_do_you_meet <when_do_you_guys_meet <where_do_you_meet <when_are_meetings <when_are_your_meetings meeting_time meeting_schedule >meets >meetings
  annual_general_meeting: annual_general_meeting annual_meeting agm general_assembly members_meeting
  bylaws: bylaws >articles_of_association
  who_is_in_charge: <who_is_in_charge <who_s_in_charge <who_runs <who_runs_it <who_runs_this <who_leads <who_s_running <who_s_the_boss >in_charge >board_of_directors >president >chair >chairman >director
  worship: worship church_service worship_service sunday_service liturgy >service
  pastor: pastor priest reverend vicar clergy
  baptism: baptism baptize christening <get_baptized <baby_baptized <child_baptized <get_christened
  get_married: <get_married wedding marriage church_wedding
  funeral: funeral burial memorial_service bereavement
  communion: communion first_communion eucharist confirmation_class sacraments
  sunday_school: sunday_school childrens_ministry children_s_ministry kids_church youth_group
  go_to_confession: <go_to_confession
  choir: choir <sing_with_you <join_the_choir singers
  livestream: livestream live_stream <watch_online <watch_from_home <stream_the_service >broadcast
  lend_a_hand: <lend_a_hand <give_a_hand <help_out <get_involved <pitch_in <want_to_help >volunteer
  give_you_money: <give_you_money <give_money <support_you_financially <support_your_work <make_a_gift >donate >donation
  tax_receipt: tax_receipt donation_receipt <deduct_my_donation <deduct_the_donation
  donate_clothes: <donate_clothes <drop_off_clothes <drop_off_donations <old_clothes <give_away_clothes clothing_donation
  food_bank: food_bank food_pantry <need_food <can_t_afford_food groceries_assistance
  library_card: library_card <library_pass <get_a_card <sign_up_for_a_card borrower_card >library_membership
  renew: renew <keep_it_longer <keep_the_book_longer <extend_my_loan <keep_longer
  late_fees: >late_fees >overdue_fine overdue_fee <bring_it_back_late <return_it_late <returned_late <brought_back_late
  copier: >copier photocopy <print_something <make_copies <make_a_copy <print_out >printer
  interlibrary_loan: interlibrary_loan <order_a_book_from <from_another_library
  ebook: ebook e_book audiobook <read_on_my_phone <digital_books
  swim: swim lap_swim open_swim <swim_laps <go_for_a_swim <go_swimming
  swim_lesson: swim_lesson swimming_course learn_to_swim <teach_my_child_to_swim <how_to_swim <can_t_swim
  water_temperature: water_temperature <how_warm_is_the_water <how_cold_is_the_water <is_the_water_warm >heated
  swim_cap: swim_cap bathing_cap swimwear swimsuit trunks bikini burkini <swim_shorts
  lifeguard: lifeguard <who_watches_the_pool
  season_ticket: season_ticket season_pass >multi_visit_pass punch_card >ten_visit_card <pass_for_the_year annual_pass
  book_a_table: <book_a_table <reserve_a_table <get_a_table <table_for_two <table_for_four <table_for_six <table_for_tonight <need_a_table table_reservation >reservations
  takeout: takeout takeaway >take_out take_away carryout carry_out to_go <food_to_go <order_to_go <eat_at_home
  food_delivered: <food_delivered <deliver_food <order_in <bring_it_to_my_house <delivered_to_my_door <deliver_to_my delivery_area delivery_zone delivery_radius doordash ubereats >delivery >deliver
  what_s_on_the_menu: <what_s_on_the_menu <what_do_you_serve <what_kind_of_food <what_can_you_eat dishes menu menus food_menu >cuisine
  lunch_special: lunch_special daily_special set_menu prix_fixe <deal_of_the_day <special_of_the_day >specials
  happy_hour: happy_hour drinks cocktails beer wine >alcohol liquor <drink_alcohol <get_a_drink >bar
  outdoor_seating: outdoor_seating patio terrace beer_garden <sit_outside <eat_outside <outside_tables <tables_outside
  meat_free: meat_free meatless plant_based vegetarian_options vegan_options <don_t_eat_meat <doesn_t_eat_meat <without_meat <no_meat >vegetarian >vegan
  halal: halal kosher <eat_pork pork_free
  kids_menu: kids_menu children_s_menu childrens_menu kids_meal <for_the_little_ones <something_for_kids <food_for_kids
  catering: catering <bring_food_to_our <food_for_my_party <food_for_our_party <feed_a_group
  private_event: private_event private_party private_dining event_space function_room <rent_out_the_restaurant <book_the_whole <party_at_your_place <have_our_party <close_for_a_private
  corkage: corkage corkage_fee byob <bring_our_own_wine <bring_my_own_wine <bring_a_cake <bring_our_own_cake cake_fee >bring_your_own >wine >cake
  gift_card: gift_card gift_certificate gift_voucher <give_as_a_present <something_as_a_gift
  coupon: coupon voucher promo_code discount_code promotional_code
  apple_pay: apple_pay google_pay contactless venmo paypal zelle payment_methods payment_options >accepted_payments <pay_by_card <pay_with_card <pay_by_phone <pay_with_my_phone <ways_to_pay <how_can_i_pay <take_cards <take_credit_cards <accept_cards <accept_credit_cards <cash_only >credit_cards >debit_cards >visa >mastercard >cash >cards
  bank_transfer: bank_transfer wire_transfer direct_debit ach standing_order
  return_policy: return_policy exchange_policy <bring_it_back <take_it_back <send_it_back <don_t_like_it <doesn_t_fit <wrong_size <changed_my_mind <exchange_it >returns >refunds >exchanges
  arrived_broken: <arrived_broken <came_broken <arrived_damaged <it_s_broken <wrong_item <wrong_order defective faulty damaged_items
  shipping_cost: shipping_cost shipping_rates shipping_fee >free_shipping delivery_fee delivery_charge <pay_for_shipping <cost_to_ship <how_much_is_shipping
  shipping_time: shipping_time delivery_time >transit_time <when_will_it_arrive <when_will_it_get_here <how_long_until_it_arrives <get_it_by <how_long_does_shipping >business_days >working_days >shipping >delivery
  track_my_order: track_my_order tracking_number order_status <where_is_my_order <where_s_my_order <where_is_my_package <where_s_my_package <hasn_t_arrived >order
  in_store_pickup: >in_store_pickup >store_pickup curbside curbside_pickup click_and_collect <pick_it_up_in_the_store <pick_up_my_order <pick_up_in_store <collect_my_order
  in_stock: in_stock out_of_stock sold_out >back_in_stock backorder <do_you_have_any_left <still_available <run_out_of
  custom_made: custom_made custom_order made_to_order bespoke <made_for_me <make_one_for_me <have_it_made
  second_hand: second_hand secondhand used_goods pre_owned thrift consignment
  trade_in: trade_in buyback >buy_back <buy_my_old <take_my_old <sell_you_my
  wholesale: wholesale bulk bulk_order bulk_discount <buy_a_lot <large_quantity <large_order
  motorhome: motorhome rv campervan camper_van recreational_vehicle <caravan
  motorcycle: motorcycle motorbike <moped
  truck: truck lorry hgv
  taxi: taxi cab taxicab <uber <lyft
  satnav: satnav sat_nav gps <google_maps <waze navigation_system
  motorway: motorway freeway highway interstate
  travel_time: travel_time driving_time drive_time journey_time <how_long_is_the_drive <how_long_does_it_take_to_drive <how_long_does_it_take_to_get_there >minutes_by_car >minute_drive >minutes_drive
  train_station: train_station railway_station rail_station
  bus_stop: bus_stop tram_stop
  shuttle_bus: shuttle_bus shuttle_service airport_transfer airport_shuttle <pick_us_up_from_the_airport <pick_us_up_from_the_station <pick_us_up_at_the_station
  luggage: luggage baggage <suitcase
  luggage_storage: luggage_storage store_luggage left_luggage <leave_our_bags <leave_our_luggage <leave_my_luggage <leave_my_suitcase
  meeting_point: meeting_point <starting_point <where_do_we_meet <where_does_the_tour_start
  basement: basement lower_ground_floor <cellar
  garden: garden backyard
  lawn: lawn grass
  front_desk: front_desk reception_desk <reception
  fitting_room: fitting_room <try_on_clothes <try_clothes_on <try_on_dresses <try_on_shoes
  wc: wc toilet >restroom <ladies_room <powder_room <pee
  power_outlet: power_outlet power_socket electrical_outlet wall_socket <charge_my_phone <charge_my_laptop
  drinking_water: drinking_water water_fountain drinking_fountain tap_water water_refill <refill_my_bottle <refill_my_water_bottle <fill_my_water_bottle
  waiting_room: waiting_room waiting_area
  meeting_room: meeting_room conference_room seminar_room boardroom
  kitchenette: kitchenette kitchen_facilities cooking_facilities self_catering <cook_for_ourselves <use_the_kitchen <can_we_cook
  microwave: microwave <warm_up_food <heat_up_food <warm_up_a_bottle
  laundry_room: laundry_room laundry_facilities >washing_machine <wash_our_clothes <wash_my_clothes <do_laundry
  bed_linen: bed_linen bed_linens bed_sheets bedsheets
  double_bed: double_bed king_size queen_size
  twin_beds: twin_beds single_beds separate_beds
  extra_bed: extra_bed rollaway additional_bed <third_bed
  crib: crib baby_cot travel_cot baby_bed <cot
  double_room: double_room <room_for_two
  single_room: single_room <room_for_one
  family_room: family_room <room_for_four <room_for_five
  bed_and_breakfast: bed_and_breakfast guest_house <bnb <inn
  vacation_rental: vacation_rental holiday_home holiday_cottage holiday_apartment vacation_home holiday_let <cottage <cabin
  breakfast: breakfast
  half_board: half_board full_board >meals_included
  check_in_time: check_in_time checkin_time <get_into_our_room <get_into_the_room >check_in >checkin
  checkout_time: checkout_time check_out_time <leave_the_room <vacate_the_room <out_of_our_room >check_out >checkout
  late_check_in: late_check_in self_check_in <arrive_after_midnight <arrive_late_at_night <arriving_late_at_night >late_arrival >24_hour_reception >key_box >lockbox
  hotel_safe: hotel_safe room_safe safe_deposit_box
  swimming_pool: swimming_pool pool
  kiddie_pool: kiddie_pool paddling_pool wading_pool toddler_pool baby_pool
  hot_tub: hot_tub jacuzzi whirlpool
  swings: playground <swings <sandbox <sandpit <monkey_bars
  high_chair: high_chair highchair <baby_chair
  nursing_room: nursing_room feeding_room breastfeeding_room <nurse_my_baby <feed_my_baby
  weather_permitting: weather_permitting weather_dependent >rain_or_shine >subject_to_weather <in_any_weather
  rain_date: rain_date backup_date >alternate_date
  thunderstorm: thunderstorm >storm <thunder <lightning
  heatwave: heatwave heat_wave extreme_heat hot_weather >high_temperatures <too_hot_outside
  raincoat: raincoat rain_jacket rain_gear wet_weather_gear
  sturdy_shoes: sturdy_shoes sturdy_footwear walking_shoes hiking_boots walking_boots hiking_shoes closed_toe_shoes comfortable_shoes
  sneakers: sneakers running_shoes gym_shoes tennis_shoes
  wetsuit: wetsuit neoprene
  hat: hat headgear headwear
  life_jacket: life_jacket lifejacket life_vest buoyancy_aid flotation_device pfd
  flashlight: flashlight headlamp head_torch headtorch <torch
  playing_field: playing_field sports_field sports_ground football_pitch soccer_field
  ice_skating: ice_skating ice_rink skating_rink <ice_skates
  climbing: climbing bouldering climbing_wall
  skiing: skiing ski
  ski_lift: ski_lift chairlift cable_car gondola_lift
  ski_pass: ski_pass lift_ticket lift_pass
  sledding: sledding tobogganing sled sledge
  hiking: hiking hike trekking walking_trail hiking_trail footpath
  bike_path: bike_path cycle_path bike_trail bike_lane cycle_route
  boat: boat watercraft <vessel
  boat_rental: boat_rental boat_hire <rent_a_boat <hire_a_boat <rent_boats >canoe_rental >kayak_rental >canoe_hire
  pedal_boat: pedal_boat pedalo
  rowboat: rowboat rowing_boat row_boat
  kayak: kayak
  paddleboard: paddleboard paddleboarding stand_up_paddle
  sailing: sailing sailboat sailing_boat
  marina: marina harbor harbour
  mooring: mooring berth boat_slip
  boat_ramp: boat_ramp boat_launch slipway <launch_my_boat <launch_our_boat
  boat_license: boat_license boat_licence boating_license boating_licence <license_to_drive_a_boat <licence_to_drive_a_boat
  fishing_license: fishing_license fishing_licence fishing_permit sport_fishing <go_fishing <can_i_fish <can_we_fish
  scuba_diving: scuba_diving scuba
  barbecue: barbecue bbq barbeque <grill <cookout
  campfire: campfire bonfire fire_pit open_fire <light_a_fire <make_a_fire <build_a_fire
  picnic: picnic
  outside_food: outside_food own_food >food_and_drink >food_or_drink <bring_our_own_food <bring_my_own_food <bring_our_own_snacks <bring_our_own_drinks
  campsite: campsite campground rv_park caravan_park <go_camping <pitch_a_tent <pitch_our_tent
  tent: tent
  marquee: marquee party_tent gazebo
  sleeping_bag: sleeping_bag sleeping_mat
  electric_hookup: electric_hookup electric_hook_up electrical_hookup hookups
  quiet_hours: quiet_hours >noise <make_noise <loud_music <be_loud <play_music_outside
  season_opening: season_opening open_for_the_season <when_does_the_season_start
  breakage: breakage <if_i_break <if_we_break <break_something >damage
  car_rental: car_rental car_hire rental_car hire_car <rent_a_car <hire_a_car
  fuel: fuel petrol gasoline <gas_tank <fill_the_tank
  bouncy_castle: bouncy_castle bounce_house jumping_castle inflatables
  guided_tour: guided_tour guided_visit guided_walk
  tour_guide: tour_guide <docent
  timed_entry: timed_entry timed_ticket time_slot timeslot
  advance_tickets: advance_tickets advance_sale presale <buy_tickets <get_tickets >tickets
  re_entry: re_entry reentry <leave_and_come_back <come_back_in <go_out_and_come_back
  permanent_exhibition: permanent_exhibition permanent_collection
  special_exhibition: special_exhibition temporary_exhibition current_exhibition <on_show_at_the_moment
  artifact: artifact artefact
  gift_shop: gift_shop museum_shop souvenirs
  flash_photography: flash_photography <use_flash <with_flash >flash
  tripod: tripod selfie_stick
  drone: drone
  film_permit: film_permit filming_permit <shoot_a_video <film_a_video <make_a_video
  birthday_child: birthday_child birthday_boy birthday_girl <on_my_birthday <on_their_birthday
  wedding_venue: wedding_venue wedding_reception <have_our_wedding <hold_our_wedding <get_married_at_your >weddings
  bachelorette: bachelorette hen_party hen_do bachelor_party stag_do stag_party
  team_building: team_building team_event corporate_event company_party staff_party office_party company_outing company_event
  flea_market: flea_market jumble_sale rummage_sale car_boot_sale swap_meet
  concert: concert live_music
  cinema: cinema movie_theater movie_theatre
  fireworks: fireworks <firecrackers <sparklers
  balloons: balloons confetti party_decorations <decorate_the_room <decorate_the_hall <put_up_decorations
  appetizer: appetizer hors_d_oeuvre
  main_course: main_course main_dish <entree
  dessert: dessert <pudding
  ice_cream: ice_cream gelato <sorbet
  restaurant: >restaurant >bistro >cafe >snack_bar <place_to_eat <places_to_eat <somewhere_to_eat <get_something_to_eat
  snack_bar: snack_bar concession_stand refreshments tuck_shop
  non_alcoholic: non_alcoholic alcohol_free soft_drink <soda mocktail
  organic_food: organic_food certified_organic organic_produce organically_grown <is_it_organic
  buffet: buffet all_you_can_eat
  last_orders: last_orders last_seating kitchen_closes kitchen_hours <how_late_can_we_eat <how_late_do_you_serve <still_serving_food
  vending_machine: vending_machine
  e_cigarette: <e_cigarette <hookah <shisha <cigar >smoking
  lost_items: lost_items found_items lost_property <left_my_wallet <left_my_glasses <forgot_my_phone <forgot_my_wallet <forgot_my_glasses
  defibrillator: defibrillator aed
  fire_department: fire_department fire_brigade firefighters
  emergency_exit: emergency_exit fire_exit escape_route evacuation assembly_point
  cctv: cctv security_camera video_surveillance surveillance_camera
  security_guard: security_guard <bouncer <doorman security_staff
  liability_waiver: liability_waiver at_your_own_risk own_risk <sign_a_waiver
  unaccompanied: unaccompanied unsupervised >accompanied_by_an_adult <kids_come_alone <children_come_alone <come_without_an_adult
  wheelchair_rental: wheelchair_rental wheelchair_hire wheelchair_loan <borrow_a_wheelchair <rent_a_wheelchair
`;
