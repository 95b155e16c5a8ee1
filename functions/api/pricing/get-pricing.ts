import { handle } from '#functions/http/handle.ts';
import { pricing } from '#shared/contract/billing/pricing.ts';
import { checkoutNames } from '#shared/domain/billing/checkout-names.ts';
import { findTiers, planFeatures, setupFeeUsd } from '#shared/domain/billing/pricing.ts';
import { trialDays } from '#shared/domain/limits.ts';

export const handler = handle(pricing.getPricing, async ({ platform }, { deps }) => ({
  tiers: findTiers(deps.pricingModelOf(platform)).map((tier) => ({
    id: tier.id,
    name: tier.name,
    checkoutName: checkoutNames[tier.id],
    price: tier.monthlyPriceUsd,
    audience: tier.audience,
    features: planFeatures(tier),
    isRecommended: tier.isRecommended ?? false,
  })),
  setupFee: setupFeeUsd,
  trialDays,
}));
