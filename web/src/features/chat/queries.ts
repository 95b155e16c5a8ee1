import { useMutation } from '@tanstack/react-query';
import { client } from '#web/lib/client.ts';

/** An answer that takes longer counts as failed. */
const answerTimeoutMilliseconds = 30_000;

export function useChatAnswer() {
  return useMutation({
    mutationFn: (input: Parameters<typeof client.chat.sendMessage>[0]) =>
      client.chat.sendMessage(input, AbortSignal.timeout(answerTimeoutMilliseconds)),
  });
}
