import type { AccountEraser } from '../identity/erase-accounts.ts';
import type { DemonstrationStore } from './conversion-store.ts';

type ErasureWorld = {
  demonstrations: DemonstrationStore;
  eraser: Pick<AccountEraser, 'eraseConversion'>;
  now(): Date;
};

/** A schedule's turn takes this many at most; the others are still due at the next one. */
const batchSize = 10;

/** Erases conversions of no account whose time is over, with everything that was said to them. Answers how many. */
export async function eraseDemonstrations({ demonstrations, eraser, now }: ErasureWorld): Promise<number> {
  const due = await demonstrations.findDue(now(), batchSize);
  for (const conversionId of due) await eraser.eraseConversion(conversionId);
  return due.length;
}
