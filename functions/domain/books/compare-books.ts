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
  const found: Difference[] = accounts.flatMap(({ customerId, organisationId }) =>
    customerId && !provided.has(customerId)
      ? {
          ...{
            kind: 'customer',
            customerId,
            organisationId,
            what: 'The provider does not know this customer.',
          },
          advice:
            'Check that the key is of the right account and mode; else it was deleted there: ask the provider.',
        }
      : [],
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

/** An order that stopped early leaves a customer without anything, which harms nobody. */
function describeUnknown({ subscriptions, payments, creditCents }: ProviderBooks): Found[] {
  if (subscriptions.length === 0 && payments.length === 0 && creditCents === 0) return [];
  return [
    {
      kind: 'customer',
      what: `Our books do not know it, with ${subscriptions.length} live subscriptions, ${payments.length} payments and ${formatCents(creditCents)} of credit.`,
      advice:
        'Its metadata names the organization: put the customer into that account, or refund and end it at the provider.',
    },
  ];
}

/** An erased account has neither a subscription nor credit. */
function compareAccount(account: BillingAccount | undefined, books: ProviderBooks): Found[] {
  const ours = account?.subscription;
  const theirs = books.subscriptions.find(({ subscriptionId }) => subscriptionId === ours?.subscriptionId);
  const strays = books.subscriptions.filter((subscription) => subscription !== theirs);
  return [
    ...strays.map(
      ({ subscriptionId, status }): Found => ({
        kind: 'subscription',
        what: `Our books do not have ${subscriptionId}, which is ${status}.`,
        advice:
          'Put it into its account, or refund it and end it at the provider. The next order of this customer withdraws it.',
      }),
    ),
    ...(ours ? compareSubscription(ours, theirs) : []),
    ...compareCredit(ours?.creditCents ?? cents(0), books.creditCents),
  ];
}

function compareSubscription(ours: Subscription, theirs: Subscription | undefined): Found[] {
  const isOver = ours.status === 'canceled';
  if (!theirs)
    return isOver
      ? []
      : [
          {
            kind: 'subscription',
            what: `${ours.subscriptionId} is ${ours.status} in our books, and ended or unknown at the provider.`,
            advice: readDaily,
          },
        ];
  const said = [describe(ours), describe(theirs)];
  const invoices = [ours, theirs].map(({ openInvoice }) =>
    openInvoice ? `${openInvoice.invoiceId} over ${formatCents(openInvoice.dueCents)}` : 'none',
  );
  return [
    ...(said[0] === said[1]
      ? []
      : [
          {
            kind: 'subscription' as const,
            what: `${ours.subscriptionId} is ${said[0]} in our books, and ${said[1]} at the provider.`,
            advice: readDaily,
          },
        ]),
    ...(invoices[0] === invoices[1]
      ? []
      : [
          {
            kind: 'invoice' as const,
            what: `The open invoice is ${invoices[0]} in our books, and ${invoices[1]} at the provider.`,
            advice: readDaily,
          },
        ]),
  ];
}

function describe({ status, planId, interval, priceCents, cancelAtPeriodEnd }: Subscription): string {
  const end = cancelAtPeriodEnd ? ', ending' : '';
  return `${status}, ${planId} ${interval} at ${formatCents(priceCents)}${end}`;
}

function compareCredit(ours: Cents, theirs: Cents): Found[] {
  if (ours === theirs) return [];
  return [
    {
      kind: 'credit',
      what: `The credit is ${formatCents(ours)} in our books, and ${formatCents(theirs)} at the provider.`,
      advice:
        'Resend “customer.updated” at the provider. Of an account that was erased, pay the credit back there.',
    },
  ];
}

function comparePayments(stored: readonly Payment[], { payments }: ProviderBooks): Found[] {
  const cards = new Map(
    stored.filter(({ method }) => method === 'card').map((payment) => [payment.paymentId, payment]),
  );
  const known = new Set(payments.map(({ paymentId }) => paymentId));
  return [
    ...payments.flatMap((payment) => comparePayment(cards.get(payment.paymentId), payment)),
    ...[...cards.values()].flatMap(({ paymentId, paidCents }): Found[] =>
      known.has(paymentId)
        ? []
        : [
            {
              kind: 'payment',
              what: `The provider does not know ${paymentId} over ${formatCents(paidCents)}.`,
              advice:
                'Look its id up at the provider. Where it is not there, delete the item and take its amount off the counts.',
            },
          ],
    ),
  ];
}

function comparePayment(ours: Payment | undefined, theirs: ProviderBooks['payments'][number]): Found[] {
  const { paymentId, paidCents, refundedCents } = theirs;
  if (ours?.paidCents !== paidCents)
    return [
      {
        kind: 'payment',
        what: `${paymentId} over ${formatCents(paidCents)} is ${ours ? `${formatCents(ours.paidCents)} in` : 'missing from'} our books.`,
        advice: resend('payment_intent.succeeded', paymentId),
      },
    ];
  if (ours.refundedCents === refundedCents) return [];
  return [
    {
      kind: 'refund',
      what: `Of ${paymentId}, ${formatCents(ours.refundedCents)} are refunded in our books, and ${formatCents(refundedCents)} at the provider.`,
      advice: resend('charge.refunded', paymentId),
    },
  ];
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
