import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { hashToken } from '../identity/secret-token.ts';
import type { BillingAccount } from './billing-account.ts';
import { describeCustomer } from './describe-customer.ts';
import type { BillingPorts } from './ports.ts';

/** An account with a customer at the provider. */
export type CustomerAccount = Omit<BillingAccount, 'customerId'> & { customerId: string };

const tries = 5;

/** The initial billing account of an organisation, before any purchase. */
export function createBillingAccount({
  organisationId,
  brandId,
}: Pick<Organisation, 'organisationId' | 'brandId'>): BillingAccount {
  return {
    ...{ organisationId, brandId, version: 0, method: 'card', purchaseOrderNumber: '' },
    ...{ grantsPlan: false, pastDueTold: 0 },
  };
}

/**
 * The organisation's billing account with its customer at the provider; creates both once. Throws
 * UNAVAILABLE.
 */
export async function openBillingAccount(
  ports: Pick<BillingPorts, 'billing' | 'details' | 'users' | 'provider' | 'addsTax' | 'now'>,
  organisation: Organisation,
  contact: { name: string; email: string },
): Promise<CustomerAccount> {
  const { organisationId } = organisation;
  const { billing, provider, now } = ports;
  for (let attempt = 0; attempt < tries; attempt++) {
    const known = (await billing.find(organisationId)) ?? createBillingAccount(organisation);
    const { customerId: knownId } = known;
    if (knownId) return { ...known, customerId: knownId };
    const customerId = await provider.createCustomer({
      ...contact,
      organisationId,
      idempotencyKey: `customer:${organisationId}:${hashToken(`${contact.name}\n${contact.email}`)}`,
    });
    const account = { ...known, customerId, version: known.version + 1 };
    if (!(await billing.save(account, { now: now() }))) continue;
    const details = await ports.details.find(organisationId);
    // Where tax is added, the order says where.
    const told = details && ports.addsTax ? { ...details, country: '' } : details;
    if (told) await describeCustomer(ports, organisation, { customerId, details: told });
    return account;
  }
  throw new AppError('UNAVAILABLE');
}
