import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  history: /\b(?:was|were|did|founded|established|born|since|opened)\b/u,
  and: /and/u,
  article: /one/u,
  joinsClauses: /and|but|while|if|who|which/u,
  joinsChoices: /or|when|that/u,
  joinsParts: /with|without/u,
};
