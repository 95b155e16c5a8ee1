import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  history: /\b(?:fond[ée]+e?|depuis|n[ée]+e?)\b/u,
  and: /et/u,
  article: /une?/u,
  joinsClauses: /et|mais|si/u,
  joinsChoices: /ou/u,
  joinsParts: /avec|sans/u,
};
