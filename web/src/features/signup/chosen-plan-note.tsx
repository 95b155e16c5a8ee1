import type { Brand } from '#shared/brands/brand.ts';
import { type ChosenPlan, sayPriceOf } from '#shared/domain/billing/pricing.ts';
import { findPaidTier } from '#shared/domain/billing/subscription.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';

/** The plan chosen in the pricing section. */
export function ChosenPlanNote({ brand, chosen }: { brand: Brand; chosen: ChosenPlan | undefined }) {
  const tier = chosen && findPaidTier(brand.pricingModel, chosen.planId);
  if (!tier) return null;
  return (
    <Callout tone="success" role="status">
      <p>
        You have chosen <strong>{tier.name}</strong>, {sayPriceOf(tier, chosen.interval)}. The trial is free;
        your dashboard keeps the plan for when you want to continue.
      </p>
    </Callout>
  );
}
