import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  existence:
    /gibt es|gibts|haben sie|habt ihr|biete[nt] (?:sie|ihr)|mach(?:en sie|t ihr)|nehm(?:en sie|t ihr)|sprech(?:en sie|t ihr)|(?:vertreten|verteidigen|beraten|reparieren|behandeln) sie/u,
  howTo: /wie (?:kann|soll|muss|\p{L}+e) (?:ich|man)/u,
  whatIs: /was (?:ist|sind)|wer (?:ist|sind)/u,
  joiner: /und|sowie/u,
  clauseOpener: /und/u,
  pairedInterrogative: /wer|wann|wo|wie (?:lange|viel|oft)/u,
  interrogative: /wer|wem|wen|wann|wo|wie|wieviele?/u,
  openingInterrogative: /was|welche[rnsm]?/u,
  prepositionBefore: /fur|bis|aus|mit|um|zu/u,
  openingVerb: /ist|sind|hat|habt|haben|kann|konnen|darf|durfen|muss|mussen|gibts?|wird|wenn/u,
  followUp: /^(?:und|oder|aber|wie (?:sieht es|ist es|steht es)|was ist mit)\b/u,
  backReference: /\b(?:davon|dafur|dort|damit|dessen|ihn|ihm)\b/u,
  prepositions: 'fur am im an bei mit von zu nach vor unter wahrend',
  connectives: 'und oder aber was ist mit wie',
  languageWish:
    'bitte auf sprechen sprich schreib schreiben antworte antworten sie mir mit kannst du konnen konnten wir ich auch',
  languageQuestion: /kannst|konnen|konnten/u,
  asksIfSpoken: /spricht|sprecht/u,
  speaks: /sprechen|sprichst/u,
  speakers: 'spricht sprecht sprichst ihr jemand man bei ihnen euch',
  placeWords: 'laden geschaft betrieb',
  which: /welche[rnsm]?|was für(?: eine?[nrsm]?)?/u,
  number: /nummern?/u,
  spellings: [{ pattern: /(?<!\p{L})(\d{1,2})-?jährig\p{L}*/giu, spelt: '$1 Jahre' }],
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
    smallChildren: /kleinkinder/u,
    from: /von|ab/u,
    after: /bis|jahre|monat|wochen/u,
    born: /geboren|jahrgang/u,
  },
};
