import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  followUp: /^(?:그럼|그러면|그리고)|^\S+[은는]요\s*\?*$/u,
};
