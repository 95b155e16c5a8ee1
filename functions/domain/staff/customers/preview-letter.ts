import { isConfirmed } from '#functions/domain/mail/consent/is-confirmed.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../../identity/session.ts';
import { countConfirmed, type RecipientCounts } from './count-confirmed.ts';
import { chooseRecipients, composeLetter, type Letter } from './letter-mail.ts';
import type { MailingPorts } from './mail-customers.ts';
import { type CustomerSearch, findCustomers } from './search-users.ts';
import { sortCustomers } from './select-customers.ts';

type LetterPreview = {
  organisation: string;
  subject: string;
  text: string;
  isWaiting: boolean;
  sentTo: string | null;
  recipients: RecipientCounts & { leftOut: number };
};

/** A letter as the first of its customers gets it; also mailed to the caller, on request. Throws CONFLICT. */
export async function previewLetter(
  ports: MailingPorts,
  caller: Caller,
  { letter, search, sendsToMe }: { letter: Letter; search: CustomerSearch; sendsToMe: boolean },
): Promise<LetterPreview> {
  const { found } = await findCustomers(ports, caller, search);
  const sorted = sortCustomers(found, { sort: 'started', order: 'asc' });
  const recipients = chooseRecipients(letter, sorted);
  const [first] = recipients;
  if (!first) throw new AppError('CONFLICT', { message: sayNobody(sorted.length) });
  const url = `${ports.siteOrigin(first.brandId)}/school/dashboard`;
  const frame = { organisation: await ports.organisations.find(first.id), url, now: ports.now() };
  const { subject, text } = composeLetter(letter, first, { ...frame, mailId: 'preview' });
  const me = sendsToMe ? await ports.users.find(caller.userId) : undefined;
  if (me) {
    const mailId = `letter-test-${ports.makeId()}`;
    const mail = composeLetter(letter, first, { ...frame, mailId, testFor: me.email });
    await ports.notices.addOnce(caller.userId, mail, ports.now());
    await ports.startMail(mailId);
  }
  return {
    organisation: first.organisation,
    ...{ subject, text, sentTo: me?.email ?? null },
    isWaiting: !(await isConfirmed(ports, first.email)),
    recipients: {
      ...(await countConfirmed(ports, letter, recipients)),
      leftOut: sorted.length - recipients.length,
    },
  };
}

function sayNobody(found: number): string {
  return found === 0
    ? 'The search finds nobody now. Look at the list.'
    : 'Everybody whom the search finds has chosen a plan, so nobody gets a reminder of the trial.';
}
