import type { User } from '../accounts/account.ts';
import { findNext } from '../accounts/find-next.ts';
import { endOfClaim, workOnEach } from '../system/work-on-each.ts';
import { endWork } from './end-work.ts';
import type { AccountErasurePorts } from './ports.ts';

/** Maximum per scheduled run; the rest stays due for the next one. */
const batchSize = 10;

/**
 * Erases accounts whose grace period has ended and returns how many. The first turn of an account ends all work on its
 * assistants; when its claim ends, the next one erases what is there. A failed erasure doesn't block the others.
 */
export async function eraseDueAccounts(ports: AccountErasurePorts): Promise<number> {
  const now = ports.now();
  const due = await ports.users.findDueDeletions(now, batchSize);
  return workOnEach(due, {
    idOf: (userId) => userId,
    reportItem: ports.reportItem,
    async work(userId) {
      const user = await ports.users.claimDeletion(userId, now, endOfClaim(now));
      return user ? eraseAccount(ports, user) : false;
    },
  });
}

/** Returns false while work on its assistants may still run. */
async function eraseAccount(ports: AccountErasurePorts, user: User): Promise<boolean> {
  const { organisationId, role } = user;
  // A member's erasure doesn't end the organisation.
  if (organisationId && role === 'owner' && !(await eraseOrganisation(ports, organisationId))) return false;
  // Whoever belongs to another organisation by now goes on there.
  const next = await findNext(ports, user);
  if (!(next && (await ports.memberships.moveHome(user, next)))) await ports.eraser.eraseUser(user);
  return true;
}

async function eraseOrganisation(
  { users, eraser, endBilling, now }: AccountErasurePorts,
  organisationId: string,
): Promise<boolean> {
  // First, while the charges are still known.
  await endBilling(organisationId);
  const conversionIds = await users.listConversionIds(organisationId);
  if (!(await endWork(eraser, conversionIds, now))) return false;
  for (const conversionId of conversionIds) await eraser.eraseConversion(conversionId);
  await eraser.eraseOrganisation(organisationId);
  return true;
}

/** The same for organisations whose owner stays in others. */
export async function eraseClosedOrganisations(ports: AccountErasurePorts): Promise<number> {
  const now = ports.now();
  const due = await ports.memberships.findDueClosings(now, batchSize);
  return workOnEach(due, {
    idOf: ({ organisationId }) => organisationId,
    reportItem: ports.reportItem,
    async work(place) {
      const membership = await ports.memberships.claimClosing(place, now, endOfClaim(now));
      if (!membership || !(await eraseOrganisation(ports, membership.organisationId))) return false;
      await ports.memberships.remove(membership);
      return true;
    },
  });
}
