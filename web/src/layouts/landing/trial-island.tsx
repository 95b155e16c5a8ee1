import { useEffect, useRef } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { ChosenPlan } from '#shared/domain/billing/pricing.ts';
import { dashboardStore } from '#web/features/conversion-progress/dashboard-store.ts';
import { TrialForm } from '#web/features/signup/trial-form.tsx';
import { useEarlyActions } from '#web/lib/browser/use-early-actions.ts';
import type { SiteLinks } from '#web/lib/site/site-links.ts';

type TrialIslandProps = {
  brand: Brand;
  links: SiteLinks;
  chosenPlan?: ChosenPlan | undefined;
  onStarted: (conversionId: string) => void;
};

/** The trial form with the draft kept in this browser, and with what was typed before its code loaded. */
export function TrialIsland({ brand, links, chosenPlan, onStarted }: TrialIslandProps) {
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
        links={links}
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
