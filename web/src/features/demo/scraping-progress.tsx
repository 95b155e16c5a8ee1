import { useState } from 'react';
import { prefersLessMotion } from '#web/lib/browser/prefers-less-motion.ts';
import { useInterval } from '#web/lib/browser/use-interval.ts';
import { useIsHydrated } from '#web/lib/browser/use-is-hydrated.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { PauseButton } from '#web/ui/form/pause-button.tsx';
import { benefits, demoTimings, scrapingSteps } from './demo-timings.ts';
import { ScrapingResult } from './scraping-result.tsx';

/**
 * Document 1 section 4, "Scraping demo": a timed simulation from 15 to 100 percent. It can be paused; with reduced
 * motion it shows the end with all texts.
 */
export function ScrapingProgress() {
  const [reached, setReached] = useState<number>(demoTimings.scrapingStart);
  const [step, setStep] = useState(0);
  const [benefit, setBenefit] = useState(0);
  const [isPaused, setPaused] = useState(false);
  // Prerendered markup doesn't know the reader's preference yet.
  const isStill = useIsHydrated() && prefersLessMotion();
  const percentage = isStill ? 100 : reached;
  const isReady = percentage >= 100;
  const isMoving = !isReady && !isPaused;
  useInterval(
    () => setReached((current) => Math.min(100, current + demoTimings.scrapingShare)),
    demoTimings.scrapingTick,
    isMoving,
  );
  useInterval(() => setStep((at) => (at + 1) % scrapingSteps.length), demoTimings.stepMessage, isMoving);
  useInterval(() => setBenefit((at) => (at + 1) % benefits.length), demoTimings.benefit, isMoving);

  return (
    <div className="max-w-2xl">
      <p className="flex min-h-14 items-center justify-between gap-4">
        <span className="font-semibold text-lg">{isReady ? 'Ready' : scrapingSteps[step]}</span>
        <span className="ml-auto font-display font-semibold text-3xl tabular-nums">{percentage}%</span>
        {!isReady && (
          <PauseButton
            label="the demonstration"
            isPaused={isPaused}
            onToggle={() => setPaused((current) => !current)}
          />
        )}
      </p>
      <ProgressBar label="Demonstration of reading a website" percentage={percentage} />
      {isReady ? (
        <ScrapingResult />
      ) : (
        <div className="mt-8 min-h-24 border-brand border-l-4 pl-5">
          <p className="font-semibold">{benefits[benefit]?.title}</p>
          <p className="text-ink-muted">{benefits[benefit]?.text}</p>
        </div>
      )}
    </div>
  );
}
