import type { Organisation } from '#functions/domain/accounts/account.ts';
import { type AttemptLimit, countAttempt } from '#functions/domain/identity/limit-attempts.ts';
import { hashToken } from '#functions/domain/identity/secret-token.ts';
import type { TaxPlace } from '#shared/domain/billing/tax-place.ts';
import { AppError } from '#shared/errors.ts';
import { findBillingState, requireAction } from '../billing-state.ts';
import { type CustomerAccount, openBillingAccount } from '../open-billing-account.ts';
import type { BillingPorts, CardConfirmation, OrderingPorts, Purchase } from '../ports.ts';
import { syncAccount } from '../sync-account.ts';
import { noteOrder, withdrawStrays } from '../withdraw-strays.ts';
import type { BillingCustomer } from './billing-customer.ts';
import {
  findRunningTrial,
  findTaxPlace,
  type Order,
  requireRightfulExemption,
  toPurchase,
} from './describe-order.ts';
import { keepSubscription } from './keep-subscription.ts';
import { composeExemptionMessage, isNewExemption } from './tax-exemption.ts';

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
  if (ports.addsTax && given) {
    requireRightfulExemption(given, purchase.model);
    // A place or tax number that the provider refuses is refused before anything was changed.
    await ports.provider.previewTax(purchase, given);
  }
  for (let attempt = 0; attempt < tries; attempt++) {
    const opened = await openBillingAccount(ports, organisation, { name: customerName, email: owner.email });
    const taxPlace = ports.addsTax
      ? requirePlace(given ?? (await findTaxPlace(ports, organisationId, opened)), purchase)
      : opened.taxPlace;
    const former = await settleFormer(ports, organisation, opened, { ...purchase, taxPlace, trialEnd });
    const { account, confirmation: pending } = former;
    if (pending) return { confirmation: pending, trialEnd };
    if (ports.addsTax && taxPlace) await ports.provider.placeCustomer(account.customerId, taxPlace);
    const formerId = account.subscription?.subscriptionId;
    const details = [purchase, purchaseOrderNumber, trialEnd, taxPlace, formerId];
    // One order after the former subscription; Stripe refuses a key that comes with other details.
    const idempotencyKey = `subscribe:${organisationId}:${hashToken(JSON.stringify(details))}`;
    await noteOrder(ports, organisationId);
    await withdrawStrays(ports, account, idempotencyKey);
    const { subscription, confirmation } = await ports.provider.createSubscription({
      customerId: account.customerId,
      organisationId,
      purchase,
      trialEndsAt: trialEnd,
      purchaseOrderNumber,
      idempotencyKey,
    });
    const claim = isNewExemption(account, taxPlace)
      ? composeExemptionMessage(ports, customer, taxPlace)
      : undefined;
    const kept = await keepSubscription(ports, organisationId, {
      ...{ subscription, formerId, claim },
      ...{ taxPlace, purchaseOrderNumber },
    });
    if (kept === 'lost') continue;
    if (claim && kept === 'stored') await ports.startMail(claim.mail.mailId);
    // Its events may have come before it was stored.
    if (!confirmation || subscription.status !== 'incomplete') await syncAccount(ports, organisationId);
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

type Wanted = Purchase & { taxPlace: TaxPlace | undefined; trialEnd: string | undefined };

/** The provider knows whole seconds. */
const toSecond = (instant: string | null | undefined) =>
  instant ? Math.floor(Date.parse(instant) / 1000) : 0;

/** The account, freshly read, with the pending confirmation of the same order. Leftovers of another order are ended. */
async function settleFormer(
  ports: BillingPorts,
  { organisationId, plan }: Organisation,
  opened: CustomerAccount,
  { planId, interval, taxPlace, trialEnd }: Wanted,
): Promise<{ account: CustomerAccount; confirmation?: CardConfirmation }> {
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
    // Staff may have moved the end of the trial, or it is over: the card is charged when the order says.
    toSecond(subscription.trialEndsAt) === toSecond(trialEnd) &&
    // An invoice keeps the tax of the place it was made for.
    JSON.stringify(opened.taxPlace) === JSON.stringify(taxPlace);
  const confirmation = isSame
    ? await ports.provider.findConfirmation(subscription.subscriptionId)
    : undefined;
  if (confirmation) return { account, confirmation };
  await ports.provider.endSubscription(subscription.subscriptionId);
  return { account: await read() };
}
