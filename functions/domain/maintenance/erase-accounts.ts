import type { User } from '../accounts/account.ts';
import type { UserStore } from '../identity/ports.ts';
import { endOfClaim, type ReportItem, workOnEach } from '../system/work-on-each.ts';

/** Removes what is stored for good. Every step may be repeated, and finds nothing the second time. */
export type AccountEraser = {
  /** Everything of one assistant: files, conversations, messages to people, mails. */
  eraseConversion(conversionId: string): Promise<void>;
  eraseOrganisation(organisationId: string): Promise<void>;
  /** Sign-ins, mails, unique names, and the account itself last, since it is what the next attempt looks for. */
  eraseUser(user: User): Promise<void>;
};

type ErasurePorts = {
  users: Pick<UserStore, 'findDueDeletions' | 'claimDeletion' | 'listConversionIds'>;
  eraser: AccountEraser;
  now(): Date;
  reportItem: ReportItem;
};

/** A schedule's turn takes this many at most; the others are still due at the next one. */
const batchSize = 10;

/** Erases the accounts whose time to change their mind is over. One that fails keeps no other. Answers how many. */
export async function eraseDueAccounts(ports: ErasurePorts): Promise<number> {
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

async function eraseAccount({ users, eraser }: ErasurePorts, user: User): Promise<void> {
  const { organisationId } = user;
  if (organisationId) {
    const conversionIds = await users.listConversionIds(organisationId);
    for (const conversionId of conversionIds) await eraser.eraseConversion(conversionId);
    await eraser.eraseOrganisation(organisationId);
  }
  await eraser.eraseUser(user);
}
