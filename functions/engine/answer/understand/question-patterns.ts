import type { ValueType } from '#functions/engine/lexicon/value-type.ts';
import { moreContactPatterns, morePatterns } from './question-patterns-more.ts';
import { ageQuestionPattern } from './shows-age.ts';

/** Kinds of questions, by what a good answer looks like. */
export type QuestionKind =
  | 'who'
  | 'when'
  | 'where'
  | 'how-much'
  | 'how-many'
  | 'how-long'
  | 'what-time'
  | 'yes-no'
  | 'how'
  | 'what';

/** Tried in order on the folded question; the first that fits decides. `value` is what the answer has to show. */
export const questionPatterns: readonly { kind: QuestionKind; value?: ValueType; pattern: RegExp }[] = [
  ...morePatterns,
  {
    // Whether somebody pays is asked, and not how much.
    kind: 'yes-no',
    pattern:
      /^(?:do|does|will|is|are|can|could|would)\b.*\b(?:cover(?:s|ed)?|reimburse[sd]?)\b|^(?:ubernimmt|ubernehmen|zahlt|tragt|erstattet|deckt|est-ce que .*prend)\b/,
  },
  {
    kind: 'how-long',
    value: 'duration',
    pattern:
      /\bhow long\b|\bhow (?:soon|quickly)\b|\bhow fast (?:can|could|will|would|do|does|is it)\b|\bwie (?:schnell|bald)\b|\bhow many (?:\w+ )?(?:minutes|hours|days|weeks|months|years)\b|\bwie ?vielen? (?:minuten|stunden|tagen?|wochen|monaten?|jahren?)\b|\bcombien d(?:e |')(?:minutes|heures|jours|semaines|mois|annees|ans)\b|\bcuant[oa]s (?:minutos|horas|dias|semanas|meses|anos)\b|\bwie lange?\b|\bcombien de temps\b|\bcuanto tiempo\b|как долго|сколько времени/,
  },
  {
    kind: 'what-time',
    value: 'time',
    pattern:
      /\b(?:what|which) (?:time|hours?)\b|\bhow (?:early|late)\b(?! (?:fee|pay|policy))|\bwhen\b.{0,30}\b(?:open(?! (?:houses?|days?|evenings?|mornings?|events?|enrol\w+|registration|mats?|calls?))|close)|\bwie (?:fruh|spat)\b|\bopening hours\b|\b(?:um )?wie ?viel uhr\b|\boffnungszeiten\b|\bsprechzeiten\b|\bquelle heure\b|\bhoraires?\b|\b(?:a|hasta|desde) que hora\b|\bhorarios?\b|в котором часу|во сколько|часы работы/,
  },
  { kind: 'how-many', value: 'number', pattern: ageQuestionPattern },
  {
    kind: 'how-many',
    value: 'number',
    pattern:
      /\bhow many\b|\bhow often\b|\bhow much (?!is|are|does|do|did|to|for|will|would|it|a|an|the|per|you|u|i|we|money|can|should|must|in|more|extra|of a\b)(?=\p{L})|\b(?:number|no\.?|nos\.?) of\b|\bwie ?vielen?\b|\bwie ?viel (?!kost|euro|geld|muss|zahl|kommt|nehm|verlang|ist|wird|bezahl|fur\b)|\bwie oft\b|\b(?:etes|sommes|sont) combien\b|\bcombien (?:avez-vous |y a-t-il |a-t-on |avons-nous |compte[sz]?(?:-vous)? )?d(?:e |')(?!temps|argent)|\bnombre d|\bcuant[oa]s\b|\b(?:what|which) percent|\bpercentage\b|\bhow (?:old|big|large|tall|high|heavy|far|fast)\b|\bwie (?:gross|hoch|schwer|weit)\b|как часто|скольк\p{L}* (?:человек|раз|мест|дне[йи])/u,
  },
  {
    kind: 'how-much',
    value: 'money',
    pattern:
      /\bhow much\b(?=\W*$|\W+(?:is|are|does|do|did|to|for|will|would|it|a|an|the|per|you|u|i|we|money|can|should|must|in|more|extra|of a)\b)|\bwhat(?:'s| is| are| does| do|s)?\b.{0,40}\b(?:cost|price|fees?|charges?|rates?)\b|\bwie ?viel\b|\bwelche[rnms]? (?:\w+)?(?:hohe|betrag|summe)\b|\b(?:what|which) (?:\w+ )?(?:amount|sum)\b|\bquel(?:le)? (?:montant|somme)\b|\b(?:que|cual es el) (?:importe|monto|suma)\b|\bwas kostet\b|\b(?:pro|je) (?:stunde|monat|jahr|tag|person|kind)\b|\bper (?:hour|month|year|person|day|week|child)\b|\bpar (?:heure|mois|an|personne|enfant)\b|\bpor (?:hora|mes|ano|persona)\b|\bkosten\b|\bcombien\b|\b(?:quel|a quel) (?:prix|tarif|cout)\b|\bcuanto\b|\b(?:price|prices|pricing|fees?|tuition|cost|costs)\b|\b(?:prix|tarifs?|cout)\b|\b(?:preis|preise|gebuhren?)\b|\b(?:precio|tarifa)s?\b|сколько стоит|цен[аыу]|стоимость/,
  },
  {
    kind: 'when',
    value: 'date',
    pattern:
      /\bwhen\b|\b(?:what|which) (?:date|day|month|year)\b(?!\/time| (?:format|range|field|picker|stamp|tag|pass|ticket|trip|care|school|camp|program|rate)s?\b)|\bwhat(?: are|'s| is|s)? the (?:dates?|days?)\b|\bdates? (?:of|for)\b|\bdeadline\b|\bwann\b|\btermine? (?:der|des|fur|von)\b|\bwelche[nmrs]? (?:tag|datum|jahr)\b|\bseit wann\b|\bquand\b|\bquel(?:le)? (?:jour|date|soir|annee|mois)\b|\bdates? (?:de|du|des|d')|\bcuando\b|\bque (?:dia|fecha)\b|\bfechas? (?:de|del)\b|когда|какого числа|в каком году/,
  },
  {
    kind: 'who',
    value: 'person',
    pattern:
      /\bwhich (?:one )?of (?:your|the|our) (?:trainers|teachers|instructors|coaches|lawyers|attorneys|doctors|vets|therapists|nurses|advis[eo]rs|agents|brokers|accountants|partners|colleagues|staff|people)\b|\bwelche[rnms]? (?:von )?(?:ihrer|eurer|ihren|euren|der|den) (?:trainer|lehrer|anwalte|arzte|berater|mitarbeiter|kollegen)(?:innen|n)?\b|\b(?:le)?quel(?:le)? de vos (?:professeurs|avocats|entraineurs|moniteurs|conseillers)\b|\bcual de sus (?:profesores|abogados|entrenadores|asesores)\b|\bwho(?:'s|s|m|se)?\b|\bw(?:er|em|en)\b|\bqui (?!est-ce que)\b|\bquien(?:es)?\b|кто|кем|к кому/,
  },
  {
    kind: 'where',
    value: 'address',
    pattern:
      /\bwhere\b|\baddress\b|\bwo\b|\bwohin\b|\badresse\b|\bou(?: (?:est|se|sont|etes|vous|trouver|puis|peut)\b|[\s?!.]*$)|\bdonde\b|\bdireccion\b|где|куда|адрес/,
  },
  {
    kind: 'how',
    pattern: /^how\b|\bhow (?:do|can|to|should|does|would)\b|^wie\b|\bcomment\b|^como\b|^как\b/,
  },
  {
    kind: 'yes-no',
    pattern:
      /^(?:and )?(?:is|are|do|does|did|can|could|may|will|would|should|have|has|am|were)\b|^(?:and )?was (?:i|we|you|he|she|it|the|there|this|that|these|your|my|his|her|our|their)\b|^(?!w(?:as|e[rmn]|ie|o|ann|arum|elche|oher|ohin)\b)\w+ (?:ich|sie|ihr|wir|man|es|das)\b|^(?:ist|sind|hat|haben|kann|konnen|darf|muss|mussen|gibt|bietet|bieten|machen|macht|vertritt|vertreten|ubernehmen)\b|^(?:est-ce|y a-t-il|peut-on|avez|faites|proposez|puis|faut|dois|organisez|acceptez)|^(?:hay|es|son|tienen?|puedo|pueden|se puede|ofrecen|hacen|aceptan)\b|^(?:есть ли|можно ли|нужно ли|могу|вы )|^(?!.*\b(?:what|which|why|who|how|when|where)\b).*\b(?:can|could|do|does|is|are|may) (?:i|we|you|they|he|she|it|u|my|the)\b/,
  },
];

/** Asks how to reach the organisation, by whatever way. */
export const reachPattern =
  /^(?:contact|kontakt|contacto|контакты)(?: (?:us|info|information|details|data|daten|uns))?[\s?!.]*$|\bhow (?:can|do|could) (?:i|we) (?:contact|reach|get in touch with|get hold of) (?:you|u|them|the \w+)[\s?!.]*$|\bwie (?:kann|konnen|erreiche|erreichen|kontaktiere) (?:ich|wir|man) (?:sie|euch|dich|ihnen)(?: (?:erreichen|kontaktieren))?[\s?!.]*$|\bcomment (?:puis-je |peut-on |pouvons-nous )?(?:vous|les) (?:contacter|joindre)[\s?!.]*$|\bcomo (?:puedo|podemos) (?:contactar\w*|comunicarme)(?: con (?:ustedes|vosotros))?[\s?!.]*$|как (?:с вами )?(?:связаться|до вас дозвониться)(?: с вами)?/;

/** "How do I get there?" and nothing else, on the folded question. */
export const wayPattern =
  /^(?:how (?:do|can|could) (?:i|we) (?:get|come|drive|travel|find) ?(?:there|here|(?:to )?(?:you|u|the (?:school|office|place|shop|club)))?|wie (?:komme|kommt|finde|fahre)n? (?:ich|man|wir) (?:hin|dahin|dorthin|her|(?:zu )?(?:ihnen|euch|ihr|sie))(?: hin)?|comment (?:on |peut-on |puis-je )?(?:venir|y aller|arriver|vous trouver|se rendre (?:chez vous|sur place)|on vient)|como (?:llego|llegar|se llega|puedo llegar|ir|voy)(?: (?:ahi|alli|alla|hasta alli))?)[\s?!.]*$/;

/** Words by which a contact detail is asked for, whatever the rest of the question looks like. */
export const contactPatterns: readonly { value: ValueType; pattern: RegExp }[] = [
  ...moreContactPatterns,
  {
    value: 'email',
    pattern:
      /\be-?mail(?:s|adresse| address)?\b|\bmail(?:s|-?adresse| address)\b|\badresse (?:e-?)?mail\b|\b(?:your|votre|ihre|eure) mail\b|\bcourriel\b|\bcorreo\b|электронн\p{L}+ почт|(?<!\p{L})и?ме[йи]л/u,
  },
  {
    value: 'phone',
    pattern:
      /(?<!\b(?:my|her|his|their|our|cell|mobile|smart|an?|use|using|bring|bringing|have|take|charge) )\b(?:tele)?phone\b(?! (?:policy|policies|rules?|use|usage|ban|case|app))|\bphone numbers?\b|\bhotline\b|\b(?:tele)?fax(?:nummer)?\b|\b(?:call|ring) (?:you|u|them|someone)\b|\btelefon\p{L}*|\banrufen\b|\brufnummer\b|\btel\b|\btelefono\b|\bllamar\b|телефон|\bnumero de tel|позвонить/u,
  },
];
