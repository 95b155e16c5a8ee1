import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {};
