import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { trialDays } from '#shared/domain/limits.ts';
import {
  annualSavingUsd,
  type BillingInterval,
  type ChosenPlan,
  findTiers,
  formatUsd,
  planFeatures,
  priceOfInterval,
  pricingNotes,
} from '#shared/domain/pricing.ts';
import { useEarlyActions } from '#web/lib/browser/use-early-actions.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IntervalSwitch } from '#web/ui/form/interval-switch.tsx';

type PriceListProps = { brand: Brand; onTry: (chosen: ChosenPlan) => void };

/** The plans of document 1 section 9. */
export function PriceList({ brand, onTry }: PriceListProps) {
  const tiers = findTiers(brand.pricingModel);
  const [interval, setInterval] = useState<BillingInterval>('monthly');
  const list = useRef<HTMLDivElement>(null);
  const isReady = useEarlyActions(list);
  const isAnnual = interval === 'annual';
  return (
    <div ref={list} data-waiting={isReady ? undefined : ''}>
      <p className="mt-3 max-w-2xl text-ink-muted text-lead">
        Every plan starts with a {trialDays}-day free trial. No setup fees. Cancel anytime.
      </p>
      <IntervalSwitch value={interval} onChange={setInterval} />
      <ul className="trio mt-10 grid gap-y-6 border-line sm:grid-cols-2 sm:max-lg:gap-x-4 lg:auto-cols-fr lg:grid-flow-col lg:divide-x lg:divide-line lg:border-y">
        {tiers.map((tier) => (
          <li
            key={tier.id}
            className={clsx(
              'relative flex flex-col p-6 md:max-lg:px-4 max-lg:rounded-lg max-lg:border max-lg:border-line',
              tier.isRecommended && 'bg-brand-tint',
            )}
          >
            {tier.isRecommended && (
              <p className="absolute top-0 right-6 left-6 w-fit md:max-lg:left-4 -translate-y-1/2 rounded-full bg-brand px-3 py-0.5 font-semibold text-on-brand text-sm">
                Recommended
              </p>
            )}
            <h3 className="text-xl">{tier.name}</h3>
            <p className="mt-3">
              <span className="font-bold font-display text-4xl tracking-tight">
                {formatUsd(priceOfInterval(tier, interval))}
              </span>{' '}
              <span className="text-ink-muted">{isAnnual ? 'per year' : 'per month'}</span>
              {isAnnual && (
                <span className="block font-semibold text-success-ink">
                  Saves {formatUsd(annualSavingUsd(tier))} a year
                </span>
              )}
            </p>
            <ul className="mt-5 flex-1 space-y-2">
              {planFeatures(tier).map((feature) => (
                <li key={feature} className="flex gap-2">
                  <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success-ink" />
                  {feature}
                </li>
              ))}
            </ul>
            <Button
              variant={tier.isRecommended ? 'primary' : 'secondary'}
              onClick={() => onTry({ planId: tier.id, interval })}
              className="mt-6"
            >
              Try {tier.name}
              <span className="sr-only"> free for {trialDays} days</span>
            </Button>
          </li>
        ))}
      </ul>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2 text-ink-muted">
        {pricingNotes[brand.pricingModel].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
