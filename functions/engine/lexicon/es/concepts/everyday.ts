/** Everyday actions: getting there, finding, asking. */
export const everydayConcepts = `
  phone: telefono tel llamar numero movil celular
  fax: fax
  email: email correo mail escribir
  contact: contacto contactar
  address: direccion ubicacion situado lugar ubicado donde calle
  headquarters: sede sede_central
  branch: sucursal oficina despacho
  hours: horario horarios abierto apertura abre abren <a_que_hora_abren
  close: cerrado cierra cierre cierran
  time: hora comienza empieza
  begin: inicio comienzo empezar comenzar
  end: fin final terminar
  deadline: plazo limite vencimiento hasta
  date: fecha dia cuando
  weekday: laborable entre_semana lunes viernes
  weekend: sabado domingo
  monday: lunes
  tuesday: martes
  wednesday: miercoles
  thursday: jueves
  friday: viernes
  saturday: sabado sabados
  sunday: domingo domingos
  morning: manana
  evening: noche tarde
  afternoon: tarde
  january: enero
  february: febrero
  march: marzo
  april: abril
  may: mayo
  june: junio
  july: julio
  august: agosto
  september: septiembre
  october: octubre
  november: noviembre
  december: diciembre
  spring: primavera
  summer: verano
  autumn: otono
  winter: invierno
  holiday: vacaciones festivo feriado
  appointment: cita reservar reserva consulta cita_previa <pedir_hora
  parking: aparcamiento estacionamiento parking aparcar estacionar <dejar_el_coche <en_coche
  bus: autobus tren metro tranvia transporte_publico <sin_coche
  stop: parada estacion
  airport: aeropuerto vuelo
  hotel: hotel alojamiento habitacion
  venue: sede se_celebra
  far: lejos distancia cerca
  website: sitio pagina web internet
  train: tren metro estacion
  visit: visita visitar recorrido
  bicycle: bicicleta bici
  one: 1 uno primero primera
  two: 2 dos segundo segunda
  three: 3 tres tercero tercera
  four: 4 cuatro cuarto
  five: 5 cinco quinto
  six: 6 seis sexto
  ten: diez 10
  half: medio mitad
  middle: medio intermedio
  big: grande tamano
  small: pequeno
  new: nuevo reciente
  long: largo duracion dura
  consecutive: seguidos consecutivos
  often: frecuencia frecuente a_menudo
  help: ayuda ayudar apoyo
  use: usar utilizar uso
  get: obtener recibir
  benefit: beneficio ventaja
  work: trabajar compromiso
  goal: objetivo mision
  handle: tratar gestionar
  explain: explicar significa
  keep: guardar conservar
  choose: elegir escoger
  show: mostrar ver
  write: escribir editar agregar
  read: leer extraer
  rename: renombrar
  support: compatible soportado
  convert: convertir
  barefoot: descalzo pies
  color: color colores
  brand: marca modelo
  first: primer
  confidential: confidencial
  complain: queja reclamacion <quejarme
  safe: seguro seguridad
  news: noticias novedades
  event: evento fiesta celebracion
  guy: tipo
  sock: calcetin calcetines zapatos sandalias
  outfit: kimono traje
  hygiene: higiene limpio ducha joyas
  belt: cinturon grado dan
  licence: licencia
  doctor_note: certificado_medico medico
  tardy: tarde
  absent: ausente ausencia faltar
  punished: sancion expulsado castigo
  mobile_phone: movil celular
  smoke: fumar tabaco
  stay: dormir alojamiento pernoctar
  room: sala aula
  gym: gimnasio pabellon
  subject: asignatura carrera departamento
  dropout: salir baja
  reserved: cupo reserva
  extra: adicional extra
  cash_prize: premio
  celebrate: ceremonia celebracion entrega
  switch: cambiar
  currently: actual actualmente
  overseas: extranjero internacional
  far_away: lejos distancia
  response: respuesta responder
  upload: subir enviar
  sign: firmar firma
  behind: atrasado
  review: opinion resena
  history: historia origen
  latest: ultima
  overwrite: sobrescribir reemplazar
  recursive: recursivo subcarpetas
  shift: ajustar corregir
  gps: gps coordenadas ubicacion
  character: codificacion caracteres acentos
  crash: falla bloquea
  spreadsheet: hoja_de_calculo csv
  localize: idioma traduccion
  free_software: libre licencia
  windows: windows pc
  mac: mac macos
  timestamp: fecha
  thumbnail: miniatura vista_previa
  camera: camara objetivo
  quiet: silencioso ocultar
  batch: varios lote
  exclude: excluir omitir
  garbage: basura residuos
  toilet: bano aseo aseos banos
  rent: alquilar alquiler
  gluten: gluten lactosa
  stroller: cochecito carrito
  newsletter: boletin suscribirse
  call_it_off: <echarme_atras anular anulacion cancelar cancelacion
  withdrawal_period: derecho_de_desistimiento plazo_de_desistimiento <cambio_de_opinion <cambiar_de_opinion
  contract_termination: rescision_del_contrato resolucion_del_contrato <cancelar_mi_contrato <rescindir_el_contrato
  minimum_term: permanencia_minima compromiso_de_permanencia <atado_al_contrato
  deregister: <sacar_a_mi_hijo_de <dar_de_baja_a_mi baja_del_alumno
  unsubscribe: <darme_de_baja_del_boletin <dejar_de_recibir
  substitute_participant: >transferible >intransferible <ceder_mi_plaza <dar_mi_entrada
  course_change: cambio_de_grupo <cambiar_de_grupo <cambiar_de_clase
  make_up_class: clase_de_recuperacion <recuperar_una_clase <recuperar_la_clase
  swap_it_for: cambios_y_devoluciones <cambiarlo_por <cambiarla_por
  reference_only: >consulta_en_sala >excluido_de_prestamo <llevarmelo_a_casa
  book_drop: buzon_de_devolucion
  doggy_bag: <llevarme_las_sobras <llevar_las_sobras
  letterbox: buzon_de_correo <meter_en_el_buzon
  voicemail: contestador buzon_de_voz <dejar_un_mensaje
  callback: <me_devuelven_la_llamada <me_llaman_ustedes >devolveremos_la_llamada >le_llamaremos
  response_time: tiempo_de_respuesta <cuando_me_responden <cuanto_tardan_en_responder >respondemos_en
  contact_person: persona_de_contacto <con_quien_hablo <a_quien_pregunto <a_quien_me_dirijo
  press_contact: contacto_de_prensa gabinete_de_prensa portavoz <soy_periodista
  complaints_procedure: hoja_de_reclamaciones hojas_de_reclamaciones <poner_una_queja <no_estoy_satisfecho <no_estoy_contento >reclamaciones >quejas
  grade_appeal: revision_de_examen reclamacion_de_notas <reclamar_la_nota
  suggestion_box: buzon_de_sugerencias <hacer_una_sugerencia >sugerencias
  fill_in_the_form: rellenar_el_formulario <rellenar_un_formulario <llenar_un_formulario >formulario_de_inscripcion >impreso_de_solicitud
  download_the_form: <descargar_el_formulario <donde_encuentro_el_formulario >descargas >descargable
  send_it_by_mail: <enviar_por_correo_postal <mandar_por_correo >por_correo_postal
  send_a_photo_of_the: <escanear_los_documentos <mandar_una_foto_del >escaneados
  electronic_signature: firma_electronica firma_digital <firmar_en_linea <firmar_por_internet
  parental_consent: autorizacion_paterna autorizacion_de_los_padres <firma_de_los_padres
  waiver_form: exoneracion_de_responsabilidad <firmar_una_exencion
  certified_copies: copia_compulsada copia_certificada <compulsar
  original_documents: documentos_originales <basta_una_copia <vale_una_copia
  photo_id: documento_de_identidad dni <demostrar_mi_identidad <identificarme >pasaporte
  proof_of_address: comprobante_de_domicilio certificado_de_empadronamiento empadronamiento <demostrar_donde_vivo
  copy_of_my_records: historia_clinica historial_medico <copia_de_mi_historial
  right_to_erasure: derecho_de_supresion derecho_al_olvido supresion_de_datos <borrar_mis_datos <eliminar_mis_datos
  right_of_access: derecho_de_acceso <que_datos_tienen <que_datos_guardan
  sell_my_data: cesion_de_datos <venden_mis_datos <comparten_mis_datos >a_terceros
  withdrawal_of_consent: revocar_el_consentimiento retirar_el_consentimiento <retirar_mi_consentimiento
  data_protection_officer: delegado_de_proteccion_de_datos
  photo_release: derecho_de_imagen derechos_de_imagen <fotos_de_mi_hijo <fotos_de_mi_hija <salir_en_fotos
  video_surveillance: videovigilancia camaras_de_vigilancia camaras_de_seguridad
  not_allowed: prohibido prohibida
  compulsory_attendance: asistencia_obligatoria <venir_todas_las_semanas
  excused_from: exencion_de_educacion_fisica <exento_de_gimnasia
  fee_waiver: exencion_de_tasas exencion_de_pago <quien_no_paga
  who_gets_in_free: entrada_gratuita entrada_libre <quien_entra_gratis
  acceptance_letter: carta_de_admision lista_de_admitidos <saber_si_me_han_admitido <saber_si_han_admitido
  rejected: rechazado rechazo denegado
  eligible: elegible requisitos_de_acceso <quien_puede_solicitar <quien_puede_participar
  queue: cola_de_espera <hacer_cola
  first_come_first_served: orden_de_llegada orden_de_inscripcion
  admission_lottery: sorteo_de_plazas >sorteo
  plus_one: pase_de_invitado <traer_a_un_amigo <llevar_a_un_amigo <ir_con_un_amigo
  come_alone: <venir_solo <venir_sola <sin_pareja
  just_have_a_look: <solo_mirar <solo_a_mirar >sin_compromiso_de_compra
  video_call: videollamada videoconferencia <por_zoom
  phone_consultation: consulta_telefonica cita_telefonica <hablar_por_telefono
  in_person: presencial presencialmente en_persona
  mobile_service: servicio_a_domicilio <vienen_a_mi_casa >nos_desplazamos >vamos_a_su_casa
  work_from_home: teletrabajo
  job_application: carta_de_presentacion curriculum_vitae <mi_curriculum <mandar_mi_cv >su_curriculum >tu_curriculum
  unsolicited_application: autocandidatura candidatura_espontanea
  job_interview: entrevista_de_trabajo
  apprentice: aprendiz contrato_de_aprendizaje formacion_dual
  internship: pasantia pasante becario practicas_profesionales <hacer_practicas <hacer_las_practicas
  part_time_job: <trabajo_de_verano <trabajo_para_estudiantes trabajo_a_tiempo_parcial
  hours_of_work: jornada_laboral jornada_de_trabajo
  hourly_wage: sueldo_por_hora <cuanto_se_gana <cuanto_ganaria >sueldo >salario
  employee_benefits: beneficios_sociales beneficios_para_empleados
  career_changer: reconversion_profesional cambio_de_carrera
  background_check: certificado_de_antecedentes antecedentes_penales certificado_de_delitos_sexuales
  volunteer_opportunities: <ser_voluntario <necesitan_voluntarios <hacer_voluntariado >buscamos_voluntarios
  voluntary_service: servicio_voluntario
  expense_allowance: compensacion_de_gastos <pagan_a_los_voluntarios
  reception_desk: recepcionista mostrador_de_recepcion
  proprietor: dueno <a_quien_pertenece >propietario >negocio_familiar >empresa_familiar
  managing_director: director_general directora_general consejero_delegado
  deputy: subdirector subdirectora vicepresidente vicepresidenta
  handles_the_money: tesorero tesorera
  club_secretary: secretario_del_club secretaria_del_club
  board_of_trustees: junta_directiva patronato consejo_de_administracion
  caretaker: conserje
  come_just_once: <ir_solo_una_vez <venir_solo_una_vez sesion_suelta
  beginners_course: curso_para_principiantes curso_de_iniciacion <clases_para_principiantes
  rained_out: mal_tiempo inclemencias <si_llueve >en_caso_de_lluvia
  snowstorm: <nevadas <ola_de_calor alerta_meteorologica
`;
