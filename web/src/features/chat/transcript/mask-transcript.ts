import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';
import type { Transcript } from './transcript.ts';

/** Masks private numbers (card, account, social security) typed by the visitor before the transcript is stored. */
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
