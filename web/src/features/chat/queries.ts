import { useMutation } from '@tanstack/react-query';
import { AppError } from '#shared/errors.ts';
import { client } from '#web/lib/client.ts';

/** An answer that takes longer counts as failed. */
const answerTimeoutMilliseconds = 30_000;

type AnswerRequest = {
  input: Parameters<typeof client.chat.sendMessage>[0];
  /** Gets the pieces of the answer while it is made. */
  onText: (text: string) => void;
  signal: AbortSignal;
};

export function useChatAnswer() {
  return useMutation({ mutationFn: requestAnswer });
}

/** Asks for a streamed answer, and for a whole one where the stream breaks before its first piece. */
async function requestAnswer({ input, onText, signal }: AnswerRequest) {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMilliseconds)]);
  let hasText = false;
  const take = (text: string) => {
    hasText = true;
    onText(text);
  };
  try {
    return await client.chat.sendMessage.stream(input, { onText: take, signal: limit });
  } catch (error) {
    if (hasText || limit.aborted || isRefusal(error)) throw error;
    return client.chat.sendMessage(input, limit);
  }
}

/** The service itself said no; asking again in another way changes nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.requestId !== undefined;
}
