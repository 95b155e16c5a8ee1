import { useEffect, useState } from 'react';
import { queryClient } from '#web/lib/api/query-client.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { MendConversion } from './mend-conversion.tsx';
import { useConversionProgress } from './use-conversion-progress.ts';

/** Tells the owner on the dashboard that the assistant is still being built, or that it failed and how to mend it. */
export function ConversionNotice({ conversionId }: { conversionId: string }) {
  const { data: progress } = useConversionProgress(conversionId);
  const [wasBuilding, setWasBuilding] = useState(false);
  if (progress?.status === 'processing' && !wasBuilding) setWasBuilding(true);
  const isDone = wasBuilding && progress?.status === 'completed';
  useEffect(() => {
    // What the dashboard read before knows nothing of the assistant.
    if (isDone) void queryClient.invalidateQueries();
  }, [isDone]);
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
