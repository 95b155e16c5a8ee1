import { AppError } from '#shared/errors.ts';
import type { BillingAccount } from './billing-account.ts';
import type { BillingChange, BillingPorts } from './ports.ts';

/** Retries after concurrent changes to the same account. */
const tries = 8;

/**
 * Updates a billing account from its latest version, together with what is stored beside it; does nothing
 * when there is none. Throws CONFLICT.
 */
export async function changeAccount(
  { billing, now }: Pick<BillingPorts, 'billing' | 'now'>,
  organisationId: string,
  change: (account: BillingAccount) => BillingAccount,
  beside: Omit<BillingChange, 'now'> = {},
): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const account = await billing.find(organisationId);
    if (!account) return;
    const next = { ...change(account), version: account.version + 1 };
    if (await billing.save(next, { ...beside, now: now() })) return;
  }
  throw new AppError('CONFLICT');
}
