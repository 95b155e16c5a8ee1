import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import type { SessionFilter } from '#shared/domain/chat/session-outcome.ts';
import { describeSession } from './describe-session.ts';
import type { ChatHistoryStore } from './ports.ts';
import type { SessionRecord } from './session-record.ts';

/** Conversations scanned per page, matching or not, which keeps the cost constant. */
const lookedAt = 200;
/** Document 2 section 4: green from here, red below. */
const highSatisfaction = 4;
const lowSatisfaction = 3;

type Listing = { conversionId: string; search: string; filter: SessionFilter; before?: string | undefined };

/**
 * The matching conversations of a page, newest first; `next` is the cursor of the next page. Throws
 * VALIDATION.
 */
export async function listSessions(
  { chatHistory }: { chatHistory: Pick<ChatHistoryStore, 'listSessions'> },
  { conversionId, search, filter, before }: Listing,
): Promise<{ sessions: ChatSessionSummary[]; isPartial: boolean; next?: string }> {
  const { records, next } = await chatHistory.listSessions(conversionId, { before, limit: lookedAt });
  const wanted = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const sessions = records
    .filter((record) => mentions(record, wanted))
    .map(describeSession)
    .filter((session) => fits(session, filter));
  return { sessions, isPartial: next !== undefined, ...(next && { next }) };
}

/** Whether every word stands, whole or as a part, in some question of the conversation. */
function mentions({ firstQuestion, words }: SessionRecord, wanted: readonly string[]): boolean {
  const asked = [firstQuestion.toLowerCase(), ...words].join(' ');
  return wanted.every((word) => asked.includes(word));
}

function fits(
  { outcome, satisfaction = 0, isTest = false }: ChatSessionSummary,
  filter: SessionFilter,
): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'high-satisfaction':
      return satisfaction >= highSatisfaction;
    case 'low-satisfaction':
      return satisfaction > 0 && satisfaction < lowSatisfaction;
    case 'completed':
    case 'abandoned':
      return outcome === filter;
    case 'visitors':
      return !isTest;
    case 'tests':
      return isTest;
  }
}
