import type { User } from '../accounts/account.ts';
import type { UserStore } from './user-store.ts';

/** Removes what is stored for good. Every step may be repeated, and finds nothing the second time. */
export type AccountEraser = {
  /** Everything of one assistant: files, conversations, messages to people, mails. */
  eraseConversion(conversionId: string): Promise<void>;
  eraseOrganisation(organisationId: string): Promise<void>;
  /** Sign-ins, mails, unique names, and the account itself last, since it is what the next attempt looks for. */
  eraseUser(user: User): Promise<void>;
};

type ErasureWorld = { users: UserStore; eraser: AccountEraser; now(): Date };

/** A schedule's turn takes this many at most; the others are still due at the next one. */
const batchSize = 10;

/** Erases the accounts whose time to change their mind is over. Answers how many. */
export async function eraseDueAccounts({ users, eraser, now }: ErasureWorld): Promise<number> {
  const due = await users.findDueDeletions(now(), batchSize);
  for (const user of due) {
    const { organisationId } = user;
    if (organisationId) {
      const conversionIds = await users.listConversionIds(organisationId);
      for (const conversionId of conversionIds) await eraser.eraseConversion(conversionId);
      await eraser.eraseOrganisation(organisationId);
    }
    await eraser.eraseUser(user);
  }
  return due.length;
}
