/** Payments, purchases, times of day and year. */
export const moneyAndTimeConcepts = `
  price: precio precios costo coste cuesta cuestan tarifa tarifas cuota tasa pagar caro honorarios <cuanto_cobran <cuanto_me_cobran <hay_que_pagar <tengo_que_pagar <tenemos_que_pagar <debo_pagar <cuesta_algo <es_de_pago
  fine: multa sancion penalizacion
  salary: salario sueldo
  free: gratis gratuito gratuita <hay_que_pagar <tengo_que_pagar <tenemos_que_pagar <debo_pagar <cuesta_algo <es_de_pago
  discount: descuento rebaja reduccion <mas_barato
  refund: reembolso devolucion reembolsar <me_devuelven_el_dinero
  pay: pago pagar <hay_que_pagar <tengo_que_pagar <tenemos_que_pagar <debo_pagar <cuesta_algo <es_de_pago
  installment: plazos cuotas <pagar_poco_a_poco <pagar_a_plazos pago_fraccionado
  invoice: factura recibo
  cash: efectivo
  credit_card: tarjeta
  check: cheque
  buy: comprar compra pedir vender tienda
  donate: donar donacion
  scholarship: beca subvencion ayuda
  prize: premio ganador gano
  sponsor: patrocinador
  insurance: seguro asegurado
  deposit: deposito fianza anticipo
  plan: plan paquete nivel
  early: anticipado temprano
  ticket: entrada boleto
  hourly: por_hora
  monthly: mensual mes al_mes
  yearly: anual ano al_ano
  weekly: semanal semana
  daily: diario dia
  quarter: trimestre trimestral
  percent: porcentaje por_ciento
  maximum: maximo limite
  minimum: minimo menos
  bond: fianza deposito_de_garantia
  down_payment: deposito anticipo >paga_y_senal <dejar_una_senal
  prepay: pago_anticipado pago_por_adelantado prepago <pagar_antes >pago
  pay_later: pago_aplazado <pagar_despues <pagar_mas_tarde >klarna >pago
  pay_on_the_spot: <pagar_alli <pagar_al_llegar >pago_a_la_llegada >pago_en_el_establecimiento >pago
  cash_on_delivery: contra_reembolso contrarreembolso <pagar_al_recibir
  cash_payment: pago_en_efectivo >efectivo en_metalico
  exact_change: cambio_exacto importe_exacto <dar_cambio
  atm: cajero_automatico <sacar_dinero
  debit_card: tarjeta_de_debito
  amex: amex american_express tarjeta_de_credito
  mobile_payment: pago_movil apple_pay google_pay bizum <pagar_con_el_movil
  contactless: contactless sin_contacto
  iban: iban datos_bancarios numero_de_cuenta
  wire_transfer: transferencia_bancaria <transferir <transferir_el_dinero
  direct_debit: domiciliacion recibo_domiciliado <cargo_en_cuenta
  student_discount: descuento_para_estudiantes descuento_estudiantil tarifa_estudiante >tarifa_reducida precio_estudiante
  senior_discount: descuento_para_mayores descuento_para_jubilados tarifa_senior
  military_discount: descuento_militar descuento_para_militares
  sibling_discount: descuento_por_hermanos descuento_familiar descuento_para_hermanos
  loyalty_program: programa_de_fidelidad tarjeta_de_fidelidad programa_de_puntos <acumular_puntos
  referral_bonus: programa_de_referidos plan_amigo <recomendar_a_un_amigo
  early_bird: descuento_por_reserva_anticipada >reserva_anticipada
  last_minute: ultima_hora ultimo_momento ultimo_minuto
  special_offers: ofertas_especiales promociones en_oferta
  clearance_sale: rebajas liquidacion_de_existencias <gangas
  price_match: mejor_precio_garantizado garantia_de_mejor_precio <mas_barato_en_otro
  negotiable: negociable <negociar_el_precio <regatear
  affordable: asequible a_buen_precio precios_economicos
  bucks: precio
  surcharge: recargo >suplemento coste_adicional cargo_adicional <pagar_extra <cobran_extra <pagar_mas
  hidden_fees: costes_ocultos gastos_ocultos cargos_ocultos >sin_sorpresas
  weekend_surcharge: recargo_nocturno recargo_por_nocturnidad recargo_festivo <mas_caro_los_fines_de_semana <mas_caro_por_la_noche
  processing_fee: gastos_de_gestion gastos_de_tramitacion gastos_administrativos
  card_surcharge: comision_por_tarjeta recargo_por_tarjeta recargo_por_pago_con_tarjeta
  registration_fee: cuota_de_inscripcion gastos_de_inscripcion derechos_de_inscripcion tasa_de_inscripcion
  entry_fee: precio_de_entrada precio_de_la_entrada precio_de_las_entradas <cuesta_entrar <pagar_entrada <pagar_para_entrar >entrada
  free_admission: entrada_gratuita entrada_libre acceso_gratuito entrada_gratis
  included_in_the_price: <incluido_en_el_precio <entra_en_el_precio >incluido >incluye todo_incluido
  not_included: no_incluido no_incluye >coste_adicional >suplemento
  vat: iva <impuestos_incluidos
  sales_receipt: ticket_de_compra comprobante_de_compra justificante_de_compra tique_de_compra >recibo
  late_payment: retraso_en_el_pago impago recargo_por_demora pago_atrasado <olvide_pagar <me_olvido_de_pagar <pagar_tarde
  payment_due: plazo_de_pago fecha_de_pago fecha_limite_de_pago <cuando_hay_que_pagar <cuando_tengo_que_pagar <cuando_se_paga
  installments: pago_a_plazos plan_de_pagos pago_fraccionado <a_plazos <en_cuotas
  financing: financiacion <a_credito
  non_refundable: no_reembolsable no_reembolsables sin_reembolso >no_se_devuelve >no_se_reembolsa <reembolso <perder_el_deposito <recuperar_el_deposito
  store_credit: nota_de_credito vale_de_compra vale_por_el_importe
  valid_until: validez caducidad fecha_de_caducidad <vence vigencia
  redeem: canjear <usar_mi_cupon <usar_un_vale <usar_mi_tarjeta_regalo
  tip: propina
  subsidy: subvencion ayuda_publica subvencionado
  day_pass: pase_de_dia entrada_de_dia pase_diario entrada_individual
  concession: tarifa_reducida entrada_reducida precio_reducido
  family_ticket: entrada_familiar bono_familiar pase_familiar
  price_list: lista_de_precios tabla_de_precios tarifario
  price_increase: subida_de_precios aumento_de_precios <suben_los_precios <subir_los_precios
  per_night: por_noche
  per_lesson: por_clase por_sesion clase_suelta <pagar_por_clase
  monthly_fee: precio_mensual tarifa_mensual cuota_mensual mensualidad <cuanto_al_mes >al_mes
  annual_fee: precio_anual tarifa_anual cuota_anual <cuanto_al_ano >al_ano >anual
  day_rate: tarifa_diaria precio_por_dia <cuanto_al_dia >al_dia >por_dia
  tourist_tax: tasa_turistica impuesto_turistico ecotasa
  cleaning_fee: gastos_de_limpieza limpieza_final tarifa_de_limpieza
  cancellation_fee: gastos_de_cancelacion penalizacion_por_cancelacion <cobran_si_cancelo <pagar_si_cancelo >cancelacion
  free_cancellation: cancelacion_gratuita <cancelar_gratis <cancelar_sin_coste >cancelacion
  monthly_subscription: suscripcion abono
  makeup_class: clase_de_recuperacion recuperacion_de_clases <recuperar_una_clase <recuperar_la_clase
  separate_bills: cuentas_separadas <pagar_por_separado <dividir_la_cuenta
  ticket_office: boleteria >taquilla despacho_de_billetes venta_de_entradas
  foreign_currency: moneda_extranjera divisa <pagar_en_euros <pagar_en_dolares
  punctual: puntual >a_tiempo
  how_early_should_i_arrive: >minutos_antes <llegar_antes <llegar_con_antelacion <antes_tengo_que_llegar
  last_admission: ultima_entrada ultimo_acceso cierre_de_taquilla <hasta_que_hora_se_puede_entrar
  doors_open: apertura_de_puertas
  close_at_lunch: >horario_continuo >horario_ininterrumpido <cierran_al_mediodia <abren_al_mediodia <a_la_hora_de_comer
  business_hours: horario_de_apertura horario_de_atencion horario_comercial
  visiting_hours: horario_de_visita horas_de_visita
  noon: mediodia
  mon_fri: entre_semana dias_laborables dias_habiles >de_lunes_a_viernes
  tuesday_2: martes
  wednesday_2: miercoles >mie
  thursday_2: jueves >jue
  friday_2: viernes
  saturday_2: sabado
  sunday_2: domingo
  monday_2: lunes
  every_day: diario >todos_los_dias >cada_dia >a_diario
  fortnightly: quincenal cada_dos_semanas cada_quince_dias cada_15_dias
  every_week: semanal >cada_semana >todas_las_semanas >una_vez_a_la_semana >una_vez_por_semana
  every_month: mensual >cada_mes >todos_los_meses >una_vez_al_mes
  annually: anual >cada_ano >todos_los_anos >una_vez_al_ano
  half_hour: media_hora >30_minutos
  hour_and_a_half: hora_y_media >90_minutos
  peak_season: temporada_alta
  off_season: temporada_baja fuera_de_temporada
  public_holiday: dia_festivo festivo feriado fiesta_nacional
  christmas_eve: nochebuena >24_de_diciembre
  new_year_s_eve: nochevieja fin_de_ano >31_de_diciembre
  new_year_s_day: ano_nuevo >1_de_enero
  good_friday: viernes_santo
  pentecost: pentecostes
  may_day: dia_del_trabajo >1_de_mayo
  independence_day: dia_de_la_independencia
  carnival: carnaval
  annual_closure: cerrado_por_vacaciones <cierran_en_agosto
  summer_vacation: vacaciones_de_verano
  christmas_break: vacaciones_de_navidad
  spring_break: vacaciones_de_semana_santa vacaciones_de_pascua
  fall_break: vacaciones_de_otono
  february_break: semana_blanca
  school_year: curso_escolar ano_escolar curso_academico
  first_day_of_school: vuelta_al_cole inicio_de_curso inicio_del_curso comienzo_de_las_clases <empiezan_las_clases
  school_calendar: calendario_escolar calendario_academico
  same_day: el_mismo_dia
  late_checkout: salida_tardia late_checkout <salir_mas_tarde
  minimum_stay: estancia_minima >noches_minimo <solo_una_noche <una_sola_noche
  rental_period: periodo_de_alquiler duracion_del_alquiler
  kilogram: kilogramo kilo kg
  weight_limit: peso_maximo limite_de_peso <pesa_demasiado <demasiado_pesado
  minimum_height: altura_minima estatura_minima
  dimensions: <medidas dimensiones <cuanto_mide
  size_chart: guia_de_tallas tabla_de_tallas <que_talla
  plus_size: tallas_grandes
  square_feet: metros_cuadrados m2 superficie
  maximum_capacity: aforo capacidad_maxima <cuantas_personas_caben <cuanta_gente_cabe >capacidad
  minimum_number_of_participants: numero_minimo_de_participantes minimo_de_participantes grupo_minimo
  maximum_number_of_participants: maximo_de_participantes numero_maximo_de_participantes
  walking_distance: >minutos_a_pie >minutos_andando >a_pie <ir_andando <ir_caminando <ir_a_pie
`;
