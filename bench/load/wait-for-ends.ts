import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '#shared/client.ts';

const pollMs = 1000;

/** The number of conversions per outcome, when all have ended or the time is over. */
export type Ends = { completed: number; failed: number; processing: number };

/** Waits until every conversion has ended, for at most so many minutes. */
export async function waitForEnds(
  client: Client,
  conversionIds: readonly string[],
  longestMinutes: number,
): Promise<Ends> {
  const deadline = performance.now() + longestMinutes * 60_000;
  const running = new Set(conversionIds);
  const ends: Ends = { completed: 0, failed: 0, processing: 0 };
  while (running.size && performance.now() < deadline) {
    const [conversionId = ''] = running;
    const { status } = await client.conversions.getProgress({ conversionId });
    if (status === 'processing') {
      await wait(pollMs);
      continue;
    }
    running.delete(conversionId);
    ends[status]++;
  }
  return { ...ends, processing: running.size };
}
