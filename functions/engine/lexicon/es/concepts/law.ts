/** Law and tax, in the words of clients and offices. */
export const lawConcepts = `
  jail: carcel prision
  hit_and_run: fuga
  driver_license: carnet licencia
  medical_psychological_assessment: examen
  creditor: acreedor acreedores debe
  debt: deudas deuda insolvencia
  debt_relief: exoneracion
  fired: despedido despido <me_han_despedido <me_echaron
  severance: indemnizacion finiquito
  employer: empleador jefe patron
  employee: trabajador empleado
  overtime: horas_extra
  costs: honorarios costas
  bear: pagar cubrir asumir
  win: ganar
  side: parte contraria
  legal_insurance: seguro_juridico
  legal_aid: justicia_gratuita turno_de_oficio abogado_de_oficio
  consultation: primera_consulta consulta
  free_of_charge: gratis sin_compromiso
  contingency: cuota_litis
  injured: herido lesion lesiones accidente choque
  damages: danos indemnizacion
  liability_insurance: responsabilidad_civil aseguradora
  licensed: colegiado colegio_de_abogados
  state: region zona provincia
  domestic_violence: violencia orden_de_alejamiento
  child_support: pension_alimenticia manutencion
  wills: testamento herencia fideicomiso
  power_of_attorney: poder poder_notarial tutela
  dui: alcohol ebriedad
  arrested: detenido arrestado policia delito
  expunge: antecedentes
  citation: multa trafico
  tenant: casero inquilino alquiler desahucio <echarme_de_casa
  green_card: inmigracion ciudadania deportacion visa
  secret: confidencial
  tax_return: declaracion renta impuestos
  extension: prorroga extension
  selfemployed: autonomo
  small_business: pyme sociedad constitucion
  nonprofit: sin_animo_de_lucro ong
  discovery_call: reunion_inicial <hablar_con_un_abogado <primera_charla <primera_reunion >primera_consulta >consulta_inicial
  free_consultation: >primera_consulta_gratuita >primera_consulta_gratis >consulta_gratuita <cobran_la_primera_consulta <cobran_por_la_primera
  flat_fee: honorarios_fijos tarifa_fija tarifa_por_hora provision_de_fondos <como_cobran
  cost_estimate: presupuesto presupuesto_sin_compromiso <pedir_presupuesto <un_presupuesto
  who_gets_the_kids: <quien_se_queda_con_los_ninos <quedarme_con_mis_hijos <ver_a_mis_hijos <ver_a_mi_hijo <quitar_a_mis_hijos >custodia >regimen_de_visitas >patria_potestad
  leaving_my_husband: <dejar_a_mi_marido <dejar_a_mi_esposo <dejar_a_mi_mujer <nos_separamos <me_quiero_separar <separarme >divorcio >separacion >derecho_de_familia
  who_gets_the_house: reparto_de_bienes liquidacion_de_gananciales gananciales <quien_se_queda_la_casa <quedarme_con_la_casa
  prenup: capitulaciones_matrimoniales acuerdo_prenupcial separacion_de_bienes
  adopt: adopcion adoptar
  my_dad_died: <murio_mi_padre <murio_mi_madre <mi_padre_fallecio <mi_madre_fallecio <cuando_me_muera <cuando_muera >herencia >sucesiones >testamento
  executor: albacea ejecutor_testamentario
  disinherit: desheredar legitima
  owes_me_money: cobro_de_deudas reclamacion_de_deudas impagados <me_debe_dinero <no_me_paga <se_niega_a_pagar
  getting_sued: <me_han_demandado <me_quieren_demandar <me_estan_demandando >litigios >demanda
  statute_of_limitations: prescripcion plazo_de_prescripcion <demasiado_tarde_para_demandar
  chances_of_winning: <posibilidades_de_ganar <tengo_caso probabilidades_de_exito
  go_to_court: >mediador extrajudicial <ir_a_juicio <sin_ir_a_juicio >juicio >tribunales
  pulled_over: <me_pararon <conducir_borracho >alcoholemia
  police_interview: citacion_judicial <me_ha_citado_la_policia
  workers_compensation: accidente_laboral accidente_de_trabajo <lesionado_en_el_trabajo
  behind_on_my_books: <contabilidad_atrasada <atrasado_con_la_contabilidad <llevo_atraso puesta_al_dia_contable >atrasadas >regularizacion
  haven_t_filed: <no_he_declarado <no_presente_la_declaracion <no_he_presentado declaraciones_atrasadas
  tax_notice: requerimiento notificacion_de_hacienda <carta_de_hacienda <me_ha_escrito_hacienda >hacienda
  tax_audit: inspeccion_de_hacienda inspeccion_fiscal <me_inspecciona_hacienda >inspeccion
  owe_the_irs: deuda_con_hacienda aplazamiento_de_impuestos <debo_a_hacienda
  get_money_back_from_taxes: devolucion_de_la_renta <devolucion_de_hacienda <me_devuelven >devolucion
  deduct: deducir deducibles gastos_deducibles <desgravar
  kind_of_clients: nuevos_clientes <hacerme_cliente <aceptan_nuevos_clientes >clientes
  out_of_town: <vivo_lejos <soy_de_fuera <otra_ciudad <otra_provincia <tengo_que_ir_en_persona <ir_en_persona <sin_ir_a_la_oficina toda_espana todo_el_pais a_nivel_nacional >telematica >online >videollamada
  secure_portal: portal_del_cliente area_de_clientes <enviarles_mis_documentos <mandar_mis_documentos <subir_mis_documentos
  bookkeeping_software: programa_de_contabilidad software_contable software_de_contabilidad <que_software
  monthly_close: conciliacion_bancaria cuentas_anuales balance_contable cierre_mensual estados_financieros
  sales_tax: iva declaracion_de_iva
  estimated_taxes: pagos_fraccionados pago_a_cuenta
  start_a_business: <montar_un_negocio <montar_una_empresa <crear_una_empresa <abrir_un_negocio <hacerme_autonomo <darme_de_alta constitucion_de_sociedades alta_de_autonomos creacion_de_empresas
  rental_property: ingresos_por_alquiler <alquilo_un_piso <alquilo_mi_piso
  crypto: criptomonedas bitcoin
  two_states: doble_imposicion <en_dos_paises
  foreign_income: rentas_extranjeras ingresos_del_extranjero <cuenta_en_el_extranjero
  when_are_taxes_due: plazo_de_la_renta <hasta_cuando_declarar <cuando_hay_que_declarar
  turnaround: tiempo_de_tramitacion <cuando_estara_listo <cuanto_tardan
  already_have_an_accountant: cambiar_de_gestoria cambiar_de_asesor cambiar_de_abogado <no_estoy_contento_con
  tell_anyone: <queda_entre_nosotros <se_lo_diran_a secreto_profesional >confidencial
  notary: notario notarial
  trademark: registro_de_marca propiedad_intelectual <proteger_mi_marca <registrar_mi_marca patente
  family_law: derecho_de_familia abogado_de_familia abogado_de_divorcios
  uncontested_divorce: divorcio_de_mutuo_acuerdo divorcio_amistoso divorcio_exprés <los_dos_queremos_divorciarnos
  separation_period: separación_de_hecho <cuánto_tiempo_separados
  separation_agreement: convenio_regulador
  spousal_support: pensión_compensatoria
  child_support_calculation: cálculo_de_la_pension_de_alimentos cuantía_de_la_pensión <cuánta_pensión >pensión_de_alimentos >pensión_alimenticia
  child_support_enforcement: impago_de_pensión <no_paga_la_pensión <no_me_paga_la_pensión <no_pasa_la_pensión >pensión_de_alimentos >pensión_alimenticia
  adult_children: hijos_mayores_de_edad <cumple_18
  beats_me: <me_pega <me_maltrata <malos_tratos >violencia_de_género >violencia_doméstica >orden_de_protección >orden_de_alejamiento
  paternity: paternidad prueba_de_paternidad <no_soy_el_padre
  grandparents_rights: derechos_de_los_abuelos visitas_de_los_abuelos <ver_a_mis_nietos
  pension_sharing: <pensión_en_el_divorcio reparto_de_la_pensión
  name_change: cambio_de_nombre cambio_de_apellidos <cambiarme_el_nombre <apellido_de_soltera
  employment_law: derecho_laboral derecho_del_trabajo laboralista <problema_con_mi_jefe <problemas_en_el_trabajo
  axed: <me_han_echado_del_trabajo <me_despidieron <perdí_mi_trabajo >despido >extinción_del_contrato_de_trabajo
  unfair_dismissal: despido_improcedente despido_nulo despido_injustificado <despedido_sin_motivo <despedido_sin_causa >despido
  summary_dismissal: despido_disciplinario <despedido_sin_preaviso >despido
  redundant: despido_colectivo despido_objetivo ajuste_de_plantilla
  resign: dimisión dimitir baja_voluntaria <dejar_mi_trabajo <renunciar_a_mi_trabajo
  mutual_termination: extinción_por_mutuo_acuerdo baja_pactada acuerdo_de_salida
  severance_pay: indemnización_por_despido finiquito
  written_warning: amonestación apercibimiento_escrito sanción_disciplinaria
  letter_of_reference: carta_de_recomendación carta_de_referencia
  mini_job: minitrabajo
  part_time: tiempo_parcial jornada_parcial
  employment_contract: contrato_de_trabajo contrato_laboral
  fixed_term_contract: contrato_temporal contrato_de_duración_determinada contrato_a_plazo_fijo
  probationary_period: período_de_prueba
  unpaid_wages: salarios_impagados impago_de_salarios impago_de_nóminas <jefe_no_me_paga <empresa_no_me_paga <no_me_pagan_el_sueldo >salario
  sexual_harassment: acoso_sexual
  workplace_bullying: acoso_laboral mobbing <me_acosa_mi_jefe <jefe_me_acosa
  discrimination: discriminación igualdad_de_trato discriminatorio
  maternity_leave: permiso_de_maternidad permiso_de_paternidad permiso_parental baja_maternal baja_por_maternidad excedencia
  annual_leave: vacaciones_pagadas días_de_vacaciones
  labor_court: juzgado_de_lo_social
  criminal_defense: derecho_penal abogado_penalista defensa_penal
  police_custody: detención_policial asistencia_al_detenido <en_el_calabozo <se_lo_llevó_la_policía >detenido
  pretrial_detention: prisión_preventiva prisión_provisional
  arrest_warrant: orden_de_detención orden_de_arresto orden_de_busca_y_captura
  bail: libertad_provisional libertad_bajo_fianza <sacar_de_la_cárcel <salir_de_la_cárcel
  search_warrant: registro_domiciliario orden_de_registro entrada_y_registro
  right_to_remain_silent: derecho_a_no_declarar derecho_a_guardar_silencio <declarar_ante_la_policía
  accused_of: <acusado_injustamente <me_acusan <imputado >persona_investigada
  criminal_complaint: querella <poner_una_denuncia <ir_a_la_policía denuncia_policial denuncia
  shoplifting: hurto <robado_en_una_tienda <acusado_de_robo
  assault_and_battery: agresión <paliza delito_de_lesiones
  fraud: estafa fraude
  drug_possession: tráfico_de_drogas tenencia_de_drogas delito_contra_la_salud_pública posesión_de_drogas <pillado_con_drogas
  defamation: calumnia injurias difamación <mentiras_sobre_mí
  probation_sentence: suspensión_de_la_pena suspensión_de_condena libertad_condicional
  jail_time: pena_de_prisión <ir_a_la_cárcel <ir_a_prisión <entrar_en_prisión
  juvenile_crime: derecho_penal_de_menores justicia_juvenil juzgado_de_menores
  victim: acusación_particular <víctima
  public_defender: abogado_de_oficio turno_de_oficio defensor_público
  traffic_law: infracción_de_tráfico derecho_de_tráfico delitos_contra_la_seguridad_vial derecho_de_la_circulación
  driving_too_fast: <iba_demasiado_rápido <conducir_demasiado_rápido <saltado_el_radar <pillado_por_un_radar >exceso_de_velocidad
  penalty_points: puntos_del_carnet carnet_por_puntos permiso_por_puntos pérdida_de_puntos
  license_suspension: retirada_del_carnet retirada_de_carnet retirada_del_permiso suspensión_del_permiso_de_conducir <quitar_el_carnet <me_quitan_el_carnet <quedarme_sin_carnet
  license_reinstatement: recuperación_del_carnet recuperación_de_puntos <recuperar_el_carnet <recuperar_mi_carnet
  drove_drunk: <conducir_bebido <conducía_bebido <conducir_borracho >conducción_bajo_los_efectos_del_alcohol >alcohol_al_volante
  breath_test: alcoholímetro prueba_de_alcoholemia tasa_de_alcohol control_de_alcoholemia
  leaving_the_scene: abandono_del_lugar_del_accidente fuga_del_lugar_del_accidente <se_dio_a_la_fuga <darse_a_la_fuga
  contest_a_ticket: recurso_de_multas recurrir_multas recurrir_una_multa <recurrir_la_multa >multas
  car_accident: accidente_de_tráfico accidente_de_coche accidente_de_auto atropello <me_atropellaron <me_han_dado_por_detrás >accidente
  personal_injury: lesiones_personales daños_personales
  insurance_dispute: derecho_de_seguros <seguro_no_paga <seguro_no_quiere_pagar <aseguradora_no_paga >aseguradora
  pain_and_suffering: daños_morales
  medical_malpractice: negligencia_médica mala_praxis error_médico <operación_salió_mal
  slip_and_fall: caída_en_la_vía_pública <me_resbalé
  dog_bite: mordedura_de_perro <me_mordió_un_perro <perro_me_mordió
  tenancy_law: arrendamientos_urbanos derecho_arrendaticio <problema_con_mi_casero <problemas_con_el_casero >arrendador
  eviction_notice: desahucio procedimiento_de_desahucio <casero_me_echa <casero_quiere_que_me_vaya <me_echan_del_piso
  rental_deposit: fianza_del_alquiler devolución_de_la_fianza <no_me_devuelve_la_fianza <recuperar_la_fianza <recuperar_mi_fianza >fianza
  rent_increase: subida_del_alquiler subida_de_alquiler actualización_de_la_renta <subir_el_alquiler <me_suben_el_alquiler
  rent_reduction: reducción_de_la_renta rebaja_del_alquiler <dejar_de_pagar_el_alquiler
  rent_arrears: impago_de_alquiler impago_de_renta rentas_impagadas <inquilino_no_paga <inquilino_no_me_paga <no_puedo_pagar_el_alquiler
  utility_costs: gastos_de_comunidad
  commercial_lease: arrendamiento_de_local alquiler_de_local arrendamiento_de_local_de_negocio
  hidden_defect: vicio_oculto defectos_ocultos <vendedor_me_ocultó
  construction_defect: defectos_de_construcción vicios_constructivos <chapuza <obra_mal_hecha
  construction_law: derecho_de_la_construcción derecho_urbanístico
  neighbor_dispute: conflictos_vecinales problemas_vecinales disputas_vecinales <problema_con_mi_vecino <problemas_con_los_vecinos <vecino_ruidoso
  property_purchase: compraventa_de_vivienda compraventa_de_inmuebles compra_de_vivienda >escritura_de_compraventa <comprar_una_casa <comprar_un_piso <comprar_una_vivienda >inmobiliario
  land_register: registro_de_la_propiedad nota_simple título_de_propiedad
  inheritance_law: derecho_sucesorio derecho_de_sucesiones
  heir: heredero coheredero
  intestate: abintestato sucesión_intestada <sin_hacer_testamento <no_hizo_testamento sin_testamento
  will_drafting: testamento_ológrafo otorgar_testamento >testamento_abierto últimas_voluntades <hacer_testamento <hacer_un_testamento <hacer_mi_testamento >testamento
  inheritance_dispute: conflictos_hereditarios partición_de_herencia partición_de_la_herencia división_de_herencia <pelea_por_la_herencia
  disclaim_an_inheritance: renuncia_a_la_herencia repudiación_de_la_herencia >beneficio_de_inventario <heredar_deudas <rechazar_la_herencia
  certificate_of_inheritance: declaración_de_herederos certificado_de_herederos
  lifetime_gift: donación_en_vida donación_de_vivienda donación_de_inmuebles >usufructo <donar_mi_casa <donar_la_casa <donar_un_piso
  living_will: testamento_vital voluntades_anticipadas instrucciones_previas
  lasting_power_of_attorney: poder_general poder_preventivo apoderado <firmar_por_mí <firmar_en_mi_nombre <decidir_por_mí >poder_notarial
  conservatorship: curatela medidas_de_apoyo_judicial >tutela
  immigration_law: derecho_de_extranjería extranjería derecho_migratorio
  residence_permit: permiso_de_residencia autorización_de_residencia tarjeta_de_residencia <papeles_para_vivir <quedarme_en_españa
  permanent_residence: residencia_permanente residencia_de_larga_duración <quedarme_para_siempre
  citizenship: nacionalidad_española nacionalidad_por_residencia naturalización ciudadanía >doble_nacionalidad <hacerme_español
  family_reunification: reagrupación_familiar reunificación_familiar visado_de_familiar <traer_a_mi_familia <traer_a_mi_mujer <traer_a_mi_esposa <traer_a_mi_marido
  deportation: deportación orden_de_expulsión expulsión_del_territorio <me_expulsan <me_deportan
  undocumented: indocumentado situación_irregular >arraigo <sin_papeles <visado_caducado
  asylum: asilo refugiado solicitante_de_asilo protección_internacional
  work_visa: permiso_de_trabajo autorización_de_trabajo visado_de_trabajo
  visa_denial: denegación_de_visado <visado_denegado <me_denegaron_el_visado <me_negaron_la_visa
  personal_bankruptcy: ley_de_segunda_oportunidad segunda_oportunidad <declararme_en_quiebra <no_puedo_pagar_mis_deudas <ahogado_por_las_deudas >insolvencia >concurso_de_acreedores
  debt_discharge: exoneración_de_deudas cancelación_de_deudas exoneración_del_pasivo_insatisfecho <librarme_de_las_deudas <quitarme_las_deudas
  bailiff: agente_judicial oficial_de_justicia
  collection_agency: empresa_de_cobros empresa_de_recobro agencia_de_cobros
  consumer_protection: derecho_de_consumo derechos_del_consumidor protección_al_consumidor
  right_of_withdrawal: derecho_de_desistimiento plazo_de_desistimiento resolución_del_contrato <salir_del_contrato <salirme_de_un_contrato <anular_un_contrato >rescisión
  flight_delay: vuelo_cancelado vuelo_retrasado retraso_de_vuelo cancelación_de_vuelo derechos_de_los_pasajeros
  breach_of_contract: incumplimiento_de_contrato incumplimiento_contractual incumplimiento_del_contrato <no_cumple_el_contrato <no_cumplió_el_contrato
  contract_review: revisión_de_contratos <revisar_mi_contrato <revisar_un_contrato
  file_a_lawsuit: demanda_judicial interposición_de_demanda <poner_una_demanda <presentar_una_demanda <llevar_a_juicio <demandar_a_mi >litigios
  appellate: apelación recurso_de_apelación <recurrir_la_sentencia <recurrir_una_sentencia <perdí_el_juicio
  administrative_appeal: recurso_de_reposición recurso_de_alzada recurso_administrativo <recurrir_una_resolución <recurrir_la_resolución
  appeal_deadline: plazo_para_recurrir plazo_de_recurso <demasiado_tarde_para_recurrir
  verdict: sentencia sentencia_judicial fallo_judicial resolución_judicial
  witness: testigo declaración_de_testigos
  burden_of_proof: carga_de_la_prueba medios_de_prueba <demostrarlo <no_tengo_pruebas <sin_pruebas
  settlement_agreement: acuerdo_extrajudicial acuerdo_amistoso acuerdo_transaccional <llegar_a_un_acuerdo
  family_mediation: mediación_familiar mediación_civil
  injunction: medidas_cautelares medidas_provisionales
  court_summons: citación_judicial notificación_judicial <carta_del_juzgado <me_citan_en_el_juzgado
  lawyer_s_letter: carta_de_abogado >burofax <carta_de_un_abogado
  legal_advice: asesoramiento_jurídico asesoría_jurídica asesoramiento_legal <consejo_de_un_abogado
  law_firm: despacho_de_abogados bufete_de_abogados bufete gabinete_jurídico
  hire_a_lawyer: <contratar_un_abogado <contratarles <llevar_mi_caso <coger_mi_caso >hoja_de_encargo
  attorney_fees: honorarios_de_abogado honorarios_del_abogado minuta_del_abogado
  loser_pays: condena_en_costas costas_procesales costas_judiciales <quién_paga_al_abogado <quién_paga_el_abogado <quién_paga_las_costas
  legal_expenses_insurance: seguro_de_defensa_jurídica defensa_jurídica seguro_de_protección_jurídica <seguro_paga_el_abogado <seguro_cubre_el_abogado
  free_legal_aid: asistencia_jurídica_gratuita >justicia_gratuita >turno_de_oficio <abogado_gratis <no_puedo_pagar_un_abogado
  notarial_deed: escritura_pública acta_notarial escritura_notarial
  notary_fees: gastos_de_notaría aranceles_notariales
  certified_copy: copia_compulsada copia_certificada copia_auténtica
  apostille: apostilla
  corporate_law: derecho_mercantil derecho_societario derecho_de_sociedades
  administrative_law: derecho_administrativo derecho_público
  civil_law: derecho_civil
`;
