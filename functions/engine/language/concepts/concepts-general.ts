import { parseConcepts } from '../concept.ts';

/** Numbers, sizes and everyday verbs. */
export const generalConcepts = parseConcepts(`
  one 1 single >once | 1 eins erste erster erstes einmal | 1 premier premiere 1er | 1 uno primero primera | первый
  two 2 twice double | 2 zwei zweite zweiter zweimal | 2 deux deuxieme 2e second | 2 dos segundo segunda | два второй
  three 3 | 3 drei dritte dritter | 3 trois troisieme 3e 3eme | 3 tres tercero tercera | три третий
  four 4 | 4 vier vierte | 4 quatre quatrieme 4e 4eme | 4 cuatro cuarto | четыре четвертый
  five 5 | 5 funf funfte | 5 cinq cinquieme 5e 5eme | 5 cinco quinto | пять
  six 6 | 6 sechs sechste | 6 six sixieme 6e 6eme | 6 seis sexto | шесть
  ten 10 | zehn 10 | dix 10 | diez 10 | десять
  half 50 | halb halfte | demi moitie | medio mitad | половина
  middle medium intermediate second_level | mittlere mittel | moyen intermediaire milieu | medio intermedio | средний
  big large size huge biggest | gross grosse grosste | grand grande taille | grande tamano | большой размер
  small little tiny | klein kleine | petit petite | pequeno | маленький
  new recent latest | neu neue neueste | nouveau nouvelle recent | nuevo reciente | новый последний
  long duration last lasts lasting | lang lange dauer dauert | long duree dure | largo duracion dura | долго длительность длится
  consecutive continuously in_a_row straight | hintereinander ununterbrochen | suite consecutif | seguidos consecutivos | подряд
  often frequency how_often frequently times | oft haufig wie_oft | souvent frequence | frecuencia frecuente a_menudo | часто
  help assistance assist support aid | hilfe helfen unterstutzung | aide aider assistance | ayuda ayudar apoyo | помощь помочь поддержка
  use using utilize usage | benutzen verwenden nutzen | utiliser usage | usar utilizar uso | использовать
  get receive obtain granted given | bekommen erhalten | obtenir recevoir | obtener recibir | получить
  benefit benefits reward perks advantage bonus | vorteil vorteile bonus | avantage avantages prime | beneficio ventaja | преимущество бонус льготы
  work hours commit commitment effort | arbeiten einsatz aufwand | travailler engagement | trabajar compromiso | работать
  goal mission purpose aim objective vision | ziel zweck mission | but objectif mission | objetivo mision | цель миссия
  handle deal take_care deal_with cope respond | bearbeiten kummern erledigen | traiter gerer occuper | tratar gestionar | разобраться
  explain explanation describe meaning mean | erklaren bedeuten bedeutung | expliquer signifie | explicar significa | объяснить значит
  keep retain store save | behalten aufbewahren | garder conserver | guardar conservar | хранить оставить
  choose select pick | wahlen auswahlen | choisir | elegir escoger | выбрать
  show display list view see print | zeigen anzeigen ansehen | afficher voir montrer | mostrar ver | показать посмотреть
  write edit modify set add insert | schreiben bearbeiten andern hinzufugen | ecrire modifier ajouter | escribir editar agregar | записать изменить добавить
  read extract | lesen auslesen | lire extraire | leer extraer | читать извлечь
  rename name renaming | umbenennen | renommer | renombrar | переименовать
  support supported compatible works_with | unterstutzt kompatibel | pris_en_charge compatible | compatible soportado | поддерживается
  convert conversion transform | umwandeln konvertieren | convertir | convertir | конвертировать
  barefoot bare_feet feet foot | barfuss fusse | pieds nus | descalzo pies | босиком ноги
  color colour colours | farbe farben | couleur couleurs | color colores | цвет
  brand make model | marke modell | marque modele | marca modelo | марка модель
  first initial | erst erstes | premier | primer | первый
  confidential secret private | vertraulich geheim | confidentiel secret | confidencial | конфиденциально
  complain complaint grievance <not_happy_with <speak_to_a_manager | beschwerde beschweren <unzufrieden <beschwere | plainte reclamation <mecontent | queja reclamacion <quejarme | жалоба
  safe safety security | sicher sicherheit | securite sur | seguro seguridad | безопасность
  news announcement newsletter blog | neuigkeiten nachrichten aktuelles | actualites nouvelles | noticias novedades | новости
  event events celebration festival | veranstaltung veranstaltungen fest | evenement fete manifestation | evento fiesta celebracion | мероприятие событие праздник
`);
