import type { Brand } from '#shared/brands/brand.ts';
import { dashboardStore } from '#web/features/conversion-progress/dashboard-store.ts';
import { TrialForm } from '#web/features/signup/trial-form.tsx';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';

type TrialIslandProps = { brand: Brand; onStarted: (conversionId: string) => void };

/** The trial form with what this browser keeps of it: restored once the prerendered form has been taken over; until then nothing typed into it could be kept. */
export function TrialIsland({ brand, onStarted }: TrialIslandProps) {
  const isHydrated = useIsHydrated();
  return (
    <div inert={!isHydrated}>
      <TrialForm
        key={String(isHydrated)}
        brand={brand}
        isRestored={isHydrated}
        onStarted={({ conversionId, dashboardUrl }) => {
          dashboardStore(conversionId).write(dashboardUrl);
          onStarted(conversionId);
        }}
      />
    </div>
  );
}
