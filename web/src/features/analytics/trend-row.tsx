import { clsx } from 'clsx';
import { Minus, MoveDownRight, MoveUpRight } from '#web/ui/icons/icons.ts';
import type { Trend } from './describe-trends.ts';

const icons = { up: MoveUpRight, down: MoveDownRight, same: Minus } as const;

/** Key figures with their trends. */
export function TrendRow({ trends }: { trends: readonly Trend[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line xl:grid-cols-4">
      {trends.map(({ label, value, change, direction }) => {
        const Icon = icons[direction];
        return (
          <div key={label} className="min-w-0 bg-surface p-4">
            <dt className="text-ink-muted text-sm">{label}</dt>
            <dd className="mt-1 font-bold font-display text-2xl sm:text-3xl">{value}</dd>
            {change && (
              <dd className="mt-1 flex items-start gap-1.5 text-ink-muted text-sm">
                <Icon
                  className={clsx(
                    'mt-0.5 size-4 shrink-0',
                    direction === 'up' && 'text-success-ink',
                    direction === 'down' && 'text-danger-ink',
                  )}
                />
                {change}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
