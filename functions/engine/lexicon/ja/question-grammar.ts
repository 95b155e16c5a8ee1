import type { QuestionGrammar } from '../question-grammar.ts';

export const questionGrammar: QuestionGrammar = {
  languageWish: 'で でお願いします でお願い で話して で話してください で答えて で答えてください',
  followUp: /^(?:では|じゃあ|それでは)/u,
};
