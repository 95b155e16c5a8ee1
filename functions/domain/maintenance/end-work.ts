import type { AccountEraser } from '#functions/storage/account-eraser.ts';
import { jobs } from '#shared/jobs/index.ts';

/** The longest job, which is longer than any call, and as much again for clocks that differ. */
const longestWorkMs = 2 * Math.max(...jobs.map(({ timeoutSeconds }) => timeoutSeconds)) * 1000;

/**
 * Lets no more work on assistants begin; false while work that began before may still run. What that work
 * writes after an erasure would stay for good.
 */
export async function endWork(
  eraser: Pick<AccountEraser, 'endWork'>,
  conversionIds: readonly string[],
  now: () => Date,
): Promise<boolean> {
  let isOver = true;
  for (const conversionId of conversionIds) {
    const endedAt = await eraser.endWork(conversionId, now());
    if (endedAt && now().getTime() - endedAt.getTime() < longestWorkMs) isOver = false;
  }
  return isOver;
}
