import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  joiner: /et/u,
  followUp: /^(?:et|ou|mais|et pour|qu'en est-il)\b/u,
  backReference: /\b(?:il|elle|ils|elles|la-bas|cela|celui|celle)\b/u,
  prepositions: 'pour en avec chez du au aux le la',
  connectives: 'et ou mais',
  languageWish:
    "en parlez parle parler repondez reponds repondre ecrivez moi pouvez vous peux tu peut on puis je s'il plait svp",
  speaks: /parl\p{L}+/u,
  // With an article.
  languageForms: {
    en: "l'anglais",
    de: "l'allemand",
    es: "l'espagnol",
  },
  which: /quel(?:le)?s?/u,
  article: /le|la/u,
  number: /numeros?/u,
  ages: {
    numbers: /deux|trois|quatre|cinq|six|sept|huit/u,
    rangeJoiner: /a|et/u,
    told: [
      String.raw`(?:de|des|entre|jusqu['’]a|avoir|enfants?|a) {range} (?:ans|mois)(?!\p{L}| d['’](?:exp|exist)| de (?:garantie|pratique))`,
    ],
    after: /ans|mois/u,
  },
};
