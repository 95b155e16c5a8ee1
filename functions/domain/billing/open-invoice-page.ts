import type { Organisation } from '../accounts/account.ts';
import { changeAccount } from './change-account.ts';
import { openBillingAccount } from './open-billing-account.ts';
import type { BillingPorts, OpenedPage, PaymentProvider } from './ports.ts';

type Demand = Omit<Parameters<PaymentProvider['openPaymentPage']>[0], 'customerId'> & {
  organisation: Organisation;
  contact: { name: string; email: string };
};

/** Payment pages stay open for a day; an hour later the payment is checked, in case its event was lost. */
const lookedForMs = 25 * 3_600_000;

/** Opens the provider's page for paying one of our invoices by card. Throws UNAVAILABLE. */
export async function openInvoicePage(
  ports: Pick<BillingPorts, 'billing' | 'details' | 'users' | 'provider' | 'addsTax' | 'now'>,
  { organisation, contact, ...demand }: Demand,
): Promise<OpenedPage> {
  const { customerId, organisationId } = await openBillingAccount(ports, organisation, contact);
  const opened = await ports.provider.openPaymentPage({ ...demand, customerId });
  const dueAt = new Date(ports.now().getTime() + lookedForMs).toISOString();
  // Subscriptions are read once a day anyway.
  await changeAccount(ports, organisationId, (account) =>
    account.dueAt && account.subscription ? account : { ...account, dueAt },
  );
  return opened;
}
