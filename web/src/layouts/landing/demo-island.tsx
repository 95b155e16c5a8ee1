import type { Brand } from '#shared/brands/brand.ts';
import { company } from '#shared/brands/company.ts';
import { ConversionTracker } from '#web/features/conversion-progress/conversion-tracker.tsx';
import { DemoPanel } from '#web/features/demo/demo-panel.tsx';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { runtimeConfig } from '#web/lib/site/runtime-config.ts';

/** The demo panel with the live tracker; inert until hydrated. */
export function DemoIsland({ brand }: { brand: Brand }) {
  const isHydrated = useIsHydrated();
  const exampleSiteUrl = (isHydrated && runtimeConfig.sampleSiteUrl) || company.exampleSiteUrl;
  return (
    <div inert={!isHydrated}>
      <DemoPanel
        brand={brand}
        exampleSiteUrl={exampleSiteUrl}
        renderTracker={(conversionId, onCompleted) => (
          <ConversionTracker
            conversionId={conversionId}
            destination={`/gptsite/${conversionId}`}
            isEmbedded
            onReady={onCompleted}
            onRestart={() => window.location.reload()}
          />
        )}
      />
    </div>
  );
}
