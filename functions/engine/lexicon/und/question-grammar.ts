import type { QuestionGrammar } from '../question-grammar.ts';

/** Italian, Dutch and Chinese. */
export const questionGrammar: QuestionGrammar = {
  followUp: /^那么?/u,
};
