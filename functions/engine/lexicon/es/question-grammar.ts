import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  joiner: /y/u,
  followUp: /^(?:y|o|pero|que tal|tambien)\b/u,
  backReference: /\b(?:eso|ese|esa|alli|ellos)\b/u,
  prepositions: 'para con desde durante los el',
  connectives: 'y o pero que tal',
  languageWish:
    'habla hable hablar responde responda responder escribe escriba puede puedes podemos puedo por favor',
  speaks: /hablas?/u,
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
    after: /anos|meses/u,
  },
};
