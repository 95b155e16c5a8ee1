import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import type { Attention } from '#shared/contract/dashboard.ts';
import { groupQuestions } from '../chat-history/group-questions.ts';

type OpenQuestion = Attention['questions'][number];

/**
 * Questions without a sure answer and without the owner's own, rephrasings merged: unanswered ones first, then by
 * frequency. `sessions` come newest first.
 */
export function listOpenQuestions(
  sessions: readonly ChatSessionSummary[],
  isCorrected: (question: string) => boolean,
): OpenQuestion[] {
  return (['unanswered', 'unsure'] as const).flatMap((result) => {
    const asked = sessions.flatMap((session) => session[result]).filter((question) => !isCorrected(question));
    return groupQuestions(asked).map(([question, count]) => ({
      ...{ question, count, result },
      sessionId: sessions.find((session) => session[result].some((it) => it.trim() === question))?.id ?? '',
    }));
  });
}
