import { clsx } from 'clsx';
import { formatShare, percentOf } from '#shared/domain/figures/shares.ts';

/** What a part means, which decides its color. */
export type PartMeaning = 'good' | 'doubtful' | 'bad' | 'other';

type StackedBarProps = {
  title: string;
  parts: readonly { label: string; count: number; meaning: PartMeaning }[];
};

const colors: Record<PartMeaning, string> = {
  good: 'bg-success-ink',
  doubtful: 'bg-warning-ink',
  bad: 'bg-danger-ink',
  other: 'bg-brand',
};

/** Parts of a whole in one bar, in the colors of their meaning; the figures are text. */
export function StackedBar({ title, parts }: StackedBarProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="font-semibold text-base">{title}</h2>
      <div aria-hidden="true" className="mt-3 flex h-7 gap-0.5 overflow-hidden rounded-md bg-sunken">
        {parts.map(
          ({ label, count, meaning }) =>
            count > 0 && (
              <span
                key={label}
                title={`${label}: ${count.toLocaleString('en-US')}`}
                className={clsx('h-full min-w-1', colors[meaning])}
                style={{ flexGrow: count }}
              />
            ),
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5">
        {parts.map(({ label, count, meaning }) => (
          <li key={label} className="flex items-center gap-2">
            <span aria-hidden="true" className={clsx('size-3 rounded-sm', colors[meaning])} />
            <span>
              {label} <b>{count.toLocaleString('en-US')}</b>
              {total > 0 && (
                <span className="text-ink-muted">{` · ${formatShare(percentOf(count, total) ?? 0)}`}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
