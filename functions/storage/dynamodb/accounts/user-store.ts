import * as z from 'zod';
import { type User, userSchema } from '#functions/domain/accounts/account.ts';
import type { UserChanges } from '#functions/domain/identity/ports.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { type Change, exists, is, isBelow, writeChange } from '../change.ts';
import { claimDue } from '../claim-due.ts';
import { findDue } from '../find-due.ts';
import { type Key, keys } from '../keys.ts';
import { findItem } from '../list-items.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import type { Table } from '../table.ts';
import { writeStaff } from './write-staff.ts';

const uniqueNameSchema = z.object({ userId: z.string() });
const entrySchema = z.object({ conversionId: z.string() });
const deletionKind = 'ACCOUNT-DELETION';
/** More assistants than an organisation can have, and few enough for one query page. */
const conversionLimit = 100;

export type UserStore = ReturnType<typeof openUserStore>;

/** People who can sign in. */
export function openUserStore(table: Table) {
  const find = (userId: string) => findItem(table, keys.user(userId), userSchema);
  const findByUniqueName = async (key: Key) => {
    const item = await table.get(key);
    // The same number of reads for an unknown name, so that timing reveals nothing.
    return find(item ? uniqueNameSchema.parse(item).userId : 'nobody');
  };
  return {
    ...openDeletions(table),
    find,
    findByEmail: (email: string) => findByUniqueName(keys.uniqueEmail(email)),
    /**
     * By the email address or the username typed at sign-in, with the same number of reads. An address never counts as
     * a username: nobody can claim somebody else's address as theirs.
     */
    findBySignInName: (name: string) =>
      findByUniqueName(name.includes('@') ? keys.uniqueEmail(name) : keys.uniqueUsername(name)),
    /** For staff; signup creates customers, and `MemberStore` members. False when the email or username is taken. */
    addStaff: (user: User) => table.transact(writeStaff(user)),
    /** Sets fields, and removes those that are null; false when the account, or a field it needs, is gone. */
    async update(userId: string, changes: UserChanges, needed?: 'passwordExpiresAt') {
      const item = await table.update(keys.user(userId), describeChanges(changes, needed));
      return item !== undefined;
    },
    /** Uses up a time step for the account; false when this or a later one was used already. */
    async takeCodeStep(userId: string, step: number) {
      const path = 'secondFactor.lastStep';
      const details = { set: { [path]: step }, when: [isBelow(path, step)] };
      const item = await table.update(keys.user(userId), details);
      return item !== undefined;
    },
    /** Uses up a recovery code; false when it was used already. */
    async takeRecoveryCode({ userId, secondFactor }: User, hash: string) {
      const known = secondFactor?.recoveryCodeHashes ?? [];
      const path = 'secondFactor.recoveryCodeHashes';
      const set = { [path]: known.filter((other) => other !== hash) };
      const item = await table.update(keys.user(userId), { set, when: [is(path, known)] });
      return item !== undefined;
    },
    async listConversionIds(organisationId: string) {
      const items = await table.query({
        pk: keys.organisation(organisationId).pk,
        prefix: 'CONVERSION#',
        limit: conversionLimit,
      });
      return items.map((item) => entrySchema.parse(item).conversionId);
    },
  };
}

/** Accounts that their owners delete, after a time in which they can change their mind. */
function openDeletions(table: Table) {
  return {
    /** Schedules the deletion, closes the assistants at once, and stores its mail; false when the account is gone. */
    planDeletion: (owner: Owner, dueAt: Date, mail: Mail, now: Date) =>
      table.transact([
        ...writeClosing(owner, dueAt.toISOString()),
        ...writeUserMail(owner.userId, mail, now),
      ]),
    /** Takes a scheduled deletion back, and opens the assistants; false when the account is gone. */
    cancelDeletion: (owner: Owner) => table.transact(writeClosing(owner, null)),
    /** Ids of accounts due for deletion. */
    async findDueDeletions(before: Date, limit: number) {
      const due = await findDue(table, uniqueNameSchema, { dueKind: deletionKind, before, limit });
      return due.map((item) => item.userId);
    },
    /** Claims a due one until then; undefined when it is no longer due. */
    async claimDeletion(userId: string, now: Date, until: Date) {
      const item = await claimDue(table, keys.user(userId), { dueKind: deletionKind, now, until });
      return item && userSchema.parse(item);
    },
  };
}

type Owner = Pick<User, 'userId'> & { organisationId?: string | null | undefined };

/** The deletion of an account, and the closing of its assistants until then; null takes both back. */
function writeClosing({ userId, organisationId }: Owner, dueAt: string | null) {
  const user = writeChange(keys.user(userId), describeChanges({ deletionDueAt: dueAt }));
  if (!organisationId) return [user];
  const closing = dueAt === null ? { remove: ['closesAt'] } : { set: { closesAt: dueAt } };
  const organisation = keys.organisation(organisationId);
  return [user, writeChange(organisation, { ...closing, when: [exists('pk')] })];
}

/** A scheduled deletion is also in the due-work index, for the sweeper. */
function describeChanges(changes: UserChanges, needed = 'pk'): Change {
  const { deletionDueAt } = changes;
  const all = Object.entries({
    ...changes,
    ...(deletionDueAt !== undefined && { dueAt: deletionDueAt, dueKind: deletionDueAt && deletionKind }),
  });
  return {
    set: Object.fromEntries(all.filter(([, value]) => value !== null)),
    remove: all.filter(([, value]) => value === null).map(([name]) => name),
    when: [exists(needed)],
  };
}
