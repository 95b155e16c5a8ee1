import type { Brand } from '#shared/brands/brand.ts';
import { IllustrativeLabel } from '#web/ui/data/illustrative-label.tsx';

/** The headline stats of a brand. */
export function BrandStats({ stats }: Pick<Brand, 'stats'>) {
  return (
    <dl className="mt-14 grid border-line border-y sm:grid-cols-3 sm:divide-x sm:divide-line">
      {stats.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-3 py-4 sm:px-6 sm:first:pl-0 sm:max-lg:flex-col"
        >
          <dt className="order-2 text-ink-muted">
            <IllustrativeLabel value={value}>{label}</IllustrativeLabel>
          </dt>
          <dd className="whitespace-nowrap font-bold font-display text-3xl tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
