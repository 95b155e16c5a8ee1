import type { MembershipStore } from '#functions/storage/dynamodb/accounts/membership-store.ts';
import type { BillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import { brands } from '#shared/brands/index.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { findNext } from '../accounts/find-next.ts';
import { formatDayOf } from '../mail/format-day.ts';
import type { Mail } from '../mail/mail.ts';
import { composeDeletionMail } from './identity-mails.ts';
import { type Proof, requirePassword } from './password/require-password.ts';
import { closeOneOfSeveral } from './plan-deletion.ts';
import type { IdentityPorts } from './ports.ts';
import { requireCode } from './require-code.ts';
import { endSessions } from './session/open-session.ts';
import type { Caller } from './session.ts';

type DeletionPorts = Omit<IdentityPorts, 'memberships'> & {
  memberships: MembershipStore;
  billing: Pick<BillingStore, 'find'>;
};

/** Time to change one's mind, as required. */
const graceDays = 7;

/**
 * Schedules the deletion of the caller's organisation with all its data, and closes its assistants. Where it is the only
 * one, the account ends with it: it is signed out everywhere, and signing in again keeps both. Staff are removed by a
 * superadmin, members by their owner. Throws WRONG_CREDENTIALS, WRONG_CODE, FORBIDDEN, CONFLICT.
 */
export async function requestDeletion(
  ports: DeletionPorts,
  user: User,
  { role, organisationId }: Pick<Caller, 'role' | 'organisationId'>,
  { code, ...proof }: Proof & { code?: string | undefined },
): Promise<{ dueAt: Date; isAccount: boolean }> {
  if (role !== 'owner' || !organisationId) throw new AppError('FORBIDDEN');
  await requirePassword(ports, user, proof);
  if (user.secondFactor) await requireCode(ports, user, code ?? '');
  const now = ports.now();
  const dueAt = new Date(now.getTime() + graceDays * 86_400_000);
  const isOnly = user.organisationId === organisationId && !(await findNext(ports, user));
  const mail = await composeMail(ports, user, { organisationId, dueAt, isOnly });
  const isOneOfSeveral =
    !isOnly && (await closeOneOfSeveral(ports, user, organisationId, { dueAt, mails: [mail] }));
  if (!isOneOfSeveral) {
    // The account has gone meanwhile: nothing was planned.
    if (!(await ports.users.planDeletion(user, dueAt, mail, now))) throw new AppError('UNAUTHENTICATED');
    await endSessions(ports, user.userId);
  }
  await ports.startMail(mail.mailId);
  return { dueAt, isAccount: !isOneOfSeveral };
}

async function composeMail(
  ports: DeletionPorts,
  user: User,
  { organisationId, dueAt, isOnly }: { organisationId: string; dueAt: Date; isOnly: boolean },
): Promise<Mail> {
  const [account, organisation] = await Promise.all([
    ports.billing.find(organisationId),
    ports.organisations.find(organisationId),
  ]);
  return composeDeletionMail(brands[user.brandId], user, {
    mailId: `deletion-${organisationId}-${dueAt.getTime()}`,
    url: `${ports.siteOrigin(user.brandId)}/user/${isOnly ? 'login' : 'account#organizations'}`,
    day: formatDayOf(organisation, dueAt),
    creditCents: account?.subscription?.creditCents ?? cents(0),
    ...(!isOnly && { organisation: organisation?.name ?? '' }),
  });
}

/** Keeps an organisation that was to end while its owner stays in others. Throws NOT_FOUND. */
export async function keepOrganisation(
  { memberships, now }: DeletionPorts,
  { userId, organisationId }: Pick<Caller, 'userId' | 'organisationId'>,
): Promise<void> {
  const isKept = organisationId && (await memberships.keep({ userId, organisationId }, now()));
  if (!isKept) throw new AppError('NOT_FOUND');
}
