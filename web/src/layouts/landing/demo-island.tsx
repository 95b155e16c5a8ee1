import { useRef } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { ConversionTracker } from '#web/features/conversion-progress/conversion-tracker.tsx';
import { DemoPanel } from '#web/features/demo/demo-panel.tsx';
import { useEarlyActions } from '#web/lib/browser/use-early-actions.ts';

/** The demo panel with the live tracker. */
export function DemoIsland({ brand }: { brand: Brand }) {
  const island = useRef<HTMLDivElement>(null);
  const isReady = useEarlyActions(island);
  return (
    <div ref={island} data-waiting={isReady ? undefined : ''}>
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
