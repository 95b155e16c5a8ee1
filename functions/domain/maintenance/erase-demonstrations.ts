import { endOfClaim, workOnEach } from '../system/work-on-each.ts';
import type { DemonstrationErasurePorts } from './ports.ts';

/** A schedule's turn takes this many at most; the others are still due at the next one. */
const batchSize = 10;

/** Erases conversions of no account whose time is over, with everything that was said to them. Answers how many. */
export async function eraseDemonstrations({
  demonstrations,
  eraser,
  now,
  reportItem,
}: DemonstrationErasurePorts): Promise<number> {
  const at = now();
  const due = await demonstrations.findDue(at, batchSize);
  return workOnEach(due, {
    idOf: (conversionId) => conversionId,
    reportItem,
    async work(conversionId) {
      const isOurs = await demonstrations.claim(conversionId, at, endOfClaim(at));
      return isOurs && eraser.eraseConversion(conversionId);
    },
  });
}
