import { useEffect, useRef, useState } from 'react';
import { useInterval } from '#web/lib/browser/use-interval.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { conversionMessages, demoTimings } from './demo-timings.ts';

/** A simulated conversion of under seven seconds, marked as a demo: it reads nothing. */
export function SimulatedConversion({ siteName, onDone }: { siteName: string; onDone: () => void }) {
  const [ticks, setTicks] = useState(0);
  const isDone = ticks >= conversionMessages.length;
  const latestOnDone = useRef(onDone);
  latestOnDone.current = onDone;

  useInterval(() => setTicks((count) => count + 1), demoTimings.conversionTick, !isDone);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => latestOnDone.current(), demoTimings.afterConversion);
    return () => clearTimeout(timer);
  }, [isDone]);

  const percentage = Math.min(100, Math.round(ticks * demoTimings.conversionShare));
  return (
    <div className="mx-auto max-w-2xl py-10">
      <p className="flex items-baseline justify-between gap-4">
        <span role="status" className="font-semibold text-lg">
          {conversionMessages[Math.min(ticks, conversionMessages.length - 1)]}
        </span>
        <span className="font-display font-semibold text-3xl tabular-nums">{percentage}%</span>
      </p>
      <ProgressBar label={`Demonstration: ${siteName} becomes an assistant`} percentage={percentage} />
      <p className="mt-3 text-ink-muted text-sm">
        A demonstration in seconds. A real website takes a few minutes.
      </p>
    </div>
  );
}
