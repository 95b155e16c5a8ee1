import type { Sample } from './sample.ts';

/** Document 3 section 4: delay before a sample answer. */
const replyDelayMilliseconds = 1500;
const readAt = '2026-11-20T09:00:00Z';

type Request = { input: { message: string; sessionId?: string | undefined }; signal: AbortSignal };

/** Answers as the sample after a delay, without a call. */
export function answerAsSample({ findAnswer }: Sample) {
  return async ({ input, signal }: Request) => {
    await new Promise((resolve) => setTimeout(resolve, replyDelayMilliseconds));
    signal.throwIfAborted();
    const { text, page } = findAnswer(input.message);
    return {
      message: text,
      response: text,
      confidence: 1,
      intent: 'sample',
      responseTime: replyDelayMilliseconds,
      sessionId: input.sessionId ?? '',
      messageId: '',
      // Small talk cannot be rated.
      outcome: 'smalltalk' as const,
      sources: page ? [{ title: page, url: null, quote: text, readAt }] : [],
      suggestions: [],
    };
  };
}
