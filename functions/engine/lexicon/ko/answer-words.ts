import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  besidePrices: '안내 납부 목록',
};
