import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import type { Transcript } from './transcript.ts';

/** Masks the private numbers (card, account, social security) that the visitor typed, before the transcript is stored. */
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
