import { clsx } from 'clsx';
import { standingNames } from '#shared/domain/figures/glossary.ts';

const tones = {
  good: 'bg-success-tint text-success-ink',
  warning: 'bg-warning-tint text-warning-ink',
  bad: 'bg-danger-tint text-danger-ink',
  outline: 'border border-line',
} as const;
type Standing = keyof typeof standingNames;

/**
 * Document 2 section 4: green when fine, yellow when overdue, an outline for a sub-admin who cannot sign in, red
 * otherwise.
 */
const toneOfStatus: Partial<Record<Standing, keyof typeof tones>> = {
  active: 'good',
  converted: 'good',
  past_due: 'warning',
  invited: 'outline',
  inactive: 'outline',
};

/** The status of a row. */
export function StatusBadge({ status }: { status: Standing }) {
  return (
    <span
      className={clsx(
        'inline-block whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs',
        tones[toneOfStatus[status] ?? 'bad'],
      )}
    >
      {standingNames[status]}
    </span>
  );
}
