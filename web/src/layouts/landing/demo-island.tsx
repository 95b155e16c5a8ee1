import type { Brand } from '#shared/brands/brand.ts';
import { ConversionTracker } from '#web/features/conversion-progress/conversion-tracker.tsx';
import { DemoPanel } from '#web/features/demo/demo-panel.tsx';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';

/** The demo panel with the live tracker; inert until hydrated. */
export function DemoIsland({ brand }: { brand: Brand }) {
  const isHydrated = useIsHydrated();
  return (
    <div inert={!isHydrated}>
      <DemoPanel
        brand={brand}
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
