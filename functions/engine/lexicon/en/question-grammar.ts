import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  opener: /and|so|but|also|ok|hi|hello|hey/u,
  existence:
    /(?:is|are) there|do (?:you|they|u)(?: guys| also| still| even| really)? (?:have|offer|do|sell|provide|teach|handle|take|accept|run|make|give|cover|rent|speak|defend|represent|repair|treat|practi[cs]e|(?:advise|counsel)(?: \p{L}+)? (?:on|in|about)|(?:deal|help|work|assist) with)|does (?:it|he|she|the \w+) (?:have|offer|do|sell|provide|teach|handle|take|accept|speak)|have you(?: got)?/u,
  howTo: /how (?:do|can|should|could|would) (?:i|we|one)|how to/u,
  whatIs: /what(?:['’]?s| is| are)|who (?:is|are)|who['’]s/u,
  joiner: /and/u,
  clauseOpener: /and|so/u,
  pairedInterrogative: /who|when|where|how (?:much|long|many|often)|(?:at )?what time/u,
  interrogative: /who|when|where|how|why/u,
  openingInterrogative: /what(?:['’]?s)?|which/u,
  prepositionBefore: /for|from|in|until|by|to|at|on/u,
  openingVerb: /is|are|do|does|did|can|could|may|must|will|would|should|have|has|am|was|were|if/u,
  followUp: /^(?:and|what about|how about|or|but|also|same for)\b/u,
  backReference: /\b(?:it|its|they|them|their|that|those|this|these|there|he|she|his|her|then)\b/u,
  prepositions: 'for on in at with from to by of during after before under',
  connectives: 'and what about how or but also same',
  languageWish:
    'please speak answer reply respond write talk chat continue in to me my us with can could may we i you u now only',
  languageQuestion: /can|could/u,
  asksIfSpoken: /(?:do|does) (?:\p{L}+ )+speak/u,
  speaks: /speaks?/u,
  speakers: 'do does anyone anybody someone somebody there your the staff team office firm',
  placeWords: 'located based situated',
  which: /what|which/u,
  kindsOf: /(?:kinds?|types?|sorts?) of/u,
  article: /the|your/u,
  number: /numbers?/u,
  spellings: [
    // "Id like": elsewhere "id" is a document.
    {
      pattern: /\bid(?= (?:also |just |really )?(?:like|love|prefer|rather|be|need|want|appreciate)\b)/gi,
      spelt: "I'd",
    },
    { pattern: /\b(\d{1,2}) ?-?(?:yo|y\/o|yrs?)(?:[ -]?olds?)?\b/gi, spelt: '$1 years old' },
  ],
  ages: {
    nouns: /age[sd]?/u,
    numbers: /two|three|four|five|six|seven|eight|nine|ten|twelve/u,
    rangeJoiner: /to|and|or/u,
    told: [
      // "Four-year-olds", "3 years and older", "18 months old".
      String.raw`{range}[-\s+]*(?:years?|yrs?|months?|weeks?)[-\s]*(?:olds?|(?:and|or|&) (?:older|up|over|above|under|younger)|of age)(?!\p{L})`,
      String.raw`{range} ?y\/?\.?o(?!\p{L})`,
      String.raw`(?:under|over|aged?|from|between|children|kids|students) (?:the age of )?{range}[-\s]*(?:years?|yrs?|months?)(?!\p{L})`,
    ],
    smallChildren: /kids|toddlers?|infants?|bab(?:y|ies|ys)/u,
    from: /from/u,
    after: /to|years?|months?|weeks?/u,
    born: /born/u,
  },
};
