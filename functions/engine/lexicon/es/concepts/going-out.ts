/** Visits, stays, dining, shopping and joining in. */
export const goingOutConcepts = `
  walk_in: sin_cita sin_cita_previa <pasar_directamente <ir_directamente >solo_con_cita >con_cita_previa
  how_do_i_get_there: <como_llego <como_se_llega >indicaciones
  which_floor: <que_piso <que_planta >planta
  entrance: puerta_de_entrada <que_puerta
  elevator: ascensor
  ev_charging: punto_de_recharge coche_electrico <cargar_el_coche
  changing_table: panales <cambiar_al_bebe
  guide_dog: perro_guia perro_de_asistencia
  bring_the_kids: <ir_con_ninos <llevar_a_los_ninos <llevar_ninos >ninos >trona >zona_infantil
  lost_property: objetos_perdidos <olvide_mi <deje_olvidado
  photography: fotografiar <hacer_fotos <sacar_fotos <tomar_fotos >fotos >fotografias
  locker: taquilla guardarropa <dejar_la_mochila <dejar_mis_cosas
  group_booking: visita_de_grupo <un_grupo_de <en_grupo
  group_rate: tarifa_de_grupo descuento_de_grupo >grupos
  birthday_party: fiesta_de_cumpleanos <celebrar_un_cumpleanos <celebrar_el_cumpleanos
  facility_rental: alquiler_de_sala alquiler_de_espacios <alquilar_la_sala <alquilar_una_sala <alquilar_el_salon >alquiler
  holiday_hours: dias_festivos cierre_por_vacaciones <en_navidad <los_festivos
  lunch_closure: <cierran_a_mediodia <abren_a_mediodia
  evening_appointment: <despues_del_trabajo <despues_de_trabajar <salgo_de_trabajar
  out_of_hours: fuera_de_horario fuera_del_horario <cuando_estan_cerrados <cuando_esta_cerrado
  bad_weather: <si_llueve <cuando_llueve <en_caso_de_lluvia >lluvia
  how_far_in_advance: <con_cuanta_antelacion <con_cuanto_tiempo >antelacion
  reschedule: reprogramar aplazar <cambiar_mi_cita <cambiar_la_cita
  no_show: <no_puedo_ir <no_puedo_asistir cita_perdida
  waiting_time: tiempo_de_espera <cuanto_hay_que_esperar
  waitlist: lista_de_espera
  security_check: pase_de_visitante
  first_time_visitor: <primera_vez <nunca_he_ido <nunca_he_estado
  trial_class: clase_de_prueba sesion_de_prueba <probar_una_clase <venir_a_probar <hacer_una_prueba >prueba
  become_a_member: <hacerme_socio <hacerse_socio <ser_socio <unirme_al_club <apuntarme_al_club >inscripcion >afiliacion >socio
  membership_fee: cuota_de_socio cuota_anual cuota_mensual <cuanto_cuesta_ser_socio
  non_member: no_socio <sin_ser_socio <no_soy_socio >abierto_a_todos >socios
  leave_the_club: <darme_de_baja <darse_de_baja <dejar_el_club
  how_old_do_i_have_to_be: <a_partir_de_que_edad <desde_que_edad <que_edad <demasiado_pequeno edad_minima >anos
  too_old: <demasiado_mayor <demasiado_viejo <a_mi_edad >todas_las_edades >adultos
  never_done_it_before: <sin_experiencia <nunca_he_practicado <nunca_lo_he_hecho <desde_cero >principiantes >experiencia
  out_of_shape: <no_estoy_en_forma condicion_fisica forma_fisica
  loaner_equipment: alquiler_de_material prestamo_de_material <comprar_el_material <mi_propio_equipo >material >equipo
  grading: examen_de_cinturon examen_de_grado <cinturon_negro <siguiente_cinturon >cinturon
  do_you_compete: liga
  coed: mixto grupo_mixto <chicos_y_chicas <hombres_y_mujeres
  tryout: <entrar_en_el_equipo pruebas_de_seleccion
  how_many_times_a_week: <cuantas_veces_a_la_semana <cuantas_veces_por_semana >veces_por_semana >semanal
  when_do_you_meet: <cuando_se_reunen <donde_se_reunen >reuniones >reunimos
  annual_general_meeting: asamblea_general junta_general asamblea
  bylaws: estatutos
  who_is_in_charge: <quien_dirige <quien_lleva <quien_manda >presidente >junta_directiva
  worship: misa culto servicio_religioso
  pastor: parroco sacerdote pastor
  baptism: bautizo bautismo
  get_married: boda matrimonio casarse
  funeral: funeral entierro
  communion: primera_comunion eucaristia
  sunday_school: escuela_dominical catequesis grupo_juvenil
  go_to_confession: confesiones <confesarme
  choir: coro <cantar_con
  livestream: <ver_en_linea <ver_por_internet transmision_en_vivo
  lend_a_hand: <echar_una_mano <quiero_ayudar >voluntario
  give_you_money: <apoyarles <apoyar_su_labor >donativo >donacion
  tax_receipt: certificado_de_donacion
  donate_clothes: donacion_de_ropa <donar_ropa
  food_bank: banco_de_alimentos despensa
  library_card: carnet_de_biblioteca carne_de_biblioteca tarjeta_de_biblioteca
  renew: renovacion
  late_fees: multa_por_retraso recargo <devuelvo_tarde <devolver_tarde
  copier: fotocopiadora impresora <hacer_fotocopias
  interlibrary_loan: prestamo_interbibliotecario
  ebook: libro_electronico audiolibros
  swim: nadar natacion nado_libre <hacer_largos
  swim_lesson: clases_de_natacion cursos_de_natacion <aprender_a_nadar <no_sabe_nadar
  water_temperature: temperatura_del_agua >climatizada
  swim_cap: gorro_de_bano traje_de_bano
  lifeguard: socorrista
  season_ticket: abono bono_de_diez pase_anual
  book_a_table: <reservar_una_mesa <reservar_mesa <mesa_para_dos <mesa_para_cuatro reserva_de_mesa >reservas
  takeout: comida_para_llevar <para_llevar
  food_delivered: entrega_a_domicilio reparto_a_domicilio zona_de_reparto <traer_a_casa <lo_llevan_a_casa >entrega >reparto
  what_s_on_the_menu: carta_del_restaurante platos <que_sirven <que_se_come >cocina menu
  lunch_special: menu_del_dia plato_del_dia
  happy_hour: bebidas cocteles cerveza vino carta_de_vinos <tomar_algo
  outdoor_seating: terraza <comer_fuera <sentarse_fuera <mesas_fuera
  meat_free: <sin_carne <no_como_carne >vegetariano >vegano
  halal: halal kosher <sin_cerdo
  kids_menu: menu_infantil menu_de_ninos
  catering: catering <comida_para_una_fiesta
  private_event: eventos_privados fiesta_privada salon_privado <celebrar_con_ustedes <hacer_una_fiesta
  corkage: descorche <llevar_una_tarta <llevar_nuestro_vino
  gift_card: tarjeta_regalo cheque_regalo bono_regalo <para_regalar
  coupon: cupon codigo_de_descuento codigo_promocional
  apple_pay: formas_de_pago metodos_de_pago bizum paypal contactless <pagar_con_tarjeta <pagar_en_efectivo <como_puedo_pagar >tarjeta >efectivo
  bank_transfer: transferencia transferencia_bancaria domiciliacion domiciliacion_bancaria
  return_policy: politica_de_devoluciones derecho_de_desistimiento <no_me_gusta <no_me_queda_bien <talla_equivocada <lo_puedo_devolver >devoluciones >cambios
  arrived_broken: defectuoso articulo_danado <llego_roto <producto_equivocado
  shipping_cost: gastos_de_envio coste_de_envio envio_gratis envio_gratuito <cuesta_el_envio
  shipping_time: plazo_de_envio plazos_de_entrega tiempo_de_entrega <cuando_llega <cuando_llegara >dias_laborables >dias_habiles >envio
  track_my_order: seguimiento_del_pedido numero_de_seguimiento <donde_esta_mi_pedido <no_ha_llegado <no_me_ha_llegado
  in_store_pickup: recogida_en_tienda <recoger_mi_pedido <recoger_en_tienda
  in_stock: en_existencias agotado <les_queda <todavia_disponible
  custom_made: a_medida hecho_a_medida por_encargo
  second_hand: segunda_mano usados
  trade_in: <compran_usado <recogen_el_viejo compra_de_usados
  wholesale: al_por_mayor <gran_cantidad
  motorhome: autocaravana <caravana
  motorcycle: moto motocicleta
  truck: camion
  taxi: taxi
  satnav: gps <google_maps
  motorway: autopista autovia
  travel_time: tiempo_de_viaje duracion_del_viaje <cuanto_se_tarda_en_llegar >minutos_en_coche
  train_station: estacion_de_tren estacion_de_ferrocarril
  bus_stop: parada_de_autobus parada_de_bus parada_de_tranvia
  shuttle_bus: lanzadera traslado_al_aeropuerto <recogernos_en_el_aeropuerto
  luggage: equipaje <maleta
  luggage_storage: consigna guardaequipaje <dejar_las_maletas <dejar_el_equipaje
  meeting_point: punto_de_encuentro <donde_quedamos
  basement: sotano
  garden: jardin
  lawn: cesped
  front_desk: recepcion
  fitting_room: los_probadores en_el_probador <probarme <probarmelo
  wc: aseos banos inodoro <orinar
  power_outlet: enchufe toma_de_corriente <cargar_el_movil <cargar_el_telefono
  drinking_water: agua_potable fuente_de_agua agua_del_grifo <rellenar_la_botella
  waiting_room: sala_de_espera
  meeting_room: sala_de_reuniones sala_de_juntas
  kitchenette: cocina_equipada <podemos_cocinar
  microwave: microondas <calentar_la_comida <calentar_el_biberon
  laundry_room: cuarto_de_lavado >lavanderia <lavar_la_ropa
  bed_linen: ropa_de_cama sabanas
  double_bed: cama_doble cama_de_matrimonio
  twin_beds: camas_individuales camas_separadas
  extra_bed: cama_supletoria cama_adicional
  crib: cuna
  double_room: habitacion_doble
  single_room: habitacion_individual
  family_room: habitacion_familiar
  bed_and_breakfast: casa_de_huespedes hostal posada
  vacation_rental: casa_rural apartamento_turistico
  breakfast: desayuno
  half_board: media_pension pension_completa
  check_in_time: hora_de_entrada hora_de_llegada
  checkout_time: hora_de_salida <dejar_la_habitacion
  late_check_in: llegada_tardia caja_de_llaves
  hotel_safe: caja_fuerte
  swimming_pool: piscina alberca
  kiddie_pool: piscina_infantil chapoteadero
  hot_tub: jacuzzi hidromasaje
  swings: parque_infantil <columpios <arenero
  high_chair: trona silla_para_bebe
  nursing_room: sala_de_lactancia <dar_el_pecho
  weather_permitting: condiciones_meteorologicas >con_cualquier_tiempo
  rain_date: fecha_alternativa
  thunderstorm: tormenta tempestad
  heatwave: ola_de_calor calor_extremo >altas_temperaturas
  raincoat: ropa_de_lluvia chubasquero <impermeable
  sturdy_shoes: calzado_comodo calzado_adecuado botas_de_montana calzado_cerrado
  sneakers: zapatillas_deportivas zapatillas_de_deporte
  wetsuit: neopreno
  hat: sombrero gorra
  life_jacket: chaleco_salvavidas
  flashlight: linterna
  playing_field: campo_de_futbol campo_de_deportes cancha_de_futbol
  ice_skating: patinaje_sobre_hielo pista_de_hielo
  climbing: escalada_deportiva escalada_en_roca rocodromo
  skiing: esqui esquiar
  ski_lift: telesilla teleferico remontes
  ski_pass: forfait_de_esqui pase_de_esqui
  sledding: trineo
  hiking: senderismo caminata excursionismo
  bike_path: carril_bici via_verde ruta_ciclista
  boat: barco barca embarcacion
  boat_rental: alquiler_de_barcos >alquiler_de_kayaks <alquilar_un_barco <alquilar_una_barca
  pedal_boat: hidropedal
  rowboat: barca_de_remos
  kayak: kayak piragua
  paddleboard: paddle_surf tabla_de_paddle
  sailing: <vela velero navegacion_a_vela
  marina: puerto_deportivo
  mooring: amarre atraque
  boat_ramp: rampa_de_botadura botadura
  boat_license: licencia_de_navegacion titulacion_nautica
  fishing_license: pesca pescar licencia_de_pesca
  scuba_diving: buceo bucear
  barbecue: barbacoa <parrilla
  campfire: fogata hoguera <hacer_fuego <encender_fuego
  picnic: picnic merendero
  outside_food: comida_de_fuera comida_propia <llevar_nuestra_comida <traer_nuestra_comida
  campsite: camping zona_de_acampada <acampar
  tent: tienda_de_campana <carpa
  marquee: carpa
  sleeping_bag: saco_de_dormir
  electric_hookup: conexion_electrica toma_electrica
  quiet_hours: horas_de_silencio >ruido <musica_alta <hacer_ruido
  season_opening: inicio_de_temporada apertura_de_temporada
  breakage: <si_rompo <si_rompemos >desperfectos >rotura
  car_rental: alquiler_de_coches coche_de_alquiler <alquilar_un_coche
  fuel: gasolina combustible
  bouncy_castle: castillo_hinchable castillo_inflable hinchables
  guided_tour: visita_guiada
  tour_guide: guia_turistico
  timed_entry: franja_horaria
  advance_tickets: venta_anticipada preventa <comprar_entradas <comprar_boletos >venta_de_entradas
  re_entry: reingreso <salir_y_volver
  permanent_exhibition: exposicion_permanente coleccion_permanente
  special_exhibition: exposicion_temporal
  artifact: piezas_de_museo
  gift_shop: tienda_de_regalos tienda_del_museo souvenirs
  flash_photography: >flash <con_flash <usar_flash
  tripod: tripode palo_selfie
  drone: dron
  film_permit: rodaje permiso_de_rodaje <grabar_un_video
  birthday_child: cumpleanero <el_dia_de_mi_cumpleanos
  wedding_venue: celebracion_de_bodas banquete_de_bodas <celebrar_nuestra_boda >bodas
  bachelorette: despedida_de_soltera despedida_de_soltero
  team_building: evento_de_empresa eventos_corporativos cena_de_empresa team_building
  flea_market: mercadillo mercado_de_pulgas
  concert: concierto musica_en_vivo musica_en_directo
  cinema: cine
  fireworks: fuegos_artificiales pirotecnia <petardos
  balloons: globos confeti <decorar_la_sala <decorar_el_salon
  appetizer: entremeses aperitivos
  main_course: plato_principal segundo_plato
  dessert: postre
  ice_cream: helado heladeria
  restaurant: >restaurante >cafeteria >chiringuito <lugar_para_comer <sitio_para_comer <donde_comer
  snack_bar: chiringuito quiosco
  non_alcoholic: sin_alcohol refresco gaseosa
  organic_food: agricultura_ecologica productos_ecologicos productos_organicos
  buffet: buffet bufe buffet_libre
  last_orders: cierre_de_cocina horario_de_cocina <hasta_que_hora_se_puede_comer
  vending_machine: maquina_expendedora
  e_cigarette: <cigarrillo_electronico <vapear <cachimba >fumar
  lost_items: objetos_perdidos objetos_encontrados <deje_olvidado <me_deje_el
  defibrillator: desfibrilador dea
  fire_department: bomberos
  emergency_exit: salida_de_emergencia via_de_evacuacion evacuacion
  cctv: videovigilancia camaras_de_seguridad
  security_guard: guardia_de_seguridad vigilante
  liability_waiver: exencion_de_responsabilidad bajo_su_responsabilidad
  unaccompanied: no_acompanado >acompanado_de_un_adulto <ninos_pueden_ir_solos
  wheelchair_rental: prestamo_de_sillas_de_ruedas
`;
