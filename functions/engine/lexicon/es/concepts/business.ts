/** Services, books, taxes and the sale of a business. */
export const businessConcepts = `
  service: servicio servicios ofrecer oferta
  specialize: especializado especialidad areas
  represent: representar representacion defender defensa
  court: tribunal juicio juez
  sue: demanda demandar pleito
  divorce: divorcio separacion
  custody: custodia regimen_de_visitas
  will: testamento herencia sucesion
  criminal: penal delito crimen
  drunk: ebriedad alcohol
  accident: accidente
  traffic_ticket: exceso_de_velocidad
  driving_licence: licencia carnet_de_conducir
  bankruptcy: bancarrota quiebra deuda
  immigration: inmigracion visa visado
  landlord: arrendador alquiler inquilino
  job: empleo trabajo despido puesto
  hiring: <estan_contratando >vacantes >ofertas_de_empleo
  contract: contrato acuerdo
  tax: impuesto impuestos fiscal
  filing: declaracion
  bookkeeping: contabilidad
  payroll: nomina
  letter: carta
  audit: auditoria
  simple: simple sencillo facil
  individual: particular personal
  business: empresa negocio compania
  partner: socio asociado colaboracion
  same: mismo separado independiente
  software: software aplicacion programa
  install: instalar instalacion
  delete: borrar eliminar quitar
  version: version actualizacion
  option: opcion parametro
  picture: imagen foto imagenes
  video: video pelicula
  folder: carpeta directorio
  copy: copia copiar respaldo
  error: error problema fallo
  slow: lento rapido velocidad
  password: contrasena cuenta
  data: datos privacidad >informacion
  permission: licencia derechos
  wheelchair: silla_de_ruedas accesible discapacidad movilidad_reducida >ascensor >rampa
  pet: perro mascota animal <mi_perro
  patient: paciente tratamiento
  emergency: emergencia urgente urgencia
  delivery: entrega envio reparto
  guarantee: garantia
  repair: reparar arreglar
  meet: reunir reunion
  wealth: patrimonio inversion financiero
  house: casa inmueble propiedad
  remote: linea distancia virtual
  sell_my_business: <vender_mi_negocio <vender_mi_empresa <vender_mi_bar <vender_mi_restaurante venta_de_empresas venta_de_negocios traspaso_de_negocios traspaso >vender >venta
  buy_a_business: <comprar_un_negocio <comprar_una_empresa negocios_en_venta empresas_en_venta compra_de_empresas >compradores
  business_valuation: valoracion_de_empresas valoracion_de_negocios <vale_mi_negocio <vale_mi_empresa <cuanto_vale_mi >valor
  broker_commission: comision comision_de_exito honorarios_de_exito <que_porcentaje_cobran <pagar_por_adelantado
  nda: acuerdo_de_confidencialidad <sin_que_nadie_se_entere <se_enteren_mis_empleados <sin_que_se_enteren >confidencial >discrecion
  time_to_sell: tiempo_de_venta <cuanto_se_tarda_en_vender <cuanto_tarda_en_venderse >venta
  seller_financing: financiacion_del_vendedor <financiar_la_compra >financiacion
  due_diligence: carta_de_intenciones auditoria_de_compra <ver_las_cuentas <ver_los_numeros
  training_period: periodo_de_transicion pacto_de_no_competencia <quedarme_despues_de_la_venta <despues_de_la_venta
  succession: relevo_generacional plan_de_sucesion sucesion_empresarial <me_jubilo <quiero_jubilarme <nadie_que_siga
  exclusive_listing: exclusividad contrato_de_exclusividad mandato_de_venta
  serious_buyers: <encontrar_comprador <encontrar_un_comprador <compradores_serios >compradores cualificacion_de_compradores
  what_kind_of_businesses: sectores <que_tipo_de_negocios <que_tipo_de_empresas facturacion_minima
  income_tax_return: declaracion_de_la_renta declaracion_de_impuestos preparacion_de_impuestos <hacer_la_renta <taxes <planilla_de_impuestos
  income_tax: irpf impuesto_sobre_la_renta impuestos_sobre_la_renta
  tax_office: hacienda agencia_tributaria <el_fisco
  tax_preparer: asesor_fiscal asesoria_fiscal gestoria preparador_de_impuestos
  cpa: contador_publico
  just_a_w2: declaracion_sencilla declaracion_simple
  w2: formulario_w-2
  1099: formulario_1099
  independent_contractor: contratista_independiente subcontratista
  drive_for_uber: <manejo_uber <manejo_para_uber >autonomo
  work_for_myself: cuenta_propia trabajador_autonomo
  sole_proprietor: empresario_individual
  sell_on_etsy: comercio_electronico venta_online
  under_the_table: dinero_negro economia_sumergida <pagan_en_negro <cobro_en_negro <trabajo_en_negro
  unemployment: desempleo <cobro_el_paro prestacion_por_desempleo seguro_de_desempleo
  stock_sales: venta_de_acciones <vendi_acciones
  dividends: dividendos rendimientos_del_capital
  capital_gains: plusvalia ganancia_patrimonial ganancia_de_capital ganancias_de_capital
  sold_my_house: <vendi_mi_casa <he_vendido_mi_casa <vendi_un_piso >plusvalia >venta_de_vivienda >venta_de_su_casa
  gift_tax: impuesto_de_donaciones impuesto_sobre_donaciones <regalar_dinero
  inheritance_tax: impuesto_de_sucesiones impuesto_sobre_sucesiones
  claim_a_dependent: dependientes hijos_a_cargo personas_a_cargo
  child_tax_credit: credito_tributario_por_hijos credito_por_hijos deduccion_por_hijos
  earned_income_tax_credit: credito_por_ingreso_del_trabajo
  filing_status: declaracion_conjunta tributacion_conjunta
  home_office: oficina_en_casa despacho_en_casa <trabajo_desde_casa
  mileage_deduction: gastos_de_desplazamiento gastos_de_kilometraje <kilometros_por_trabajo
  medical_expenses: gastos_medicos
  education_credits: credito_tributario_por_educacion
  mortgage: hipoteca prestamo_hipotecario
  property_tax: ibi impuesto_sobre_bienes_inmuebles impuesto_predial impuestos_a_la_propiedad
  depreciation: amortizacion depreciacion
  household_employee: empleada_de_hogar empleada_domestica
  itin: itin <sin_seguro_social <no_tengo_seguro_social
  tax_id: nif numero_de_identificacion_fiscal
  employer_identification_number: cif
  ssn: numero_de_seguro_social numero_de_la_seguridad_social
  pay_stub: talon_de_pago recibo_de_nomina recibo_de_sueldo
  proof_of_income: comprobante_de_ingresos justificante_de_ingresos
  expense_receipts: justificantes recibos comprobantes
  record_retention: plazo_de_conservacion <guardar_los_documentos <guardar_los_papeles <guardar_las_facturas
  what_papers: <que_papeles >documentos >documentacion
  drop_off_my_papers: <dejar_mis_papeles <dejar_mis_documentos
  efile: presentacion_electronica presentacion_telematica declaracion_electronica
  direct_deposit: deposito_directo
  refund_advance: anticipo_de_reembolso adelanto_de_reembolso prestamo_de_reembolso <adelanto_de_mis_taxes
  refund_transfer: <pagar_con_mi_reembolso <de_mi_reembolso >de_su_reembolso >reembolso
  amended_return: declaracion_complementaria declaracion_rectificativa declaracion_enmendada <error_en_mi_declaracion
  tax_transcript: <copia_de_mi_declaracion <copia_de_mis_taxes
  tax_extension: <mas_tiempo_para_declarar >prorroga >extension
  file_late: recargo_por_presentacion declaracion_fuera_de_plazo <declarar_tarde
  pay_the_irs_over_time: aplazamiento_de_impuestos <pagar_al_irs_en_cuotas <pagar_al_irs_poco_a_poco <aplazar_impuestos >plan_de_pagos >aplazamiento
  payment_plan: plan_de_pagos plan_de_pago
  wage_garnishment: embargo_de_nomina embargo_de_salario embargo_de_cuenta embargo_salarial
  irs_representation: <hablar_con_hacienda <hablar_con_el_irs representacion_ante_el_irs representacion_ante_hacienda >representacion >irs >hacienda
  accuracy_guarantee: <si_ustedes_se_equivocan <si_se_equivocan >error >errores >garantia
  tax_return_review: revision_de_declaracion <revisar_mi_declaracion
  tax_planning: planificacion_fiscal planificacion_tributaria <pagar_menos_impuestos <ahorrar_impuestos
  yearround: todo_el_ano
  retire: jubilacion jubilarse jubilarme
  retirement_plan: plan_de_pensiones plan_de_jubilacion ahorro_para_la_jubilacion
  financial_planning: asesor_financiero planificacion_financiera asesoramiento_financiero
  w4: retencion_de_impuestos retenciones
  do_my_books: <llevar_las_cuentas <llevar_la_contabilidad <llevar_los_libros teneduria_de_libros contabilidad
  accounts_payable: cuentas_por_pagar <pagar_a_proveedores
  accounts_receivable: cuentas_por_cobrar <facturar_a_mis_clientes >facturacion
  cash_flow: flujo_de_caja flujo_de_efectivo
  profit_and_loss: cuenta_de_resultados perdidas_y_ganancias
  fiscal_year: ejercicio_fiscal ano_fiscal
  cfo: director_financiero
  pay_my_employees: gestion_de_nominas nominas nomina <pagar_a_mis_empleados
  payroll_tax: cotizaciones_sociales cuotas_a_la_seguridad_social impuestos_de_nomina
  hire_my_first_employee: <contratar_a_mi_primer_empleado <mi_primer_empleado >nominas
  llc: <srl sociedad_limitada sociedad_de_responsabilidad_limitada
  s_corp: corporacion_s
  business_tax_return: declaracion_de_sociedades <impuestos_de_mi_empresa <impuestos_de_mi_negocio
  corporate_tax: impuesto_de_sociedades impuesto_sobre_sociedades
  articles_of_incorporation: estatutos escritura_de_constitucion
  business_license: licencia_de_apertura licencia_de_actividad licencia_comercial
  close_my_business: <cerrar_mi_empresa <cerrar_mi_negocio cese_de_actividad disolucion_de_sociedades disolucion_de_empresas
  notforprofit: organizacion_sin_fines_de_lucro sin_fines_de_lucro entidad_sin_animo_de_lucro sin_animo_de_lucro
  taxexempt: exencion_de_impuestos exencion_fiscal exento_de_impuestos
  form_990: formulario_990
  homeowners_association: comunidad_de_propietarios comunidad_de_vecinos
  audited_financial_statements: auditoria_de_cuentas auditoria_externa auditoria_financiera auditor_externo
  reviewed_financial_statements: revision_limitada
  business_broker: corredor_de_negocios intermediario_de_empresas broker_de_negocios
  sell_it_myself: <vender_sin_intermediario <vender_por_mi_cuenta <sin_intermediarios >intermediario
  asking_price: precio_de_venta
  multiple_of: multiplo_de_ebitda multiplos_de_ebitda multiplo_de_beneficios
  seller_s_discretionary_earnings: ebitda flujo_de_caja_del_propietario
  net_income: beneficio_neto utilidad_neta ganancia_neta
  revenue: cifra_de_negocios volumen_de_ventas facturacion_anual ventas_anuales
  appraisal: peritaje avaluo tasacion_de_empresas tasacion_de_negocios informe_de_tasacion
  comparable_sales: transacciones_comparables operaciones_comparables
  goodwill: fondo_de_comercio
  inventory: inventario existencias
  working_capital: capital_de_trabajo capital_circulante fondo_de_maniobra
  lease_assignment: traspaso_de_local cesion_del_alquiler subrogacion_del_alquiler <que_pasa_con_el_alquiler >alquiler
  own_the_building: <vender_el_local local_comercial >inmueble
  tell_my_employees: <decirselo_a_mis_empleados <decir_a_mis_empleados <pasa_con_mis_empleados <pasa_con_los_empleados subrogacion_de_trabajadores >empleados
  bank_loan: prestamo_bancario credito_bancario
  seller_note: pago_aplazado financiacion_del_vendedor
  equity_injection: capital_propio fondos_propios aportacion_inicial
  proof_of_funds: prueba_de_fondos acreditacion_de_fondos
  interest_rate: tasa_de_interes tipo_de_interes tipos_de_interes
  personal_guarantee: avalista fiador
  purchase_offer: oferta_de_compra carta_de_intenciones
  tax_on_the_sale: plusvalia <impuestos_por_la_venta <impuestos_al_vender
  offering_memorandum: cuaderno_de_venta memorando_de_informacion
  reason_for_selling: motivo_de_la_venta motivo_de_venta motivo_del_traspaso <por_que_vende <por_que_lo_venden
  family_business: empresa_familiar negocio_familiar
  family_succession: sucesion_familiar relevo_generacional <dejar_el_negocio_a_mis
  employee_buyout: compra_por_directivos compra_por_empleados mbo <vender_a_mis_empleados
  partner_buyout: compra_de_participaciones <comprar_la_parte_de_mi_socio
  franchise: franquicia franquicias
  auto_repair: taller_mecanico taller_de_coches
  car_wash: lavadero_de_coches autolavado lavado_de_coches
  gas_station: gasolinera gasolineria estacion_de_servicio
  car_dealership: concesionario
  laundromat: lavanderia_automatica lavanderia_autoservicio lavanderia
  dry_cleaner: tintoreria limpieza_en_seco
  daycare: guarderia escuela_infantil
  corner_shop: tienda_de_barrio tienda_de_conveniencia ultramarinos
  grocery_store: tienda_de_abarrotes tienda_de_alimentacion supermercado
  liquor_store: licoreria
  diner: <pizzeria <taqueria <asador <hamburgueseria >restaurante >hosteleria
  pub: taberna cerveceria
  coffee_shop: cafeteria
  bakery: panaderia panadero pasteleria
  cleaning_company: empresa_de_limpieza
  construction_company: empresa_constructora constructora
  trucking: camionero empresa_de_transportes
  factory: empresa_industrial <fabrica >fabricacion
  real_estate_agency: inmobiliaria agencia_inmobiliaria agente_inmobiliario
  farm: explotacion_agricola agricultor granja ganadero
`;
