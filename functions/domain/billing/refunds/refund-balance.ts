import type { NoticeStore } from '#functions/storage/dynamodb/accounts/notice-store.ts';
import { type Cents, cents, sumCents } from '#shared/domain/billing/money.ts';
import { AppError } from '#shared/errors.ts';
import { makeStaffAction } from '../../staff-log/staff-action.ts';
import { type BillingAccount, readIdleCredit } from '../billing-account.ts';
import { changeAccount } from '../change-account.ts';
import { composeBalanceMail } from '../mails/refund-mail.ts';
import { keptCents, type Payment } from '../payment.ts';
import type { BillingPorts } from '../ports.ts';
import { findAddressee, type RecordingPorts, recordPayment } from '../record-payment.ts';
import { syncAccount } from '../sync-account.ts';

export type BalancePorts = BillingPorts & RecordingPorts & { notices: NoticeStore; makeId(): string };

/** Payments looked at; older ones are beyond what cards take back. */
const mostPayments = 20;
/** Whoever began has finished by then, or stopped; the sweeper goes on. */
const finishedMs = 5 * 60_000;

type Order = NonNullable<BillingAccount['balanceOrder']>;
type Part = Order['parts'][number];
type Begun = { account: BillingAccount; customerId: string; order: Order; part: Part };

/**
 * Sends the credit of a customer without a subscription back to the cards that paid, and tells them. Returns what was
 * sent; more may be left than cards take back. The order and each part of it are stored before anything is sent, so
 * that the sweeper finishes what a crash has stopped, and sends nothing twice. Throws CONFLICT, UNAVAILABLE.
 */
export async function refundBalance(
  ports: BalancePorts,
  organisationId: string,
  by?: Order['by'],
): Promise<Cents> {
  for (let turn = 0; turn < mostPayments; turn++) {
    const begun = await beginPart(ports, organisationId, by);
    if (!begun) break;
    await finishPart(ports, begun);
  }
  return closeOrder(ports, organisationId);
}

/** What goes back next: a part begun before, or as much of the credit as the newest card payment takes back. */
async function beginPart(
  ports: BalancePorts,
  organisationId: string,
  by: Order['by'],
): Promise<Begun | undefined> {
  const account = await ports.billing.find(organisationId);
  const { customerId, subscription } = account ?? {};
  if (!account || !customerId || !subscription) return undefined;
  const known: Order = account.balanceOrder ?? { orderId: ports.makeId(), by, parts: [] };
  const begun = known.parts.find(({ state }) => state === 'begun');
  if (begun) return { account, customerId, order: known, part: begun };
  const [found, payments] = await Promise.all([
    ports.provider.readSubscription(subscription.subscriptionId),
    ports.payments.listOf(organisationId, mostPayments),
  ]);
  const credit = readIdleCredit({ subscription: found });
  const payment = payments
    .filter(isReturnable)
    .filter(({ paymentId }) => known.parts.every((part) => part.paymentId !== paymentId))
    .toSorted(newestFirst)[0];
  if (credit === 0 || !payment) return undefined;
  const amountCents = cents(Math.min(credit, keptCents(payment)));
  const part: Part = { paymentId: payment.paymentId, amountCents, state: 'begun' };
  const order = { ...known, parts: [...known.parts, part] };
  const now = ports.now();
  const dueAt = new Date(now.getTime() + finishedMs).toISOString();
  const next = { ...account, balanceOrder: order, dueAt, version: account.version + 1 };
  if (!(await ports.billing.save(next, { now }))) throw new AppError('CONFLICT');
  return { account, customerId, order, part };
}

/** Payments of our own invoices have sums of their own. */
function isReturnable(payment: Payment): boolean {
  return payment.method === 'card' && !payment.invoiceId && !payment.dispute && keptCents(payment) > 0;
}

const newestFirst = (one: Payment, other: Payment): number => other.paidAt.localeCompare(one.paidAt);

/** Sends a part, and takes it from the balance; the provider is asked first what it already did. */
async function finishPart(ports: BalancePorts, { account, customerId, order, part }: Begun): Promise<void> {
  const { paymentId, amountCents } = part;
  const { organisationId } = account;
  const refundKey = `balance-refund:${order.orderId}:${paymentId}`;
  const state = await ports.provider.refundPayment({ paymentId, amountCents, idempotencyKey: refundKey });
  if (state === 'sent') await ports.provider.takeFromBalance({ customerId, amountCents, refundKey });
  else await ports.provider.returnFailedRefunds(paymentId);
  await recordPayment(ports, account, paymentId);
  const deed = {
    ...({ kind: 'payment-refunded', organisationId, paymentId } as const),
    ...{ refundedCents: amountCents, reason: `credit, ${order.by?.reason}` },
  };
  const action = order.by && state === 'sent' && makeStaffAction(ports, order.by.userId, deed);
  await changeAccount(
    ports,
    organisationId,
    (newest) => withState(newest, order.orderId, { ...part, state }),
    action ? { order: { action } } : {},
  );
}

function withState(account: BillingAccount, orderId: string, part: Part): BillingAccount {
  const { balanceOrder } = account;
  if (balanceOrder?.orderId !== orderId) return account;
  const parts = balanceOrder.parts.map((one) => (one.paymentId === part.paymentId ? part : one));
  return { ...account, balanceOrder: { ...balanceOrder, parts } };
}

/** Tells what the whole order has sent, and forgets it. */
async function closeOrder(ports: BalancePorts, organisationId: string): Promise<Cents> {
  const { balanceOrder } = (await ports.billing.find(organisationId)) ?? {};
  if (!balanceOrder) return cents(0);
  const sent = balanceOrder.parts.filter(({ state }) => state === 'sent');
  const sentCents = sumCents(sent.map(({ amountCents }) => amountCents));
  await syncAccount(ports, organisationId);
  if (sentCents > 0) await tellCustomer(ports, organisationId, sentCents, `balance-${balanceOrder.orderId}`);
  await changeAccount(ports, organisationId, (account) =>
    account.balanceOrder?.orderId === balanceOrder.orderId
      ? { ...account, balanceOrder: undefined }
      : account,
  );
  return sentCents;
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
