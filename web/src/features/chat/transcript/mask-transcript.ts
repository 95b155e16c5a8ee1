import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import type { Transcript } from './transcript.ts';

/** The transcript as it is kept: without the numbers of cards, accounts and social security that the visitor typed. */
export function maskTranscript({ messages, ...transcript }: Transcript): Transcript {
  return {
    ...transcript,
    messages: messages.map((message) => ({
      ...message,
      ...(message.sender === 'user' && { content: maskPrivateNumbers(message.content) }),
      ...(message.unansweredQuestion !== undefined && {
        unansweredQuestion: maskPrivateNumbers(message.unansweredQuestion),
      }),
    })),
  };
}
