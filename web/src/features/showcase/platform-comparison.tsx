import type { Brand } from '#shared/brands/brand.ts';
import { describePrice, findTiers } from '#shared/domain/billing/pricing.ts';
import { hasSource } from '#web/ui/data/figure-note.tsx';
import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx';

const rows: { title: string; read: (brand: Brand) => string[] }[] = [
  { title: 'For', read: ({ targetAudience }) => [targetAudience] },
  { title: 'Best at', read: ({ features }) => features.items.map(({ title }) => title) },
  {
    title: 'Figures',
    read: ({ stats }) => stats.map(({ value, label }) => `${value} ${label}${hasSource(value) ? '' : ' *'}`),
  },
  { title: 'From', read: ({ pricingModel }) => findTiers(pricingModel).slice(0, 1).map(describePrice) },
  {
    title: 'Billing',
    read: ({ pricingModel }) => [
      pricingModel === 'enrollment' ? 'By fiscal year, by enrollment' : 'By month or year',
    ],
  },
];

/** Compares all platforms. On narrow screens the table scrolls, also by keyboard. */
export function PlatformComparison({ brands }: { brands: readonly Brand[] }) {
  return (
    <section aria-labelledby="comparison-title" className="mt-16">
      <h2 id="comparison-title" className="text-title">
        All six compared
      </h2>
      <ScrollRegion aria-label="Comparison of all platforms" className="mt-6">
        <table className="w-full min-w-[64rem] border-collapse text-left align-top">
          <thead>
            <tr className="border-ink border-b-2">
              <td />
              {brands.map(({ id, name }) => (
                <th key={id} scope="col" className="p-3 font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, read }) => (
              <tr key={title} className="border-line border-b align-top">
                <th scope="row" className="p-3 pl-0 font-semibold">
                  {title}
                </th>
                {brands.map((brand) => (
                  <td key={brand.id} className="p-3 text-ink-muted">
                    <Values values={read(brand)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function Values({ values }: { values: string[] }) {
  if (values.length === 1) return values[0];
  return (
    <ul className="space-y-1.5">
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
}
