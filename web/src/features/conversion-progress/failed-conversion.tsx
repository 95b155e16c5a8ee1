import type { Progress } from '#shared/contract/conversions.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SourceOutcomes } from './source-outcomes.tsx';

type FailedConversionProps = { progress: Progress; onRestart: () => void };

export function FailedConversion({ progress, onRestart }: FailedConversionProps) {
  return (
    <>
      <h1 className="text-title">We could not build this assistant</h1>
      <p className="mt-2 text-ink-muted">{progress.companyName}</p>
      <Callout tone="danger" role="alert" className="mt-6">
        <p className="font-semibold">
          {progress.errorMessage ?? 'The conversion stopped before it was finished.'}
        </p>
        <p className="mt-2">
          Check that the address opens in your own browser and shows text. If your website cannot be read,
          start again and upload documents instead.
        </p>
      </Callout>
      <Button className="mt-6" onClick={onRestart}>
        Start New Conversion
      </Button>
      <section aria-label="Pages and documents" className="mt-8">
        <SourceOutcomes sources={progress.progressDetails.sources} />
      </section>
    </>
  );
}
