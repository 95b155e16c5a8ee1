import type { Brand } from '#shared/brands/brand.ts';
import { demoId } from '#web/features/landing/show-section.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { deferUntilVisible } from '#web/ui/layout/defer-until-visible.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';

const panelId = 'demo-panel';
const DemoIsland = deferUntilVisible(panelId, async () => (await import('./demo-island.tsx')).DemoIsland);

export function DemoSection({ brand }: { brand: Brand }) {
  return (
    <section id={demoId} aria-labelledby="demo-title" className="section-gap border-line border-t">
      <div className="page-width">
        <h2 id="demo-title" className="text-title">
          The same website, asked instead of read
        </h2>
        <div id={panelId} className="mt-4 sm:mt-8 sm:min-h-96">
          <LoadBoundary fallback={<Spinner label="Loading the demonstration…" />}>
            <DemoIsland brand={brand} />
          </LoadBoundary>
        </div>
      </div>
    </section>
  );
}
