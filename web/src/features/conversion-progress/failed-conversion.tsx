import type { Progress } from '#shared/contract/conversions.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { MendConversion } from './mend-conversion.tsx';
import { SourceOutcomes } from './source-outcomes.tsx';

/** What went wrong, and for the owner the way on; a demonstration can only begin anew. */
export function FailedConversion({ progress, onRestart }: { progress: Progress; onRestart: () => void }) {
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
        <Button className="mt-6" onClick={onRestart}>
          Start New Conversion
        </Button>
      ) : (
        <MendConversion conversionId={conversionId} url={url} takesFocus />
      )}
      <section aria-label="Pages and documents" className="mt-8">
        <SourceOutcomes sources={progress.progressDetails.sources} />
      </section>
    </>
  );
}
