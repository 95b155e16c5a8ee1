import { AppError } from '#shared/errors.ts';
import { findOwned } from '../staff/find-owned.ts';
import { endOfClaim, workOnEach } from '../system/work-on-each.ts';
import { applyEmailChange } from './apply-email-change.ts';
import type { DueChangePorts } from './ports.ts';

/** Maximum per scheduled run; the rest stays due for the next one. */
const batchSize = 10;

/** Applies superadmins' changes that the old address did not cancel in time. Returns how many. */
export async function applyDueChanges(ports: DueChangePorts): Promise<number> {
  const now = ports.now();
  return workOnEach(await ports.emailChanges.findDue(now, batchSize), {
    idOf: (userId) => userId,
    reportItem: ports.reportItem,
    async work(userId) {
      const change = await ports.emailChanges.claim(userId, now, endOfClaim(now));
      if (!change) return false;
      const user = await ports.users.find(userId);
      try {
        if (!user) throw new AppError('NOT_FOUND');
        await applyEmailChange(ports, user, { change, isConfirmed: false });
        return true;
      } catch (error) {
        // The account is gone, somebody else has got the address, or the change is done.
        if (!(error instanceof AppError)) throw error;
        await ports.emailChanges.remove(change, user ? await findOwned(ports, user) : []);
        return false;
      }
    },
  });
}
