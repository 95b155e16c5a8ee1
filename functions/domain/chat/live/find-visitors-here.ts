import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import type { LiveStore } from '#functions/storage/dynamodb/chat/live-store.ts';
import { isVisitorThere } from './live-record.ts';

/** The sessions whose visitors' pages are open, among up to 100 conversations of an assistant. */
export async function findVisitorsHere(
  { live, now }: { live: Pick<LiveStore, 'findEach'>; now(): Date },
  conversations: readonly Conversation[],
): Promise<ReadonlySet<string>> {
  const bySession = new Map(conversations.map((conversation) => [conversation.sessionId, conversation]));
  const records = await live.findEach([...bySession.values()]);
  const at = now();
  return new Set([...bySession.keys()].filter((_, index) => isVisitorThere(records[index], at)));
}
