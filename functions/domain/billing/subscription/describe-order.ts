import type { Organisation } from '#functions/domain/accounts/account.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { CheckoutOrder } from '#shared/contract/billing/checkout.ts';
import { type Cents, cents, centsOfUsd, sumCents } from '#shared/domain/billing/money.ts';
import type { PaidPlanId } from '#shared/domain/billing/plan-ids.ts';
import {
  type BillingInterval,
  findTiers,
  type PricingModel,
  setupFeeUsd,
  type Tier,
} from '#shared/domain/billing/pricing.ts';
import { findPaidTier, priceInCents } from '#shared/domain/billing/subscription.ts';
import { type TaxPlace, taxPlaceSchema } from '#shared/domain/billing/tax-place.ts';
import { AppError } from '#shared/errors.ts';
import { type BillingAccount, paysByInvoice } from '../billing-account.ts';
import type { BillingPorts, Purchase } from '../ports.ts';
import { readUnsettledAccount } from '../read-billing-state.ts';

/** An order at checkout. */
export type Order = { platform: BrandId; tierId: PaidPlanId; interval: BillingInterval };

/** Converts an order to a purchase. Throws VALIDATION for a plan of another brand or one not for sale. */
export function toPurchase(
  { pricingModelOf }: Pick<BillingPorts, 'pricingModelOf'>,
  { brandId }: Pick<Organisation, 'brandId'>,
  { platform, tierId, interval }: Order,
): { purchase: Purchase; tier: Tier } {
  if (platform !== brandId)
    refuse('platform', 'This account belongs to another brand. Open its checkout there.');
  const model = pricingModelOf(brandId);
  const tier = findPaidTier(model, tierId);
  if (!tier) {
    const sold = findTiers(model).map(({ id }) => id);
    return refuse('tierId', `This brand does not sell that plan. Choose one of: ${sold.join(', ')}.`);
  }
  return { purchase: { model, planId: tierId, interval }, tier };
}

function refuse(field: string, message: string): never {
  throw new AppError('VALIDATION', { message, issues: [{ field, message }] });
}

/** End of the running trial; undefined once it is over. */
export function findRunningTrial(
  { trialEndsAt }: Pick<Organisation, 'trialEndsAt'>,
  now: Date,
): string | undefined {
  return trialEndsAt > now.toISOString() ? trialEndsAt : undefined;
}

/** Amount due on the day of the order, with the tax in the price: document 3 section 9. */
export function findDueToday(priceCents: Cents, setupFeeCents: Cents, trialEnd: string | undefined): Cents {
  return trialEnd ? setupFeeCents : sumCents([priceCents, setupFeeCents]);
}

/** What is left to pay after credit, and the credit used. */
function takeCredit(amount: Cents, credit: Cents): Pick<CheckoutOrder, 'dueTodayCents' | 'creditCents'> {
  const creditCents = cents(Math.min(amount, credit));
  return { dueTodayCents: cents(amount - creditCents), creditCents };
}

/**
 * What an order would cost a customer who is taxed at a place, without one where it was last, and how its
 * subscription stands.
 */
export async function describeOrder(
  ports: BillingPorts,
  organisation: Organisation,
  { taxPlace, ...order }: Order & { taxPlace?: TaxPlace | undefined },
): Promise<CheckoutOrder> {
  const { tier, purchase } = toPurchase(ports, organisation, order);
  const [account, isTestMode] = await Promise.all([
    readUnsettledAccount(ports, organisation.organisationId),
    ports.provider.isTestMode(),
  ]);
  const trialEnd = findRunningTrial(organisation, ports.now());
  const priceCents = priceInCents(tier, order.interval);
  const setupFeeCents = centsOfUsd(setupFeeUsd);
  const subscription = account?.subscription;
  const creditCents = subscription?.creditCents ?? cents(0);
  const tax = await previewTax(ports, purchase, {
    given: taxPlace,
    known: await findTaxPlace(ports, organisation.organisationId, account),
  });
  const taxedCents = sumCents([priceCents, tax?.taxCents ?? cents(0)]);
  const today = takeCredit(findDueToday(taxedCents, setupFeeCents, trialEnd), creditCents);
  const isLaterKnown = trialEnd !== undefined && (tax !== null || !ports.addsTax);
  const creditLeft = cents(creditCents - today.creditCents);
  return {
    organisationName: organisation.name,
    priceCents,
    setupFeeCents,
    ...today,
    trialEnd: trialEnd ?? null,
    dueAfterTrialCents: isLaterKnown ? takeCredit(taxedCents, creditLeft).dueTodayCents : null,
    ...{ addsTax: ports.addsTax, tax },
    savedCard: subscription?.customersCard ?? null,
    paymentForm: ports.paymentForm,
    isTestMode,
    paysByInvoice: paysByInvoice(account, organisation),
    status: subscription?.status ?? null,
    planId: subscription?.planId ?? null,
    paidCents: subscription?.latestPaidCents ?? cents(0),
    nextDueCents: subscription?.nextDueCents ?? null,
  };
}

/** Where a customer was last taxed, or where its billing details say that it is. */
export async function findTaxPlace(
  { details }: Pick<BillingPorts, 'details'>,
  organisationId: string,
  account: Pick<BillingAccount, 'taxPlace'> | undefined,
): Promise<TaxPlace | undefined> {
  if (account?.taxPlace) return account.taxPlace;
  return taxPlaceSchema.safeParse(await details.find(organisationId)).data;
}

/** Null without a place. Throws VALIDATION for a place that was given and isn't known. */
async function previewTax(
  { addsTax, provider }: Pick<BillingPorts, 'addsTax' | 'provider'>,
  purchase: Purchase,
  { given, known }: { given: TaxPlace | undefined; known: TaxPlace | undefined },
): Promise<CheckoutOrder['tax']> {
  const place = given ?? known;
  if (!addsTax || !place) return null;
  requireRightfulExemption(place, purchase.model);
  try {
    return { place, taxCents: await provider.previewTax(purchase, place) };
  } catch (error) {
    // The customer is asked again for a place that has become unknown.
    if (!given && error instanceof AppError && error.code === 'VALIDATION') return null;
    throw error;
  }
}

/** Refuses an exemption from a customer who is no school. Throws VALIDATION. */
export function requireRightfulExemption({ exemptionNumber }: TaxPlace, model: PricingModel): void {
  if (!exemptionNumber || model === 'enrollment') return;
  const message = 'Only schools can claim an exemption here. Write to us if you have a certificate.';
  throw new AppError('VALIDATION', { message, issues: [{ field: 'taxPlace.exemptionNumber', message }] });
}
