import type { TokenUse } from '#functions/domain/model/ports.ts';

/**
 * Tokens of one message answered by reading, as measured on the tapes (docs/quality.md) by our own count: 59
 * readings of 4,450 tokens, 130 query calls of 460, 144 thorough replies, and two checks of 450 a reply.
 */
export const chatTokens = {
  /** The first call, which finds what to read. */
  queries: { input: 460, output: 60 },
  /** Instructions and reading: byte-identical across questions for a small website. */
  unchanging: 4050,
  /** The conversation and the question. */
  changing: 400,
  answer: 100,
  /** All checks of a reply's sentences; their instructions are too short for a cache. */
  checks: { input: 900, output: 4 },
};

/** In a conversation of four messages within five minutes, the first writes the cache and three read it. */
export const messagesOfConversation = 4;

/** A message without any caching, before its sentences are checked. */
export const uncachedMessage: TokenUse = {
  input: chatTokens.queries.input + chatTokens.unchanging + chatTokens.changing,
  cachedInput: 0,
  cacheWrite: 0,
  output: chatTokens.queries.output + chatTokens.answer,
};

/** What the checking model is asked for a message. */
export const checkOfMessage: TokenUse = { ...chatTokens.checks, cachedInput: 0, cacheWrite: 0 };

/** The average message of a conversation about a website small enough to be read in full. */
export const cachedMessage: TokenUse = {
  ...uncachedMessage,
  cachedInput: chatTokens.unchanging * (1 - 1 / messagesOfConversation),
  cacheWrite: chatTokens.unchanging / messagesOfConversation,
};
