import type { MembershipStore } from '#functions/storage/dynamodb/accounts/membership-store.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { findNext } from '../accounts/find-next.ts';
import type { Mail } from '../mail/mail.ts';

type Ports = {
  memberships: Pick<MembershipStore, 'list' | 'moveHome' | 'close'>;
  now(): Date;
};
type Ending = { dueAt: Date; mails: readonly Mail[] };

/**
 * Plans the end of one organisation where its owner belongs to others too: it leaves the account first, which goes on with
 * another one. Returns false where it is the owner's only one, so that the account ends with it. Throws CONFLICT.
 */
export async function closeOneOfSeveral(
  { memberships, now }: Ports,
  owner: User,
  organisationId: string,
  { dueAt, mails }: Ending,
): Promise<boolean> {
  const { userId, createdAt: since } = owner;
  if (owner.organisationId === organisationId) {
    const next = await findNext({ memberships }, owner);
    if (!next) return false;
    if (!(await memberships.moveHome(owner, next, { userId, organisationId, role: 'owner', since })))
      throw new AppError('CONFLICT');
  }
  if (!(await memberships.close({ userId, organisationId }, dueAt, mails, now())))
    throw new AppError('CONFLICT');
  return true;
}
