import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { formatCents } from '#shared/domain/billing/money.ts';
import { findTiers } from '#shared/domain/billing/pricing.ts';
import { formatDay } from '#web/lib/format/format-day.ts';

/** What the plan reads and how far that is used; for a trial also what ends it, and what a plan adds. */
export function PlanContents({ brand, billing }: { brand: Brand; billing: Billing }) {
  const { plan, usage, creditCents, subscription } = billing;
  const isTrial = plan === 'trial';
  const nextUse = subscription?.nextChargeAt ? ', used for your next charges' : '';
  const lines = [
    ...(creditCents > 0 ? [{ label: 'Credit', value: `${formatCents(creditCents)}${nextUse}` }] : []),
    { label: 'Pages read', value: sayUse(usage.pages) },
    { label: 'Documents and other entries', value: sayUse(usage.documents) },
  ];
  return (
    <section aria-labelledby="contents-title">
      <h2 id="contents-title" className="text-xl">
        {isTrial ? 'What the trial includes' : 'What your plan includes'}
      </h2>
      <dl className="mt-3 divide-y divide-line border-line border-y">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {isTrial && <TrialTerms brand={brand} billing={billing} />}
    </section>
  );
}

function TrialTerms({ brand, billing }: { brand: Brand; billing: Billing }) {
  const { trialEndsAt, usage } = billing;
  const pages = findTiers(brand.pricingModel).map((tier) => tier.pages.toLocaleString('en-US'));
  const isOver = Date.parse(trialEndsAt) <= Date.now();
  const { limit } = usage.conversations;
  return (
    <div className="mt-3 max-w-prose space-y-2 text-ink-muted">
      <p>
        A plan reads {pages[0]} to {pages.at(-1)} pages of your website instead of{' '}
        {usage.pages.limit?.toLocaleString('en-US')}, reads them again by itself, and{' '}
        {isOver
          ? 'your assistant answers again'
          : `your assistant keeps answering after ${formatDay(trialEndsAt)}`}
        .
      </p>
      {limit !== null && <p>Trial limit: {limit.toLocaleString('en-US')} conversations a month.</p>}
    </div>
  );
}

function sayUse({ used, limit }: { used: number; limit: number | null }): string {
  const count = used.toLocaleString('en-US');
  return limit === null ? count : `${count} of ${limit.toLocaleString('en-US')}`;
}
