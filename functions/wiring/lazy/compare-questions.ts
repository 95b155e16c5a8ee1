import { isAlike } from '#functions/domain/chat-history/group-questions.ts';

/** Whether two questions ask the same; loaded when an owner has answers, because it needs the words of the engine. */
export function compareQuestions(one: string, other: string): boolean {
  return isAlike(one, other);
}
