import type { BillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import { brands } from '#shared/brands/index.ts';
import { cents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { composeDeletionMail } from './identity-mails.ts';
import type { IdentityPorts } from './ports.ts';
import { requireCode } from './require-code.ts';
import { type Proof, requirePassword } from './require-password.ts';
import { endSessions } from './session/open-session.ts';

/** Time to change one's mind, as required. */
const graceDays = 7;

/**
 * Schedules the deletion of an account with all its data, closes its assistants and signs it out everywhere; signing in
 * again cancels it. Staff are removed by a superadmin, members by their owner. Throws WRONG_CREDENTIALS,
 * WRONG_CODE, FORBIDDEN.
 */
export async function requestDeletion(
  ports: IdentityPorts & { billing: Pick<BillingStore, 'find'> },
  user: User,
  { code, ...proof }: Proof & { code?: string | undefined },
): Promise<Date> {
  if (user.role !== 'owner') throw new AppError('FORBIDDEN');
  await requirePassword(ports, user, proof);
  if (user.secondFactor) await requireCode(ports, user, code ?? '');
  const now = ports.now();
  const dueAt = new Date(now.getTime() + graceDays * 86_400_000);
  const account = await ports.billing.find(user.organisationId ?? '');
  const mail = composeDeletionMail(brands[user.brandId], user, {
    mailId: `deletion-${user.userId}-${dueAt.getTime()}`,
    url: `${ports.siteOrigin(user.brandId)}/user/login`,
    dueAt,
    creditCents: account?.subscription?.creditCents ?? cents(0),
  });
  // The account has gone meanwhile: nothing was planned.
  if (!(await ports.users.planDeletion(user, dueAt, mail, now))) throw new AppError('UNAUTHENTICATED');
  await endSessions(ports, user.userId);
  await ports.startMail(mail.mailId);
  return dueAt;
}
