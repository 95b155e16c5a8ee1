import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  joiner: /und|sowie/u,
  followUp: /^(?:und|oder|aber|wie (?:sieht es|ist es|steht es)|was ist mit)\b/u,
  backReference: /\b(?:davon|dafur|dort|damit|dessen|ihn|ihm)\b/u,
  prepositions: 'fur am im an bei mit von zu nach vor unter wahrend',
  connectives: 'und oder aber was ist mit wie',
  languageWish:
    'bitte auf sprechen sprich schreib schreiben antworte antworten sie mir mit kannst du konnen konnten wir ich auch',
  speaks: /sprechen|sprichst/u,
  which: /welche[rnsm]?|was für(?: eine?[nrsm]?)?/u,
  number: /nummern?/u,
  ages: {
    nouns: /alter/u,
    numbers: /zwei|drei|vier|funf|sechs|sieben|acht/u,
    rangeJoiner: /bis|und/u,
    told: [
      String.raw`{range}[-\s]*(?:jahre?|monate?|wochen?) alt(?!\p{L})`,
      String.raw`{range}[-\s]*jahrig`,
      String.raw`(?:ab|unter|uber|kinder(?:n)?|zwischen|mit|vollendete[mn]?) {range}[-\s]*(?:jahre?n?|monate?n?)(?!\p{L})`,
      String.raw`von {number} (?:bis|–|-) {number} jahre?n?(?!\p{L})`,
    ],
    from: /von|ab/u,
    after: /bis|jahre|monat|wochen/u,
  },
};
