import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { listUnanswered } from './list-open-questions.ts';
import type { OpenQuestionPorts } from './ports.ts';
import { readOpenChoices } from './read-open-choices.ts';

/** The open questions of conversations that got no answer at all, the most frequent first, with how many there are. */
export async function findUnanswered(
  ports: OpenQuestionPorts,
  conversion: Conversion,
  { sessions, most }: { sessions: readonly ChatSessionSummary[]; most: number },
): Promise<ReturnType<typeof listUnanswered>> {
  if (sessions.every(({ unanswered }) => unanswered.length === 0)) return { questions: [], total: 0 };
  return listUnanswered(sessions, await readOpenChoices(ports, conversion, sessions), most);
}
