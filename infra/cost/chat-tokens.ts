import type { TokenUse } from '#functions/domain/model/ports.ts';

/**
 * Tokens of one message that is answered by reading, as measured on the tapes (docs/quality.md) by the product's own
 * count: 269 readings of 33,200 characters, 130 calls for queries of 1,740, and 144 careful replies of 250.
 */
export const chatTokens = {
  /** The first call, which finds what to read. */
  queries: { input: 460, output: 60 },
  /** Instructions and reading: the same, byte for byte, from question to question where the website is small. */
  unchanging: 8100,
  /** The conversation and the question. */
  changing: 400,
  answer: 100,
};

/** Of a conversation of four messages within five minutes the first writes the cache, and three read it. */
const messagesOfConversation = 4;

/** What a message takes when nothing is ever found in a cache. */
export const uncachedMessage: TokenUse = {
  input: chatTokens.queries.input + chatTokens.unchanging + chatTokens.changing,
  cachedInput: 0,
  cacheWrite: 0,
  output: chatTokens.queries.output + chatTokens.answer,
};

/** The same on the average of a conversation about a website that is small enough to be read whole. */
export const cachedMessage: TokenUse = {
  ...uncachedMessage,
  cachedInput: chatTokens.unchanging * (1 - 1 / messagesOfConversation),
  cacheWrite: chatTokens.unchanging / messagesOfConversation,
};
