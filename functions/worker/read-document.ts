import { answerReaderCall } from '#functions/lib/answer-reader-call.ts';
import { getDeps } from '#functions/lib/deps.ts';
import { log } from '#functions/lib/log.ts';
import { type ReaderReply, readerCallSchema } from '#shared/calls/reader-calls.ts';

/** Invoked by functions of the API, which wait for the reply. */
export async function handler(event: unknown): Promise<ReaderReply> {
  try {
    return await answerReaderCall(await getDeps(), readerCallSchema.parse(event));
  } catch (error) {
    log.error('reading failed', { error: error instanceof Error ? error : new Error(String(error)) });
    throw error;
  }
}
