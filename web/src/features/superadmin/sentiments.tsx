import { clsx } from 'clsx';
import { saySentiment, sentimentNames } from '#shared/domain/figures/glossary.ts';
import { scoreRatings } from '#shared/domain/figures/ratings.ts';
import { formatPercent } from '#shared/domain/figures/shares.ts';
import type { StaffDashboard } from '#shared/domain/staff/staff-dashboard.ts';

const parts = [
  { key: 'positivePercent', name: sentimentNames.positive, color: 'bg-success-ink' },
  { key: 'neutralPercent', name: sentimentNames.neutral, color: 'bg-field-line' },
  { key: 'negativePercent', name: sentimentNames.negative, color: 'bg-danger' },
] as const;

/** Document 2 sections 2.9 and 4: visitor sentiment by domain. */
export function Sentiments({ sentiments }: { sentiments: StaffDashboard['chatSentiments'] }) {
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {sentiments.map((brand) => (
          <li key={brand.brandId} className="rounded-lg border border-line bg-surface p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 className="font-semibold text-base">{brand.domain}</h2>
              <p>
                <strong className={clsx('text-xl', colorOf(scoreRatings(brand)))}>
                  {saySentiment(scoreRatings(brand))}
                </strong>
              </p>
            </div>
            <p className="text-ink-muted text-sm">{brand.totalChats.toLocaleString('en-US')} total chats</p>
            <div aria-hidden="true" className="mt-3 flex h-2.5 overflow-hidden rounded-full bg-sunken">
              {parts.map(({ key, color }) => (
                <div key={key} className={color} style={{ width: `${brand[key]}%` }} />
              ))}
            </div>
            <dl className="mt-2 flex flex-wrap gap-x-5 text-sm">
              {parts.map(({ key, name, color }) => (
                <div key={key} className="flex items-center gap-1.5">
                  <span aria-hidden="true" className={clsx('size-2.5 rounded-full', color)} />
                  <dt className="text-ink-muted">{name}</dt>
                  <dd>{formatPercent(brand[key])}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-ink-muted text-sm">
        The score is the satisfaction of visitors: the average of the answers they rated. Positive and
        negative are answers rated as helpful or not; neutral are answers that nobody rated.
      </p>
    </>
  );
}

/** Document 2 section 4: 4.5 or above green, 4 or above yellow, lower red. */
function colorOf(score: number | null): string {
  if (score === null) return 'text-ink-muted';
  if (score >= 4.5) return 'text-success-ink';
  return score >= 4 ? 'text-warning-ink' : 'text-danger-ink';
}
