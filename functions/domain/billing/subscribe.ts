import type { TaxPlace } from '#shared/domain/tax-place.ts';
import { AppError } from '#shared/errors.ts';
import { type AttemptLimit, countAttempt } from '../identity/limit-attempts.ts';
import { hashToken } from '../identity/secret-token.ts';
import type { BillingAccount } from './billing-account.ts';
import { paysByInvoice } from './billing-account.ts';
import type { BillingCustomer } from './billing-customer.ts';
import { composeExemptionMessage } from './compose-exemption-message.ts';
import { findRunningTrial, type Order, toPurchase } from './describe-order.ts';
import { findTaxPlace } from './find-tax-place.ts';
import { type CustomerAccount, openBillingAccount } from './open-billing-account.ts';
import type { BillingPorts, CardConfirmation, OrderingPorts, Purchase } from './ports.ts';
import { requireRightfulExemption } from './require-rightful-exemption.ts';
import { syncAccount } from './sync-account.ts';

/** Daily checkouts per account: card testing needs many. */
const checkoutLimit: AttemptLimit = { kind: 'checkout', most: 20, windowSeconds: 86_400 };
const tries = 5;

const paidByInvoice =
  'Your organisation pays for its plan by invoice. Write to us to pay by card from next year.';

type Details = { customerName: string; purchaseOrderNumber: string; taxPlace?: TaxPlace | undefined };

/**
 * Starts a customer's subscription, active once its card is confirmed. Repeating the same order, even
 * concurrently, returns the same confirmation; another plan replaces an unconfirmed one. Throws
 * ALREADY_SUBSCRIBED, VALIDATION, RATE_LIMITED, UNAVAILABLE.
 */
export async function subscribe(
  ports: OrderingPorts,
  customer: BillingCustomer,
  order: Order,
  { customerName, purchaseOrderNumber, taxPlace: given }: Details,
): Promise<{ confirmation: CardConfirmation; trialEnd: string | undefined }> {
  const { organisation, owner } = customer;
  const { purchase } = toPurchase(ports, organisation, order);
  const { organisationId } = organisation;
  await countAttempt(ports, checkoutLimit, organisationId);
  const trialEnd = findRunningTrial(organisation, ports.now());
  for (let attempt = 0; attempt < tries; attempt++) {
    const opened = await openBillingAccount(ports, organisation, { name: customerName, email: owner.email });
    if (paysByInvoice(opened, organisation))
      throw new AppError('ALREADY_SUBSCRIBED', { message: paidByInvoice });
    const taxPlace = ports.addsTax
      ? requirePlace(given ?? (await findTaxPlace(ports, organisationId, opened)), purchase)
      : opened.taxPlace;
    const { account, pending } = await findPending(ports, opened, { ...purchase, taxPlace });
    if (pending) return { confirmation: pending, trialEnd };
    const current = await ports.billing.find(organisationId);
    if (current?.version !== account.version) continue;
    if (ports.addsTax && taxPlace) await ports.provider.placeCustomer(account.customerId, taxPlace);
    const { subscription, confirmation } = await ports.provider.createSubscription({
      customerId: account.customerId,
      organisationId,
      purchase,
      trialEndsAt: trialEnd,
      purchaseOrderNumber,
      idempotencyKey: [
        ...['subscribe', organisationId, account.version, purchase.planId, purchase.interval],
        ...(taxPlace ? [hashToken(JSON.stringify(taxPlace))] : []),
      ].join(':'),
    });
    const next = { ...account, subscription, taxPlace, purchaseOrderNumber, version: account.version + 1 };
    const claim = isNewExemption(account, taxPlace)
      ? composeExemptionMessage(ports, customer, taxPlace)
      : undefined;
    const isStored = await ports.billing.save(
      { ...next, dueAt: new Date(ports.now().getTime() + unconfirmedMs).toISOString() },
      { now: ports.now(), ...(claim && { order: { message: claim } }) },
    );
    if (isStored && claim) await ports.startMail(claim.mail.mailId);
    if (isStored && confirmation) return { confirmation, trialEnd };
  }
  throw new AppError('UNAVAILABLE');
}

/** Throws VALIDATION without a place, and for an exemption of a customer who is no school. */
function requirePlace(place: TaxPlace | undefined, { model }: Purchase): TaxPlace {
  if (place) {
    requireRightfulExemption(place, model);
    return place;
  }
  const message = 'Enter your country and postal code, so that we can add the right tax.';
  throw new AppError('VALIDATION', { message, issues: [{ field: 'taxPlace.country', message }] });
}

function isNewExemption({ taxPlace: known }: BillingAccount, place: TaxPlace | undefined): place is TaxPlace {
  return Boolean(place?.exemptionNumber) && place?.exemptionNumber !== known?.exemptionNumber;
}

/** When to check a subscription whose confirmation was never reported. */
const unconfirmedMs = 3_600_000;

/** The account, freshly read, with the pending confirmation of the same order. Leftovers of another order are ended. */
async function findPending(
  ports: BillingPorts,
  opened: CustomerAccount,
  { planId, interval, taxPlace }: Purchase & { taxPlace: TaxPlace | undefined },
): Promise<{ account: CustomerAccount; pending?: CardConfirmation | undefined }> {
  if (!opened.subscription) return { account: opened };
  const { organisationId, taxPlace: knownPlace } = opened;
  const read = async () => ({ ...opened, ...(await syncAccount(ports, organisationId)) });
  const account = await read();
  const { subscription } = account;
  switch (subscription?.status) {
    case 'trialing':
    case 'active':
    case 'past_due':
      throw new AppError('ALREADY_SUBSCRIBED');
    case 'canceled':
    case undefined:
      return { account };
    case 'incomplete': {
      const isSame =
        subscription.planId === planId &&
        subscription.interval === interval &&
        // An invoice keeps the tax of the place it was made for.
        JSON.stringify(knownPlace) === JSON.stringify(taxPlace);
      const confirmation = isSame
        ? await ports.provider.findConfirmation(subscription.subscriptionId)
        : undefined;
      if (confirmation) return { account, pending: confirmation };
      await ports.provider.endSubscription(subscription.subscriptionId);
      return { account: await read() };
    }
  }
}
