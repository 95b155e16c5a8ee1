import { describeProgress } from '#shared/domain/conversion/conversion-stages.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { StageList } from './stage-list.tsx';

/** Where progress stands, from the first sign of it to the ready card. */
export const conversionWidth = 'mx-auto w-full max-w-3xl px-4 py-8 sm:py-16';

/** The progress page before its record has loaded, so that nothing jumps when it does. */
export function ConversionFrame({ isEmbedded }: { isEmbedded: boolean }) {
  const Heading = isEmbedded ? 'h3' : 'h1';
  return (
    <>
      <Heading className="text-title">Building your assistant</Heading>
      <div className="mt-6 flex items-baseline justify-between gap-4">
        <p role="status" className="font-semibold text-lg">
          {describeProgress(0)}
        </p>
        <p className="font-semibold text-3xl tabular-nums tracking-tight">0%</p>
      </div>
      <ProgressBar label="Conversion progress" percentage={0} />
      <div className="mt-8">
        <StageList status="processing" progressStage="initializing" />
      </div>
    </>
  );
}
