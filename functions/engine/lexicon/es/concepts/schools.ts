/** Schools and kindergartens, in the words of parents and schools. */
export const schoolConcepts = `
  school: escuela colegio universidad instituto
  course: curso clase leccion formacion asignatura
  training: entrenamiento practica
  enroll: inscribir inscripcion matricula matricular admision registro
  apply: solicitar solicitud aplicar
  submit: enviar envio presentar propuesta
  exam: examen prueba
  result: resultado resultados nota
  attendance: asistencia asistir
  promotion: promocion pasar
  seat: plaza plazas cupo capacidad
  honours: honores
  library: biblioteca
  book: libro libros
  borrow: prestamo prestar
  return: devolver devolucion
  late: tarde retraso
  lost: perdido perder perdida
  replace: reemplazo duplicado reemplazar
  id_card: identificacion carnet identidad
  uniform: uniforme ropa vestir llevar
  equipment: equipo material equipamiento
  hostel: residencia internado albergue
  canteen: comedor comida almuerzo cantina
  vegetarian: vegetariano vegano
  timetable: horario programa calendario agenda
  competition: competicion torneo concurso campeonato
  certificate: certificado constancia justificante
  form: formulario documento papeles descargar
  need: traer necesario necesito requisito requisitos obligatorio
  allowed: permitido permiso puede
  forbidden: prohibido
  rule: regla normas reglamento
  cancel: cancelar cancelacion baja
  change: cambiar cambio
  moved: trasladado mudado
  illness: enfermo enfermedad lesion
  trial: prueba probar
  camp: campamento taller practicas
  paper: articulo publicacion
  award: premio galardon
  stand: stand mesa
  exhibit: exposicion expositor
  power: electricidad potencia
  wifi: wifi internet red
  weight: peso pesar
  lunch: almuerzo comida
  dinner: cena banquete
  injury: lesion herido
  sibling: hermano hermanos hermana hermanas
  religious: religioso religion laico <catolico <catolica
  snow: nieve tiempo tormenta
  medicine: medicamento medicamentos receta <pastilla <dar_un_medicamento
  allergy: alergia alergico intolerancia
  nut: nuez nueces cacahuete
  laptop: ordenador computadora portatil
  homework: deberes tareas
  bully: acoso
  after_school: guarderia extraescolar aula_matinal
  special_needs: necesidades_especiales
  drop_off: dejar recoger recogida
  nursery: preescolar infantil guarderia
  sport: deporte deportes equipo
  trip: excursion viaje
  graduation: graduacion
  break: recreo
  drop_her_off: <dejar_a_mi_hijo <dejar_al_nino <dejar_a_los_ninos hora_de_entrada horario_de_entrada
  pick_her_up: <recoger_a_mi_hijo <recoger_a_los_ninos hora_de_salida horario_de_salida hora_de_recogida
  authorized_pickup: persona_autorizada <recoger_otra_persona <abuela_recoger
  late_pickup: <recoger_tarde recogida_tardia
  late_arrival: <llega_tarde impuntualidad >retraso
  report_an_absence: <hijo_enfermo <hijo_esta_enfermo <avisar_de_una_falta justificar_una_falta justificante_de_ausencia >ausencia
  lice: piojos liendres
  packed_lunch: fiambrera almuerzo_de_casa tupper <traer_su_comida <llevar_comida_de_casa
  hot_lunch: comedor_escolar servicio_de_comedor <que_comen_los_ninos <se_queda_a_comer >comedor
  snack: merienda tentempie
  school_uniform: uniforme_escolar codigo_de_vestimenta <llevar_uniforme >uniforme
  class_size: alumnos_por_clase alumnos_por_aula ratio_de_alumnos >alumnos
  teacher_aide: auxiliar_de_conversacion profesor_de_apoyo auxiliares_de_aula maestro_de_apoyo
  iep: neae adaptaciones_curriculares refuerzo_educativo necesidades_educativas_especiales <autismo <autista <le_cuesta_aprender >inclusion
  gifted_students: altas_capacidades superdotado
  school_bus: autobus_escolar transporte_escolar ruta_escolar
  carpool: compartir_coche
  school_fees: cuota_escolar colegiatura <matricula >mensualidad matricula_anual gastos_de_escolarizacion
  tuition_assistance: ayuda_economica becas_de_comedor <no_puedo_pagar <no_podemos_pagar <pocos_recursos >becas
  volunteer_hours: horas_de_voluntariado participacion_de_los_padres <padres_tienen_que_ayudar >voluntariado
  pta: ampa asociacion_de_padres
  non_catholic: <no_catolico <no_soy_catolico <no_somos_catolicos <no_bautizado <ser_catolico <otra_religion >todas_las_religiones >cualquier_religion >religion
  religious_education: clase_de_religion educacion_religiosa
  potty_trained: control_de_esfinteres <lleva_panal <todavia_usa_panal
  nap: siesta
  settling_in: periodo_de_adaptacion adaptacion
  playground: parque_infantil <jugar_fuera <salir_al_patio >recreo
  parent_teacher_conference: tutoria reunion_de_padres <hablar_con_el_profesor <hablar_con_la_profesora
  report_card: boletin_de_notas boletin_de_calificaciones calificaciones
  open_house: jornada_de_puertas_abiertas puertas_abiertas <ver_el_colegio <conocer_el_colegio <visitar_el_colegio
  midyear: <a_mitad_de_curso <mitad_del_curso <cambiar_de_colegio cambio_de_colegio
  hard_to_get_in: criterios_de_admision proceso_de_admision baremo <conseguir_plaza
  cutoff_date: edad_de_escolarizacion <empezar_infantil
  snow_day: suspension_de_clases <se_suspenden_las_clases
  teacher_in_service: dias_no_lectivos <no_hay_clase <no_hay_colegio >vacaciones >festivos
  school_supplies: material_escolar lista_de_material lista_de_utiles utiles_escolares
  cell_phone_policy: <movil_en_clase <llevar_el_movil >movil
  extracurricular: actividades_extraescolares >extraescolares <despues_de_clase
  foreign_language: idiomas_extranjeros bilingue inmersion
  english_learners: <no_habla_espanol espanol_para_extranjeros
  accreditation: acreditado homologado
  yr: >ano
  year_group: nivel_educativo niveles_educativos
  pre_school: educacion_infantil parvulario parvulos
  nursery_school: jardin_de_infancia jardin_infantil parvulario
  reception_class: ultimo_curso_de_infantil
  primary_school: educacion_primaria escuela_primaria colegio_de_primaria
  middle_school: educacion_secundaria
  high_school: educacion_secundaria escuela_secundaria preparatoria
  sixth_form: bachillerato
  alevel: selectividad ebau
  freshman: >nuevo_ingreso >primer_ano
  state_school: colegio_publico escuela_publica
  private_school: colegio_privado escuela_privada centro_privado
  boarding_school: regimen_de_internado >internado
  halls_of_residence: residencia_de_estudiantes residencia_universitaria colegio_mayor
  legal_guardian: tutor_legal tutores_legales >padres
  playgroup: grupo_de_juego juego_en_familia
  apply_for_a_place: <inscribir_a_mi_hijo <inscribir_a_mi_hija <matricular_a_mi_hijo <matricular_a_mi_hija >proceso_de_admision >admision >matricula
  catchment_area: zona_escolar area_de_influencia zona_de_escolarizacion
  oversubscribed: <quedan_plazas <hay_plazas <tienen_plazas >plazas >lista_de_espera
  withdraw_my_child: <dar_de_baja_a_mi_hijo <dar_de_baja_a_mi_hija >baja_voluntaria
  interview: entrevista
  entrance_exam: examen_de_ingreso examen_de_admision prueba_de_acceso prueba_de_admision
  placement_test: prueba_de_nivel test_de_nivel
  open_evening: sesion_informativa jornada_informativa >puertas_abiertas
  parent_handbook: reglamento_interno reglamento_de_regimen_interior manual_de_convivencia normas_de_convivencia
  school_readiness: madurez_escolar
  go_back_to_school: inicio_de_clases inicio_de_las_clases <vuelven_al_colegio <empieza_el_curso <primer_dia_de_clase >inicio_de_curso >inicio_del_curso
  last_day_of_school: ultimo_dia_de_clase ultimo_dia_de_clases fin_de_curso fin_de_las_clases <acaban_las_clases <terminan_las_clases
  school_holidays: vacaciones_escolares >calendario_escolar
  semester: semestre cuatrimestre trimestre_escolar
  half_term: >semana_blanca
  inset_day: >dia_no_lectivo >dias_no_lectivos
  school_hours: horario_escolar horario_lectivo <a_que_hora_empiezan_las_clases >jornada_escolar
  does_school_finish: <salen_del_colegio <sale_del_colegio <salen_de_clase <sale_de_clase <salen_del_cole salida_del_colegio >hora_de_salida
  breakfast_club: aula_madrugadora guarderia_matinal >aula_matinal
  wraparound: acogida_de_tarde guarderia_de_tarde tardes_de_cole
  half_day: media_jornada
  full_day: jornada_completa
  holiday_club: campamento_de_verano campamento_urbano colonias_de_verano escuela_de_verano
  break_time: >recreo
  walk_home_alone: <irse_solo_a_casa <irse_sola_a_casa <salir_solo_del_colegio >salir_solos >irse_solos
  off_campus: recinto_escolar <salir_del_centro
  school_office: secretaria_del_centro >secretaria
  emergency_contact: contacto_de_emergencia
  pe_kit: chandal ropa_deportiva ropa_de_deporte
  pe: educacion_fisica
  uniform_shop: tienda_de_uniformes <comprar_el_uniforme >uniformes
  blazer: <pantalones_vaqueros <sudadera <falda <pantalon_corto >uniforme >codigo_de_vestimenta
  wear_earrings: <llevar_pendientes <aretes <piercing >joyas
  name_tag: etiquetas_con_nombre >marcado_con_el_nombre >marcada_con_el_nombre
  indoor_shoes: zapatillas_de_casa
  change_of_clothes: ropa_de_cambio ropa_de_recambio
  sunscreen: crema_solar protector_solar >proteccion_solar
  backpack: mochila
  water_bottle: cantimplora botella_de_agua
  stationery: <estuche <cuadernos <libretas <lapices >material_escolar >utiles_escolares
  textbook: libro_de_texto libros_de_texto
  cuddly_toy: peluche <traer_juguetes <llevar_juguetes >juguetes
  school_dinner: menu_escolar >comedor_escolar >comedor
  free_school_meals: beca_comedor ayudas_de_comedor >becas_de_comedor
  peanut_butter: <mantequilla_de_cacahuete <nocilla <nutella >sin_frutos_secos >frutos_secos
  sweets: chucherias golosinas caramelos
  picked_on: <se_meten_con <se_burlan_de ciberacoso acoso_escolar >acoso
  behaviour_policy: codigo_de_conducta plan_de_convivencia <se_porta_mal >conducta >convivencia >disciplina
  kicked_out_of_school: <expulsado_del_colegio expediente_disciplinario >expulsion
  truancy: absentismo absentismo_escolar <hacer_novillos <faltar_a_clase
  term_time_holiday: permiso_de_ausencia <vacaciones_durante_el_curso
  absence_note: justificante_de_faltas >justificante_de_ausencia
  runny_nose: <resfriado <mocos <catarro <tos <dolor_de_garganta >enfermo >enfermedad >sintomas
  send_him_home: <se_pone_malo <se_pone_enfermo <se_pone_mala >se_encuentra_mal >enfermo >enferma
  school_nurse: enfermeria >enfermera
  gets_hurt_at_school: <se_hace_dano_en_el_colegio >primeros_auxilios >accidente
  antibiotics: <inhalador <antibiotico <jarabe <paracetamol <ibuprofeno >medicamentos
  epipen: autoinyector anafilaxia >adrenalina
  diabetic: <diabetes <diabetico <epilepsia <asma enfermedad_cronica enfermedades_cronicas
  vaccinated: cartilla_de_vacunacion carnet_de_vacunacion cartilla_de_vacunas >vacunas
  school_psychologist: orientador orientadora departamento_de_orientacion psicologo_escolar psicopedagogo
  senco: dificultades_de_aprendizaje pedagogia_terapeutica >necesidades_educativas_especiales >necesidades_especiales
  dyslexia: dislexia dislexico discalculia
  eal: espanol_como_lengua_extranjera aula_de_acogida aula_de_enlace
  headteacher: directora_del_centro director_del_centro equipo_directivo >director >directora
  deputy_head: subdirector subdirectora jefe_de_estudios jefa_de_estudios
  form_teacher: profesor_tutor tutor_de_clase tutora >tutor
  kindergarten_teacher: educadora_infantil educador_infantil maestra_de_infantil educadoras_infantiles
  supply_teacher: profesor_sustituto sustituto suplente
  bursar: departamento_de_administracion administracion_del_centro
  school_governors: consejo_escolar patronato
  registrar: oficina_de_admisiones departamento_de_admisiones
  teaching_qualification: profesores_titulados profesorado_cualificado profesores_cualificados
  safeguarding: proteccion_del_menor proteccion_de_la_infancia >proteccion_de_menores
  parents_evening: reunion_de_familias reunion_de_inicio_de_curso >reunion_de_padres
  room_parent: padre_delegado madre_delegada delegado_de_padres delegados_de_padres
  chaperone: padres_acompanantes
  class_trip: excursion_escolar viaje_escolar salida_escolar viaje_de_fin_de_curso >excursiones
  student_exchange: intercambio_escolar programa_de_intercambio estudiantes_de_intercambio estancia_en_el_extranjero
  fundraiser: recaudacion_de_fondos >rifa
  sports_day: dia_del_deporte jornada_deportiva
  school_photo: fotos_escolares foto_de_clase
  parent_portal: portal_de_familias plataforma_educativa app_de_familias
  mock_exam: simulacro_de_examen examen_de_prueba
  retake: examen_de_recuperacion convocatoria_extraordinaria <repetir_el_examen <suspendo_el_examen
  grading_system: sistema_de_calificacion sistema_de_evaluacion criterios_de_calificacion >evaluacion
  repeat_a_year: repetir_curso repetidor repetir_ano
  hw: tareas_escolares tareas_para_casa >deberes
  homework_club: ayuda_con_los_deberes estudio_dirigido apoyo_escolar
  private_tutor: clases_de_refuerzo clases_de_apoyo clases_particulares
  curriculum: plan_de_estudios temario contenidos_del_curso programa_de_estudios <que_se_aprende
  teaching_method: metodologia proyecto_educativo metodo_de_ensenanza pedagogia
  remote_learning: ensenanza_a_distancia educacion_a_distancia clases_virtuales formacion_online
  math: matematicas
  music_lesson: clases_de_musica clases_de_instrumento <clases_de_piano <clases_de_guitarra <clases_de_violin >musica
  instrument_rental: alquiler_de_instrumentos prestamo_de_instrumentos <alquilar_un_instrumento
  violin: violin
  piano: piano
  guitar: guitarra
  recital: audicion_de_alumnos concierto_de_alumnos festival_de_fin_de_curso
  soccer: futbol
  chess: ajedrez
  martial_arts: artes_marciales <karate <judo <taekwondo
  dance: baile bailar danza
  headphones: <auriculares <reloj_inteligente dispositivos_electronicos aparatos_electronicos
  tuition_free: ensenanza_gratuita educacion_gratuita
  means_tested: segun_ingresos becas_y_ayudas >becas
  materials_fee: cuota_de_material gastos_de_material
  alumni: antiguos_alumnos exalumnos antiguo_alumno alumni
  transcript: expediente_academico certificado_de_notas historial_academico certificado_academico
  proof_of_enrollment: certificado_de_matricula certificado_de_escolaridad constancia_de_estudios
  certificate_of_completion: certificado_de_asistencia certificado_de_aprovechamiento certificado_de_participacion >certificado
  miss_a_lesson: <falto_a_una_clase <pierdo_una_clase >clase_de_recuperacion >clases_perdidas >recuperar
  one_on_one_lessons: clase_particular clases_particulares clases_individuales clases_privadas
  group_lesson: clases_grupales clase_grupal clases_en_grupo clases_colectivas
  evening_class: clases_nocturnas cursos_nocturnos
  adult_education: educacion_de_adultos formacion_continua formacion_permanente
`;
