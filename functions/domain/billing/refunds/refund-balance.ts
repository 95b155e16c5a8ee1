import type { NoticeStore } from '#functions/storage/dynamodb/accounts/notice-store.ts';
import { type Cents, cents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import { type BillingAccount, readIdleCredit } from '../billing-account.ts';
import { changeAccount } from '../change-account.ts';
import { composeBalanceMail } from '../mails/refund-mail.ts';
import { netCents, type Payment } from '../payment.ts';
import type { BillingPorts } from '../ports.ts';
import { findAddressee, type RecordingPorts, recordPayment } from '../record-payment.ts';
import { syncAccount } from '../sync-account.ts';

export type BalancePorts = BillingPorts & RecordingPorts & { notices: NoticeStore; makeId(): string };

/** Payments looked at; older ones are beyond what cards take back. */
const mostPayments = 20;

/**
 * Sends the credit of a customer without a subscription back to the cards that paid, and tells them. Returns what was
 * sent; more may be left than cards take back. Each part is stored before it is sent, so that a crash repeats none.
 * Throws CONFLICT, UNAVAILABLE.
 */
export async function refundBalance(ports: BalancePorts, organisationId: string): Promise<Cents> {
  let sent = 0;
  let last: string | undefined;
  for (let turn = 0; turn < mostPayments; turn++) {
    const found = await planPart(ports, organisationId);
    if (!found) break;
    const { account, customerId, part } = found;
    await sendPart(ports, customerId, part);
    await recordPayment(ports, account, part.paymentId);
    await clearPart(ports, organisationId, part.refundId);
    sent += part.amountCents;
    last = part.refundId;
  }
  if (last) {
    await syncAccount(ports, organisationId);
    await tellCustomer(ports, organisationId, cents(sent), `balance-${last}`);
  }
  return cents(sent);
}

type Part = NonNullable<BillingAccount['balanceRefund']>;

/** What goes back next: one begun before, or as much of the credit as the newest card payment takes back. */
async function planPart(ports: BalancePorts, organisationId: string) {
  const account = await ports.billing.find(organisationId);
  const { customerId, subscription } = account ?? {};
  if (!account || !customerId || !subscription) return undefined;
  if (account.balanceRefund) return { account, customerId, part: account.balanceRefund };
  const credit = readIdleCredit({
    subscription: await ports.provider.readSubscription(subscription.subscriptionId),
  });
  const payments = await ports.payments.listOf(organisationId, mostPayments);
  const payment = payments.filter(isReturnable).toSorted(newestFirst)[0];
  if (credit === 0 || !payment) return undefined;
  const amountCents = cents(Math.min(credit, netCents(payment)));
  const part: Part = { refundId: ports.makeId(), paymentId: payment.paymentId, amountCents };
  const next = { ...account, balanceRefund: part, version: account.version + 1 };
  if (!(await ports.billing.save(next, { now: ports.now() }))) throw new AppError('CONFLICT');
  return { account, customerId, part };
}

/** Payments of our own invoices have sums of their own. */
function isReturnable(payment: Payment): boolean {
  return payment.method === 'card' && !payment.invoiceId && !payment.dispute && netCents(payment) > 0;
}

function newestFirst(one: Payment, other: Payment): number {
  return other.paidAt.localeCompare(one.paidAt);
}

async function sendPart({ provider }: BalancePorts, customerId: string, part: Part): Promise<void> {
  const { refundId, paymentId, amountCents } = part;
  await provider.refundPayment({ paymentId, amountCents, idempotencyKey: `balance-refund:${refundId}` });
  await provider.takeFromBalance({ customerId, amountCents, idempotencyKey: `balance-taken:${refundId}` });
}

function clearPart(ports: BalancePorts, organisationId: string, refundId: string): Promise<void> {
  return changeAccount(ports, organisationId, (account) =>
    account.balanceRefund?.refundId === refundId ? { ...account, balanceRefund: undefined } : account,
  );
}

async function tellCustomer(
  ports: BalancePorts,
  organisationId: string,
  amountCents: Cents,
  mailId: string,
): Promise<void> {
  const organisation = await ports.organisations.find(organisationId);
  const found = organisation && (await findAddressee(ports, organisation));
  if (!organisation || !found) return;
  const { userId, billed, url } = found;
  const mail = composeBalanceMail({ mailId, amountCents, billed, url, brandId: organisation.brandId });
  if (await ports.notices.addOnce(userId, mail, ports.now())) await ports.startMail(mailId);
}
