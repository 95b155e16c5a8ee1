import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  followUp: /^(?:では|じゃあ|それでは)/u,
};
