import type { Client } from '#shared/client.ts';
import { api } from '#web/lib/api/api.ts';
import { readRefusal } from '#web/lib/api/read-refusal.ts';

/** A slower answer counts as failed. */
const answerTimeoutMilliseconds = 30_000;

type AnswerRequest = {
  input: Parameters<Client['chat']['sendMessage']>[0];
  /** Called with each piece of the streamed answer. */
  onText: (text: string) => void;
  signal: AbortSignal;
};

type Answer = Awaited<ReturnType<Client['chat']['sendMessage']>>;
export type RequestAnswer = (request: AnswerRequest) => Promise<Answer>;

/**
 * Requests a streamed answer; falls back to a whole one if the stream breaks before its first piece. The client is asked
 * itself, since derived calls have no streams.
 */
export async function requestAnswer({ input, onText, signal }: AnswerRequest) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMilliseconds)]);
  const { chat } = (await import('#web/lib/api/client.ts')).client;
  let hasText = false;
  const take = (text: string) => {
    hasText = true;
    onText(text);
  };
  try {
    return await chat.streamAnswer.stream(input, { onText: take, signal: limit });
  } catch (error) {
    if (hasText || limit.aborted || isRefusal(error)) throw error;
    return chat.sendMessage(input, limit);
  }
}

/** The service itself refused, so another kind of request would not help. */
const isRefusal = (error: unknown): boolean => readRefusal(error)?.requestId !== undefined;

/** Sends a rating; failures are ignored. */
export async function sendRating(input: Parameters<Client['conversations']['rateAnswer']>[0]): Promise<void> {
  await api.conversations.rateAnswer.call(input).catch(() => undefined);
}
