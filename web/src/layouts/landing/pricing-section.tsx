import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { deferUntilVisible } from '#web/ui/layout/defer-until-visible.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';

const listId = 'price-list';
const PriceList = deferUntilVisible(
  listId,
  async () => (await import('#web/features/pricing/price-list.tsx')).PriceList,
);

/** The plans, loaded when the reader scrolls near them. */
export function PricingSection({ brand, onTry }: { brand: Brand; onTry: (chosen: ChosenPlan) => void }) {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="page-width section-gap">
      <h2 id="pricing-title" className="text-title">
        One price, nothing hidden
      </h2>
      <div id={listId} className="sm:min-h-96">
        <LoadBoundary fallback={<Spinner label="Loading the prices…" />}>
          <PriceList brand={brand} onTry={onTry} />
        </LoadBoundary>
      </div>
    </section>
  );
}
