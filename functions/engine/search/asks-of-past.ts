import { answerSource } from './join-dialogues.ts';

const historyPattern = new RegExp(
  answerSource(({ history }) => history),
  'iu',
);

/** Whether a question is about the past or a single event, so that a past date is no surprise. */
export const asksOfPast = (question: string): boolean => historyPattern.test(question);
