import { useEffect, useRef } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/pricing.ts';
import { dashboardStore } from '#web/features/conversion-progress/dashboard-store.ts';
import { TrialForm } from '#web/features/signup/trial-form.tsx';
import { useEarlyActions } from '#web/lib/browser/use-early-actions.ts';

type TrialIslandProps = {
  brand: Brand;
  chosenPlan?: ChosenPlan | undefined;
  onStarted: (conversionId: string) => void;
};

/** The trial form with the draft kept in this browser, and with what was typed before its code loaded. */
export function TrialIsland({ brand, chosenPlan, onStarted }: TrialIslandProps) {
  const island = useRef<HTMLDivElement>(null);
  const isReady = useEarlyActions(island);
  useEffect(() => {
    // Preloads the progress page while the visitor types.
    void import('./conversion-view.tsx');
  }, []);
  return (
    <div ref={island} data-waiting={isReady ? undefined : ''}>
      <TrialForm
        brand={brand}
        isReady={isReady}
        chosenPlan={chosenPlan}
        onStarted={({ conversionId, dashboardUrl }) => {
          dashboardStore(conversionId).write(dashboardUrl);
          onStarted(conversionId);
        }}
      />
    </div>
  );
}
