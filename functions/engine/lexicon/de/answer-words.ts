import type { AnswerWords } from '../answer-words.ts';

export const answerWords: AnswerWords = {
  history: /\b(?:war|waren|gegrundet|gegründet|seit|geboren)\b/u,
  and: /und/u,
  article: /ein\p{L}{0,2}/u,
  joinsClauses: /und|aber|wenn/u,
  joinsChoices: /oder/u,
  joinsParts: /während|sowie|mit|ohne/u,
};
