import type { Progress } from '#shared/contract/conversions.ts';
import { AppError } from '#shared/errors.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ConversionFrame, conversionWidth } from './conversion-frame.tsx';
import { MendConversion } from './mend-conversion.tsx';
import { RunningConversion } from './running-conversion.tsx';
import { SourceOutcomes } from './source-outcomes.tsx';
import { isUnknownConversion, useConversionProgress } from './use-conversion-progress.ts';

type ConversionTrackerProps = {
  conversionId: string;
  /** Address of the finished assistant. */
  destination: string;
  /** Whether it is part of a page rather than the whole page. */
  isEmbedded?: boolean;
  onReady: () => void;
  onRestart: () => void;
};

/** Full-screen progress of a conversion: document 1 section 2, "Conversion progress screens". */
export function ConversionTracker({
  conversionId,
  destination,
  isEmbedded = false,
  onReady,
  onRestart,
}: ConversionTrackerProps) {
  const { data: progress, error, refetch, isFetching } = useConversionProgress(conversionId);
  return (
    <div className={conversionWidth}>
      {error && (
        <Callout tone="danger" role="alert" className="mb-8">
          <p>{error instanceof AppError ? error.message : 'Failed to fetch progress'}</p>
          {isUnknownConversion(error) ? (
            <Button variant="secondary" size="small" className="mt-3" onClick={onRestart}>
              Start New Conversion
            </Button>
          ) : (
            <Button
              variant="secondary"
              size="small"
              className="mt-3"
              onClick={() => refetch()}
              disabled={isFetching}
              label="Try Again"
            />
          )}
        </Callout>
      )}
      {!progress && !error && <ConversionFrame isEmbedded={isEmbedded} />}
      {progress?.status === 'failed' && <FailedConversion progress={progress} onRestart={onRestart} />}
      {progress && progress.status !== 'failed' && (
        <RunningConversion
          progress={progress}
          destination={destination}
          isEmbedded={isEmbedded}
          onReady={onReady}
        />
      )}
    </div>
  );
}

/** What went wrong, and for the owner the way on; a demonstration can only begin anew. */
function FailedConversion({ progress, onRestart }: { progress: Progress; onRestart: () => void }) {
  const { conversionId, companyName, url, errorMessage, isDemonstration } = progress;
  return (
    <>
      <h1 className="text-title">We could not build this assistant</h1>
      <p className="mt-2 text-ink-muted [overflow-wrap:anywhere]">
        {companyName}
        {url && ` · ${url}`}
      </p>
      <Callout tone="danger" role="alert" className="mt-6">
        <p className="font-semibold">{errorMessage ?? 'The conversion stopped before it was finished.'}</p>
      </Callout>
      {isDemonstration ? (
        <Button className="mt-6" onClick={onRestart} label="Start New Conversion" />
      ) : (
        <MendConversion conversionId={conversionId} url={url} takesFocus />
      )}
      <section aria-label="Pages and documents" className="mt-8">
        <SourceOutcomes sources={progress.progressDetails.sources} />
      </section>
    </>
  );
}
