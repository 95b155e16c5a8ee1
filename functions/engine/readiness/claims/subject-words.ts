import { foldWord } from '#functions/engine/language/tokenize.ts';

const toSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(foldWord));

/** Words that the kind of a value already says: "the fee is $50" is about nothing but the fee. */
export const impliedWords: ReadonlySet<string> = toSet(`
  cost costs price prices priced fee fees charge charges charged amount amounts rate rates pay paid payable payment usd eur dollar dollars euro
  kostet kosten preis preise gebuhr gebuhren betrag betragt beitrag euro zahlen
  coute coutent cout couts prix tarif tarifs montant frais euros payer
  cuesta cuestan coste costo precio precios tarifa tarifas importe euros pagar
  стоит стоимость цена цены плата тариф рублей
  event events veranstaltung evenement evento событие
  date dates deadline deadlines due until received submitted frist fristen termin termine spatestens limite echeance plazo fecha fechas срок сроки
  time times hour hours daily opening open opens hrs oclock uhr uhrzeit uhrzeiten zeit zeiten offnungszeiten sprechzeiten sprechstunde burozeiten geoffnet horaire horaires ouverture ouvert heures heure horario horarios abierto atencion часы работы время
  number numbers total percent prozent pourcent zahl nombre numero
  phone phones telephone tel telefon telefonnummer telefono téléphone mobile mobil cell handy call calls ring rufen anrufen appeler appelez llamar llame fax telefax телефон тел факс звоните
  email e-mail mail emails courriel correo почта write schreiben ecrire
  address located location visit anschrift adresse direccion ubicacion адрес street find
  year yearly annual annually month monthly week weekly day days weeks months years per hourly jahr jahrlich monat monatlich woche tag stunde mois mensuel annuel jour semaine mes mensual ano anual dia semana год месяц неделя день
  contact kontakt contacto контакт reach reception main general office zentrale empfang accueil recepcion приемная`);

/** Words without weight of their own that still tell two things apart. */
export const telling: ReadonlySet<string> = toSet(`
  early earlybird late first last second third next new old former previous full half single double extra special small large low high other another
  min minimum max maximum additional further both
  fruh fruhbucher spat erste ersten letzte letzten zweite nachste neue alte halb voll einzel doppel klein gross weitere andere
  tot tard premier premiere dernier derniere deuxieme prochain nouveau ancien demi plein petit grand autre supplementaire
  temprano tarde primero primera ultimo ultima segundo segunda proximo nuevo antiguo medio pequeno grande otro adicional
  первый последний второй следующий новый старый полный`);

/** Titles and headings that every site has: they do not narrow what stands below them. */
export const neutralHeadings: ReadonlySet<string> = toSet(`
  html htm php aspx home homepage welcome start index overview about us faq faqs frequently asked questions question answers information info general details contact contacts reach find help
  fee fees price prices pricing cost costs rates admission admissions apply application applications open latest place places age ages enroll enrollment registration policy policies rules handbook guide page glance facts key important summary
  calendar dates deadlines timetable schedule news notice notices services service team staff people hours opening times visit directions school college office firm company our your the of and for how to much when where who what is are can do
  startseite willkommen uberblick uber uns haufige haufig gestellte fragen antworten informationen allgemeines kontakt impressum preise kosten gebuhren tarife anmeldung aufnahme termine fristen aktuelles leistungen offnungszeiten anfahrt schule kanzlei
  accueil bienvenue presentation propos questions frequentes reponses informations contact tarifs prix inscription inscriptions calendrier horaires actualites services equipe mentions legales pratique pratiques
  inicio bienvenidos acerca preguntas frecuentes respuestas informacion contacto precios tarifas inscripcion matricula admision calendario horarios fechas noticias servicios equipo
  главная добро пожаловать вопросы ответы информация контакты цены стоимость запись прием календарь расписание новости услуги команда`);

/** The role of a date that is of the page itself. */
export const ownDateRole = 'page';

/** What a date is to its subject: its end counts as a deadline, its begin does not. */
export const dateRoles: readonly (readonly [string, RegExp])[] = [
  [
    ownDateRole,
    /(?<!\p{L})(?:revised|updated?|modified|posted|published|written|stand|aktualisiert|veroffentlicht|mis a jour|publie|actualizado|publicado|обновлен\p{L}*|опубликован\p{L}*)(?!\p{L})/u,
  ],
  ['early', /\b(?:early|priority|fruhbuch\p{L}*)/u],
  [
    'deadline',
    /(?<!\p{L})(?:deadlines?|due|until|by|no later|closes?|frist\p{L}*|anmeldeschluss|bis|spatestens|limite|avant|jusqu|plazo|hasta|срок|до)(?!\p{L})/u,
  ],
  [
    'begin',
    /(?<!\p{L})(?:opens?|begins?|starts?|first day|from|beginnt?|start|ab|debut|commence\p{L}*|rentree|partir|empieza|comienz\p{L}*|inicio|desde|начал\p{L}*|начина\p{L}*)(?!\p{L})/u,
  ],
  [
    'end',
    /(?<!\p{L})(?:ends?|last day|endet|ende|letzter|fin|finit|termina|конец|заканчива\p{L}*)(?!\p{L})/u,
  ],
];

/** Bounds and averages are no contradiction to the figure itself. */
export const bounds: readonly (readonly [string, RegExp])[] = [
  [
    'lower',
    /(?<!\p{L})(?:at least|from|starting|minimum|min|over|more than|above|mindestens|ab|uber|au moins|a partir|plus de|desde|al menos|mas de|от|более)\s*$/u,
  ],
  [
    'upper',
    /(?<!\p{L})(?:at most|up to|maximum|max|under|less than|within|hochstens|maximal|bis zu|unter|au plus|jusqu a|moins de|como maximo|hasta|menos de|до|менее)\s*(?:of\s*)?$/u,
  ],
  [
    'about',
    /(?<!\p{L})(?:about|around|approximately|average|nearly|almost|circa|ca|etwa|rund|durchschnitt\p{L}*|environ|moyenne|unos|aproximadamente|около|примерно)\.?\s*(?:of\s*|is\s*)?$/u,
  ],
];
