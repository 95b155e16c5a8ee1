import type { EmailChangeSummary } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { type Proof, requirePassword } from '../identity/require-password.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import { askForEmailChange } from './ask-for-email-change.ts';
import { summarizeEmailChange } from './email-change.ts';
import { findListed } from './find-listed.ts';
import type { LinkPorts } from './ports.ts';

/**
 * People change their own address with their password. Staff get an invitation to the new one instead. Throws
 * FORBIDDEN, WRONG_CREDENTIALS, VALIDATION, ACCOUNT_EXISTS, RATE_LIMITED.
 */
export async function changeOwnEmail(
  ports: LinkPorts,
  user: User,
  { email, ...proof }: Proof & { email: string },
): Promise<EmailChangeSummary> {
  if (user.organisationId === null) {
    throw new AppError('FORBIDDEN', { message: 'Ask a superadmin to invite you at your new address.' });
  }
  await requirePassword(ports, user, proof);
  return summarizeEmailChange(await askForEmailChange(ports, user, { email }));
}

/** Throws NOT_FOUND. */
export async function cancelOwnEmailChange(ports: CancelingPorts, user: Person): Promise<void> {
  if (!(await cancelEmailChange(ports, user))) throw new AppError('NOT_FOUND');
}

type CancelingPorts = Pick<LinkPorts, 'emailChanges' | 'organisations' | 'listings' | 'now'>;
type Person = Pick<User, 'userId' | 'organisationId'>;

/** Voids the link that was mailed to the new address; false when no change is pending. */
export async function cancelEmailChange(
  ports: CancelingPorts,
  person: Person,
  action?: StaffAction,
): Promise<boolean> {
  const change = await ports.emailChanges.find(person.userId, ports.now());
  return change !== undefined && ports.emailChanges.remove(change, await findListed(ports, person), action);
}
