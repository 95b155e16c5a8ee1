import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  history: /\b(?:fundad[oa]|desde|naci[oó])\b/u,
  and: /y/u,
  joinsClauses: /y|pero/u,
  joinsChoices: /o/u,
  joinsParts: /e|mientras|con|sin/u,
};
