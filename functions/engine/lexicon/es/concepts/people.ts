/** People; bodies, families, beliefs, animals and languages. */
export const peopleConcepts = `
  principal: director directora jefe dirige responsable
  director: director gerente responsable jefe
  manager: encargado gestiona
  president: presidente presidenta
  owner: propietario fundador fundado fundada dueno
  founded: fundado fundada creado desde historia
  teacher: profesor profesora maestro entrenador docente ensena
  lawyer: abogado abogada letrado
  accountant: contador contable asesor
  doctor: medico doctor doctora
  staff: equipo personal empleado
  secretary: secretario secretaria asistente
  treasurer: tesorero tesorera
  committee: comite junta consejo
  member: miembro socio afiliacion cuota
  student: alumno estudiante alumna
  child: nino ninos hijo hija
  adult: adulto adultos
  parent: padre madre padres
  grandparent: abuelo abuela abuelos nieto nietos
  dementia: demencia dependencia incapacitado
  family: familia hogar
  husband: marido esposa conyuge
  senior: mayor jubilado anciano
  beginner: principiante
  man: hombre hombres masculino
  woman: mujer mujeres femenino
  client: cliente clientes
  guest: invitado visitante huesped
  volunteer: voluntario
  speaker: orador ponente charla conferencia
  author: autor escrito creado desarrollador
  mayor: alcalde
  name: nombre llama
  age: edad anos
  born: nacido nacimiento
  qualification: titulo titulacion diploma
  experience: experiencia
  studied: estudio universidad graduado
  language: idioma habla idiomas
  new_patient: nuevo_paciente <aceptan_pacientes <aceptan_nuevos >pacientes
  first_visit: primera_visita primera_cita >primera_consulta <primera_sesion
  patient_forms: formulario_de_paciente historia_clinica <rellenar_antes >formulario
  in_network: <mi_seguro <aceptan_seguro <trabajan_con_seguro mutua >aseguradoras >seguros
  uninsured: sin_seguro <no_tengo_seguro <no_asegurado
  copay: copago <de_mi_bolsillo
  referral: volante derivacion <sin_volante <enviado_por_mi_medico
  prescription_refill: renovar_receta <renovar_mi_receta receta_electronica
  sick_note: baja_medica parte_de_baja <la_baja
  lab_results: analisis_de_sangre resultados_de_analisis <mis_resultados
  x_ray: radiografia ecografia resonancia
  does_it_hurt: <duele_mucho <va_a_doler <es_doloroso indoloro anestesia anestesia_local
  dental_anxiety: <me_da_miedo <miedo_al_dentista pacientes_con_miedo
  in_a_lot_of_pain: <me_duele_mucho <mucho_dolor <hoy_mismo >urgencia >dolor
  toothache: dolor_de_muelas <me_duele_la_muela <diente_roto >urgencia_dental
  dentist: dentista dental dientes odontologo
  braces: ortodoncia ortodoncista brackets <dientes_torcidos
  teeth_cleaning: limpieza_dental limpieza_bucal <limpieza_de_dientes
  teeth_whitening: blanqueamiento blanqueamiento_dental <dientes_mas_blancos
  pregnant: embarazada prenatal <esperando_un_bebe
  breastfeeding: lactancia lactancia_materna
  midwife: matrona comadrona partera
  pediatric: pediatra pediatria <atienden_ninos <tratan_ninos >ninos
  checkup: revision_medica chequeo reconocimiento_medico
  vaccine: vacuna <vacunarme <vacunarse
  what_to_bring: <que_llevo <que_tengo_que_llevar <que_debo_llevar <hay_que_llevar >traer >traiga
  empty_stomach: en_ayunas ayunas <comer_antes
  aftercare_instructions: postoperatorio <despues_de_la_operacion <despues_del_tratamiento
  surgery: cirugia operacion quirurgico
  where_did_the_doctor_study: <donde_estudio <donde_se_formo facultad_de_medicina residencia_medica >licenciado >universidad
  female_doctor: >doctora <una_mujer_medico
  telehealth: telemedicina videoconsulta teleconsulta
  house_call: visita_a_domicilio a_domicilio <venir_a_mi_casa <vienen_a_casa
  second_opinion: segunda_opinion
  therapist: psicologo psicoterapia terapeuta
  physiotherapy: fisioterapia fisioterapeuta
  massage: masaje
  glasses: gafas lentillas optometrista examen_de_la_vista
  veterinarian: veterinario clinica_veterinaria
  spay: esterilizar castrar
  medical_records: historial_medico historial_clinico <mi_historial
  minor_consent: menores consentimiento_paterno autorizacion_paterna <sin_los_padres >menores_de_edad
  bring_someone_with_me: acompanante <ir_acompanado
  stairs: escalera escalones peldanos
  are_there_stairs: <hay_escaleras <subir_escaleras <con_muletas <rampa >movilidad_reducida >sin_barreras
  wheelchair_user: silla_de_ruedas <silla_de_ruedas_electrica
  is_there_a_lift: ascensor <hay_elevador <tienen_elevador
  walking_frame: con_andador <mi_andador
  disabled: discapacitado discapacidad minusvalido minusvalia
  disability_card: tarjeta_de_discapacidad certificado_de_discapacidad
  disabled_parking: aparcamiento_para_discapacitados plaza_para_discapacitados plazas_de_movilidad_reducida
  disabled_toilet: bano_adaptado aseo_adaptado bano_para_discapacitados
  visually_impaired: ciego invidente discapacidad_visual
  deaf: sordo hipoacusia discapacidad_auditiva >bucle_magnetico >lengua_de_signos
  sign_language: lengua_de_signos lengua_de_senas
  caregiver: personas_cuidadoras cuidadora_de_mayores cuidador_de_ancianos
  my_carer: <mi_cuidador <mi_cuidadora >acompanante
  common_cold: resfriado catarro <acatarrado <mocos
  flu: gripe
  cough: tos toser
  covid: covid coronavirus
  measles: sarampion
  headache: dolor_de_cabeza jaqueca migrana cefalea
  stomachache: dolor_de_estomago dolor_de_barriga dolor_abdominal
  sore_throat: dolor_de_garganta amigdalitis anginas
  back_pain: dolor_de_espalda lumbalgia lumbago <duele_la_espalda
  neck_pain: dolor_de_cuello dolor_cervical cervicalgia <duele_el_cuello
  fracture: fractura hueso_roto <roto_el_brazo <roto_la_pierna
  dizzy: <mareo vertigo
  seasick: <mareo <me_mareo cinetosis pastillas_para_el_mareo
  diabetes: diabetes diabetico
  asthma: asma asmatico
  cancer: cancer oncologia oncologo
  depression: depresion deprimido depresivo
  panic_attack: ataque_de_panico ataque_de_ansiedad ansiedad
  insomnia: insomnio trastornos_del_sueno <no_puedo_dormir
  weight_loss: adelgazar perdida_de_peso <bajar_de_peso <perder_peso
  hay_fever: fiebre_del_heno alergia_al_polen rinitis_alergica
  high_blood_pressure: hipertension presion_alta tension_alta
  arthritis: artrosis artritis dolor_articular
  earache: dolor_de_oido otitis
  slipped_disc: hernia_discal
  epilepsy: epilepsia epileptico
  pain: dolor doloroso <me_duele
  cardiologist: cardiologo cardiologia
  psychiatrist: psiquiatra psiquiatria
  ear_nose_and_throat: otorrino otorrinolaringologo otorrinolaringologia
  nurse: enfermera enfermero
  hospital: hospital
  ambulance: ambulancia
  first_aid: primeros_auxilios botiquin socorrismo
  contraception: anticoncepcion anticonceptivo
  childbirth: dar_a_luz sala_de_partos
  prenatal_class: preparacion_al_parto
  postnatal: posparto postparto <despues_del_parto
  noise: ruido ruidoso
  baby: <mi_bebe <un_bebe <con_bebe <recien_nacido nino ninos
  teenager: <adolescente >menores_de_edad >menores_de_18
  mum: <mi_mama <mami madre
  dad: <mi_papa <papi padre
  granny: <abuelita <abuelito abuelos
  aunt: <mi_tia <mi_tio <mi_primo <mi_prima <sobrino familiar pariente
  single_parent: familia_monoparental madre_soltera padre_soltero
  large_family: familia_numerosa familias_numerosas
  my_girlfriend: <mi_novio <mi_novia <mi_pareja conyuge pareja_de_hecho
  my_ex: <mi_ex <exmarido <exmujer ex_conyuge >otro_progenitor
  same_sex: mismo_sexo homosexual lgbt lgtbi <dos_mamas <dos_papas
  widow: viudo viuda viudez
  oap: <tercera_edad <adulto_mayor jubilado mayores_de_65
  nursing_home: residencia_de_ancianos residencia_de_mayores residencia_geriatrica
  over_18: <mayor_de_18 mayor_de_edad mayores_de_edad >mayores_de_18
  death_certificate: certificado_de_defuncion acta_de_defuncion
  marriage_certificate: certificado_de_matrimonio acta_de_matrimonio
  funeral_home: funeraria tanatorio
  cremation: incineracion crematorio servicio_de_cremacion
  birthday: cumpleanos
  baptized: bautizo bautismo bautizado
  godparent: padrino madrina padrinos
  parish: parroquia
  prayer: oracion orar rezar
  bible: biblia sagrada_escritura sagradas_escrituras
  statement_of_faith: declaracion_de_fe lo_que_creemos <en_que_creen
  atheist: <ateo <agnostico <soy_musulman <soy_judio >todas_las_religiones >cualquier_religion
  jewish: judio judaismo
  muslim: musulman islam
  catholic: catolico
  protestant: protestante luterano evangelico
  allergen: alergenos alergia_alimentaria alergias_alimentarias <alergia_a_los_frutos_secos <alergico_a_los_frutos_secos
  gluten_free: sin_gluten celiaco celiaquia
  dairy_free: sin_lactosa intolerante_a_la_lactosa <sin_leche
  almonds: <almendras <avellanas <pistachos frutos_secos frutos_de_cascara
  shellfish: marisco mariscos crustaceos
  dog: <perro <cachorro <gato <gatito <conejo <hamster <loro >mascota
  spaniel: <caniche <chihuahua <pastor_aleman <golden_retriever >perro
  snake: <serpiente <tortuga <iguana animales_exoticos >reptiles
  horse: caballo poni <yegua
  mice: <tengo_ratas <ratones <cucarachas <hormigas <chinches <avispas <termitas >plagas >control_de_plagas
  flea_treatment: pulgas garrapatas antiparasitario
  dog_walker: paseador_de_perros paseo_de_perros
  dog_training: adiestramiento_canino adiestramiento educacion_canina
  leash: perros_con_correa sujetos_con_correa llevar_correa <sin_correa
  muzzle: bozal
  animal_shelter: protectora_de_animales refugio_de_animales <adoptar_un_perro <adoptar_un_gato
  pet_friendly: se_admiten_mascotas se_admiten_perros se_aceptan_mascotas admite_mascotas <con_mi_perro <con_perro <llevar_a_mi_perro
  pet_shop: tienda_de_mascotas tienda_de_animales
  english: ingles angloparlante
  german: aleman
  french: frances francoparlante
  spanish: espanol castellano hispanohablante
  portuguese: portugues
  russian: ruso rusohablante
  ukrainian: ucraniano
  polish_speaking: polaco
  turkish: turco
  arabic: arabe
  dutch: holandes neerlandes
  interpreter: interprete <traductor
  mother_tongue: lengua_materna hablante_nativo
  language_course: curso_de_idiomas cursos_de_idiomas clases_de_idiomas
  learn_german: clases_de_aleman cursos_de_aleman curso_de_aleman
  learn_english: clases_de_ingles cursos_de_ingles curso_de_ingles
  nationality: ciudadania nacionalidad_espanola <mi_nacionalidad <que_nacionalidad
  foreign_national: ciudadanos_extranjeros ciudadano_extranjero
  usa: estados_unidos eeuu ee_uu
  uk: reino_unido gran_bretana <inglaterra
  germany: alemania
  austria: austria
  switzerland: suiza
  france: francia
  spain: espana
  italy: italia
  netherlands: paises_bajos holanda
  russia: rusia
  ukraine: ucrania
  european_union: union_europea ue
`;
