import type { Organisation } from '#functions/domain/accounts/account.ts';
import {
  nextDetails,
  type OrderedBilling,
  readOrderedDetails,
  startDetails,
  withoutEmpty,
} from '#functions/domain/billing-details/billing-details.ts';
import { composeMessage } from '#functions/domain/contact/submit-message.ts';
import { type AttemptLimit, countAttempt } from '#functions/domain/identity/limit-attempts.ts';
import { sayFirstInvoice } from '#shared/domain/billing/describe-invoice.ts';
import { findEnrollmentDay } from '#shared/domain/billing/fiscal-year.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import type { PaidPlanId } from '#shared/domain/billing/plan-ids.ts';
import { orderHeldDays, priceInCents } from '#shared/domain/billing/subscription.ts';
import { addDays } from '#shared/domain/trial.ts';
import { AppError } from '#shared/errors.ts';
import { type BillingAccount, findPendingOrder } from '../billing-account.ts';
import { findBillingState, requireAction } from '../billing-state.ts';
import { composeOrderMail } from '../mails/billing-mails.ts';
import { createBillingAccount } from '../open-billing-account.ts';
import type { OrderingPorts } from '../ports.ts';
import type { School } from '../school.ts';
import type { BillingCustomer } from './billing-customer.ts';
import { type Order, toPurchase } from './describe-order.ts';

/** Daily orders per account, because a person reads each one. */
const orderLimit: AttemptLimit = { kind: 'invoice-order', most: 10, windowSeconds: 86_400 };
const tries = 5;

/** The payer and the order, as stated in the form. */
export type InvoiceDetails = OrderedBilling & { customerName: string; note: string };

/**
 * Places a one-year order by invoice: stores the payer, postpones the end of the trial until staff set the
 * plan, and notifies the brand by inbox and mail. Repeating the same order, even concurrently, creates only
 * one. Returns the path of the private status page, or undefined for a repeated order. Throws
 * ALREADY_SUBSCRIBED or PAYMENT_DUE for card customers, VALIDATION, RATE_LIMITED, CONFLICT.
 */
export async function orderByInvoice(
  ports: OrderingPorts,
  { organisation, owner }: BillingCustomer,
  order: Omit<Order, 'interval'>,
  details: InvoiceDetails,
): Promise<string | undefined> {
  const { purchase, tier } = toPurchase(ports, organisation, { ...order, interval: 'annual' });
  const { organisationId } = organisation;
  await countAttempt(ports, orderLimit, organisationId);
  for (let attempt = 0; attempt < tries; attempt++) {
    const [known, school, billed] = await Promise.all([
      ports.billing.find(organisationId),
      ports.schools.find(organisationId),
      ports.details.find(organisationId),
    ]);
    const now = ports.now();
    requireAction(
      findBillingState(known, { plan: organisation.plan, now, payments: [] }),
      'order-by-invoice',
    );
    const next = withOrder(known ?? createBillingAccount(organisation), details, purchase.planId, now);
    const ordered =
      purchase.model === 'enrollment' ? describeSchool(organisation, school, details, now) : undefined;
    if (isRepeated(organisation, known, next, now) && isBilledAlike(school, ordered)) return undefined;
    const said = `${tier.name}, ${formatCents(priceInCents(tier, 'annual'))} a year`;
    const { message, mail, statusPath } = composeMessage(ports, {
      ...{ brandId: organisation.brandId, subject: 'order' },
      ...{ name: details.customerName, email: owner.email, phone: owner.phone },
      ...{
        organization: organisation.name,
        message: summarizeOrder(`Order by invoice: ${said}.`, organisation, details),
      },
    });
    const receipt = composeOrderMail(organisation, owner, {
      ...{ mailId: `order-${message.id}`, order: said },
      firstInvoice: ordered && sayFirstInvoice(tier, new Date(ordered.orderedAt)),
      url: ports.siteOrigin(organisation.brandId) + statusPath,
    });
    const isStored = await ports.billing.save(next, {
      now,
      mails: { userId: owner.userId, mails: [receipt] },
      details: nextDetails(organisationId, billed, {
        ...startDetails(billed, school),
        ...withoutEmpty(readOrderedDetails(details)),
      }),
      order: {
        school: ordered,
        ...(organisation.plan === 'trial' && { heldUntil: addDays(now, orderHeldDays) }),
        message: {
          message: { ...message, order: { organisationId, organisation: organisation.name } },
          mail,
        },
      },
    });
    if (!isStored) continue;
    for (const { mailId } of [mail, receipt]) await ports.startMail(mailId);
    return statusPath;
  }
  throw new AppError('CONFLICT');
}

function withOrder(
  known: BillingAccount,
  { purchaseOrderNumber }: Pick<InvoiceDetails, 'purchaseOrderNumber'>,
  planId: PaidPlanId,
  now: Date,
): BillingAccount {
  const order = { planId, orderedAt: now.toISOString() };
  return { ...known, method: 'invoice', purchaseOrderNumber, order, version: known.version + 1 };
}

/** Whether the same order still waits, or its plan is given. */
function isRepeated(
  organisation: Organisation,
  known: BillingAccount | undefined,
  next: BillingAccount,
  now: Date,
): boolean {
  return (
    (organisation.plan !== 'trial' || findPendingOrder(known, organisation, now) !== undefined) &&
    known?.method === 'invoice' &&
    known.order?.planId === next.order?.planId &&
    known.purchaseOrderNumber === next.purchaseOrderNumber
  );
}

function isBilledAlike(school: School | undefined, next: School | undefined): boolean {
  const names = ['purchaseOrderNumber', 'billingName', 'billingAddress', 'billingEmail'] as const;
  return names.every((name) => school?.[name] === next?.[name]);
}

/**
 * A school is invoiced from the end of its trial, or from its order after that. While the order is pending, and once
 * it is on a plan, another order only corrects the payer.
 */
function describeSchool(
  { organisationId, brandId, plan, trialEndsAt, heldUntil = '' }: Organisation,
  known: School | undefined,
  { purchaseOrderNumber, billingName, billingAddress, billingEmail }: InvoiceDetails,
  now: Date,
): School {
  const isKept = plan !== 'trial' || heldUntil > now.toISOString();
  const orderedAt =
    (isKept && known?.orderedAt) || findEnrollmentDay(trialEndsAt, now).toISOString().slice(0, 10);
  return {
    ...{ organisationId, brandId, orderedAt, payerId: known?.payerId },
    ...{ purchaseOrderNumber, billingName, billingAddress, billingEmail },
  };
}

function summarizeOrder(
  said: string,
  { name }: Organisation,
  { purchaseOrderNumber, billingName, billingAddress, billingEmail, note }: InvoiceDetails,
): string {
  const lines = [
    said,
    purchaseOrderNumber && `Purchase order ${purchaseOrderNumber}`,
    `Bill to ${[billingName || name, billingAddress, billingEmail].filter(Boolean).join(', ')}`,
    note,
    `For ${name}`,
  ];
  return lines.filter(Boolean).join('\n');
}
