import { useEffect, useRef } from 'react';
import type { Progress } from '#shared/contract/conversions.ts';
import { describeProgress } from '#shared/domain/conversion/conversion-stages.ts';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { describeRemainingTime } from './describe-remaining-time.ts';
import { ReadyCard } from './ready-card.tsx';
import { RecentPages } from './recent-pages.tsx';
import { SourceOutcomes } from './source-outcomes.tsx';
import { StageList } from './stage-list.tsx';

type RunningConversionProps = {
  progress: Progress;
  destination: string;
  /** Whether it is part of a page rather than the whole page. */
  isEmbedded: boolean;
  onReady: () => void;
};

/** A conversion in progress or just completed. */
export function RunningConversion({ progress, destination, isEmbedded, onReady }: RunningConversionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const percentage = progress.progressPercentage;
  const isReady = progress.status === 'completed';
  const label = describeProgress(isReady ? 100 : Math.min(percentage, 99));
  const Heading = isEmbedded ? 'h3' : 'h1';
  const title = isReady ? `Ready: ${progress.companyName}` : `${percentage}% · ${progress.companyName}`;
  usePageTitle(isEmbedded ? undefined : title);
  return (
    <>
      <Heading ref={heading} tabIndex={-1} className="text-title">
        {isReady ? 'The assistant for' : 'Building the assistant for'} {progress.companyName}
      </Heading>
      <div className="mt-6 flex items-baseline justify-between gap-4">
        <p role="status" className="font-semibold text-lg">
          {label}
        </p>
        <p className="font-semibold text-3xl tabular-nums tracking-tight">{percentage}%</p>
      </div>
      <ProgressBar label="Conversion progress" percentage={percentage} />
      {isReady ? (
        <ReadyCard
          title={progress.currentStep}
          conversionId={progress.conversionId}
          destination={destination}
          assistantUrl={isEmbedded ? undefined : progress.progressDetails.gptSiteUrl}
          onReady={onReady}
        />
      ) : (
        <CurrentActivity progress={progress} />
      )}
      <div className="mt-8">
        <StageList status={progress.status} progressStage={progress.progressStage} />
      </div>
      {progress.notes.length > 0 && (
        <Callout tone="warning" className="mt-8">
          <ul className="space-y-1">
            {progress.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Callout>
      )}
      <section aria-label="Pages and documents" className="mt-8">
        <SourceOutcomes sources={progress.progressDetails.sources} />
      </section>
    </>
  );
}

function CurrentActivity({ progress }: { progress: Progress }) {
  const remaining = describeRemainingTime(progress.estimatedCompletion, new Date());
  return (
    <>
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 text-ink-muted text-sm">
        <p className="min-w-0">{progress.currentStep}</p>
        <p>{remaining}</p>
      </div>
      <p className="mt-1 mb-3 text-ink-muted text-sm">
        You can close this page: the work goes on, and its address leads back here.
      </p>
      {progress.url && <RecentPages progress={progress} />}
    </>
  );
}
