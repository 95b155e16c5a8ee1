import type { EmailChangeSummary } from '#shared/domain/identity.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { type Proof, requirePassword } from '../identity/password/require-password.ts';
import { askForEmailChange } from './ask-for-email-change.ts';
import { summarizeEmailChange } from './email-change.ts';
import type { LinkPorts } from './ports.ts';

/**
 * People change their own address with their password. Staff get an invitation to the new one instead. Throws
 * FORBIDDEN, WRONG_CREDENTIALS, VALIDATION, RATE_LIMITED.
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
