import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  besidePrices: '案内 一覧 表 入学',
};
