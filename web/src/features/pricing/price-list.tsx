import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import {
  annualSavingUsd,
  type BillingInterval,
  type ChosenPlan,
  findTiers,
  formatUsd,
  planFeatures,
  priceOfInterval,
  pricingNotes,
  type Tier,
} from '#shared/domain/billing/pricing.ts';
import { trialDays } from '#shared/domain/limits.ts';
import { useEarlyActions } from '#web/lib/browser/use-early-actions.ts';
import { Button } from '#web/ui/form/button.tsx';
import { IntervalSwitch } from '#web/ui/form/interval-switch.tsx';
import { Check } from '#web/ui/icons/icons.ts';

/** The plans of document 1 section 9. */
export function PriceList({ brand, onTry }: { brand: Brand; onTry: (chosen: ChosenPlan) => void }) {
  const tiers = findTiers(brand.pricingModel);
  const [interval, setInterval] = useState<BillingInterval>('monthly');
  const list = useRef<HTMLDivElement>(null);
  const isReady = useEarlyActions(list);
  /** A phone compares names and prices first. */
  const [isWhole, setWhole] = useState(false);
  return (
    <div ref={list} data-waiting={isReady ? undefined : ''}>
      <p className="mt-3 max-w-2xl text-ink-muted sm:text-lead">
        Every plan starts with a {trialDays}-day free trial. No setup fees. Cancel anytime.
      </p>
      <IntervalSwitch value={interval} onChange={setInterval} />
      <ul className="trio mt-5 grid gap-y-4 sm:mt-10 sm:gap-y-6 border-line sm:grid-cols-2 sm:max-lg:gap-x-4 lg:auto-cols-fr lg:grid-flow-col lg:divide-x lg:divide-line lg:border-y">
        {tiers.map((tier) => (
          <li
            key={tier.id}
            className={clsx(
              'relative flex flex-col p-3 sm:p-6 md:max-lg:px-4 max-lg:rounded-lg max-lg:border max-lg:border-line',
              tier.isRecommended && 'bg-brand-tint',
            )}
          >
            {tier.isRecommended && (
              <p className="absolute top-0 right-4 left-4 w-fit sm:right-6 sm:left-6 md:max-lg:left-4 -translate-y-1/2 rounded-full bg-brand px-3 py-0.5 font-semibold text-on-brand text-sm">
                Recommended
              </p>
            )}
            <Price tier={tier} interval={interval} />
            <div
              className={clsx(
                'mt-2 flex flex-1 flex-col gap-3 sm:mt-5 sm:gap-6',
                !isWhole && 'max-sm:flex-row max-sm:items-end',
              )}
            >
              <Features tier={tier} isWhole={isWhole} />
              <TryButton {...{ tier, isWhole }} onTry={() => onTry({ planId: tier.id, interval })} />
            </div>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className="mt-4 w-full sm:hidden"
        label={isWhole ? 'Show less' : 'Show what each plan includes'}
      />
      <ul className="mt-4 flex flex-wrap gap-x-6 max-sm:text-sm sm:mt-6 sm:gap-x-8 gap-y-2 text-ink-muted">
        {pricingNotes[brand.pricingModel].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

function Price({ tier, interval }: { tier: Tier; interval: BillingInterval }) {
  const isAnnual = interval === 'annual';
  return (
    <div className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between">
      <h3 className="text-xl">{tier.name}</h3>
      <p className="sm:mt-3">
        <span className="font-bold font-display text-2xl tracking-tight sm:text-4xl">
          {formatUsd(priceOfInterval(tier, interval))}
        </span>{' '}
        <span className="text-ink-muted">{isAnnual ? 'per year' : 'per month'}</span>
        {isAnnual && (
          <span className="block font-semibold text-success-ink">
            Saves {formatUsd(annualSavingUsd(tier))} a year
          </span>
        )}
      </p>
    </div>
  );
}

function Features({ tier, isWhole }: { tier: Tier; isWhole: boolean }) {
  return (
    <ul className="flex-1 space-y-2">
      {planFeatures(tier).map((feature, index) => (
        <li key={feature} className={clsx('flex gap-2', !isWhole && index > 0 && 'max-sm:hidden')}>
          <Check className="mt-1 size-4 shrink-0 text-success-ink" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

function TryButton({ tier, isWhole, onTry }: { tier: Tier; isWhole: boolean; onTry: () => void }) {
  return (
    <Button
      variant={tier.isRecommended ? 'primary' : 'secondary'}
      data-place="#trial-signup"
      onClick={onTry}
      className="shrink-0 max-sm:min-h-10"
    >
      <span>
        Try<span className={clsx(!isWhole && 'max-sm:sr-only')}> {tier.name}</span>
        <span className="sr-only"> free for {trialDays} days</span>
      </span>
    </Button>
  );
}
