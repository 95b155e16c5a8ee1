import type { Organisation } from '../accounts/account.ts';
import type { StoredBillingDetails } from '../billing-details/billing-details.ts';
import type { BillingPorts } from './ports.ts';

/** Tells the provider who is billed, for its later invoices. Throws UNAVAILABLE. */
export async function describeCustomer(
  { provider, users }: Pick<BillingPorts, 'provider' | 'users'>,
  { name, lifeCycle }: Organisation,
  { customerId, details }: { customerId: string; details: StoredBillingDetails },
): Promise<void> {
  const owner = lifeCycle && (await users.find(lifeCycle.ownerId));
  await provider.describeCustomer(customerId, {
    ...details,
    name: details.organisationName || name,
    email: details.billingEmail || (owner?.email ?? ''),
  });
}
