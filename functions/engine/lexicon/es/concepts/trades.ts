/** Repairs, treatments and other services, in the words of customers. */
export const tradeConcepts = `
  broken: <roto <estropeado averiado defectuoso >reparacion
  flat_tyre: <rueda_pinchada <llanta_ponchada pinchazo >camara_de_aire
  tyre: neumatico llanta
  tyre_change: cambio_de_neumaticos cambio_de_llantas montaje_de_neumaticos <cambiar_los_neumaticos
  tyre_storage: guarda_de_neumaticos almacenamiento_de_neumaticos
  car_broke_down: asistencia_en_carretera auxilio_vial servicio_de_grua <coche_no_arranca
  leak: fuga gotera <gotea
  burst_pipe: tuberia_rota rotura_de_tuberias danos_por_agua <revento_una_tuberia <sotano_inundado
  blocked_drain: desatasco destape_de_drenajes <fregadero_atascado <desague_atascado <bano_atascado
  no_hot_water: reparacion_de_calderas averia_de_caldera <sin_calefaccion <sin_agua_caliente <no_hay_agua_caliente >calefaccion
  boiler: caldera >sistema_de_calefaccion
  heat_pump: bomba_de_calor aerotermia
  air_conditioning: aire_acondicionado
  power_outage: apagon corte_de_luz corte_de_suministro <se_fue_la_luz <no_hay_luz
  maintenance: <mantenimiento puesta_a_punto >revision servicio_de_mantenimiento mantenimiento_preventivo
  spare_part: repuesto recambio pieza_de_recambio refacciones
  bring_my_own_parts: <mis_propias_piezas <traer_mis_piezas <llevar_las_piezas piezas_aportadas_por_el_cliente >recambios_aportados
  bought_elsewhere: comprado_en_otro_sitio comprado_en_otra_tienda <no_comprado_aqui >comprado_en_nuestra_tienda
  all_brands: todas_las_marcas cualquier_marca multimarca >marcas
  wear_and_tear: desgaste piezas_de_desgaste
  quote: presupuesto <cotizacion
  diagnostic_fee: diagnostico_gratuito coste_del_diagnostico tarifa_de_diagnostico <cobran_el_diagnostico
  labor_rate: mano_de_obra
  while_you_wait: reparacion_en_el_acto reparacion_inmediata mientras_espera <mientras_espero
  rush_order: servicio_express pedido_urgente recargo_por_urgencia <lo_necesito_urgente >urgente
  pick_up_service: recogida_a_domicilio recogida_y_entrega servicio_de_recogida <lo_recogen_en_casa
  storage_fee: gastos_de_almacenaje gastos_de_custodia >no_recogidos >no_retirados
  site_visit: visita_tecnica visita_previa visita_in_situ
  mobile_mechanic: servicio_a_domicilio reparacion_a_domicilio <vienen_a_mi_casa
  not_fixed_properly: <sigue_roto <sigue_fallando garantia_de_reparacion garantia_de_satisfaccion >garantia
  battery: bateria
  old_batteries: <pilas_viejas <pilas_gastadas pilas_usadas baterias_usadas reciclaje_de_pilas
  weee: raee retirada_del_antiguo retirada_del_electrodomestico <aparato_viejo <se_llevan_el_viejo
  recycling: reciclaje <tirar_a_la_basura
  junk_removal: vaciado_de_pisos vaciado_de_casas recogida_de_muebles
  secondhand: de_segunda_mano de_ocasion seminuevo reacondicionado <usado
  ebike: bicicleta_electrica bici_electrica
  cargo_bike: bicicleta_de_carga bici_de_carga
  kids_bike: bicicleta_infantil bici_infantil
  bike_rental: alquiler_de_bicicletas bicicletas_de_alquiler alquiler_de_bicis renta_de_bicicletas
  test_ride: prueba_de_conduccion prueba_de_manejo <probar_la_bici <probar_el_coche
  bike_leasing: leasing_de_bicicletas
  brake: freno pastillas_de_freno
  bike_gears: <desviador ajuste_de_cambios
  helmet: casco
  child_seat: silla_infantil sillita asiento_infantil
  stolen: robado hurto
  car: coche vehiculo automovil <carro
  courtesy_car: coche_de_sustitucion vehiculo_de_sustitucion coche_de_cortesia vehiculo_de_cortesia
  mot: itv verificacion_vehicular inspeccion_tecnica_de_vehiculos
  oil_change: cambio_de_aceite <cambiar_el_aceite
  dent_in_my: <abolladura <rayon_en chapa_y_pintura carroceria
  windscreen: parabrisas
  car_detailing: detallado_de_autos limpieza_de_vehiculos
  plumber: fontanero fontaneria plomero plomeria
  electrician: electricista instalacion_electrica
  roof: <tejado techador reparacion_de_tejados
  gutter: canalon canaletas
  chimney_sweep: deshollinador limpieza_de_chimeneas
  carpenter: carpintero carpinteria ebanista
  house_painter: pintor_de_casas pintura_de_interiores pintura_de_exteriores <pintar_la_casa <pintar_el_piso <pintar_las_paredes
  tiler: alicatador colocacion_de_azulejos
  renovation: reforma remodelacion renovacion_de_viviendas
  insulation: aislamiento aislamiento_termico
  mold: moho
  solar_panels: paneles_solares placas_solares fotovoltaica
  locksmith: cerrajero cerrajeria apertura_de_puertas <me_quede_fuera
  key_cutting: copia_de_llaves duplicado_de_llaves <copiar_una_llave <hacer_una_llave
  handyman: manitas pequenas_reparaciones pequenos_arreglos
  landscape_gardener: jardineria mantenimiento_de_jardines <jardinero
  lawn_mowing: corte_de_cesped corte_de_pasto <cortar_el_cesped
  hedge_trimming: poda_de_setos recorte_de_setos <podar_el_seto
  tree_removal: tala_de_arboles <talar_un_arbol <cortar_un_arbol
  snow_removal: retirada_de_nieve limpieza_de_nieve
  house_cleaning: limpieza_de_hogar limpieza_de_casas limpieza_del_hogar empresa_de_limpieza <senora_de_la_limpieza <limpiar_mi_casa
  window_cleaning: limpieza_de_cristales limpieza_de_ventanas limpiacristales
  carpet_cleaning: limpieza_de_alfombras limpieza_de_moquetas
  cleaning_supplies: productos_de_limpieza
  moving_company: mudanza empresa_de_mudanzas <mudarme <mudarnos
  moving_boxes: cajas_de_mudanza cajas_para_mudanza material_de_embalaje
  self_storage: guardamuebles trasteros <guardar_mis_muebles
  furniture_assembly: montaje_de_muebles servicio_de_montaje <montar_los_muebles
  fridge: nevera frigorifico refrigerador heladera
  washing_machine: >lavadora lavarropas
  dishwasher: <lavavajillas <nevera <frigorifico >electrodomestico <una_lavadora <la_lavadora
  a_tailor: arreglos_de_ropa sastreria modista <arreglar_un_vestido <coger_el_bajo
  shoe_repair: zapatero reparacion_de_calzado reparacion_de_zapatos
  battery_replacement: cambio_de_pila cambio_de_bateria <cambiar_la_pila <cambiar_la_bateria
  watch_repair: reparacion_de_relojes relojero <reparar_mi_reloj
  tool_hire: alquiler_de_herramientas alquiler_de_maquinaria <alquilar_herramientas
  cracked_screen: pantalla_rota cambio_de_pantalla reparacion_de_pantalla
  data_recovery: recuperacion_de_datos <recuperar_mis_fotos <recuperar_mis_archivos
  virus_removal: eliminacion_de_virus software_malicioso malware <tiene_un_virus >virus
  tech_support: soporte_tecnico soporte_informatico asistencia_informatica
  web_design: diseno_web diseno_de_paginas_web desarrollo_web <hacer_una_pagina_web
  uninstall: desinstalar >eliminar
  trial_version: prueba_gratuita prueba_gratis version_de_prueba periodo_de_prueba <probar_gratis
  free_version: version_gratuita plan_gratuito
  logging_in: iniciar_sesion inicio_de_sesion
  forgot_my_password: <olvide_mi_contrasena olvidado_su_contrasena restablecer_contrasena restablecer_la_contrasena recuperar_contrasena recuperar_la_contrasena >contrasena
  create_account: crear_una_cuenta crear_cuenta >cree_su_cuenta
  delete_account: <eliminar_mi_cuenta <borrar_mi_cuenta eliminar_cuenta eliminar_su_cuenta
  system_requirements: requisitos_del_sistema sistema_operativo
  license_key: clave_de_licencia clave_de_producto codigo_de_activacion clave_de_activacion
  iphone: <iphone <ipad ios >app_store
  ad_free: sin_anuncios sin_publicidad libre_de_publicidad <quitar_los_anuncios >anuncios
  offline: sin_conexion sin_internet >internet >conexion_a_internet
  business_card: tarjetas_de_visita tarjetas_de_presentacion
  flyer: folleto volantes_publicitarios
  passport_photo: foto_carnet foto_de_carnet fotos_de_pasaporte foto_tamano_pasaporte
  photo_shoot: sesion_de_fotos sesion_fotografica
  photo_prints: impresion_de_fotos revelado_de_fotos <imprimir_fotos
  eye_doctor: oftalmologo oftalmologia oculista
  speech_therapist: logopeda logopedia fonoaudiologia
  couples_therapy: terapia_de_pareja
  chiropractor: quiropractico quiropraxia
  dressing_change: cambio_de_vendaje cura_de_heridas
  stitches: puntos_de_sutura retirada_de_puntos <quitar_los_puntos
  tooth_decay: caries empaste
  root_canal: endodoncia tratamiento_de_conducto
  tooth_extraction: extraccion_dental <sacar_una_muela <sacar_un_diente
  dentures: dentadura protesis_dental dentadura_postiza
  dental_implant: implante_dental implantologia <me_falta_un_diente
  hearing_test: prueba_auditiva audiometria audiologia
  varifocals: lentes_progresivas gafas_progresivas
  hairdresser: peluqueria peluquero barberia barbero
  haircut: corte_de_pelo corte_de_cabello <cortarme_el_pelo <cortar_el_pelo
  hair_color: coloracion_capilar tinte_de_pelo >mechas >balayage <tenirme_el_pelo <tenir_el_pelo >tinte
  beautician: esteticista centro_de_estetica salon_de_belleza
  hair_removal: depilacion >depilacion_laser
  eyelash_extensions: extensiones_de_pestanas pestanas
  manicure: manicura <hacerme_las_unas
  pedicure: pedicura
  fitness_center: gimnasio centro_de_fitness
  personal_trainer: entrenador_personal
  insurance_claim: parte_de_siniestro siniestro <dar_un_parte
  insurance_deductible: franquicia_del_seguro >franquicia
  car_insurance: seguro_de_coche seguro_de_auto seguro_de_automovil <asegurar_mi_coche
  home_insurance: seguro_de_hogar seguro_del_hogar <asegurar_mi_casa
`;
