/** Law and tax, in the words of clients and offices. */
export const lawConcepts = `
  jail: jail prison imprisonment incarceration behind_bars custodial
  hit_and_run: hit_and_run left_the_scene leaving_the_scene
  driver_license: driving_licence driver_license license licence suspension
  medical_psychological_assessment: medical_psychological_assessment driving_assessment
  creditor: creditor creditors owe owed lender
  debt: debt debts owe bankruptcy insolvency insolvent
  debt_relief: debt_relief discharge debt-free get_rid get_out
  fired: fired sacked laid_off dismissed dismissal termination terminated let_go lost_my_job <got_fired <fired_me <lost_her_job <lost_his_job
  severance: severance redundancy payout
  employer: employer boss company
  employee: employee worker
  overtime: overtime extra_hours
  costs: costs lawyer_fees attorney_fees legal_fees court_costs
  bear: pay bear cover afford expense
  win: win won prevail successful
  side: side party parties opponent opposing
  legal_insurance: legal_insurance legal_expenses
  legal_aid: legal_aid free_lawyer pro_bono <can_t_afford_a_lawyer <can_t_afford_an_attorney <no_money_for_a_lawyer
  consultation: consultation first_meeting initial_meeting case_review case_evaluation talk_to_you intake
  free_of_charge: free_of_charge free complimentary no_obligation without_paying for_nothing
  contingency: contingency no_win_no_fee percentage_fee only_if_you_win unless_we_win <if_we_lose <if_i_lose <if_you_lose <lose_the_case
  injured: injured hurt injury injuries accident wreck crash collision
  damages: damages compensation settlement payout money_for
  liability_insurance: liability_insurance malpractice_insurance professional_insurance insurer
  licensed: licensed admitted bar practice practise licensed_in
  state: state jurisdiction county area region serve serving
  domestic_violence: domestic_violence restraining_order protection_order abuse
  child_support: child_support alimony maintenance spousal_support
  wills: will wills testament estate trust trusts inherit inheritance probate dies died death pass_away
  power_of_attorney: power_of_attorney proxy guardian guardianship
  dui: drunk dui dwi owi intoxicated drink_driving drunk_driving alcohol breathalyzer
  arrested: arrested charged police charge criminal crime felony misdemeanor offense
  expunge: expunge expungement criminal_record clear_record seal record
  citation: ticket citation speeding traffic
  tenant: landlord tenant rent evict eviction lease apartment <kicked_out <kick_me_out <thrown_out_of_my <my_deposit_back
  green_card: immigration green_card citizenship deportation visa asylum
  secret: secret confidential privileged private confidentiality tell_anyone
  tax_return: tax_return taxes filing file irs >tax_refund >return
  extension: extension more_time extend
  selfemployed: self-employed freelancer contractor sole_trader gig 1099 selfemployed self_employed <my_own_boss <side_hustle <side_gig
  small_business: small_business startup start-up company incorporate llc formation
  nonprofit: nonprofit charity non-profit
  discovery_call: discovery_call >introductory_call >intro_call strategy_session <first_chat <first_talk <first_conversation <initial_chat <talk_to_a_lawyer <talk_to_an_attorney <speak_to_a_lawyer <speak_with_a_lawyer <sit_down_with_you >initial_consultation >consultation >first_meeting
  free_consultation: >free_consultation >free_initial_consultation >complimentary_consultation >no_cost_consultation <charge_for_the_first <charge_me_for_the_first <charge_for_a_consultation <charge_for_the_consultation <pay_for_the_first <pay_for_a_consultation
  flat_fee: flat_fee fixed_fee >fixed_price hourly_rate fee_structure <charge_by_the_hour <charge_per_hour <bill_by_the_hour retainer_fee
  cost_estimate: cost_estimate price_estimate free_estimate free_quote <rough_idea_of_the_cost <ballpark <give_me_an_estimate <give_me_a_quote <get_a_quote <get_an_estimate >quote >estimate
  who_gets_the_kids: <who_gets_the_kids <who_gets_the_children <get_to_keep_the_kids <keep_my_kids <keep_the_kids <see_my_kids <see_my_son <see_my_daughter <take_my_kids_away <full_custody <joint_custody >custody >visitation >parenting_time >parenting_plan >parental_responsibility
  leaving_my_husband: <leaving_my_husband <leaving_my_wife <splitting_up <breaking_up <break_up_with <end_my_marriage <marriage_is_over <wants_out <getting_divorced <husband_left_me <wife_left_me >divorce >dissolution >separation >family_law
  who_gets_the_house: <who_gets_the_house <keep_the_house <split_the_house <divide_our_stuff <split_our_property <half_of_everything division_of_property property_division equitable_distribution marital_property community_property asset_division
  prenup: prenup prenuptial prenuptial_agreement premarital_agreement postnuptial <agreement_before_we_get_married
  adopt: adopt stepchild_adoption stepparent_adoption <adopt_my_stepson <adopt_my_stepdaughter
  my_dad_died: <my_dad_died <my_mom_died <my_father_died <my_mother_died <my_husband_died <my_wife_died <my_parents_died <someone_dies <when_someone_dies <left_me_money <left_me_a_house <gets_my_stuff <gets_my_money <gets_my_house <when_i_die <when_i_m_gone <after_i_die >estate >inheritance >probate >estate_planning >will
  executor: >executor executrix estate_administration settle_the_estate <in_charge_of_the_will <handle_my_mom_s_estate <handle_the_estate
  disinherit: disinherit <cut_out_of_the_will <left_out_of_the_will <get_nothing contest_a_will will_contest forced_share compulsory_portion
  owes_me_money: <owes_me_money <won_t_pay_me <doesn_t_pay_me <didn_t_pay_me <hasn_t_paid_me <get_my_money_back_from <refuses_to_pay debt_collection unpaid_invoices
  getting_sued: <getting_sued <being_sued <suing_me <sue_me <got_sued <served_with_papers <got_served <wants_to_sue_me >lawsuit >litigation >defense >civil_litigation >sued
  statute_of_limitations: statute_of_limitations >time_limit_to_sue <too_late_to_sue <how_long_do_i_have_to_sue
  chances_of_winning: >chances_of_winning <good_case <have_a_case <strong_case <got_a_case <is_it_worth_suing <worth_suing >case_evaluation merits
  go_to_court: <go_to_court <have_to_go_to_court <without_going_to_court <stay_out_of_court <settle_out_of_court out_of_court mediation arbitration settlement_negotiation >court
  pulled_over: <pulled_over <got_pulled_over <failed_the_breathalyzer <blew_over <caught_driving >dui >dwi >impaired_driving >traffic_offenses
  police_interview: police_interview >police_questioning summons subpoena <police_want_to_talk <police_want_to_question <talk_to_the_police <letter_from_the_police
  workers_compensation: workers_compensation workers_comp >work_injury workplace_injury <hurt_at_work <injured_at_work <hurt_on_the_job <accident_at_work
  behind_on_my_books: <behind_on_my_books <behind_with_my_books <behind_on_bookkeeping <behind_on_my_bookkeeping <books_are_a_mess <books_are_messy <haven_t_done_my_books <shoebox <shoe_box <years_behind catch_up_bookkeeping cleanup_bookkeeping clean_up_bookkeeping historical_bookkeeping >backlog >catch_up >cleanup
  haven_t_filed: <haven_t_filed <haven_t_done_my_taxes <didn_t_file <never_filed <not_filed <years_of_unfiled <haven_t_filed_in_years <missed_the_tax_deadline back_taxes unfiled_returns unfiled_tax_returns >late_returns delinquent_returns >prior_year_returns
  tax_notice: tax_notice irs_notice irs_letter state_notice <letter_from_the_irs <letter_from_irs <got_a_letter_from <mail_from_the_irs <the_irs_sent_me <letter_from_the_tax_office <letter_from_the_state >irs_representation >notice_response >tax_resolution >notices >irs
  tax_audit: tax_audit irs_audit audit_representation audit_defense <getting_audited <being_audited <am_i_audited >audit
  owe_the_irs: <owe_the_irs <owe_taxes <owe_back_taxes <can_t_pay_my_taxes <can_t_pay_the_irs <owe_money_to_the_irs installment_agreement offer_in_compromise tax_debt penalty_abatement tax_relief
  get_money_back_from_taxes: <get_money_back_from_taxes <big_refund <my_refund <where_s_my_refund <where_is_my_refund tax_refund refund_status >refund
  deduct: deduct write_off writeoffs <deduct_my <write_it_off <write_off_my tax_deductible deductible_expenses
  kind_of_clients: <kind_of_clients <work_with_people_like_me <clients_like_me <take_on_new_clients <taking_new_clients <taking_on_clients <accepting_clients <accepting_new_clients new_clients new_client_onboarding onboarding <become_a_client <sign_up_as_a_client >clients
  out_of_town: <out_of_town <out_of_state <another_state <different_state <other_states <live_far_away <live_far <not_local <not_in_your_area <not_from_here <without_coming_in <have_to_come_in <come_in_person <come_to_your_office <never_meet >remotely nationwide all_50_states any_state >virtually >remote >virtual >anywhere >across_the_country >online >in_person
  secure_portal: secure_portal client_portal secure_upload secure_file_sharing <send_you_my_documents <get_my_documents_to_you <send_my_papers <upload_my_documents <email_my_documents <send_you_my_stuff
  bookkeeping_software: bookkeeping_software accounting_software quickbooks xero freshbooks <which_software <what_software <work_with_quickbooks
  monthly_close: >monthly_close month_end reconciliation reconcile bank_reconciliation financial_statements <balance_my_books profit_and_loss balance_sheet
  sales_tax: sales_tax vat vat_return sales_tax_return sales_tax_filing <collect_sales_tax
  estimated_taxes: estimated_taxes estimated_payments quarterly_taxes quarterly_estimates <pay_quarterly
  start_a_business: <start_a_business <start_my_own <open_a_business <set_up_an_llc <set_up_a_company <form_an_llc <form_a_company business_formation >entity_formation entity_selection >incorporation >startup
  rental_property: rental_property rental_income landlords_taxes airbnb <rent_out_my <rent_out_a <renting_out
  crypto: crypto cryptocurrency bitcoin nft
  two_states: two_states multi_state multistate <moved_states <moved_to_another_state <worked_in_two_states part_year_resident nonresident_return >states
  foreign_income: foreign_income expat_taxes expatriate fbar fatca <money_abroad <earned_abroad <foreign_bank_account overseas_income
  when_are_taxes_due: <when_are_taxes_due <when_do_i_have_to_file <when_do_taxes_have_to <last_day_to_file <file_by <filing_deadline filing_deadlines tax_deadline >tax_day
  turnaround: >turnaround turnaround_time processing_time <how_long_will_my_return <how_long_for_my_return <how_fast_can_you <how_quickly_can_you <when_will_it_be_done <when_will_it_be_ready <when_is_it_done
  already_have_an_accountant: <already_have_an_accountant <already_have_a_cpa <already_have_a_lawyer <unhappy_with_my <not_happy_with_my <fire_my_accountant <fire_my_lawyer <switch_accountants <switch_from_my <change_accountants <change_lawyers switching_accountants
  tell_anyone: <tell_anyone <tell_my_boss <tell_my_wife <tell_my_husband <stay_between_us <keep_it_secret <keep_this_private <find_out_that_i <anyone_find_out attorney_client_privilege >confidential >confidentiality
  notary: notary notarize notarized <get_something_notarized
  trademark: trademark patent copyright_registration <protect_my_name <protect_my_brand <protect_my_logo <protect_my_idea intellectual_property
  family_law: family_law matrimonial_law family_lawyer divorce_lawyer divorce_attorney
  uncontested_divorce: uncontested_divorce amicable_divorce divorce_by_mutual_consent <both_agree_on_the_divorce <both_want_the_divorce
  separation_period: separation_period year_of_separation <how_long_separated <living_apart
  separation_agreement: separation_agreement marital_settlement_agreement divorce_settlement_agreement
  spousal_support: spousal_support spousal_maintenance <support_from_my_ex <pay_my_ex alimony
  child_support_calculation: child_support child_support_calculation child_support_guidelines <how_much_child_support
  child_support_enforcement: child_support_enforcement child_support_arrears unpaid_child_support <not_paying_child_support <won_t_pay_child_support <stopped_paying_child_support <doesn_t_pay_child_support >child_support
  adult_children: adult_children <grown_children <grown_up_children <adult_son <adult_daughter <child_turns_18
  beats_me: <beats_me <violent_husband <violent_partner <abusive_husband <abusive_partner >domestic_violence >domestic_abuse >family_violence >protective_order >restraining_order >order_of_protection >non_molestation_order <husband_hits_me <partner_hits_me <boyfriend_hits_me
  paternity: paternity paternity_test <who_is_the_father <is_he_the_father
  grandparents_rights: grandparents_rights grandparent_visitation <see_my_grandchildren <see_my_grandkids <see_our_grandchildren
  pension_sharing: pension_sharing pension_splitting qdro <half_my_pension <half_of_my_pension <split_my_pension <my_pension_in_a_divorce
  name_change: name_change <change_my_name <change_my_last_name <change_my_surname <change_my_child_s_name <maiden_name
  employment_law: employment_law labor_law labour_law employment_lawyer <problems_with_my_boss <trouble_with_my_boss <problems_at_work <trouble_at_work
  axed: <axed <canned_me <gave_me_the_sack <got_the_sack <given_the_boot <got_the_boot >dismissal >termination_of_employment >employment_termination
  unfair_dismissal: unfair_dismissal wrongful_dismissal wrongful_termination <fired_for_no_reason <fired_without_cause <fired_without_a_reason <wrongly_fired >dismissal
  summary_dismissal: summary_dismissal instant_dismissal gross_misconduct termination_for_cause dismissal_without_notice <fired_on_the_spot <fired_without_notice <fired_without_warning
  redundant: >redundant >redundancies mass_layoffs layoff job_cuts downsizing <made_redundant
  resign: resign <quit_my_job <leave_my_job <hand_in_my_notice <two_weeks_notice
  mutual_termination: mutual_termination termination_agreement mutual_separation_agreement severance_agreement <asked_me_to_sign_a_termination
  severance_pay: severance_pay severance_package redundancy_pay redundancy_payment <payout_when_fired <money_when_fired <money_when_i_get_fired
  written_warning: written_warning formal_warning disciplinary_warning <got_a_warning_at_work <warning_from_my_boss <warning_from_my_employer
  letter_of_reference: letter_of_reference reference_letter employment_reference job_reference <reference_from_my_boss <reference_from_my_employer
  mini_job: mini_job minijob marginal_employment casual_job
  part_time: part_time part_time_work part_time_job
  employment_contract: employment_contract contract_of_employment work_contract job_contract
  fixed_term_contract: fixed_term_contract temporary_contract fixed_term_employment
  probationary_period: probationary_period probation_period <probation_at_work <still_on_probation
  unpaid_wages: unpaid_wages wage_theft unpaid_salary wage_claim <boss_won_t_pay <boss_hasn_t_paid <boss_doesn_t_pay <employer_won_t_pay <haven_t_been_paid <didn_t_get_my_paycheck >wages
  sexual_harassment: sexual_harassment unwanted_advances <groped <touched_inappropriately <boss_touched_me
  workplace_bullying: workplace_bullying workplace_harassment hostile_work_environment <bullied_at_work <harassed_at_work <boss_bullies_me <boss_is_bullying
  discrimination: discrimination discriminated unequal_treatment equal_treatment discriminatory
  maternity_leave: maternity_leave parental_leave paternity_leave fmla <time_off_for_the_baby <leave_for_a_new_baby
  annual_leave: annual_leave paid_leave vacation_days paid_time_off holiday_entitlement <days_of_vacation
  labor_court: labor_court labour_court employment_tribunal
  criminal_defense: criminal_defense criminal_defence criminal_law criminal_lawyer criminal_defense_lawyer defence_lawyer
  police_custody: police_custody <taken_into_custody <taken_to_the_police_station <police_took_him <held_by_the_police >arrested
  pretrial_detention: pretrial_detention remand_in_custody held_on_remand <in_jail_awaiting_trial <sitting_in_jail
  arrest_warrant: arrest_warrant bench_warrant <warrant_for_my_arrest <warrant_out_for
  bail: bail bail_bond bail_hearing bond_hearing <bail_him_out <bail_her_out <get_him_out_of_jail <get_out_of_jail <post_bail
  search_warrant: search_warrant house_search police_raid <police_searched <raided_my
  right_to_remain_silent: right_to_remain_silent right_to_silence remain_silent <have_to_talk_to_the_police <have_to_answer_the_police <have_to_testify
  accused_of: <accused_of <falsely_accused <they_say_i_did accused <suspect
  criminal_complaint: criminal_complaint <press_charges <file_a_police_report <report_him_to_the_police <report_it_to_the_police <report_to_the_police <go_to_the_police
  shoplifting: shoplifting larceny >theft <caught_stealing <stole_from_a_store <accused_of_stealing
  assault_and_battery: assault_and_battery assault aggravated_assault <beat_up <beaten_up <bar_fight <got_into_a_fight <got_in_a_fight <punched_someone
  fraud: fraud >embezzlement <scammed <ripped_off <cheated_out_of <swindle
  drug_possession: drug_possession drug_offenses drug_offences drug_charges drug_crimes <caught_with_drugs <caught_with_weed <caught_with_pot
  defamation: defamation slander libel <lies_about_me <spreading_rumors <spreading_rumours
  probation_sentence: probation_sentence suspended_sentence parole conditional_sentence <get_probation
  jail_time: jail_time prison_sentence prison_time <go_to_jail <going_to_jail <go_to_prison <going_to_prison >sentencing
  juvenile_crime: juvenile_crime juvenile_defense juvenile_court youth_court juvenile_law <my_teenager_was_arrested <my_son_was_arrested
  victim: victim crime_victim victim_s_rights
  public_defender: public_defender court_appointed_lawyer court_appointed_attorney duty_solicitor
  traffic_law: traffic_law traffic_offense traffic_offence road_traffic_law motoring_offence traffic_lawyer
  driving_too_fast: <driving_too_fast <over_the_speed_limit >speed_limit >exceeding_the_speed_limit >speeding_ticket >speeding_violation <caught_speeding <got_caught_speeding
  penalty_points: penalty_points driving_points license_points <points_on_my_license <points_on_my_licence
  license_suspension: license_suspension licence_suspension license_revocation driving_ban driving_disqualification suspended_license revoked_license <lost_my_license <lost_my_licence <took_my_license <take_away_my_license
  license_reinstatement: license_reinstatement licence_reinstatement <get_my_license_back <get_my_licence_back <restore_my_license
  drove_drunk: <drove_drunk <drunk_behind_the_wheel <drinking_and_driving <drank_and_drove >driving_while_intoxicated >driving_under_the_influence >drunk_driving >drink_driving >dui >dwi
  breath_test: breath_test breathalyser blood_alcohol_level blood_alcohol_concentration field_sobriety_test
  leaving_the_scene: hit_and_run leaving_the_scene failure_to_stop <drove_off_after <drove_away_after <hit_a_parked_car <bumped_a_parked_car <fled_the_scene
  contest_a_ticket: contest_a_ticket fight_a_ticket dispute_a_ticket <fight_my_ticket <get_out_of_a_ticket <fight_a_speeding_ticket <beat_a_ticket >traffic_ticket
  car_accident: car_accident auto_accident car_crash traffic_accident road_accident <hit_my_car <ran_into_my_car <fender_bender rear_ended hit_by_a_car >accident
  personal_injury: personal_injury personal_injury_law personal_injury_lawyer bodily_injury injury_lawyer
  insurance_dispute: insurance_dispute denied_claim claim_denial insurance_bad_faith insurance_law <insurance_won_t_pay <insurance_refuses <insurance_denied <insurance_company_won_t >insurer
  pain_and_suffering: pain_and_suffering non_economic_damages
  medical_malpractice: medical_malpractice medical_negligence clinical_negligence <doctor_made_a_mistake <surgery_went_wrong <operation_went_wrong <botched_surgery >misdiagnosis
  slip_and_fall: slip_and_fall trip_and_fall premises_liability <fell_in_a_store <tripped_on slipped_and_fell slipped_on_ice
  dog_bite: dog_bite dog_attack <dog_bit_me bitten_by_a_dog
  tenancy_law: tenancy_law landlord_tenant_law landlord_tenant_disputes housing_law <trouble_with_my_landlord <problem_with_my_landlord >landlord
  eviction_notice: eviction_notice notice_to_quit notice_to_vacate unlawful_detainer <landlord_wants_me_out <landlord_wants_us_out eviction
  rental_deposit: rental_deposit security_deposit tenancy_deposit <get_my_deposit_back <keeping_my_deposit <won_t_return_my_deposit >deposit
  rent_increase: rent_increase rent_hike rent_control >rent_stabilization <raise_my_rent <raise_the_rent <put_up_the_rent <put_my_rent_up <rent_went_up
  rent_reduction: rent_reduction rent_abatement <withhold_rent <withhold_my_rent <stop_paying_rent <pay_less_rent
  rent_arrears: rent_arrears unpaid_rent overdue_rent <behind_on_rent <behind_on_my_rent <can_t_pay_my_rent <can_t_pay_rent <tenant_won_t_pay <tenant_doesn_t_pay <tenant_not_paying <tenant_stopped_paying
  utility_costs: utility_costs <heating_bill heating_costs <utility_bill
  commercial_lease: commercial_lease commercial_tenancy
  hidden_defect: hidden_defect latent_defect undisclosed_defects <seller_didn_t_tell <seller_lied <seller_hid
  construction_defect: construction_defect building_defects poor_workmanship shoddy_workmanship <bad_contractor <contractor_botched <contractor_did_a_bad
  construction_law: construction_law building_law construction_disputes
  neighbor_dispute: neighbor_dispute neighbour_dispute boundary_dispute noisy_neighbors noisy_neighbours <neighbor_s_tree <neighbor_s_fence <fight_with_my_neighbor <trouble_with_my_neighbor <problem_with_my_neighbor <problem_with_my_neighbour
  property_purchase: property_purchase home_purchase real_estate_closing conveyancing >real_estate_transactions <buying_a_flat <buy_a_flat <buying_an_apartment buying_a_house buying_a_home >real_estate
  land_register: land_register land_registry title_deed title_search property_deed
  inheritance_law: inheritance_law probate_law estate_law succession_law wills_and_estates
  heir: heir heirship co_heir
  intestate: intestate intestacy intestate_succession dying_without_a_will <didn_t_leave_a_will without_a_will
  will_drafting: will_drafting last_will last_will_and_testament handwritten_will <write_a_will <write_my_will <write_my_own_will make_a_will >wills
  inheritance_dispute: inheritance_dispute estate_dispute estate_litigation probate_litigation <fighting_over_the_inheritance <fighting_over_the_estate <my_siblings_and_i_inherited
  disclaim_an_inheritance: disclaim_an_inheritance renounce_an_inheritance disclaimer_of_inheritance <inherit_debt <inherit_his_debts <refuse_an_inheritance <turn_down_an_inheritance
  certificate_of_inheritance: certificate_of_inheritance grant_of_probate letters_testamentary letters_of_administration <proof_that_i_inherited
  lifetime_gift: lifetime_gift gift_deed deed_of_gift lifetime_transfer <give_my_house_to_my <transfer_my_house_to_my <sign_over_my_house <sign_the_house_over <put_the_house_in_my
  living_will: living_will advance_directive advance_healthcare_directive health_care_directive <pull_the_plug <taken_off_life_support
  lasting_power_of_attorney: lasting_power_of_attorney durable_power_of_attorney power_of_attorney_document <act_on_my_behalf <sign_on_my_behalf <decide_for_me <make_decisions_for_me >power_of_attorney
  conservatorship: conservatorship adult_guardianship deputyship <can_t_make_decisions_anymore <can_t_manage_her_affairs <can_t_manage_his_affairs >guardianship
  immigration_law: immigration_law immigration_lawyer immigration_attorney
  residence_permit: residence_permit residency_permit leave_to_remain <live_here_legally <stay_in_the_country
  permanent_residence: permanent_residence permanent_residency >green_card indefinite_leave_to_remain settled_status <stay_permanently <stay_for_good
  citizenship: citizenship naturalization >dual_citizenship <become_a_citizen <get_a_passport_here
  family_reunification: family_reunification spouse_visa fiancé_visa fiancée_visa marriage_visa family_visa <bring_my_wife_here <bring_my_husband_here <bring_my_family_here <bring_my_parents_here <bring_my_wife_to
  deportation: deportation removal_proceedings removal_defense <kicked_out_of_the_country <sent_back_to_my_country <have_to_leave_the_country
  undocumented: undocumented unlawful_presence visa_overstay <overstayed <without_papers <expired_visa <visa_expired
  asylum: asylum asylum_seeker refugee refugee_status
  work_visa: work_visa work_permit employment_visa work_authorization right_to_work <allowed_to_work_here <visa_to_work
  visa_denial: visa_denial visa_refusal visa_rejection denied_visa <visa_was_denied <visa_was_refused <visa_got_rejected <turned_down_my_visa <denied_my_visa
  personal_bankruptcy: personal_bankruptcy consumer_bankruptcy chapter_7 chapter_13 <go_bankrupt <going_bankrupt <declare_bankruptcy <file_for_bankruptcy <file_bankruptcy <can_t_pay_my_debts <drowning_in_debt >bankruptcy >insolvency
  debt_discharge: debt_discharge debt_forgiveness debt_elimination <get_rid_of_my_debt <get_rid_of_debt <get_out_of_debt <wipe_out_my_debt >debt_relief
  bailiff: bailiff enforcement_officer enforcement_agent <bailiff_at_my_door
  collection_agency: collection_agency debt_collector <collectors_calling <collectors_keep_calling
  consumer_protection: consumer_protection consumer_rights consumer_law
  right_of_withdrawal: right_of_withdrawal right_to_cancel cooling_off_period contract_rescission <back_out_of_a_contract <back_out_of_the_contract <get_out_of_a_contract <get_out_of_the_contract <get_out_of_my_contract >cancellation
  flight_delay: flight_delay delayed_flight cancelled_flight flight_cancellation air_passenger_rights <flight_was_cancelled <flight_was_delayed
  breach_of_contract: breach_of_contract contract_dispute <broke_the_contract <broke_our_contract <not_honoring_the_contract
  contract_review: contract_review <review_my_contract <review_a_contract <look_over_my_contract <look_over_a_contract <check_my_contract <check_a_contract <read_my_contract
  file_a_lawsuit: file_a_lawsuit statement_of_claim <take_them_to_court <take_him_to_court <take_her_to_court <take_my_landlord_to_court <take_my_boss_to_court <sue_my <sue_someone <want_to_sue >lawsuit >litigation
  appellate: appellate appeal appeals_court court_of_appeal <lost_in_court <lost_my_case <challenge_the_verdict <challenge_the_judgment
  administrative_appeal: administrative_appeal formal_objection <appeal_a_decision <appeal_the_decision >appeals
  appeal_deadline: appeal_deadline <how_long_do_i_have_to_appeal <too_late_to_appeal >statute_of_limitations
  verdict: verdict court_ruling court_decision judgment
  witness: witness witness_statement <testify
  burden_of_proof: burden_of_proof <prove_it <can_t_prove <have_no_proof <don_t_have_proof <evidence
  settlement_agreement: settlement_agreement out_of_court_settlement amicable_settlement settlement_negotiations <settle_my_case <settle_the_case <settle_my_dispute >settlement
  family_mediation: family_mediation mediation_session alternative_dispute_resolution <neutral_third_party >mediation
  injunction: injunction preliminary_injunction temporary_restraining_order interim_relief
  court_summons: court_summons notice_of_hearing <letter_from_the_court <mail_from_the_court <summoned_to_court
  lawyer_s_letter: lawyer_s_letter attorney_letter >demand_letter <letter_from_a_lawyer <letter_from_their_lawyer <letter_from_an_attorney <lawyer_sent_me_a_letter
  legal_advice: legal_advice legal_counsel legal_help <advice_from_a_lawyer <lawyer_advice
  law_firm: law_firm law_office attorney_s_office
  hire_a_lawyer: <hire_a_lawyer <hire_an_attorney <retain_you <retain_a_lawyer <take_my_case <take_on_my_case >retainer_agreement >engagement_letter >representation_agreement
  attorney_fees: attorney_fees legal_fees attorney_s_fees lawyer_s_fees solicitor_s_fees
  loser_pays: loser_pays costs_order >court_costs <who_pays_the_lawyer <who_pays_my_lawyer <who_pays_the_legal <other_side_pay_my <other_side_pay_the >legal_costs
  legal_expenses_insurance: legal_expenses_insurance legal_protection_insurance <insurance_pay_for_a_lawyer <insurance_cover_a_lawyer <insurance_pay_for_the_lawyer <insurance_cover_my_lawyer
  free_legal_aid: free_legal_aid free_legal_help >legal_aid <can_t_afford_legal <lawyer_for_free <free_attorney <too_poor_for_a_lawyer >pro_bono
  notarial_deed: notarial_deed notarization notarial_act notary_public
  notary_fees: notary_fees
  certified_copy: certified_copy certified_true_copy
  apostille: apostille document_legalization
  corporate_law: corporate_law company_law commercial_law business_law
  administrative_law: administrative_law public_law
  civil_law: civil_law private_law
`;
