import type { User } from '../accounts/account.ts';
import { endOfClaim, workOnEach } from '../system/work-on-each.ts';
import type { AccountErasurePorts } from './ports.ts';

/** A schedule's turn takes this many at most; the others are still due at the next one. */
const batchSize = 10;

/** Erases the accounts whose grace period has ended and answers how many. A failed erasure does not block the others. */
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

async function eraseAccount({ users, eraser, endBilling }: AccountErasurePorts, user: User): Promise<void> {
  const { organisationId, role } = user;
  // The end of a member is not the end of the organisation.
  if (organisationId && role === 'owner') {
    // First, while it is known what would be charged.
    await endBilling(organisationId);
    const conversionIds = await users.listConversionIds(organisationId);
    for (const conversionId of conversionIds) await eraser.eraseConversion(conversionId);
    await eraser.eraseOrganisation(organisationId);
  }
  await eraser.eraseUser(user);
}
