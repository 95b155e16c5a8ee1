import type { ChatMessage } from '#functions/domain/chat/chat-session.ts';
import type { Rating } from '#shared/domain/chat/rating.ts';
import { countRatings } from '#shared/domain/figures/ratings.ts';
import { type Change, exists, is, isAbsent, writeChange } from '../change.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { readExchanges } from './read-exchanges.ts';

/** Retries after concurrent ratings in the same conversation. */
const tries = 5;

/**
 * Stores a rating with its answer and in the counts of its conversation, in one transaction that expects the rating
 * read before: of concurrent ratings each is counted once. Returns the rating before; undefined for an unknown answer.
 */
export async function rateAnswer(
  table: Table,
  { conversationOwner, sessionId }: { conversationOwner: string; sessionId: string },
  messageId: string,
  rating: Rating,
): Promise<Pick<ChatMessage, 'rating'> | undefined> {
  const Key = keys.chatSession(conversationOwner, sessionId);
  for (let attempt = 1; attempt <= tries; attempt++) {
    const answers = (await readExchanges(table, conversationOwner, sessionId)).map(([, answer]) => answer);
    const rated = answers.find((answer) => answer.messageId === messageId);
    if (!rated) return undefined;
    if (rated.rating === rating) return { rating };
    const answerKey = keys.chatMessage(conversationOwner, sessionId, rated.sentAt, messageId);
    for (const count of [addToCounts(rated.rating, rating), startCounts(answers, messageId, rating)]) {
      const isStored = await table.transact([
        writeChange(table.name, answerKey, replaceRating(rated.rating, rating)),
        writeChange(table.name, Key, count),
      ]);
      if (isStored) return { rating: rated.rating };
    }
  }
  return undefined;
}

function replaceRating(before: Rating | undefined, rating: Rating): Change {
  return { set: { rating }, when: before ? [is('rating', before)] : [exists('pk'), isAbsent('rating')] };
}

/** Refused by a conversation without counts. */
function addToCounts(before: Rating | undefined, rating: Rating): Change {
  const helpful = Number(rating === 'helpful') - Number(before === 'helpful');
  return { add: { rated: before ? 0 : 1, helpful }, when: [exists('rated')] };
}

/** Counts a conversation's first rating, or all of one that is older than its counts. */
function startCounts(answers: readonly ChatMessage[], messageId: string, rating: Rating): Change {
  const { rated, helpful } = countRatings(
    answers.map((answer) => (answer.messageId === messageId ? rating : answer.rating)),
  );
  return { set: { rated, helpful }, remove: ['satisfaction'], when: [exists('pk'), isAbsent('rated')] };
}
