import { brands } from '#shared/brands/index.ts';
import { emailChangeWaitHours } from '#shared/domain/limits.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { type AttemptLimit, countAttempt } from '../identity/limit-attempts.ts';
import { makeSecretToken } from '../identity/secret-token.ts';
import { formatDayOf } from '../mail/format-day.ts';
import { findOwned } from '../staff/find-owned.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import { type EmailChange, emailChangeDays } from './email-change.ts';
import {
  composeHeldAddressMail,
  composeNewAddressMail,
  composeOldAddressMail,
} from './email-change-mails.ts';
import type { AskingPorts } from './ports.ts';

type Wish = {
  email: string;
  /** Absent when people change their own address. */
  staff?: { userId: string; isSuperadmin: boolean; action: StaffAction };
};

/** Requests for one account; those of staff use up none of its owner's. */
const emailChangeLimit: AttemptLimit = { kind: 'email-change', most: 5, windowSeconds: 86_400 };

/**
 * Mails a link to the new address, which confirms the change, and one to the old address, which keeps it. Nothing
 * changes before. Replaces an earlier request. Whoever has an account with the new address is mailed instead. Throws VALIDATION,
 * RATE_LIMITED, and ACCOUNT_EXISTS to superadmins.
 */
export async function askForEmailChange(
  ports: AskingPorts,
  user: User,
  { email, staff }: Wish,
): Promise<EmailChange> {
  const newEmail = email.trim().toLowerCase();
  if (newEmail === user.email) throw refuse('VALIDATION', 'This is already the address of the account.');
  await countAttempt(ports, emailChangeLimit, `${staff ? 'staff' : 'own'} ${user.userId}`);
  const holder = await ports.users.findByEmail(newEmail);
  // Nobody else learns who has an account: the change waits for a confirmation that is never mailed.
  if (holder && staff?.isSuperadmin)
    throw refuse('ACCOUNT_EXISTS', 'There is already an account with this address.');
  const now = ports.now();
  const takesEffectAt = staff?.isSuperadmin
    ? new Date(now.getTime() + emailChangeWaitHours * 3_600_000)
    : undefined;
  const [confirm, keep] = [makeSecretToken(ports), makeSecretToken(ports)];
  const expiresAt = Math.floor(now.getTime() / 1000) + emailChangeDays * 86_400;
  const change: EmailChange = {
    ...{ userId: user.userId, oldEmail: user.email, newEmail, askedAt: now.toISOString(), expiresAt },
    ...(staff && { staffId: staff.userId }),
    ...(takesEffectAt && { takesEffectAt: takesEffectAt.toISOString() }),
    ...{ confirmHash: confirm.hash, keepHash: keep.hash },
  };
  const token = { userId: user.userId, issuedAt: now.toISOString(), expiresAt };
  const origin = `${ports.siteOrigin(user.brandId)}/user`;
  const brand = brands[user.brandId];
  const mails = [
    holder
      ? composeHeldAddressMail(brands[holder.brandId], holder, {
          mailId: `held-address-${confirm.hash}`,
          url: `${ports.siteOrigin(holder.brandId)}/user/login`,
        })
      : composeNewAddressMail(brand, newEmail, {
          mailId: `new-address-${confirm.hash}`,
          url: `${origin}/confirm-email#token=${confirm.token}`,
        }),
    composeOldAddressMail(
      brand,
      {
        ...{ ...user, isByStaff: staff !== undefined },
        takesEffectOn: takesEffectAt && formatDayOf(await findOrganisation(ports, user), takesEffectAt),
      },
      { mailId: `old-address-${keep.hash}`, url: `${origin}/keep-email#token=${keep.token}` },
    ),
  ];
  await ports.emailChanges.ask(
    change,
    [
      { hash: confirm.hash, token: { ...token, purpose: 'change-email' } },
      { hash: keep.hash, token: { ...token, purpose: 'keep-email' } },
    ],
    mails,
    { action: staff?.action, listed: await findOwned(ports, user) },
  );
  for (const { mailId } of mails) await ports.startMail(mailId);
  return change;
}

async function findOrganisation({ organisations }: AskingPorts, { organisationId }: User) {
  return organisationId ? organisations.find(organisationId) : undefined;
}

function refuse(code: 'VALIDATION' | 'ACCOUNT_EXISTS', message: string): AppError {
  return new AppError(code, { message, issues: [{ field: 'email', message }] });
}
