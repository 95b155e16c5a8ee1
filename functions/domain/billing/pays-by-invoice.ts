import type { Organisation } from '../accounts/account.ts';
import type { BillingAccount } from './billing-account.ts';

/** Whether a customer is on a plan that is paid by invoice. */
export function paysByInvoice(
  account: Pick<BillingAccount, 'method'> | undefined,
  { plan }: Pick<Organisation, 'plan'>,
): boolean {
  return account?.method === 'invoice' && plan !== 'trial';
}
