import { parseConcepts } from '../concept.ts';

/** Schools, clubs, events and their rules. */
export const educationConcepts = parseConcepts(`
  school college university institute academy campus | schule hochschule universitat akademie | ecole universite lycee college academie | escuela colegio universidad instituto | школа университет колледж институт
  course class lesson >program >programme >training >session | kurs klasse unterricht stunde lehrgang fach training | cours classe lecon formation seance entrainement matiere | curso clase leccion formacion asignatura | курс класс урок занятие предмет
  training practice session workout | training ubung trainingszeiten | entrainement entrainements seance cours | entrenamiento practica | тренировка занятия
  enroll enrol enrolment enrollment register registration sign_up signup admission apply join | anmelden anmeldung einschreiben einschreibung aufnahme bewerben | inscrire inscription inscriptions adherer admission | inscribir inscripcion matricula matricular admision registro | запись записаться поступление регистрация зачисление прием
  apply application applicant candidate | bewerben bewerbung antrag beantragen | candidature postuler demande dossier | solicitar solicitud aplicar | заявка заявление подать
  submit submission send propose proposal hand_in | einreichen einreichung senden abgeben | soumettre soumission envoyer proposer | enviar envio presentar propuesta | подать отправить подача
  exam examination test assessment | prufung test examen klausur | examen epreuve test | examen prueba | экзамен тест
  result results score mark marks >grade | ergebnis ergebnisse note | resultat resultats note | resultado resultados nota | результат оценка результаты
  attendance attend present presence | anwesenheit teilnehmen anwesend | presence assister assiduite | asistencia asistir | посещаемость присутствие посещать
  promotion promoted move_up next_year next_class | versetzung versetzt | passage passer | promocion pasar | перевод
  seat seats >places capacity intake strength vacancies | platz platze kapazitat | place places capacite effectif | plaza plazas cupo capacidad | место места мест
  honours honors hons | auszeichnung | mention | honores | отличие
  library libraries | bibliothek bucherei | bibliotheque mediatheque | biblioteca | библиотека
  book books | buch bucher | livre livres | libro libros | книга книги
  borrow loan lend issue issued keep take_out check_out borrowed | ausleihen leihen ausleihe leihfrist | emprunter pret emprunt | prestamo prestar | взять выдача
  return bring_back give_back come_back go_back returned | zuruckgeben ruckgabe zuruckbringen | rendre retour rapporter retourner | devolver devolucion | вернуть возврат
  late delay overdue delayed | spat verspatung verspatet uberfallig | retard tard | tarde retraso | поздно опоздание просрочка
  lost lose missing misplaced | verloren verlust verlieren | perdu perdre perte | perdido perder perdida | потерял утеря
  replace duplicate replacement another new_one copy | ersatz ersetzen zweitschrift | remplacer remplacement duplicata | reemplazo duplicado reemplazar | замена дубликат
  id_card identity_card identification identity id | ausweis personalausweis | carte_identite identite | identificacion carnet identidad | удостоверение паспорт
  uniform dress clothing wear outfit clothes attire | kleidung uniform tragen anziehen bekleidung | tenue vetement uniforme porter habits | uniforme ropa vestir llevar | форма одежда носить
  equipment gear kit | ausrustung gerat material | equipement materiel | equipo material equipamiento | оборудование снаряжение
  hostel dormitory dorm residence | wohnheim internat | internat foyer residence | residencia internado albergue | общежитие
  canteen cafeteria >lunch >meal food eat dining restaurant <breakfast <dinner | mensa kantine essen mittagessen mahlzeit | cantine repas dejeuner manger restauration | comedor comida almuerzo cantina | столовая питание обед еда
  vegetarian vegan | vegetarisch vegan | vegetarien vegan | vegetariano vegano | вегетарианский веганский
  timetable schedule calendar program programme agenda | stundenplan zeitplan programm kalender plan | emploi_du_temps programme calendrier agenda horaire planning | horario programa calendario agenda | расписание программа календарь
  competition contest tournament championship race match | wettkampf turnier wettbewerb meisterschaft | competition tournoi concours championnat | competicion torneo concurso campeonato | соревнование турнир конкурс чемпионат
  certificate certification proof | zertifikat bescheinigung nachweis attest | certificat attestation justificatif | certificado constancia justificante | сертификат справка
  form document paperwork papers download | formular unterlagen dokument herunterladen | formulaire document dossier papiers telecharger | formulario documento papeles descargar | бланк форма документ документы скачать
  need required requirement requirements necessary must mandatory >bring | mitbringen brauchen benotigen erforderlich voraussetzung notwendig | apporter necessaire besoin obligatoire fournir requis | traer necesario necesito requisito requisitos obligatorio | нужно требуется требования необходимо принести
  allowed permitted >may <permission | erlaubt darf gestattet | autorise permis autorisation | permitido permiso puede | разрешено можно
  forbidden prohibited banned not_allowed | verboten untersagt | interdit defendu | prohibido | запрещено нельзя
  rule rules regulation policy | regel regeln ordnung vorschrift | regle regles reglement | regla normas reglamento | правило правила
  cancel cancellation withdraw quit stop | kundigen absagen kundigung stornieren | annuler annulation resilier arreter | cancelar cancelacion baja | отменить отмена
  change switch swap move transfer | wechseln andern wechsel umziehen | changer modifier changement | cambiar cambio | сменить изменить перейти
  moved shifted relocated transferred | umgezogen verlegt | demenage transfere | trasladado mudado | переехал
  illness sick ill unwell fever | krank krankheit verletzung verletzt | malade maladie blessure blesse | enfermo enfermedad lesion | болезнь болен травма
  trial try tryout taster | probe probetraining probieren schnupper | essai essayer | prueba probar | пробный попробовать
  camp workshop internship placement | lager workshop praktikum praktika | stage camp atelier | campamento taller practicas | лагерь стажировка мастер-класс
  paper article publication | artikel beitrag veroffentlichung | article publication | articulo publicacion | статья публикация
  award prize honor honour | preis auszeichnung ehrung | prix recompense distinction | premio galardon | награда премия
  stand booth table desk | stand tisch messestand | stand table | stand mesa | стенд стол
  exhibit exhibition exhibitor | ausstellung aussteller | exposition exposant | exposicion expositor | выставка
  power electricity electrical watt | strom leistung | electricite courant puissance | electricidad potencia | электричество мощность
  wifi wireless internet network | wlan internet netz | wifi internet reseau | wifi internet red | вайфай интернет сеть
  weight weigh weighing | gewicht wiegen | poids pesee peser | peso pesar | вес взвешивание
  lunch meal meals midday | mittagessen essen mahlzeit | dejeuner repas | almuerzo comida | обед еда
  dinner supper banquet meal | abendessen bankett | diner banquet | cena banquete | ужин банкет
  injury injured hurt wound | verletzung verletzt | blessure blesse | lesion herido | травма
  sibling siblings brother brothers sister sisters further_child second_child another_child >family | geschwister bruder schwester geschwisterkind | frere freres soeur soeurs fratrie | hermano hermanos hermana hermanas | брат сестра
  religious religion faith church <catholic <christian <protestant <jewish <muslim <islamic <orthodox denomination | religios religion konfession kirche <katholisch <evangelisch <christlich | religieux religion confession laique <catholique <protestant | religioso religion laico <catolico <catolica | религия <католическая <православная
  snow weather storm ice blizzard | schnee wetter sturm eis | neige meteo tempete | nieve tiempo tormenta | снег погода
  medicine medication medicines <pill <pills <tablet <tablets drug prescription <take_his_meds <take_her_meds inhaler epipen | medikament medikamente arznei <tabletten <medizin_geben medikamentengabe | medicament medicaments ordonnance <comprime <donner_un_medicament | medicamento medicamentos receta <pastilla <dar_un_medicamento | лекарство лекарства <таблетки
  allergy allergies allergic intolerance | allergie allergisch unvertraglichkeit | allergie allergique intolerance | alergia alergico intolerancia | аллергия
  nut nuts peanut peanuts | nuss nusse erdnuss | noix arachide cacahuete | nuez nueces cacahuete | орех орехи
  laptop computer device tablet chromebook | computer laptop gerat | ordinateur appareil | ordenador computadora portatil | компьютер ноутбук
  homework assignment assignments | hausaufgaben hausaufgabe | devoirs | deberes tareas | домашние домашнее задание
  bully bullying bullied harassment | mobbing | harcelement | acoso | травля
  after_school aftercare after_care extended_day childcare daycare day_care before_care <watch_my_kids <watch_my_kid <both_work <until_we_get_off_work | nachmittagsbetreuung hort betreuung kita ganztag <auf_die_kinder_aufpassen spatdienst randzeitenbetreuung | garderie periscolaire creche accueil_periscolaire | guarderia extraescolar aula_matinal | продленка присмотр
  special_needs special_education accommodation accommodations learning_support disability disabilities dyslexia adhd | forderbedarf forderung inklusion | handicap besoins_particuliers | necesidades_especiales | инклюзия
  drop_off drop-off dropoff pick_up pickup pick-up collect | abholen bringen abholung | deposer recuperer chercher | dejar recoger recogida | забрать привезти
  nursery preschool kindergarten pre-k | kindergarten vorschule kita | maternelle creche | preescolar infantil guarderia | детсад садик
  sport sports athletics team | sport sportart mannschaft | sport sports equipe | deporte deportes equipo | спорт
  trip trips excursion field_trip outing | ausflug ausfluge klassenfahrt | sortie excursion voyage | excursion viaje | поездка экскурсия
  graduation graduate commencement | abschluss abschlussfeier | diplome remise | graduacion | выпуск выпускной
  break recess | pause schulpause | recreation recre | recreo | перемена
`);
