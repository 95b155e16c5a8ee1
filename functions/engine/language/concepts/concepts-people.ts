import { parseConcepts } from '../concept.ts';

/** Who is who. */
export const peopleConcepts = parseConcepts(`
  principal head headmaster headmistress head_teacher head_of_school head_person in_charge boss chief runs leads leader | leiter leiterin schulleiter direktor rektor chef leitung leitet | directeur directrice principal proviseur chef dirige responsable | director directora jefe dirige responsable | директор руководитель начальник заведующий руководит
  director manager head boss chief in_charge runs leads executive ceo | geschaftsfuhrer leiter direktor chef vorstand leitung | directeur gerant responsable dirigeant patron | director gerente responsable jefe | директор менеджер управляющий
  manager runs manages manage in_charge | leiter leiterin verwaltet | responsable gere | encargado gestiona | менеджер управляет
  president chairman chair chairperson chairwoman head | prasident vorsitzender vorsitz vorstand | president presidente | presidente presidenta | президент председатель
  owner founder founded owns established started set_up | inhaber grunder eigentumer gegrundet grundung besitzer | proprietaire fondateur fonde fondee creation cree | propietario fundador fundado fundada dueno | владелец основатель основан основана
  founded established established_in since history started began opened inception | gegrundet grundung seit geschichte entstanden | fonde fondee creation depuis histoire cree creee | fundado fundada creado desde historia | основан основана создан история
  teacher instructor coach trainer faculty professor lecturer tutor staff teach teaches | lehrer lehrerin trainer dozent professor lehrkraft unterrichtet ubungsleiter | professeur prof enseignant entraineur moniteur enseigne | profesor profesora maestro entrenador docente ensena | учитель преподаватель тренер педагог
  lawyer attorney solicitor barrister counsel advocate legal | anwalt rechtsanwalt anwaltin rechtsanwaltin jurist | avocat avocate juriste | abogado abogada letrado | адвокат юрист
  accountant cpa bookkeeper tax_preparer tax_adviser | steuerberater buchhalter | comptable expert-comptable | contador contable asesor | бухгалтер
  doctor physician dr gp medic | arzt arztin doktor | medecin docteur | medico doctor doctora | врач доктор
  staff team employee employees personnel crew work_for >people | team mitarbeiter personal angestellte | equipe personnel employe | equipo personal empleado | команда сотрудник сотрудники персонал
  secretary clerk assistant receptionist | sekretar sekretariat assistent | secretaire secretariat assistant | secretario secretaria asistente | секретарь помощник
  treasurer | kassenwart schatzmeister kassierer | tresorier tresoriere | tesorero tesorera | казначей
  committee board council | vorstand ausschuss komitee gremium beirat | comite bureau conseil | comite junta consejo | комитет совет правление
  member membership join | mitglied mitgliedschaft beitreten mitgliedsbeitrag | membre adherent adhesion adherer cotisation | miembro socio afiliacion cuota | член членство вступить
  student pupil learner | schuler schulerin student studierende studentin | eleve etudiant etudiante | alumno estudiante alumna | ученик студент
  child children kid kids son daughter >student >students >pupil | kind kinder sohn tochter | enfant enfants fils fille | nino ninos hijo hija | ребенок дети сын дочь
  adult adults grown-up | erwachsene erwachsener | adulte adultes | adulto adultos | взрослый взрослые
  parent parents mother father guardian | eltern mutter vater | parent parents mere pere | padre madre padres | родители мать отец
  grandparent grandmother grandfather grandparents grandma grandpa grandchild grandchildren grandkids grandson granddaughter kinship | grosseltern grossmutter grossvater oma opa enkel enkelkinder | grands-parents grand-mere grand-pere petits-enfants | abuelo abuela abuelos nieto nietos | бабушка дедушка внук внуки
  dementia alzheimer incapacitated incapacity disabled elderly vulnerable | demenz geschaftsunfahig betreuung pflegebedurftig | demence dependance vulnerable | demencia dependencia incapacitado | деменция недееспособный
  family household relatives | familie haushalt | famille foyer | familia hogar | семья
  husband wife spouse <partner married | ehemann ehefrau ehegatte ehepartner | mari femme conjoint epoux | marido esposa conyuge | муж жена супруг
  senior elderly older retired pensioner | senior senioren rentner altere | senior retraite aine veteran | mayor jubilado anciano | пенсионер пожилой
  beginner novice newcomer starting new_to <just_starting_out <starting_out <brand_new_to | anfanger einsteiger neuling <frisch_anfangen neueinsteiger | debutant debutants commence | principiante | начинающий новичок
  man men male gentlemen | mann manner herren | homme hommes masculin | hombre hombres masculino | мужчина мужской
  woman women female ladies | frau frauen damen | femme femmes feminin | mujer mujeres femenino | женщина женский
  client customer | mandant kunde kundin | client clients | cliente clientes | клиент заказчик
  guest visitor | gast besucher gaste | invite visiteur hote | invitado visitante huesped | гость посетитель
  volunteer volunteering | freiwillige ehrenamtlich helfer ehrenamt | benevole volontaire | voluntario | волонтер доброволец
  speaker presenter keynote talk speech lecture presentation | redner referent vortrag | orateur conferencier conference intervenant expose | orador ponente charla conferencia | докладчик спикер доклад
  author writer written wrote created creator developed developer made | autor verfasser geschrieben entwickelt entwickler | auteur ecrit cree developpe developpeur | autor escrito creado desarrollador | автор написал разработчик создал
  mayor | burgermeister | maire | alcalde | мэр
  name called named | name heisst namens | nom appelle nomme | nombre llama | имя называется зовут
  age old years_old year_old | alter alt jahre | age ans | edad anos | возраст лет
  born birth | geboren geburt | ne nee naissance nes | nacido nacimiento | родился рождения
  qualification degree credentials certified licensed diploma | qualifikation abschluss diplom zugelassen | diplome diplomes titulaire grade qualification | titulo titulacion diploma | квалификация диплом образование
  experience experienced years | erfahrung erfahren | experience | experiencia | опыт стаж
  studied graduated attended alma_mater university college law_school educated | studiert studium absolviert universitat | etudie etudes universite diplome | estudio universidad graduado | учился окончил университет
  language speak speaks languages | sprache sprechen sprachen | langue parle langues | idioma habla idiomas | язык говорит языки
`);
