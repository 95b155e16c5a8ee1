import { useState } from 'react';
import { useInterval } from '#web/lib/use-interval.ts';
import { Callout } from '#web/ui/callout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { benefits, demoTimings, scrapingSteps } from './demo-timings.ts';

/** Document 1 section 4, "Scraping demo": a timed demonstration from 15 to 100 percent. */
export function ScrapingProgress() {
  const [percentage, setPercentage] = useState<number>(demoTimings.scrapingStart);
  const [step, setStep] = useState(0);
  const [benefit, setBenefit] = useState(0);
  const isReady = percentage >= 100;
  useInterval(
    () => setPercentage((current) => Math.min(100, current + demoTimings.scrapingShare)),
    demoTimings.scrapingTick,
    !isReady,
  );
  useInterval(() => setStep((at) => (at + 1) % scrapingSteps.length), demoTimings.stepMessage, !isReady);
  useInterval(() => setBenefit((at) => (at + 1) % benefits.length), demoTimings.benefit, !isReady);

  return (
    <div className="max-w-2xl">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold text-lg">{isReady ? 'Ready' : scrapingSteps[step]}</span>
        <span className="font-display font-semibold text-3xl tabular-nums">{percentage}%</span>
      </p>
      <ProgressBar label="Demonstration of reading a website" percentage={percentage} />
      {isReady ? (
        <Callout tone="success" role="status" className="mt-8">
          <h2 className="text-lg">The assistant is ready</h2>
          <p>Every page has been read. A real one would answer its first question now.</p>
        </Callout>
      ) : (
        <div className="mt-8 min-h-24 border-brand border-l-4 pl-5">
          <p className="font-semibold">{benefits[benefit]?.title}</p>
          <p className="text-ink-muted">{benefits[benefit]?.text}</p>
        </div>
      )}
    </div>
  );
}
