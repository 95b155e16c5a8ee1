import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  existence:
    /(?:est-ce qu['’]il y a|y a-t-il|il y a)|avez[- ]vous|vous avez|faites-vous|vous faites|proposez-vous|vous proposez|acceptez-vous|(?:defendez|representez|reparez|traitez)-vous|vous (?:defendez|representez|reparez|traitez)/u,
  howTo: /comment/u,
  whatIs: /qu['’]est-ce|quel(?:le)?s?/u,
  joiner: /et/u,
  clauseOpener: /et/u,
  pairedInterrogative: /qui|quand|ou|combien(?: de temps)?|a quelle heure/u,
  interrogative: /qui|quand|ou|combien|comment/u,
  openingInterrogative: /ou|quel(?:le)?s?/u,
  prepositionBefore: /pour|de|a|en/u,
  openingVerb: /est-ce|est|y a-t-il|peut-on|puis-je|faut-il|dois-je|avez|si/u,
  followUp: /^(?:et|ou|mais|et pour|qu'en est-il)\b/u,
  backReference: /\b(?:il|elle|ils|elles|la-bas|cela|celui|celle)\b/u,
  prepositions: 'pour en avec chez du au aux le la',
  connectives: 'et ou mais',
  languageWish:
    "en parlez parle parler repondez reponds repondre ecrivez moi pouvez vous peux tu peut on puis je s'il plait svp",
  languageQuestion: /pouvez|peux/u,
  asksIfSpoken: /parlez-vous|parle-t-on|est-ce que \P{Lu}+ parl\p{L}+/u,
  speaks: /parl\p{L}+/u,
  speakers: 'le t on l quelqu un est ce que chez parlent',
  // With an article.
  languageForms: {
    en: "l'anglais",
    de: "l'allemand",
    es: "l'espagnol",
  },
  placeWords: 'magasin boutique',
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
    born: /nee?/u,
  },
};
