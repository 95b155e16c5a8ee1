/** Services, books, taxes and the sale of a business. */
export const businessConcepts = `
  service: service services offer provide do_you_do help_with
  specialize: specialize specialise speciality practice_area practice_areas focus expertise areas
  represent: represent representation defend defense defence
  court: court trial hearing judge
  sue: sue lawsuit litigation claim legal_action
  divorce: divorce separation split_up
  custody: custody visitation >parenting
  will: will testament inheritance estate heir probate
  criminal: criminal crime offense offence arrested charged
  drunk: drunk dui dwi drink_driving
  accident: accident crash injury
  traffic_ticket: traffic_ticket speeding speed_camera speeding_ticket
  driving_licence: driving_licence driver_license licence license
  bankruptcy: bankruptcy bankrupt insolvency debt debts
  immigration: immigration visa green_card asylum
  landlord: landlord rent tenant lease eviction
  job: job employment career careers vacancy vacancies employer position >we_re_hiring >we_are_hiring >now_hiring >currently_hiring >work_with_us >work_for_us >join_our_team
  hiring: <hiring <are_you_hiring <you_hiring >vacancy >vacancies >jobs job_openings open_positions <any_openings >we_re_hiring >we_are_hiring >now_hiring >currently_hiring >work_with_us >work_for_us >join_our_team
  contract: contract agreement
  tax: tax taxes irs tax_return
  filing: return filing file tax_return
  bookkeeping: bookkeeping books accounting accounts
  payroll: payroll
  letter: letter notice mail
  audit: audit audited
  simple: simple straightforward basic easy
  individual: individual personal private individuals
  business: business company firm corporate enterprise
  partner: partner partnered partnership affiliated affiliation cooperation
  same: same separate different independent
  software: software <program app tool
  install: install installation setup set_up
  delete: delete remove erase strip wipe get_rid
  version: version release latest update
  option: option flag switch parameter argument setting command-line
  picture: picture image photo photos pictures images jpg jpeg
  video: video movie film
  folder: folder directory directories
  copy: copy duplicate backup original
  error: error bug problem issue fault trouble broken
  slow: slow slower speed fast faster performance quick quicker
  password: password login log_in account sign_in portal
  data: data privacy personal_data gdpr >information
  permission: permission license licence terms copyright
  wheelchair: wheelchair accessible accessibility disabled disability barrier-free handicap <can_t_walk_well <can_t_do_stairs <cant_do_stairs step_free >elevator >ramp
  pet: pet pets animal >dog >dogs >cat <my_dog <our_dog <my_puppy <furry_friend
  patient: patient treatment therapy
  emergency: emergency urgent urgently
  delivery: delivery deliver shipping ship
  guarantee: guarantee warranty
  repair: repair fix mend
  meet: meet meeting meetings >appointment
  wealth: wealth investment financial
  house: house home property real_estate
  remote: remote online virtual zoom video_call
  sell_my_business: <sell_my_business <sell_my_company <sell_my_shop <sell_my_restaurant <sell_my_practice <sell_the_business <sell_our_business <get_out_of_my_business <looking_to_sell >sell_your_business >business_sales >sell_side >sellers >exit_planning
  buy_a_business: <buy_a_business <buying_a_business <buy_a_company <buy_a_franchise <purchase_a_business <buy_an_existing <take_over_a_business businesses_for_sale >buy_side >buyers >acquisitions >listings >buying >buy
  business_valuation: business_valuation valuation valuation_multiple broker_opinion_of_value <my_business_worth <my_company_worth <business_is_worth <what_s_it_worth <what_is_it_worth <how_much_is_my_business <get_for_my_business <get_for_my_company <put_a_price_on <what_could_i_get >worth
  broker_commission: broker_commission broker_fee success_fee listing_fee upfront_fee minimum_fee commission <your_cut <what_cut <what_percentage_do_you <pay_you_if_it_doesn_t_sell <pay_anything_upfront <pay_upfront <money_upfront <get_paid_when
  nda: nda non_disclosure nondisclosure confidentiality_agreement non_disclosure_agreement <without_anyone_knowing <without_my_employees_knowing <employees_find_out <staff_find_out <competitors_find_out <keep_it_quiet <keep_the_sale_quiet >confidential >confidentiality >blind_profile >blind_ad
  time_to_sell: time_to_sell >average_time_to_sell >time_on_market <how_long_does_it_take_to_sell <how_long_to_sell <how_long_until_it_sells <how_fast_will_it_sell <sell_it_quickly >sell
  seller_financing: seller_financing owner_financing sba_loan sba acquisition_financing acquisition_loan <finance_the_purchase <get_a_loan_to_buy <loan_for_the_business <how_much_do_i_need_down >financing >lenders
  due_diligence: due_diligence letter_of_intent loi asset_purchase_agreement asset_sale stock_sale <see_the_financials <check_the_numbers data_room
  training_period: training_period transition_assistance transition_support handover non_compete noncompete <stay_on_after <stay_after_the_sale <have_to_stay <train_the_new_owner <after_i_sell
  succession: >succession succession_planning exit_strategy <retire_and_sell <hand_over_my_business <hand_it_over <nobody_to_take_over <no_one_to_take_over <kids_don_t_want_the_business <pass_on_my_business <want_to_retire
  exclusive_listing: exclusive_listing listing_agreement exclusivity engagement_agreement <locked_in_with_you <how_long_am_i_tied <work_with_other_brokers
  serious_buyers: <serious_buyers <real_buyers <tire_kickers <how_do_you_find_buyers <find_a_buyer <find_me_a_buyer <where_do_you_advertise buyer_screening buyer_qualification prequalified pre_qualified qualified_buyers buyer_database >buyers
  what_kind_of_businesses: <what_kind_of_businesses <what_types_of_businesses <what_size_businesses <too_small_for_you <business_too_small industries industries_served >main_street lower_middle_market >deal_size annual_revenue >businesses
  income_tax_return: tax_return income_tax_return tax_preparation tax_prep <do_my_taxes <doing_my_taxes <get_my_taxes_done <my_taxes_done <prepare_my_taxes >form_1040 >1040 >taxes
  income_tax: income_tax income_taxes
  tax_office: tax_office tax_authority tax_authorities irs hmrc internal_revenue_service inland_revenue <tax_man <taxman
  tax_preparer: tax_preparer tax_advisor tax_adviser tax_accountant tax_consultant tax_professional tax_pro <tax_guy <tax_lady <tax_person >enrolled_agent
  cpa: cpa certified_public_accountant chartered_accountant
  just_a_w2: <just_a_w2 <only_a_w2 <only_one_w2 <simple_taxes <simple_tax_return simple_return basic_return >basic_tax_return >w-2
  w2: w-2 w2s wage_statement
  1099: 1099 1099s form_1099 1099_form
  1099_filing: 1099_filing 1099_forms 1099_preparation >1099s >1099 <send_out_1099s <issue_1099s <send_1099s <pay_contractors <paid_contractors <contractors_i_paid
  independent_contractor: independent_contractor subcontractor freelancer 1099_contractor >1099_worker
  drive_for_uber: <drive_for_uber <driving_for_uber <drive_for_lyft <uber_driver <lyft_driver <drive_for_doordash rideshare gig_work gig_worker gig_workers gig_economy >self-employed >self_employed
  work_for_myself: <work_for_myself <working_for_myself self-employed self_employed self-employment self_employment
  sole_proprietor: sole_proprietor sole_proprietorship sole_trader schedule_c <one_man_business <one_person_business
  sell_on_etsy: <sell_on_etsy <sell_on_ebay <sell_on_amazon <selling_on_etsy <etsy_shop <etsy_store e-commerce online_seller online_sellers online_retail
  under_the_table: <under_the_table <off_the_books unreported_income cash_income
  unemployment: unemployment unemployment_benefits unemployment_compensation 1099-g jobless
  stock_sales: stock_sales stock_trades <sold_stock <sold_stocks <sold_some_stock <sold_shares <day_trading brokerage_statement 1099-b >capital_gains
  dividends: dividends investment_income >1099-div
  capital_gains: capital_gains capital_gain capital_gains_tax cgt
  sold_my_house: <sold_my_house <sold_our_house <sold_my_home <sold_a_house <sold_my_condo >sale_of_a_home >sale_of_your_home >home_sale >sale_of_home >sold_a_home >sold_your_home >selling_your_home >selling_a_home >capital_gains >selling_your_house
  gift_tax: gift_tax <tax_on_a_gift <taxes_on_a_gift <give_my_kids_money <give_money_to_my_kids <gave_my_son_money <gave_my_daughter_money
  inheritance_tax: inheritance_tax estate_tax death_tax
  fiduciary_return: fiduciary_return fiduciary_returns estate_return trust_return trust_returns form_1041 >1041 <taxes_for_an_estate <taxes_for_a_trust <taxes_for_the_estate <taxes_for_the_trust
  claim_a_dependent: claim_a_dependent qualifying_child <claim_my_kid <claim_my_kids <claim_my_child <claim_my_children <claim_my_son <claim_my_daughter <claim_my_mom <claim_my_mother <claim_my_girlfriend claiming_dependents claim_dependents >your_dependents >each_dependent >all_dependents >dependent_information
  child_tax_credit: child_tax_credit ctc
  earned_income_tax_credit: earned_income_tax_credit earned_income_credit eitc eic
  filing_status: filing_status head_of_household married_filing_jointly joint_return <file_jointly <file_together <filing_jointly <file_separately <filing_separately
  home_office: home_office home_office_deduction
  mileage_deduction: mileage_deduction mileage_log business_mileage business_miles <drive_for_work <miles_for_work <gas_for_work >mileage >vehicle_expenses
  medical_expenses: medical_expenses <doctor_bills <hospital_bills <medical_bills
  education_credits: education_credits education_credit tuition_credit american_opportunity_credit lifetime_learning_credit 1098-t <deduct_tuition <write_off_tuition <tuition_on_my_taxes
  mortgage: mortgage home_loan
  property_tax: property_tax property_taxes real_estate_tax real_estate_taxes <house_taxes
  depreciation: depreciation depreciate depreciated
  household_employee: household_employee household_employees household_employment nanny_tax nanny_taxes schedule_h <pay_my_nanny <pay_a_nanny
  itin: itin individual_taxpayer_identification_number w-7 <don_t_have_a_social_security <no_social_security_number <without_a_social_security
  tax_id: tax_id taxpayer_identification_number tax_identification_number
  employer_identification_number: employer_identification_number fein <tax_id_for_my_business <tax_number_for_my_business >ein
  ssn: ssn social_security_number <my_social_number
  pay_stub: pay_stub pay_stubs paystub paystubs payslip pay_slip
  proof_of_income: proof_of_income income_verification <prove_my_income <show_my_income
  expense_receipts: expense_receipts >receipts <save_my_receipts
  record_retention: record_retention retention_period >keep_records >keep_your_records >retain_records <keep_my_receipts <keep_my_tax_records <keep_my_tax_returns <keep_my_old_tax <keep_old_tax <keep_my_tax_papers
  what_papers: <what_papers <which_papers <what_paperwork <what_kind_of_papers >documents >paperwork >required_documents >document_checklist >tax_checklist >tax_organizer >please_bring
  drop_off_my_papers: <drop_off_my_papers <drop_off_my_documents <drop_off_my_taxes <leave_my_papers <leave_my_documents <drop_my_papers drop-off_service >drop_off >drop_box
  efile: e-file electronic_filing file_electronically filed_electronically
  direct_deposit: direct_deposit <straight_into_my_account <into_my_bank_account <to_my_bank_account
  refund_advance: refund_advance refund_advances refund_anticipation_loan refund_loan <advance_on_my_refund <advance_on_my_taxes <loan_on_my_refund <loan_on_my_taxes <refund_the_same_day <same_day_refund
  refund_transfer: refund_transfer refund_transfers <pay_out_of_my_refund <pay_from_my_refund <pay_you_from_my_refund <pay_you_out_of_my_refund <fee_out_of_my_refund <fees_out_of_my_refund <fee_from_my_refund <fees_from_my_refund <taken_out_of_my_refund >from_your_refund >out_of_your_refund >refund
  amended_return: amended_return amended_returns amended_tax_return amend_a_return amend_my_return amend_your_return 1040-x <fix_my_taxes <fix_my_return <correct_my_return <mistake_on_my_taxes <mistake_on_my_tax <forgot_a_w2
  tax_transcript: tax_transcript tax_transcripts irs_transcript copy_of_your_return copies_of_returns <copy_of_my_taxes <copy_of_my_return <copy_of_my_tax_return <copies_of_my_taxes <copies_of_my_returns <my_old_tax_returns
  tax_extension: tax_extension filing_extension file_an_extension form_4868 >4868 <more_time_to_file <more_time_for_my_taxes <file_in_time <file_on_time <taxes_done_in_time <taxes_done_on_time >extension
  file_late: file_late filing_late late_filing late_filing_penalty late_filing_penalties failure_to_file <filed_late <taxes_late >penalties
  pay_the_irs_over_time: <pay_the_irs_over_time <pay_the_irs_monthly <payment_plan_with_the_irs <pay_my_taxes_over_time irs_payment_plan irs_payment_plans installment_agreement installment_agreements >payment_plan >payment_plans
  payment_plan: payment_plan payment_plans instalment_plan installment_plan
  wage_garnishment: wage_garnishment garnishment garnished bank_levy wage_levy tax_levy <take_my_wages <taking_my_wages <taking_my_paycheck <took_my_paycheck
  irs_representation: irs_representation tax_representation <talk_to_the_irs <deal_with_the_irs <speak_to_the_irs form_2848 >represent_you >on_your_behalf >irs
  accuracy_guarantee: accuracy_guarantee <you_make_a_mistake <you_made_a_mistake <you_mess_up >guarantee >our_error >our_errors >our_mistake >errors >mistakes
  tax_return_review: tax_return_review <look_over_my_tax_return <look_over_my_taxes <check_my_tax_return <check_my_taxes >return_review >second_look >review_your_return
  tax_planning: tax_planning tax_strategy tax_strategies tax_savings <pay_less_tax <pay_less_taxes <paying_less_tax <lower_my_taxes <lower_my_tax <save_on_taxes <reduce_my_taxes
  yearround: year-round year_round open_all_year <after_tax_season <after_april <all_year_round
  retire: retire
  retirement_plan: retirement_plan retirement_plans retirement_account retirement_accounts retirement_savings 401k 401_k >ira >iras >sep_ira
  financial_planning: financial_planning financial_planner financial_advisor financial_adviser wealth_management
  w4: w-4 tax_withholding withholding_tax taxes_withheld tax_withheld
  do_my_books: <do_my_books <doing_my_books <does_my_books bookkeeping bookkeeping_services >accounting
  accounts_payable: accounts_payable >bill_pay <pay_our_suppliers <pay_our_vendors <pay_vendors <paying_vendors
  accounts_receivable: accounts_receivable <invoice_my_customers <bill_my_customers <send_my_invoices <send_out_invoices >invoicing >invoices
  cash_flow: cash_flow cashflow
  profit_and_loss: profit_and_loss profit_and_loss_statement income_statement p_and_l
  fiscal_year: fiscal_year financial_year accounting_year
  cfo: cfo fractional_cfo virtual_cfo outsourced_cfo chief_financial_officer
  pay_my_employees: <pay_my_employees <paying_my_employees <pay_my_staff <pay_my_workers <run_payroll <cut_paychecks payroll payroll_services
  payroll_tax: payroll_tax payroll_taxes employment_tax employment_taxes form_941
  hire_my_first_employee: <hire_my_first_employee <hiring_my_first_employee <my_first_employee <hire_my_first_worker payroll_setup >new_employer >payroll
  llc: llc limited_liability_company
  s_corp: s_corp scorp s-corp s_corporation s_election <taxed_as_an_s
  business_tax_return: business_tax_return business_tax_returns corporate_tax_return corporate_tax_returns partnership_return form_1120 form_1065 1120-s 1120s >1120 >1065 >business_taxes >corporate_returns >business_returns <taxes_for_my_business <taxes_for_my_company <taxes_for_my_llc <my_business_taxes
  corporate_tax: corporate_tax corporate_income_tax corporation_tax
  articles_of_incorporation: articles_of_incorporation articles_of_organization articles_of_association bylaws
  business_license: business_license business_licence business_permit
  close_my_business: <close_my_business <closing_my_business <shut_down_my_business <close_my_company <close_my_llc <shut_down_my_company business_dissolution corporate_dissolution dissolve_your_business dissolving_a_business business_liquidation company_liquidation
  notforprofit: nonprofit not-for-profit not_for_profit 501c3 501_c_3 <charity >exempt_organization >exempt_organizations
  taxexempt: tax-exempt tax_exempt tax_exemption tax_exempt_status 501c3_status <become_a_501c3 >501c3
  form_990: form_990 990-ez 990-n nonprofit_tax_return nonprofit_tax_returns nonprofit_returns <taxes_for_our_nonprofit <taxes_for_our_church <taxes_for_a_nonprofit >990
  homeowners_association: homeowners_association homeowner_association hoa hoas condo_association condo_board
  audited_financial_statements: audited_financial_statements audited_statements nonprofit_audit nonprofit_audits independent_audit financial_statement_audit financial_audit external_audit independent_auditor external_auditor <our_nonprofit_audited <audit_our_nonprofit
  reviewed_financial_statements: reviewed_financial_statements reviewed_statements financial_statement_review review_engagement review_engagements <review_instead_of_an_audit
  business_broker: business_broker business_brokers business_intermediary
  sell_it_myself: <sell_it_myself <sell_it_on_my_own <sell_my_business_myself <without_a_broker <do_i_need_a_broker >why_use_a_broker >use_a_broker >broker
  asking_price: asking_price selling_price purchase_price >listing_price
  multiple_of: >multiple_of earnings_multiple earnings_multiples sde_multiple ebitda_multiple valuation_multiples industry_multiples <times_earnings <times_profit <times_profits
  seller_s_discretionary_earnings: seller_s_discretionary_earnings sellers_discretionary_earnings discretionary_earnings sde ebitda owner_s_cash_flow <owner_take_home <owner_takes_home <does_the_owner_make
  net_income: net_income net_profit profit net_earnings bottom_line
  revenue: revenue revenues gross_sales annual_sales gross_revenue <turnover <sales_per_year
  appraisal: appraisal appraisals business_appraisal appraiser
  comparable_sales: comparable_sales market_comparables market_comps <similar_businesses_sold <similar_businesses_sell <businesses_like_mine_sell <others_like_mine_sold >comparable_businesses >recent_sales
  goodwill: goodwill intangible_assets
  inventory: inventory stock_on_hand stock_at_valuation <the_stock_included <my_stock >stock
  working_capital: working_capital
  lease_assignment: lease_assignment lease_transfer assignment_of_lease transfer_of_lease transfer_the_lease assign_the_lease <take_over_the_lease <happens_to_the_lease <happens_to_my_lease <keep_the_lease >landlord_approval >landlord_consent >lease
  own_the_building: <own_the_building <building_included <building_come_with <include_the_building <sell_the_building >building >real_estate >commercial_real_estate
  tell_my_employees: <tell_my_employees <telling_my_employees <tell_my_staff <tell_the_staff <happens_to_my_employees <happens_to_the_employees <happens_to_my_staff <employees_keep_their_jobs <employees_lose_their_jobs >employees >staff
  bank_loan: bank_loan bank_loans business_loan business_loans commercial_loan loan <borrow_from_the_bank <bank_lend
  seller_note: seller_note seller_notes seller_financing seller_carryback owner_carry vendor_financing vendor_take_back <pay_the_seller_over_time <owner_carry_the_note
  equity_injection: equity_injection >down_payment >down_payments <money_down <cash_down <how_much_money_do_i_need_to_buy
  proof_of_funds: proof_of_funds >financially_qualified <show_i_have_the_money <prove_i_have_the_money <buyers_have_the_money <buyer_has_the_money
  interest_rate: interest_rate interest_rates annual_percentage_rate
  personal_guarantee: personal_guarantee personal_guaranty guarantor co-signer
  purchase_offer: purchase_offer offer_to_purchase letter_of_intent <put_in_an_offer <make_an_offer_on_a_business <make_an_offer_on_the_business
  tax_on_the_sale: <tax_on_the_sale <taxes_on_the_sale <taxes_when_i_sell <tax_when_i_sell <taxes_if_i_sell <tax_if_i_sell >capital_gains >capital_gains_tax >tax_consequences >tax_implications >taxes
  offering_memorandum: offering_memorandum confidential_information_memorandum confidential_business_review business_profile >cbr
  reason_for_selling: reason_for_selling reason_for_sale reasons_for_selling <why_is_the_owner_selling <why_are_they_selling <why_is_he_selling <why_is_it_for_sale
  absentee_owner: absentee_owner absentee_owned semi-absentee manager-run manager_in_place <runs_itself <run_itself
  family_business: family_business family_businesses family-owned family-run family_owned family_run <mom_and_pop
  family_succession: family_succession succession_planning generational_transfer <my_son_take_over <my_daughter_take_over <my_kids_take_over <give_the_business_to_my <give_my_business_to_my <leave_the_business_to_my <pass_the_business
  employee_buyout: employee_buyout management_buyout mbo esop employee_ownership <sell_to_my_employees <sell_it_to_my_employees <sell_to_my_manager <sell_it_to_my_manager
  partner_buyout: partner_buyout buy-sell_agreement buy_sell_agreement buy-out shareholder_buyout <buy_out_my_partner <buy_my_partner_out <my_partner_wants_out <buy_my_partner_s_share
  franchise: franchise franchises franchisee franchising
  auto_repair: auto_repair auto_repair_shop auto_shop car_repair car_repair_shop mechanic <my_garage <own_a_garage <sell_a_garage >garage
  car_wash: car_wash carwash car_washes
  gas_station: gas_station gas_stations petrol_station filling_station fuel_station service_station
  car_dealership: car_dealership car_dealer auto_dealership auto_dealer used_car_lot
  laundromat: laundromat launderette laundrette coin_laundry coin-operated_laundry
  dry_cleaner: dry_cleaner dry_cleaners dry_cleaning
  daycare: daycare day_care child_care_center childcare_center child_care_centre child_care early_learning_center early_learning_centre
  corner_shop: corner_shop corner_store convenience_store convenience_stores c-store bodega minimart mini_mart
  grocery_store: grocery_store grocery supermarket
  liquor_store: liquor_store package_store off-licence bottle_shop
  diner: <diner <eatery <pizzeria <pizza_place <pizza_shop <pizza_parlor <burger_joint <sandwich_shop <steakhouse <bistro >restaurant
  pub: pub tavern taproom <my_bar <own_a_bar >bar
  coffee_shop: coffee_shop cafe coffeehouse coffee_house
  bakery: bakery bakeries bake_shop
  cleaning_company: cleaning_company cleaning_business cleaning_service janitorial maid_service
  construction_company: construction_company construction_business building_contractor general_contractor building_firm
  trucking: trucking trucking_company truck_driver trucker owner-operator haulage
  factory: <factory <machine_shop manufacturing_company manufacturing_business >manufacturing
  real_estate_agency: real_estate_agency realtor estate_agent real_estate_agent real_estate_broker letting_agent
  farm: farm farmer farming agricultural_business <ranch >agriculture
`;
