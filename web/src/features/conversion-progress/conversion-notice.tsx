import { useState } from 'react';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { MendConversion } from './mend-conversion.tsx';
import { useConversionProgress } from './use-conversion-progress.ts';

/** Tells the owner on the dashboard that the assistant is still being built, or that it failed and how to mend it. */
export function ConversionNotice({ conversionId }: { conversionId: string }) {
  const { data: progress } = useConversionProgress(conversionId);
  const [wasBuilding, setWasBuilding] = useState(false);
  if (progress?.status === 'processing' && !wasBuilding) setWasBuilding(true);
  if (progress?.status === 'processing') {
    return (
      <Callout tone="warning">
        <p className="font-semibold">Your assistant is being built: {progress.progressPercentage}%</p>
        <p>{progress.currentStep}</p>
      </Callout>
    );
  }
  if (progress?.status !== 'failed') return null;
  return (
    <section aria-label="Your assistant could not be built">
      <Callout tone="danger" role="alert">
        <p className="font-semibold">We could not build your assistant yet</p>
        <p>{progress.errorMessage}</p>
      </Callout>
      <MendConversion conversionId={conversionId} url={progress.url} takesFocus={wasBuilding} />
    </section>
  );
}
