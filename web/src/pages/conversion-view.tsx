import { ConversionTracker } from '#web/features/conversion-progress/conversion-tracker.tsx';
import { dashboardStore } from './dashboard-store.ts';

type ConversionViewProps = { conversionId: string; home: string };

/** The progress of a conversion in place of the landing page; leads on to where the signup said. */
export function ConversionView({ conversionId, home }: ConversionViewProps) {
  const destination = dashboardStore(conversionId).read() ?? `/gptsite/${conversionId}`;
  return (
    <ConversionTracker
      conversionId={conversionId}
      destination={destination}
      onReady={() => window.location.assign(destination)}
      onRestart={() => window.location.assign(`${home}#trial-signup`)}
    />
  );
}
