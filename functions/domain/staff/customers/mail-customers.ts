import { isConfirmed } from '#functions/domain/mail/consent/is-confirmed.ts';
import type { MailChoiceStore } from '#functions/storage/dynamodb/accounts/mail-choice-store.ts';
import type { NoticeStore } from '#functions/storage/dynamodb/accounts/notice-store.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { AddressMarkStore } from '#functions/storage/dynamodb/mail/address-mark-store.ts';
import type { ConfirmedAddressStore } from '#functions/storage/dynamodb/mail/confirmed-address-store.ts';
import type { StaffActionStore } from '#functions/storage/dynamodb/staff/staff-action-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../../identity/session.ts';
import { findHindrance } from '../../mail/find-hindrance.ts';
import { makeStaffAction } from '../../staff-log/staff-action.ts';
import { chooseRecipients, composeLetter, type Letter } from './letter-mail.ts';
import { type CustomerSearch, findCustomers, findStart, type SearchPorts } from './search-users.ts';
import { sortCustomers } from './select-customers.ts';

/** Letters of a call, well within its timeout. */
const partSize = 25;

export type MailingPorts = SearchPorts & {
  users: Pick<UserStore, 'find' | 'findByEmail'>;
  notices: NoticeStore;
  staffActions: Pick<StaffActionStore, 'add'>;
  addresses: Pick<ConfirmedAddressStore, 'isConfirmed'>;
  mailChoices: Pick<MailChoiceStore, 'findRefused'>;
  addressMarks: Pick<AddressMarkStore, 'isMarked'>;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
  makeId(): string;
};

type Mailing = {
  /** Chosen by the page: a part that is sent again writes to nobody twice. */
  mailingId: string;
  /** How many customers were confirmed. */
  expected: number;
  after?: string | undefined;
};

/** Letters of a part: on their way, kept until the address confirms, and those that are never sent. */
type MailedPart = { sent: number; waiting: number; declined: number; next?: string };

/**
 * Writes to a part of the customers that a search finds. Throws CONFLICT when the search finds other numbers than were
 * confirmed, before the first letter.
 */
export async function mailCustomers(
  ports: MailingPorts,
  caller: Caller,
  { letter, search, mailing }: { letter: Letter; search: CustomerSearch; mailing: Mailing },
): Promise<MailedPart> {
  const { mailingId, expected, after } = mailing;
  const { found } = await findCustomers(ports, caller, search);
  const sorted = sortCustomers(found, { sort: 'started', order: 'asc' });
  const recipients = chooseRecipients(letter, sorted);
  if (after === undefined) {
    if (sorted.length !== expected)
      throw new AppError('CONFLICT', {
        message: `The search finds ${sorted.length} customers now, not ${expected}. Look at the list and confirm again.`,
      });
    const deed = { kind: 'customers-mailed', customers: recipients.length, about: letter.about } as const;
    await ports.staffActions.add(makeStaffAction(ports, caller.userId, deed));
  }
  const start = findStart(recipients, after);
  const part = recipients.slice(start, start + partSize);
  const counts = { sent: 0, waiting: 0, declined: 0 };
  for (const customer of part) {
    const owner = await ports.users.findByEmail(customer.email);
    if (!owner) continue;
    const mail = composeLetter(letter, customer, {
      organisation: await ports.organisations.find(customer.id),
      mailId: `letter-${mailingId}-${customer.id}`,
      url: `${ports.siteOrigin(customer.brandId)}/school/dashboard`,
      now: ports.now(),
    });
    if (!(await ports.notices.addOnce(owner.userId, mail, ports.now()))) continue;
    await ports.startMail(mail.mailId);
    if (await findHindrance(ports, mail)) counts.declined++;
    else if (await isConfirmed(ports, mail.to)) counts.sent++;
    else counts.waiting++;
  }
  const end = start + part.length;
  return { ...counts, ...(end < recipients.length && { next: `${end}#${part.at(-1)?.id}` }) };
}
