import type { TaxPlace } from '#shared/domain/billing/tax-place.ts';
import { AppError } from '#shared/errors.ts';
import type { Organisation } from '../accounts/account.ts';
import { type AttemptLimit, countAttempt } from '../identity/limit-attempts.ts';
import { hashToken } from '../identity/secret-token.ts';
import { findUnconfirmedDue } from './apply-subscription.ts';
import type { BillingAccount, Subscription } from './billing-account.ts';
import type { BillingCustomer } from './billing-customer.ts';
import { findBillingState, requireAction } from './billing-state.ts';
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

type Details = { customerName: string; purchaseOrderNumber: string; taxPlace?: TaxPlace | undefined };

/**
 * Starts a customer's subscription, active once its card is confirmed; there is nothing to confirm where a saved card
 * or credit pays. Repeating the same order, even
 * concurrently, returns the same confirmation; another plan replaces an unconfirmed one. Throws
 * ALREADY_SUBSCRIBED, PAYMENT_DUE, VALIDATION, RATE_LIMITED, UNAVAILABLE.
 */
export async function subscribe(
  ports: OrderingPorts,
  customer: BillingCustomer,
  order: Order,
  { customerName, purchaseOrderNumber, taxPlace: given }: Details,
): Promise<{ confirmation: CardConfirmation | undefined; trialEnd: string | undefined }> {
  const { organisation, owner } = customer;
  const { purchase } = toPurchase(ports, organisation, order);
  const { organisationId } = organisation;
  await countAttempt(ports, checkoutLimit, organisationId);
  const trialEnd = findRunningTrial(organisation, ports.now());
  for (let attempt = 0; attempt < tries; attempt++) {
    const opened = await openBillingAccount(ports, organisation, { name: customerName, email: owner.email });
    const taxPlace = ports.addsTax
      ? requirePlace(given ?? (await findTaxPlace(ports, organisationId, opened)), purchase)
      : opened.taxPlace;
    const former = await settleFormer(ports, organisation, opened, { ...purchase, taxPlace });
    const { account, confirmation: pending } = former;
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
      // Stripe refuses a key that comes with other details.
      idempotencyKey: `subscribe:${organisationId}:${account.version}:${hashToken(JSON.stringify([purchase, purchaseOrderNumber, trialEnd, taxPlace]))}`,
    });
    const next = { ...account, subscription, taxPlace, purchaseOrderNumber, version: account.version + 1 };
    const claim = isNewExemption(account, taxPlace)
      ? composeExemptionMessage(ports, customer, taxPlace)
      : undefined;
    const isStored = await ports.billing.save(
      { ...next, dueAt: findUnconfirmedDue(ports.now(), ports.now()).toISOString() },
      { now: ports.now(), ...(claim && { order: { message: claim } }) },
    );
    if (!isStored) {
      await endStray(ports, organisationId, subscription);
      continue;
    }
    if (claim) await ports.startMail(claim.mail.mailId);
    if (!confirmation) await syncAccount(ports, organisationId);
    return { confirmation, trialEnd };
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

/** Ends a subscription that lost against another one made at the same time: a saved card would pay both. */
async function endStray(
  { billing, provider }: BillingPorts,
  organisationId: string,
  { subscriptionId }: Subscription,
): Promise<void> {
  const account = await billing.find(organisationId);
  if (account?.subscription?.subscriptionId !== subscriptionId)
    await provider.endSubscription(subscriptionId);
}

type Former = { account: CustomerAccount; confirmation?: CardConfirmation };

/** The account, freshly read, with the pending confirmation of the same order. Leftovers of another order are ended. */
async function settleFormer(
  ports: BillingPorts,
  { organisationId, plan }: Organisation,
  opened: CustomerAccount,
  { planId, interval, taxPlace }: Purchase & { taxPlace: TaxPlace | undefined },
): Promise<Former> {
  const { customerId } = opened;
  const read = async () => ({ ...opened, ...(await syncAccount(ports, organisationId)), customerId });
  const account = opened.subscription ? await read() : opened;
  const state = findBillingState(account, { plan, now: ports.now(), payments: [] });
  requireAction(state, 'subscribe');
  const { subscription } = account;
  if (state !== 'incomplete' || !subscription) return { account };
  const isSame =
    subscription.planId === planId &&
    subscription.interval === interval &&
    // An invoice keeps the tax of the place it was made for.
    JSON.stringify(opened.taxPlace) === JSON.stringify(taxPlace);
  const confirmation = isSame
    ? await ports.provider.findConfirmation(subscription.subscriptionId)
    : undefined;
  if (confirmation) return { account, confirmation };
  await ports.provider.endSubscription(subscription.subscriptionId);
  return { account: await read() };
}
