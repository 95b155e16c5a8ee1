import { type DayChange, dayCountsSchema, sumDayCounts } from '#functions/domain/chat/chat-day.ts';
import { countExchange } from '#functions/domain/chat/count-exchange.ts';
import type { Exchange } from '#functions/domain/chat/exchange.ts';
import { type Condition, eraseItem, exists, is, isAbsent, writeChange } from '../change.ts';
import { keys } from '../keys.ts';
import { listCounts } from './chat-count-items.ts';

type Of = { conversationOwner: string; sessionId: string; now: Date };

/**
 * Which exchanges of a conversation were counted: those that its assistant's own account didn't ask. Older turns don't
 * say who asked, and the session only that one of them was a test; undefined stands for the first when it is gone.
 */
export function findCounted(
  exchanges: readonly Exchange[],
  session: { isTest?: boolean | undefined } | undefined,
): (exchange: Exchange | undefined) => boolean {
  const areMarked = exchanges.some(([{ isTest }]) => isTest);
  const isOlderTest = session?.isTest === true && !areMarked;
  return (exchange) => !isOlderTest && !exchange?.[0].isTest;
}

/**
 * Deletes exchanges of one hour together with what they had counted, for one transaction: whoever is second, or finds
 * them rated meanwhile, deletes and counts nothing.
 */
export function removeCounted(
  { conversationOwner, sessionId, now }: Of,
  exchanges: readonly Exchange[],
  isCounted: (exchange: Exchange) => boolean,
) {
  const [first] = exchanges;
  if (!first) return [];
  const turns = exchanges
    .flat()
    .map(({ sentAt, messageId, rating }) =>
      eraseItem(keys.chatMessage(conversationOwner, sessionId, sentAt, messageId), expectRating(rating)),
    );
  const at = new Date(first[0].sentAt);
  const counted = exchanges
    .filter(isCounted)
    .map((exchange) => dayCountsSchema.parse(countExchange(exchange)));
  return [...turns, ...takeBack({ conversationOwner, sessionId, now, at }, sumDayCounts(counted))];
}

/** Updates that take counts back, of the same hour. */
export function takeBack({ conversationOwner, sessionId, now, at }: Of & { at: Date }, counts: DayChange) {
  const names = dayCountsSchema.keyof().options;
  const change = Object.fromEntries(names.map((name) => [name, -(counts[name] ?? 0)]));
  return listCounts(conversationOwner, { at, now, spread: sessionId }, change).map(({ key, details }) =>
    writeChange(key, details),
  );
}

function expectRating(rating: string | undefined): Condition[] {
  return rating ? [is('rating', rating)] : [exists('pk'), isAbsent('rating')];
}
