import { endOfClaim, workOnEach } from '../system/work-on-each.ts';
import { endWork } from './end-work.ts';
import type { DemonstrationErasurePorts } from './ports.ts';

/** Maximum per scheduled run; the rest stays due for the next one. */
const batchSize = 10;

/**
 * Erases expired conversions without an account, with their conversations, in two turns like an account. Returns how
 * many.
 */
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
      if (!isOurs || !(await endWork(eraser, [conversionId], now))) return false;
      return eraser.eraseConversion(conversionId);
    },
  });
}
