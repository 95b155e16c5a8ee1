import type { BillingStore } from '#functions/storage/dynamodb/billing/billing-store.ts';
import type { PaymentStore } from '#functions/storage/dynamodb/billing/payment-store.ts';
import { type Cents, cents, formatCents } from '#shared/domain/billing/money.ts';
import type { BillingAccount, Subscription } from '../billing/billing-account.ts';
import type { Payment } from '../billing/payment.ts';
import type { ProviderPayment } from '../billing/ports.ts';
import type { SchoolInvoice } from '../school-billing/school-invoice.ts';

/** A customer in the provider's books. */
export type ProviderCustomer = { customerId: string; creditCents: Cents };

/** What the provider's books say of it: subscriptions that have not ended, and all payments. */
export type ProviderBooks = ProviderCustomer & {
  subscriptions: Subscription[];
  payments: Pick<ProviderPayment, 'paymentId' | 'paidCents' | 'refundedCents' | 'ownInvoiceId'>[];
};

export type BookPorts = {
  listAccounts(): Promise<BillingAccount[]>;
  billing: Pick<BillingStore, 'findByCustomer'>;
  payments: Pick<PaymentStore, 'listOf'>;
  schoolInvoices: { find(invoiceId: string): Promise<SchoolInvoice | undefined> };
  listCustomers(): Promise<ProviderCustomer[]>;
  readBooks(customer: ProviderCustomer): Promise<ProviderBooks>;
};

/** Where the provider and our books say different things, and what to do. */
export type Difference = {
  kind: 'customer' | 'subscription' | 'invoice' | 'payment' | 'refund' | 'credit';
  customerId: string;
  organisationId: string | undefined;
  what: string;
  advice: string;
};

/** More than any customer makes. */
const mostPayments = 10_000;

const resend = (type: string, id: string) => `Resend “${type}” of ${id} at the provider.`;
const readDaily =
  'The daily read of the subscription corrects it. Where it stays, resend its last event at the provider.';

/** Compares each customer of the provider with our books, both ways. */
export async function findDifferences(ports: BookPorts): Promise<Difference[]> {
  const [accounts, customers] = await Promise.all([ports.listAccounts(), ports.listCustomers()]);
  const accountOf = new Map(accounts.map((account) => [account.customerId, account]));
  const provided = new Set(customers.map(({ customerId }) => customerId));
  const found = accounts.flatMap(({ customerId, organisationId }): Difference[] =>
    customerId && !provided.has(customerId) ? [{ ...unknownThere, customerId, organisationId }] : [],
  );
  for (const customer of customers) {
    const [owner, books] = await Promise.all([
      ports.billing.findByCustomer(customer.customerId),
      ports.readBooks(customer),
    ]);
    const { organisationId } = owner ?? {};
    const differences = owner
      ? [
          ...compareAccount(accountOf.get(customer.customerId), books),
          ...comparePayments(await ports.payments.listOf(owner.organisationId, mostPayments), books),
          ...(await compareSchoolInvoices(ports, books)),
        ]
      : describeUnknown(books);
    found.push(...differences.map((one) => ({ ...one, customerId: customer.customerId, organisationId })));
  }
  return found;
}

type Found = Omit<Difference, 'customerId' | 'organisationId'>;

const unknownThere: Found = {
  kind: 'customer',
  what: 'The provider does not know this customer.',
  advice: 'Check that the key is of the right account and mode; else it was deleted there: ask the provider.',
};

/** An order that stopped early leaves a customer without anything, which harms nobody. */
function describeUnknown({ subscriptions, payments, creditCents }: ProviderBooks): Found[] {
  if (subscriptions.length === 0 && payments.length === 0 && creditCents === 0) return [];
  const what = `Our books do not know it, with ${subscriptions.length} live subscriptions, ${payments.length} payments and ${formatCents(creditCents)} of credit.`;
  const advice =
    'Its metadata names the organization: put the customer into that account, or refund and end it at the provider.';
  return [{ kind: 'customer', what, advice }];
}

/** An erased account has neither a subscription nor credit. */
function compareAccount(account: BillingAccount | undefined, books: ProviderBooks): Found[] {
  const ours = account?.subscription;
  const theirs = books.subscriptions.find(({ subscriptionId }) => subscriptionId === ours?.subscriptionId);
  const strays = books.subscriptions.filter((subscription) => subscription !== theirs);
  return [
    ...strays.map(({ subscriptionId, status }): Found => {
      const what = `Our books do not have ${subscriptionId}, which is ${status}.`;
      return { kind: 'subscription', what, advice: endStray };
    }),
    ...(ours ? compareSubscription(ours, theirs) : []),
    ...compareCredit(ours?.creditCents ?? cents(0), books.creditCents),
  ];
}

const endStray =
  'Put it into its account, or refund it and end it at the provider. The next order of this customer withdraws it.';

function compareSubscription(ours: Subscription, theirs: Subscription | undefined): Found[] {
  const { subscriptionId, status } = ours;
  if (!theirs) {
    const what = `${subscriptionId} is ${status} in our books, and ended or unknown at the provider.`;
    return status === 'canceled' ? [] : [{ kind: 'subscription', what, advice: readDaily }];
  }
  const pairs = [
    { kind: 'subscription', name: subscriptionId, said: [describe(ours), describe(theirs)] },
    { kind: 'invoice', name: 'The open invoice', said: [sayInvoice(ours), sayInvoice(theirs)] },
  ] as const;
  return pairs.flatMap(({ kind, name, said: [here, there] }): Found[] => {
    const what = `${name} is ${here} in our books, and ${there} at the provider.`;
    return here === there ? [] : [{ kind, what, advice: readDaily }];
  });
}

function describe({ status, planId, interval, priceCents, cancelAtPeriodEnd }: Subscription): string {
  const end = cancelAtPeriodEnd ? ', ending' : '';
  return `${status}, ${planId} ${interval} at ${formatCents(priceCents)}${end}`;
}

function sayInvoice({ openInvoice }: Subscription): string {
  return openInvoice ? `${openInvoice.invoiceId} over ${formatCents(openInvoice.dueCents)}` : 'none';
}

function compareCredit(ours: Cents, theirs: Cents): Found[] {
  const what = `The credit is ${formatCents(ours)} in our books, and ${formatCents(theirs)} at the provider.`;
  const advice =
    'Resend “customer.updated” at the provider. Of an account that was erased, pay the credit back there.';
  return ours === theirs ? [] : [{ kind: 'credit', what, advice }];
}

function comparePayments(stored: readonly Payment[], { payments }: ProviderBooks): Found[] {
  const byCard = stored.filter(({ method }) => method === 'card');
  const cards = new Map(byCard.map((payment) => [payment.paymentId, payment]));
  const known = new Set(payments.map(({ paymentId }) => paymentId));
  const advice =
    'Look its id up at the provider. Where it is not there, delete the item and take its amount off the counts.';
  return [
    ...payments.flatMap((payment) => comparePayment(cards.get(payment.paymentId), payment)),
    ...byCard.flatMap(({ paymentId, paidCents }): Found[] => {
      const what = `The provider does not know ${paymentId} over ${formatCents(paidCents)}.`;
      return known.has(paymentId) ? [] : [{ kind: 'payment', what, advice }];
    }),
  ];
}

function comparePayment(ours: Payment | undefined, theirs: ProviderBooks['payments'][number]): Found[] {
  const { paymentId, paidCents, refundedCents } = theirs;
  if (ours?.paidCents !== paidCents) {
    const here = ours ? `${formatCents(ours.paidCents)} in` : 'missing from';
    const what = `${paymentId} over ${formatCents(paidCents)} is ${here} our books.`;
    return [{ kind: 'payment', what, advice: resend('payment_intent.succeeded', paymentId) }];
  }
  const what = `Of ${paymentId}, ${formatCents(ours.refundedCents)} are refunded in our books, and ${formatCents(refundedCents)} at the provider.`;
  return ours.refundedCents === refundedCents
    ? []
    : [{ kind: 'refund', what, advice: resend('charge.refunded', paymentId) }];
}

/** Our own invoices that a card paid. */
async function compareSchoolInvoices(ports: BookPorts, { payments }: ProviderBooks): Promise<Found[]> {
  const found: Found[] = [];
  for (const { paymentId, paidCents, ownInvoiceId } of payments) {
    if (!ownInvoiceId) continue;
    const invoice = await ports.schoolInvoices.find(ownInvoiceId);
    const recorded = invoice?.payments.find((payment) => payment.paymentId === paymentId);
    if (recorded?.paidCents === paidCents) continue;
    found.push({
      kind: 'invoice',
      what: `${paymentId} paid ${formatCents(paidCents)} of invoice ${ownInvoiceId}, which ${invoice ? 'says otherwise' : 'is missing'}.`,
      advice: invoice
        ? resend('payment_intent.succeeded', paymentId)
        : 'Restore the invoice, or refund the payment at the provider.',
    });
  }
  return found;
}

/** Compares the books and writes each difference with what to do; 1 when there is any, as an exit code. */
export async function reportDifferences(ports: BookPorts, write: (line: string) => void): Promise<0 | 1> {
  const differences = await findDifferences(ports);
  for (const { kind, customerId, organisationId, what, advice } of differences) {
    write(`${kind}: ${customerId}, organization ${organisationId ?? 'unknown'}: ${what}`);
    write(`  ${advice}`);
  }
  write(
    differences.length === 0
      ? 'The provider and our books agree.'
      : `${differences.length} differences. What is under way is gone from the list in some minutes.`,
  );
  return differences.length === 0 ? 0 : 1;
}
