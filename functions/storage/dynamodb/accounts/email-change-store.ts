import * as z from 'zod';
import { type EmailChange, emailChangeSchema } from '#functions/domain/email-change/email-change.ts';
import type { EmailChangeEffect } from '#functions/domain/email-change/ports.ts';
import type { OneUseToken } from '#functions/domain/identity/one-use-token.ts';
import { hashAddress } from '#functions/domain/mail/consent/mail-choices.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { ListedCustomer } from '#functions/domain/staff/listing.ts';
import type { StaffAction } from '#functions/domain/staff-log/staff-action.ts';
import { type Change, eraseItem, is, writeChange, writeItem, writeNewItem } from '../change.ts';
import { claimDue } from '../claim-due.ts';
import { findDue } from '../find-due.ts';
import { keys } from '../keys.ts';
import { writeUserMail } from '../mail/user-mail.ts';
import { changeListing, markListing } from '../staff/listing-items.ts';
import { staffActionItem } from '../staff/staff-action-store.ts';
import { writeStaffChange } from '../staff/staff-change-store.ts';
import type { Item, Table } from '../table.ts';

const dueKind = 'EMAIL-CHANGE';
const ownerSchema = z.object({ userId: z.string() });

const parse = (item: Item | undefined) => item && emailChangeSchema.parse(item);

/** Stores the pending change of each account, at most one. */
export type EmailChangeStore = ReturnType<typeof openEmailChangeStore>;

/** Pending changes of sign-in addresses, each beside its account. */
export function openEmailChangeStore(table: Table) {
  const put = (item: object) => writeItem(item);
  return {
    ...openRequests(table),
    ...openDueChanges(table),
    /** Undefined when there is none or it has expired. */
    async find(userId: string, now: Date) {
      const change = parse(await table.get(keys.emailChange(userId)));
      return change && change.expiresAt * 1000 > now.getTime() ? change : undefined;
    },
    /** False when it was applied, replaced or removed before. */
    remove: (
      { userId, confirmHash }: EmailChange,
      listed: readonly ListedCustomer[],
      action?: StaffAction | undefined,
    ) =>
      table.transact([
        removeRequest(userId, confirmHash),
        ...listed.flatMap((one) => markListing(one, null)),
        ...(action ? [put(staffActionItem(action))] : []),
      ]),
    /** False when the change is gone, or the new address is taken. */
    async apply(change: EmailChange, effect: EmailChangeEffect) {
      const { userId, oldEmail, newEmail, confirmHash } = change;
      const refused = await table.get(keys.mailChoices(hashAddress(oldEmail)));
      const listed = effect.listed.flatMap((one) =>
        changeListing(one, { changes: { email: newEmail, emailChange: null } }),
      );
      return table.transact([
        removeRequest(userId, confirmHash),
        writeChange(keys.user(userId), moveUser(oldEmail, newEmail, effect)),
        eraseItem(keys.uniqueEmail(oldEmail)),
        writeNewItem({ ...keys.uniqueEmail(newEmail), userId }),
        // The kinds of mail that a person does not want stay unwanted.
        ...(refused
          ? [
              put({ ...refused, ...keys.mailChoices(hashAddress(newEmail)) }),
              eraseItem(keys.mailChoices(hashAddress(oldEmail))),
            ]
          : []),
        ...listed,
        ...effect.conversionIds.map((conversionId) => moveContact(conversionId, change)),
        ...effect.mails.flatMap((mail) => writeUserMail(userId, mail, effect.now)),
        ...(effect.action ? [put(staffActionItem(effect.action))] : []),
      ]);
    },
  };
}

/** What asks for a change. */
function openRequests(table: Table) {
  const put = (item: object) => writeItem(item);
  return {
    /** Replaces a pending change; stores the tokens of its links by their hash, and its mails. */
    async ask(
      change: EmailChange,
      links: { hash: string; token: OneUseToken }[],
      mails: Mail[],
      { action, listed }: { action: StaffAction | undefined; listed: readonly ListedCustomer[] },
    ) {
      const { userId, askedAt, takesEffectAt, newEmail: email, expiresAt } = change;
      const due = takesEffectAt && { dueKind, dueAt: takesEffectAt };
      await table.transact([
        put({ ...keys.emailChange(userId), ...change, ...due }),
        ...links.map(({ hash, token }) => put({ ...keys.oneUseToken(hash), ...token })),
        ...mails.flatMap((mail) => writeUserMail(userId, mail, new Date(askedAt))),
        ...writeRequest(change, { action, listed: listed[0] }),
        ...listed.flatMap((one) => markListing(one, { email, expiresAt })),
      ]);
    },
  };
}

/** Changes that take effect without a confirmation. */
function openDueChanges(table: Table) {
  return {
    /** Accounts whose change takes effect without a confirmation. */
    async findDue(before: Date, limit: number) {
      const due = await findDue(table, ownerSchema, { dueKind, before, limit });
      return due.map((item) => item.userId);
    },
    /** Claims a due one until then; undefined when it is no longer due. */
    claim: async (userId: string, now: Date, until: Date) =>
      parse(await claimDue(table, keys.emailChange(userId), { dueKind, now, until })),
  };
}

function moveContact(conversionId: string, { oldEmail, newEmail }: EmailChange) {
  const email = 'notify.email';
  return writeChange(keys.conversion(conversionId), {
    set: { [email]: newEmail },
    when: [is(email, oldEmail)],
  });
}

/** The entry of the staff member who asked, with both addresses beside the customer. */
function writeRequest(
  { oldEmail: from, newEmail: to }: EmailChange,
  { action, listed }: { action: StaffAction | undefined; listed: ListedCustomer | undefined },
) {
  if (!action) return [];
  if (!listed) return [writeItem(staffActionItem(action))];
  const values = [{ field: 'email' as const, from, to }];
  return writeStaffChange(listed.organisationId, { action, values });
}

/** Only of this request: a later one has other links. */
function removeRequest(userId: string, confirmHash: string) {
  return eraseItem(keys.emailChange(userId), [is('confirmHash', confirmHash)]);
}

function moveUser(oldEmail: string, newEmail: string, { now, isConfirmed }: EmailChangeEffect): Change {
  const at = now.toISOString();
  return {
    set: { email: newEmail, emailChangedAt: at, ...(isConfirmed && { emailConfirmedAt: at }) },
    remove: isConfirmed ? [] : ['emailConfirmedAt'],
    when: [is('email', oldEmail)],
  };
}
