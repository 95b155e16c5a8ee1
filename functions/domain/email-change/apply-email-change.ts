import { brands } from '#shared/brands/index.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { endSessions } from '../identity/session/open-session.ts';
import { findOwned, listOwned } from '../staff/find-owned.ts';
import { makeStaffAction } from '../staff-log/staff-action.ts';
import type { EmailChange } from './email-change.ts';
import { composeAddressChangedMail, composeWelcomeMail } from './email-change-mails.ts';
import type { ApplyingPorts } from './ports.ts';

/**
 * Lets a change take effect: sign-in, the staff's lists and the contact of the assistants. A change that nobody
 * confirmed ends every session. Throws LINK_EXPIRED, ACCOUNT_EXISTS.
 */
export async function applyEmailChange(
  ports: ApplyingPorts,
  user: User,
  { change, isConfirmed }: { change: EmailChange; isConfirmed: boolean },
): Promise<void> {
  const brand = brands[user.brandId];
  const origin = ports.siteOrigin(user.brandId);
  const mails = [
    composeAddressChangedMail(brand, user, {
      mailId: `address-changed-${change.confirmHash}`,
      url: `${origin}/contact`,
    }),
    ...(isConfirmed
      ? []
      : [
          composeWelcomeMail(brand, change.newEmail, {
            mailId: `address-welcome-${change.confirmHash}`,
            url: `${origin}/user/forgot-password`,
          }),
        ]),
  ];
  const isApplied = await ports.emailChanges.apply(change, {
    ...{ now: ports.now(), isConfirmed, mails },
    listed: await findOwned(ports, user),
    conversionIds: await findContacts(ports, user),
    action: describeAction(ports, user, change),
  });
  if (!isApplied) await refuse(ports, user, change);
  ports.reportSecurity('email-changed', { userId: user.userId, staffId: change.staffId ?? null });
  if (!isConfirmed) await endSessions(ports, user.userId);
  for (const { mailId } of mails) await ports.startMail(mailId);
}

async function refuse(ports: ApplyingPorts, user: User, change: EmailChange): Promise<never> {
  const taken = await ports.users.findByEmail(change.newEmail);
  if (!taken || taken.userId === user.userId) throw new AppError('LINK_EXPIRED');
  await ports.emailChanges.remove(change, await findOwned(ports, user));
  throw new AppError('ACCOUNT_EXISTS', { message: 'There is already an account with this address.' });
}

/** Messages of visitors go to the contact named at signup, who must not miss them. */
async function findContacts(
  { users, conversions, memberships }: ApplyingPorts,
  { userId, organisationId, email }: User,
): Promise<string[]> {
  const ids = [...(organisationId ? [organisationId] : []), ...(await listOwned({ memberships }, userId))];
  const conversionIds = (await Promise.all(ids.map((id) => users.listConversionIds(id)))).flat();
  const found = await Promise.all(
    conversionIds.map(async (id) => ((await conversions.find(id))?.notify?.email === email ? [id] : [])),
  );
  // A transaction has a hundred writes.
  return found.flat().slice(0, 30);
}

function describeAction(ports: ApplyingPorts, { organisationId, userId }: User, { staffId }: EmailChange) {
  if (!staffId) return undefined;
  const what = 'The new email address took effect';
  return makeStaffAction(ports, staffId, {
    kind: 'customer-changed',
    subject: organisationId ?? userId,
    what,
  });
}
