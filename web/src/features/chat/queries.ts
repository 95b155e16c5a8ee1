import type { Client } from '#shared/client.ts';
import { loadClient } from '#web/lib/api/load-client.ts';
import { readRefusal } from './read-refusal.ts';

/** An answer that takes longer counts as failed. */
const answerTimeoutMilliseconds = 30_000;

type AnswerRequest = {
  input: Parameters<Client['chat']['sendMessage']>[0];
  /** Gets the pieces of the answer while it is made. */
  onText: (text: string) => void;
  signal: AbortSignal;
};

type Answer = Awaited<ReturnType<Client['chat']['sendMessage']>>;
export type RequestAnswer = (request: AnswerRequest) => Promise<Answer>;

/** Asks for a streamed answer, and for a whole one where the stream breaks before its first piece. */
export async function requestAnswer({ input, onText, signal }: AnswerRequest) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMilliseconds)]);
  const { chat } = await loadClient();
  let hasText = false;
  const take = (text: string) => {
    hasText = true;
    onText(text);
  };
  try {
    return await chat.sendMessage.stream(input, { onText: take, signal: limit });
  } catch (error) {
    if (hasText || limit.aborted || isRefusal(error)) throw error;
    return chat.sendMessage(input, limit);
  }
}

/** The service itself said no; asking again in another way changes nothing. */
function isRefusal(error: unknown): boolean {
  return readRefusal(error)?.requestId !== undefined;
}

type RatingInput = Parameters<Client['conversations']['rateAnswer']>[0];

/** Says whether an answer was helpful; says nothing of failures. */
export async function sendRating(input: RatingInput): Promise<void> {
  const { conversations } = await loadClient();
  await conversations.rateAnswer(input).catch(() => undefined);
}
