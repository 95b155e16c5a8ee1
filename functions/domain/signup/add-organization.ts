import type { MembershipStore } from '#functions/storage/dynamodb/accounts/membership-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { trialSignupSchema } from '#shared/domain/trial-signup.ts';
import { AppError } from '#shared/errors.ts';
import type { User } from '../accounts/account.ts';
import { organisationLimit } from '../accounts/membership.ts';
import { refuseInvalid, startTrial, type TrialResult } from './create-trial.ts';
import type { TrialPorts } from './ports.ts';

type NewOrganisation = {
  name: string;
  websiteUrl: string;
  institutionType?: string | undefined;
  idempotencyKey: string;
};

/**
 * Starts a trial for one more organisation of a person, who signs in as before and owns it. Throws VALIDATION, CONFLICT.
 */
export async function addOrganization(
  ports: TrialPorts & { memberships: Pick<MembershipStore, 'list'> },
  owner: User,
  brandId: BrandId,
  { name, websiteUrl, institutionType, idempotencyKey }: NewOrganisation,
): Promise<TrialResult> {
  if ((await ports.memberships.list(owner.userId)).length >= organisationLimit)
    throw new AppError('CONFLICT', { message: `A person has at most ${organisationLimit} organizations.` });
  const signup = trialSignupSchema.parse({
    schoolInfo: { name, website: websiteUrl, institutionType },
    // What a signup asks of a new account, this one has: its password opens the new organisation too.
    adminContact: { ...owner, password: 'as before' },
    ...{ sourceType: 'website', idempotencyKey },
  });
  refuseInvalid(signup, brandId);
  return startTrial(ports, brandId, signup, owner);
}
