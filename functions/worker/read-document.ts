import { answerReaderCall } from '#functions/domain/self-tests/answer-reader-call.ts';
import { log } from '#functions/runtime/log.ts';
import { readSurroundings } from '#functions/runtime/network.ts';
import { getDeps } from '#functions/wiring/deps.ts';
import { type ReaderReply, readerCallSchema } from '#shared/calls/reader-calls.ts';

/** Invoked by API functions, which wait for the reply. */
export async function handler(event: unknown): Promise<ReaderReply> {
  try {
    const { documentReader } = readSurroundings();
    return await answerReaderCall({ ...(await getDeps()), documentReader }, readerCallSchema.parse(event));
  } catch (error) {
    log.error('reading failed', { error: error instanceof Error ? error : new Error(String(error)) });
    throw error;
  }
}
