import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import {
  annualSavingUsd,
  type BillingInterval,
  type ChosenPlan,
  findTiers,
  formatUsd,
  planFeatures,
  sayPriceOf,
} from '#shared/domain/billing/pricing.ts';
import { buttonStyle } from '#web/ui/form/button.tsx';
import { IntervalSwitch } from '#web/ui/form/interval-switch.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { makeCheckoutPath } from './checkout-path.ts';

/** The first features are those that differ between plans. */
const shownFeatures = 4;

export const plansTitleId = 'plans-title';

/** The plans to buy, available from the first day. */
export function PlanList({ brand, chosen }: { brand: Brand; chosen: ChosenPlan | undefined }) {
  const [interval, setInterval] = useState<BillingInterval>(chosen?.interval ?? 'monthly');
  const tiers = findTiers(brand.pricingModel);
  return (
    <section aria-labelledby={plansTitleId}>
      <h2 id={plansTitleId} tabIndex={-1} className="scroll-mt-4 text-xl">
        Choose a plan
      </h2>
      <IntervalSwitch value={interval} onChange={setInterval} />
      <ul className="mt-4 space-y-3">
        {tiers.map((tier) => {
          const isChosen = chosen ? chosen.planId === tier.id : tier.isRecommended === true;
          return (
            <li
              key={tier.id}
              className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border p-4 ${
                isChosen ? 'border-brand-ink bg-brand-tint' : 'border-line bg-surface'
              }`}
            >
              <div className="min-w-0 flex-1 basis-60">
                <h3 className="font-semibold">
                  {tier.name}, {sayPriceOf(tier, interval)}
                  {isChosen && (
                    <span className="font-normal"> ({chosen ? 'your choice' : 'recommended'})</span>
                  )}
                </h3>
                {interval === 'annual' && <p>Saves {formatUsd(annualSavingUsd(tier))} a year</p>}
                <p className="text-ink-muted">{planFeatures(tier).slice(0, shownFeatures).join(' · ')}</p>
              </div>
              <SiteLink
                to={makeCheckoutPath(brand, { planId: tier.id, interval })}
                className={buttonStyle({ size: 'small', variant: isChosen ? 'primary' : 'secondary' })}
              >
                Choose<span className="sr-only"> {tier.name}</span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
