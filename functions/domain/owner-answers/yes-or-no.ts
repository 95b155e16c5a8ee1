import { readReply } from '#functions/engine/search/read-reply.ts';
import { foldQuestion } from './written-question.ts';

/** Whether an answer begins with yes or no. */
export function saysYesOrNo(answer: string): boolean {
  const reply = readReply(/^[^\s.,:;!—–]+/.exec(answer)?.[0] ?? '');
  return reply === 'consent' || reply === 'cancel';
}

/** An answer without a yes or no that is a sentence of its own; what follows says it all. */
export function withoutYesOrNo(answer: string): string {
  const rest = /^\p{L}+[.!]\s+(?=\S)/u.exec(answer);
  return rest && saysYesOrNo(answer) ? answer.slice(rest[0].length) : answer;
}

/** An answer as it is said to a message: a brand's yes or no stands only where the question is the stored one. */
export function sayTo<Stored extends { question: string; answer: string; page?: unknown }>(
  message: string,
  answer: Stored,
): Stored {
  const isStored = foldQuestion(answer.question) === foldQuestion(message);
  return answer.page && !isStored ? { ...answer, answer: withoutYesOrNo(answer.answer) } : answer;
}
