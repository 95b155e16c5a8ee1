import { clsx } from 'clsx';
import type { Brand } from '#shared/brands/brand.ts';
import type { Billing } from '#shared/contract/billing/billing.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { describeGlance } from './describe-glance.ts';

/** Plan, use with its forecast, next amount and method, before anything else. */
export function BillingGlance({ brand, billing }: { brand: Brand; billing: Billing }) {
  return (
    <dl
      aria-label="Your plan"
      className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2"
    >
      {describeGlance(brand, billing, new Date()).map(({ label, value, note, isWarning, percentage }) => (
        <div key={label} className="min-w-0 bg-surface p-4">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="mt-1 break-words font-bold font-display text-2xl">{value}</dd>
          <dd className={clsx('mt-1 text-sm', isWarning ? 'text-warning-ink' : 'text-ink-muted')}>
            {percentage !== undefined && (
              <ProgressBar label={`${label}: used`} percentage={percentage} isThin />
            )}
            <p className={clsx(percentage !== undefined && 'mt-2')}>{note}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
