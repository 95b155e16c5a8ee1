import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  joiner: /and/u,
  followUp: /^(?:and|what about|how about|or|but|also|same for)\b/u,
  backReference: /\b(?:it|its|they|them|their|that|those|this|these|there|he|she|his|her|then)\b/u,
  emptyReference: /\b(?:is|are|was|were|will) there\b|\bthere(?:'s| is| are| was| were)\b/u,
  prepositions: 'for on in at with from to by of during after before under',
  connectives: 'and what about how or but also same',
  languageWish:
    'please speak answer reply respond write talk chat continue in to me my us with can could may we i you u now only',
  speaks: /speaks?/u,
  which: /what|which/u,
  article: /the|your/u,
  number: /numbers?/u,
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
    from: /from/u,
    after: /to|years?|months?|weeks?/u,
  },
};
