/** Repairs, treatments and other services, in the words of customers. */
export const tradeConcepts = `
  broken: <broken <busted <kaput defective faulty >damaged >repair
  flat_tyre: <flat_tyre <flat_tire puncture >inner_tube >flat_repair >flat_fix >tire_repair >tyre_repair
  tyre: tyre tire
  tyre_change: tyre_change tire_change tyre_fitting tire_changeover tyre_replacement tire_replacement >tire_installation <change_my_tires <change_my_tyres <put_on_my_winter_tires
  tyre_storage: tyre_storage tire_storage tyre_hotel tire_hotel <store_my_tires <store_my_tyres <store_my_winter_tires
  car_broke_down: <car_broke_down <my_car_won_t_start <car_won_t_start <car_doesn_t_start <car_died roadside_assistance breakdown_service breakdown_recovery breakdown_assistance tow_truck towing <car_has_broken_down
  leak: leak leakage <dripping <leaky
  burst_pipe: burst_pipe water_damage flood_damage <pipe_burst <flooded_basement <basement_is_flooded >flooding
  blocked_drain: blocked_drain clogged_drain drain_cleaning drain_unblocking <toilet_is_blocked <toilet_is_clogged <sink_is_blocked <drain_is_clogged <drain_is_blocked <clogged
  no_hot_water: <no_hot_water <no_heat <heating_is_broken <heating_broken <heating_is_out <furnace_is_out <boiler_is_broken <boiler_broke heating_repair boiler_repair furnace_repair heating_emergency >heating
  boiler: boiler furnace >heating_system
  heat_pump: heat_pump
  air_conditioning: air_conditioning air_conditioner aircon hvac <ac >cooling_system
  power_outage: power_outage power_cut blackout <no_electricity <power_is_out <power_went_out <lights_went_out
  maintenance: maintenance upkeep tune_up tuneup
  spare_part: spare_part replacement_part
  bring_my_own_parts: <bring_my_own_parts <supply_my_own_parts <my_own_parts <parts_i_bought <use_my_parts customer_supplied_parts customer_provided_parts >own_parts >your_own_parts >bring_your_own_parts >parts_you_bring >customer_s_own_parts
  bought_elsewhere: bought_elsewhere <bought_it_elsewhere <bought_somewhere_else <bought_it_somewhere_else <bought_from_another_shop <didn_t_buy_from_you <didn_t_buy_it_from_you <not_bought_from_you <not_bought_here purchased_elsewhere >bought_from_us >purchased_from_us >not_purchased_from_us >not_bought_from_us
  all_brands: all_brands all_makes all_makes_and_models any_make_or_model any_brand >most_brands >all_major_brands >brands
  wear_and_tear: wear_and_tear wear_parts
  quote: <quote <estimate >written_estimate >written_quote >no_obligation_quote
  diagnostic_fee: diagnostic_fee diagnosis_fee diagnostic_charge inspection_fee <charge_to_look_at_it <charge_for_diagnosis <charge_just_to_look <pay_for_the_diagnosis >free_diagnosis >free_diagnostic
  labor_rate: labor_rate labour_rate labor_cost labour_cost labor_charge labour_charge shop_rate
  while_you_wait: while_you_wait <wait_while_you <wait_while_it <can_i_wait_for_it
  rush_order: rush_order rush_job rush_service rush_fee expedited express_service <need_it_fast <need_it_urgently <need_it_tomorrow <rush_it >rush
  pick_up_service: pick_up_service pickup_service collection_service collection_and_delivery pick_up_and_delivery pickup_and_delivery <pick_it_up_from_my <collect_it_from_my <come_pick_it_up
  storage_fee: storage_fee storage_charge uncollected unclaimed >not_collected >not_picked_up <forget_to_collect_it <forget_to_pick_it_up <leave_it_there_longer
  site_visit: site_visit site_survey on_site_estimate in_home_estimate on_site_inspection <come_out_and_look <come_over_and_look <send_someone_to_look <send_someone_out
  mobile_mechanic: mobile_mechanic mobile_repair on_site_service on_site_repair in_home_repair >we_come_to_you <come_to_us <come_to_me <come_out_to_me <come_out_to_my >in_home_service >at_your_home
  not_fixed_properly: <not_fixed_properly <still_not_fixed <still_broken <broken_again <broke_again <redo_the_work workmanship_guarantee workmanship_warranty satisfaction_guarantee >warranty >guarantee
  battery: battery
  old_batteries: <old_batteries <dead_batteries <empty_batteries used_batteries spent_batteries battery_recycling battery_disposal waste_batteries recycle_batteries
  weee: weee take_back_scheme old_appliance_removal appliance_removal haul_away >old_appliances >old_equipment <take_away_my_old <take_away_the_old <take_the_old_one <get_rid_of_my_old
  recycling: recycling >dispose_of >proper_disposal >waste_disposal <throw_away
  junk_removal: junk_removal house_clearance estate_cleanout rubbish_removal >bulky_items <clear_out_my <clear_out_the_house <empty_the_house
  secondhand: second_hand secondhand pre_owned preloved refurbished reconditioned used_bike used_car used_vehicle used_bicycle
  ebike: ebike electric_bike electric_bicycle pedelec
  cargo_bike: cargo_bike cargo_bicycle
  kids_bike: kids_bike children_s_bike childrens_bike kid_s_bike
  bike_rental: bike_rental bike_hire rent_a_bike bicycle_rental bicycle_hire <rent_bikes <hire_bikes
  test_ride: test_ride test_drive <ride_it_first <ride_it_before <drive_it_first <drive_it_before <take_it_for_a_spin <try_the_bike <try_a_bike
  bike_leasing: bike_leasing company_bike cycle_to_work
  brake: brake
  bike_gears: <bike_gears <gears_won_t_shift <gears_don_t_work derailleur gear_adjustment >gear_shifting
  helmet: helmet
  child_seat: child_seat car_seat booster_seat infant_seat
  stolen: stolen theft <stole
  car: car vehicle automobile
  courtesy_car: courtesy_car loaner_car loaner_vehicle replacement_car <car_while_mine_is <car_in_the_meantime
  mot: mot vehicle_inspection state_inspection emissions_test smog_check roadworthiness <car_inspected
  oil_change: oil_change <change_my_oil <change_the_oil
  dent_in_my: <dent_in_my <scratched_my_car <scratch_on_my <scratch_in_my dent_removal dent_repair scratch_repair bodywork body_shop auto_body collision_repair
  windscreen: windscreen windshield auto_glass <cracked_windscreen <cracked_windshield <stone_chip <crack_in_my_windshield
  car_detailing: car_detailing auto_detailing car_valeting
  plumber: plumber plumbing
  electrician: electrician electrical_contractor electrical_work electrical_services electrical_installation electrical_repairs
  roof: roof roofer roof_repair <hole_in_the_roof
  gutter: gutter downspout eavestrough
  chimney_sweep: chimney_sweep chimney_cleaning <sweep_my_chimney <chimney_swept
  carpenter: carpenter carpentry joinery cabinetmaker woodworking
  house_painter: house_painter interior_painting exterior_painting painting_contractor painter_and_decorator painting_and_decorating <paint_my_house <paint_a_room <paint_the_walls <paint_my_apartment
  tiler: tiler tiling tile_installation <lay_tiles <tile_my_bathroom
  renovation: renovation remodel refurbishment
  insulation: insulation
  mold: mold mould mildew
  solar_panels: solar_panels photovoltaic pv_system solar_power_system
  locksmith: locksmith lockout_service <locked_out_of_my_house <locked_out_of_my_apartment <locked_out_of_my_car <locked_myself_out <locked_out_of_the_house
  key_cutting: key_cutting key_copying key_duplication duplicate_keys <copy_a_key <copy_my_key <make_a_copy_of_my_key
  handyman: handyman odd_jobs small_jobs small_repairs minor_repairs
  landscape_gardener: landscape_gardener garden_maintenance gardening_services yard_work landscaping <need_a_gardener <do_my_garden <look_after_my_garden
  lawn_mowing: lawn_mowing mowing grass_cutting <mow_my_lawn <mow_the_lawn <cut_my_grass <cut_the_grass <cut_my_lawn
  hedge_trimming: hedge_trimming hedge_cutting <trim_my_hedge <cut_my_hedge <cut_the_hedge
  tree_removal: tree_removal tree_felling tree_surgeon tree_service arborist <cut_down_a_tree <cut_down_my_tree <take_down_a_tree <tree_cut_down
  snow_removal: snow_removal snow_clearing snow_plowing snow_ploughing <shovel_my <plow_my_driveway <clear_the_snow <clear_my_snow
  house_cleaning: house_cleaning home_cleaning domestic_cleaning cleaning_service cleaning_lady <clean_my_house <clean_my_apartment <clean_my_flat
  window_cleaning: window_cleaning window_washing <clean_my_windows <wash_my_windows
  carpet_cleaning: carpet_cleaning rug_cleaning <clean_my_carpet <clean_my_rug
  cleaning_supplies: cleaning_supplies cleaning_products cleaning_materials <your_own_vacuum
  moving_company: moving_company removal_company removals_company house_removals moving_services movers <moving_house <moving_apartments <move_my_furniture <help_me_move
  moving_boxes: moving_boxes packing_boxes packing_materials packing_supplies <boxes_for_moving
  self_storage: self_storage storage_unit furniture_storage <store_my_furniture <store_furniture
  furniture_assembly: furniture_assembly assembly_service assembled <put_it_together <assemble_it <put_the_furniture_together
  fridge: fridge refrigerator
  washing_machine: washing_machine
  dishwasher: <washing_machine <dishwasher <fridge <refrigerator <tumble_dryer >household_appliances >white_goods >domestic_appliances >kitchen_appliances >home_appliances >major_appliances
  a_tailor: <a_tailor <hem_my <shorten_my <dress_altered alterations clothing_alterations seamstress dressmaker hemming
  shoe_repair: shoe_repair cobbler resole <new_soles <new_heels
  battery_replacement: battery_replacement watch_battery battery_change <change_the_battery <replace_the_battery
  watch_repair: watch_repair clock_repair watchmaker <fix_my_watch <repair_my_watch
  tool_hire: tool_hire tool_rental equipment_hire <rent_a_drill <hire_a_drill <rent_tools
  cracked_screen: <cracked_screen <broken_screen <smashed_screen <cracked_display <screen_is_cracked <screen_is_broken screen_repair screen_replacement display_repair display_replacement
  data_recovery: data_recovery <lost_my_files <deleted_my_photos <recover_my_files <recover_my_photos <recover_my_data <get_my_files_back <get_my_photos_back
  virus_removal: virus_removal malware spyware <computer_has_a_virus <virus_on_my <computer_is_infected >viruses
  tech_support: tech_support technical_support helpdesk help_desk computer_support <computer_help <help_with_my_computer
  web_design: web_design website_design web_development <build_a_website <make_me_a_website <build_me_a_website
  uninstall: uninstall deinstall >remove
  trial_version: trial_version trial_period demo_version free_trial try_for_free <try_it_for_free <test_it_for_free
  free_version: free_version free_plan free_tier free_edition freeware freemium
  logging_in: <logging_in login
  forgot_my_password: <forgot_my_password forgot_password <lost_my_password <don_t_remember_my_password <password_doesn_t_work password_reset reset_password reset_your_password <reset_my_password >password
  create_account: create_account create_an_account <make_an_account >create_your_account >user_account
  delete_account: delete_account <delete_my_account <close_my_account <remove_my_account <get_rid_of_my_account >delete_your_account >close_your_account account_deletion deactivate
  system_requirements: system_requirements operating_system >supported_platforms
  license_key: license_key licence_key activation_code activation_key product_key
  iphone: <iphone <ipad ios >app_store
  ad_free: ad_free no_ads without_ads free_of_ads <show_ads <any_ads <get_rid_of_ads <get_rid_of_the_ads >ads >advertising
  offline: offline without_internet >internet >internet_connection
  business_card: business_card
  flyer: flyer leaflet
  passport_photo: passport_photo id_photo visa_photos biometric_photo <photo_for_my_passport <photo_for_my_id
  photo_shoot: photo_shoot photoshoot photo_session portrait_session
  photo_prints: photo_prints photo_printing print_photos <print_my_photos <pictures_printed <photos_printed
  eye_doctor: <eye_doctor ophthalmologist ophthalmology
  speech_therapist: speech_therapist speech_therapy speech_pathology speech_language_pathologist
  couples_therapy: couples_therapy couples_counseling marriage_counseling relationship_counseling couples_counselling marriage_counselling
  chiropractor: chiropractor chiropractic
  dressing_change: dressing_change wound_care wound_dressing <change_my_bandage <bandage_changed <change_my_dressing
  stitches: stitches sutures suture_removal stitch_removal <stitches_taken_out
  tooth_decay: tooth_decay caries cavity dental_filling tooth_filling <hole_in_my_tooth
  root_canal: root_canal endodontics
  tooth_extraction: tooth_extraction dental_extractions tooth_removal <pull_a_tooth <tooth_pulled <tooth_out
  dentures: dentures false_teeth
  dental_implant: dental_implant tooth_implant implant_dentistry <missing_tooth <missing_teeth <replace_a_tooth
  hearing_test: hearing_test audiologist audiology <test_my_hearing <hearing_checked
  varifocals: varifocals progressive_lenses
  hairdresser: hairdresser hair_salon hairstylist hair_stylist barber barbershop barber_shop
  haircut: haircut <my_hair_cut <cut_my_hair <my_hair_done
  hair_color: hair_color hair_colour hair_dye >balayage >highlights >root_touch_up <dye_my_hair <color_my_hair <colour_my_hair <hair_dyed
  beautician: beautician beauty_salon beauty_parlor beauty_parlour esthetician aesthetician cosmetologist
  hair_removal: hair_removal depilation epilation >waxing >sugaring >laser_hair_removal <remove_hair
  eyelash_extensions: eyelash_extensions lash_extensions lash_lift eyelashes
  manicure: manicure nail_salon nail_studio nail_care <my_nails_done <do_my_nails
  pedicure: pedicure
  fitness_center: <gym fitness_center fitness_centre fitness_studio fitness_club health_club
  personal_trainer: personal_trainer personal_training
  insurance_claim: insurance_claim <file_a_claim file_an_insurance_claim <report_a_claim <claim_on_my_insurance >report_a_loss >claim
  insurance_deductible: insurance_deductible insurance_excess >policy_excess >deductible
  car_insurance: car_insurance auto_insurance motor_insurance vehicle_insurance <insure_my_car
  home_insurance: home_insurance homeowners_insurance homeowner_s_insurance house_insurance <insure_my_house <insure_my_home
`;
