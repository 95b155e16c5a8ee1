import { useEffect } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/pricing.ts';
import { dashboardStore } from '#web/features/conversion-progress/dashboard-store.ts';
import { TrialForm } from '#web/features/signup/trial-form.tsx';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';

type TrialIslandProps = {
  brand: Brand;
  chosenPlan?: ChosenPlan | undefined;
  onStarted: (conversionId: string) => void;
};

/**
 * The trial form with the draft kept in this browser. The draft is restored after hydration; text typed earlier is not
 * saved.
 */
export function TrialIsland({ brand, chosenPlan, onStarted }: TrialIslandProps) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // Preloads the progress page while the visitor types.
    void import('./conversion-view.tsx');
  }, []);
  return (
    <div inert={!isHydrated}>
      <TrialForm
        key={String(isHydrated)}
        brand={brand}
        isRestored={isHydrated}
        chosenPlan={chosenPlan}
        onStarted={({ conversionId, dashboardUrl }) => {
          dashboardStore(conversionId).write(dashboardUrl);
          onStarted(conversionId);
        }}
      />
    </div>
  );
}
