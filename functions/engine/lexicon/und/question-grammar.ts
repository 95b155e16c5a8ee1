import type { QuestionGrammar } from '../question-grammar.ts';

/** Italian, Dutch and Chinese. */
export const questionGrammar: QuestionGrammar = {
  interrogative: /chi|quando|dove|quanto|wanneer|hoeveel/u,
  followUp: /^那么?/u,
};
