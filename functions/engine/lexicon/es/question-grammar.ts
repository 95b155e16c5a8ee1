import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  existence:
    /hay|tienen?|teneis|ofrece(?:n|is)|hacen|haceis|dais|aceptan|defienden|representan|reparan|atienden/u,
  howTo: /como (?:puedo|se|hago|hacer)/u,
  whatIs: /que (?:es|son)|quien(?:es)? (?:es|son)/u,
  joiner: /y/u,
  clauseOpener: /y/u,
  pairedInterrogative: /quien|cuando|donde|cuanto(?: tiempo)?|a que hora/u,
  interrogative: /quien|cuando|donde|cuant[oa]s?|como/u,
  openingInterrogative: /que|cual(?:es)?/u,
  prepositionBefore: /a|en|para|con/u,
  openingVerb: /si|hay|es|son|tienen?|puedo|puede|se puede|debo/u,
  followUp: /^(?:y|o|pero|que tal|tambien)\b/u,
  backReference: /\b(?:eso|ese|esa|alli|ellos)\b/u,
  prepositions: 'para con desde durante los el',
  connectives: 'y o pero que tal',
  languageWish:
    'habla hable hablar responde responda responder escribe escriba puede puedes podemos puedo por favor',
  languageQuestion: /puede|puedes/u,
  asksIfSpoken: /hablan|se habla/u,
  speaks: /hablas?/u,
  speakers: 'hablan hablas se alguien usted ustedes ahi aqui',
  placeWords: 'tienda negocio local',
  which: /qué|que|cuál(?:es)?/u,
  article: /la|el/u,
  number: /numeros?/u,
  ages: {
    nouns: /edad(?:es)?/u,
    numbers: /dos|tres|cuatro|cinco|seis|siete|ocho/u,
    rangeJoiner: /a|y/u,
    told: [
      String.raw`(?:de|desde|entre|hasta|los|ninos|ninas|tener) {range} (?:anos|meses)(?!\p{L}| de (?:exp|exist|garantia))`,
    ],
    smallChildren: /bebes?/u,
    after: /anos|meses/u,
    born: /nacid[oa]/u,
  },
};
