import type { Organisation } from '../accounts/account.ts';
import { changeAccount } from './change-account.ts';
import { openBillingAccount } from './open-billing-account.ts';
import type { BillingPorts, PaymentProvider } from './ports.ts';

type Demand = Omit<Parameters<PaymentProvider['openPaymentPage']>[0], 'customerId'> & {
  organisation: Organisation;
  contact: { name: string; email: string };
};

/** A page of the provider is open for a day; an hour later the payment is looked for, should its message be lost. */
const lookedForMs = 25 * 3_600_000;

/** The page of the provider on which a card pays an invoice of ours. Throws UNAVAILABLE. */
export async function openInvoicePage(
  ports: Pick<BillingPorts, 'billing' | 'provider' | 'now'>,
  { organisation, contact, ...demand }: Demand,
): Promise<string> {
  const { customerId, organisationId } = await openBillingAccount(ports, organisation, contact);
  const url = await ports.provider.openPaymentPage({ ...demand, customerId });
  const dueAt = new Date(ports.now().getTime() + lookedForMs).toISOString();
  // A subscription is read once a day anyway.
  await changeAccount(ports, organisationId, (account) =>
    account.dueAt && account.subscription ? account : { ...account, dueAt },
  );
  return url;
}
