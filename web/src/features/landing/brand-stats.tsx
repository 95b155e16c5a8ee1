import type { Brand } from '#shared/brands/brand.ts';
import { FigureLabel } from '#web/ui/data/figure-note.tsx';

/** The headline stats of a brand. */
export function BrandStats({ stats }: Pick<Brand, 'stats'>) {
  return (
    <dl className="mt-5 grid grid-cols-3 gap-3 border-line border-y sm:mt-14 sm:gap-0 sm:divide-x sm:divide-line">
      {stats.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-3 py-3 max-lg:flex-col sm:px-6 sm:py-4 sm:first:pl-0"
        >
          <dt className="order-2 text-ink-muted max-sm:text-sm max-sm:leading-snug">
            <FigureLabel value={value}>{label}</FigureLabel>
          </dt>
          <dd className="whitespace-nowrap font-bold font-display text-2xl sm:text-3xl tracking-tight">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
