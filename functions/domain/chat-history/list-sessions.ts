import { findVisitorsHere } from '#functions/domain/chat/live/find-visitors-here.ts';
import { silentSince } from '#functions/domain/chat/live/live-record.ts';
import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { LiveStore } from '#functions/storage/dynamodb/chat/live-store.ts';
import type { ChatSessionSummary, SessionChoices } from '#shared/contract/assistant/chat-history.ts';
import { liveLimits } from '#shared/domain/chat/live-limits.ts';
import type { SessionFilter, SessionOutcome, SessionRating } from '#shared/domain/chat/session-outcome.ts';
import { describeSession } from './describe-session.ts';
import type { SessionRecord } from './session-record.ts';

/** Conversations scanned per page, matching or not, which keeps the cost constant. */
const lookedAt = 200;
/** Document 2 section 4: green from here, red below. */
const highSatisfaction = 4;
const lowSatisfaction = 3;
/** Pages offered as filters, those with the latest conversations. */
const mostPages = 50;

/** So long after its last message a visitor's page may still give a sign. */
const recentSeconds = liveLimits.listeningMilliseconds / 1000 + liveLimits.visitorSilentSeconds;
/** Of the newest, so that the list costs the same on a busy day. */
const mostRecent = 10;

/** What conversations are wanted; all of it must fit. */
export type SessionQuery = {
  search: string;
  filter: SessionFilter;
  outcome?: SessionOutcome | undefined;
  rating?: SessionRating | undefined;
  language?: string | undefined;
  page?: string | undefined;
  tag?: string | undefined;
};

/**
 * The matching conversations of a page, newest first; `next` is the cursor of the next page. Throws
 * VALIDATION.
 */
export async function listSessions(
  ports: {
    chatHistory: Pick<ChatHistoryStore, 'listSessions'>;
    live: Pick<LiveStore, 'findEach'>;
    now(): Date;
  },
  { conversionId, before, ...query }: SessionQuery & { conversionId: string; before?: string | undefined },
): Promise<{ sessions: ChatSessionSummary[]; isPartial: boolean; choices: SessionChoices; next?: string }> {
  const { records, next } = await ports.chatHistory.listSessions(conversionId, { before, limit: lookedAt });
  const since = silentSince(ports.now(), recentSeconds);
  const recent = records.filter(({ lastAt }) => lastAt > since).slice(0, mostRecent);
  const here = await findVisitorsHere(
    ports,
    recent.map(({ sessionId }) => ({ owner: conversionId, sessionId })),
  );
  const wanted = query.search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const sessions = records
    .filter((record) => mentions(record, wanted))
    .map(describeSession)
    .filter((session) => fits(session, query))
    .map((session) => (here.has(session.id) ? { ...session, isVisitorHere: true } : session));
  const choices = listChoices(records);
  return { sessions, choices, isPartial: next !== undefined, ...(next && { next }) };
}

/** Whether every word stands, whole or as a part, in some question of the conversation. */
function mentions({ firstQuestion, words }: SessionRecord, wanted: readonly string[]): boolean {
  const asked = [firstQuestion.toLowerCase(), ...words].join(' ');
  return wanted.every((word) => asked.includes(word));
}

function listChoices(records: readonly SessionRecord[]): SessionChoices {
  const sort = (values: string[]) => [...new Set(values)].toSorted();
  return {
    languages: sort(records.flatMap(({ visitorLanguage }) => visitorLanguage ?? [])),
    pages: sort([...new Set(records.flatMap(({ page }) => page ?? []))].slice(0, mostPages)),
    tags: sort(records.flatMap(({ tags }) => [...tags])),
  };
}

function fits(session: ChatSessionSummary, query: SessionQuery): boolean {
  const { outcome = session.outcome, language, page, rating, tag } = query;
  return (
    fitsFilter(session, query.filter) &&
    session.outcome === outcome &&
    (rating === undefined || fitsRating(session, rating)) &&
    (language === undefined || session.language === language) &&
    (page === undefined || session.page === page) &&
    (tag === undefined || session.tags?.includes(tag) === true)
  );
}

function fitsFilter(session: ChatSessionSummary, filter: SessionFilter): boolean {
  const { outcome, isTest = false } = session;
  switch (filter) {
    case 'all':
      return true;
    case 'high-satisfaction':
    case 'low-satisfaction':
      return fitsRating(session, filter);
    case 'completed':
    case 'abandoned':
      return outcome === filter;
    case 'visitors':
      return !isTest;
    case 'tests':
      return isTest;
  }
}

function fitsRating({ satisfaction }: ChatSessionSummary, rating: SessionRating): boolean {
  switch (rating) {
    case 'high-satisfaction':
      return satisfaction !== undefined && satisfaction >= highSatisfaction;
    case 'low-satisfaction':
      return satisfaction !== undefined && satisfaction < lowSatisfaction;
    case 'unrated':
      return satisfaction === undefined;
  }
}
