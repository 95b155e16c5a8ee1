import { judgeTurn } from '#functions/domain/chat/count-exchange.ts';
import type { Exchange } from '#functions/domain/chat/exchange.ts';
import type { Rating } from '#shared/domain/chat/rating.ts';
import { type Change, exists, is, isAbsent, writeChange } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { readExchanges } from './read-exchanges.ts';

/** Retries after concurrent ratings in the same conversation. */
const tries = 5;

/**
 * Stores a rating with its answer and in the counts of its conversation, in one transaction that expects the rating
 * read before: of concurrent ratings each is counted once, and of what was no question none. Returns the exchange
 * before; undefined for an unknown answer.
 */
export async function rateAnswer(
  table: Table,
  { conversationOwner, sessionId }: { conversationOwner: string; sessionId: string },
  messageId: string,
  rating: Rating,
): Promise<Exchange | undefined> {
  const Key = keys.chatSession(conversationOwner, sessionId);
  for (let attempt = 1; attempt <= tries; attempt++) {
    const exchanges = await readExchanges(table, conversationOwner, sessionId);
    const exchange = exchanges.find(([, answer]) => answer.messageId === messageId);
    if (!exchange) return undefined;
    const [, rated] = exchange;
    if (rated.rating === rating) return exchange;
    const answerKey = keys.chatMessage(conversationOwner, sessionId, rated.sentAt, messageId);
    const replaced = writeChange(answerKey, replaceRating(rated.rating, rating));
    const counted = judgeTurn(rated) ? [writeChange(Key, addToCounts(rated.rating, rating))] : [];
    if (await table.transact([replaced, ...counted])) return exchange;
  }
  return undefined;
}

function replaceRating(before: Rating | undefined, rating: Rating): Change {
  return { set: { rating }, when: before ? [is('rating', before)] : [exists('pk'), isAbsent('rating')] };
}

function addToCounts(before: Rating | undefined, rating: Rating): Change {
  const helpful = Number(rating === 'helpful') - Number(before === 'helpful');
  return { add: { rated: before ? 0 : 1, helpful }, when: [exists('pk')] };
}
