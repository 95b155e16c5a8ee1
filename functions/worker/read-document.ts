import { log } from '#functions/runtime/log.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { answerReaderCall } from '#functions/wiring/lazy/answer-reader-call.ts';
import { type ReaderReply, readerCallSchema } from '#shared/calls/reader-calls.ts';

/** Invoked by API functions, which wait for the reply. */
export async function handler(event: unknown): Promise<ReaderReply> {
  try {
    return await answerReaderCall(await getDeps(), readerCallSchema.parse(event));
  } catch (error) {
    log.error('reading failed', { error: error instanceof Error ? error : new Error(String(error)) });
    throw error;
  }
}
