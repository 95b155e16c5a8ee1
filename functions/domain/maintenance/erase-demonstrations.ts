import { endOfClaim, workOnEach } from '../system/work-on-each.ts';
import type { DemonstrationErasurePorts } from './ports.ts';

/** Maximum per scheduled run; the rest stays due for the next one. */
const batchSize = 10;

/** Erases expired conversions without an account, with their conversations. Returns how many. */
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
