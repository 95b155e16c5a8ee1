import { clsx } from 'clsx';
import { saySatisfaction } from '#shared/domain/figures/glossary.ts';

/** Document 2 section 4: green from 4, yellow from 3, red below. Nothing where nobody rated. */
export function Satisfaction({ value }: { value: number | undefined }) {
  if (value === undefined) return null;
  return (
    <p
      className={clsx(
        'w-fit shrink-0 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-sm',
        value >= 4 && 'bg-success-tint text-success-ink',
        value >= 3 && value < 4 && 'bg-warning-tint text-warning-ink',
        value < 3 && 'bg-danger-tint text-danger-ink',
      )}
    >
      {saySatisfaction(value)}
    </p>
  );
}
