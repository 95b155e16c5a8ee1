import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  history: /основан|был[аио]?\b|родил/u,
  and: /и/u,
  joinsClauses: /и|но/u,
  joinsChoices: /или/u,
  joinsParts: /а|без/u,
};
