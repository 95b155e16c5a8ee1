import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInterval } from '#web/lib/browser/use-interval.ts';
import { Check, LoaderCircle } from '#web/ui/icons/icons.ts';
import { demoTimings } from './demo-timings.ts';

/** Document 1 section 4: six steps with their counts. A simulation that reads nothing. */
const steps = [
  { id: 'discovery', title: 'Discovery', text: 'Finding the pages that visitors need' },
  { id: 'scraping', title: 'Scraping', text: 'Reading them: 8 PDFs found' },
  { id: 'calendar', title: 'Calendar', text: '3 calendars imported' },
  { id: 'forms', title: 'Forms', text: '12 forms linked' },
  { id: 'knowledge', title: 'Knowledge', text: '156 knowledge entries, 1247 embeddings' },
  { id: 'gptsite', title: 'GPTsite', text: 'Opening the assistant' },
] as const;

const figures = [
  { value: 8, label: 'PDFs' },
  { value: 12, label: 'forms' },
  { value: 3, label: 'calendars' },
  { value: 156, label: 'knowledge entries' },
  { value: 1247, label: 'embeddings' },
];

type ConvertingViewProps = {
  /** Shown beside the steps instead of the counts until the first step starts. */
  start?: ReactNode;
  /** Address passed to `onDone`. */
  gptSiteUrl: string;
  onDone: (gptSiteUrl: string) => void;
};

/** The website-to-assistant view: each step is pending, active or completed, for 1.5 s. */
export function ConvertingView({ start, gptSiteUrl, onDone }: ConvertingViewProps) {
  const [completed, setCompleted] = useState(0);
  const isRunning = start === undefined;
  const isDone = completed === steps.length;
  const latestOnDone = useRef(onDone);
  latestOnDone.current = onDone;
  useInterval(() => setCompleted((count) => count + 1), demoTimings.convertingStep, isRunning && !isDone);
  useEffect(() => {
    if (isDone) latestOnDone.current(gptSiteUrl);
  }, [isDone, gptSiteUrl]);

  const stateOf = (index: number): StepState => {
    if (index < completed) return 'completed';
    return isRunning && index === completed ? 'active' : 'pending';
  };
  return (
    <div className="grid gap-10 lg:grid-cols-[1.4fr_1fr]">
      <ol className="divide-y divide-line border-line border-y">
        {steps.map(({ id, title, text }, index) => (
          <li key={id} className="flex items-center gap-4 py-4">
            <StepMark state={stateOf(index)} />
            <div>
              <p className="font-semibold">
                {title}
                <span className="sr-only">: {stateOf(index)}</span>
              </p>
              <p className="text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {isRunning ? (
        <dl className="grid grid-cols-2 content-start gap-6">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-line border-t pt-3">
              <dt className="text-ink-muted">{label}</dt>
              <dd className="font-bold font-display text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className="order-first lg:order-none">{start}</div>
      )}
    </div>
  );
}

type StepState = 'pending' | 'active' | 'completed';

function StepMark({ state }: { state: StepState }) {
  switch (state) {
    case 'completed':
      return <Check className="size-6 text-success-ink" />;
    case 'active':
      return <LoaderCircle className="size-6 text-brand-ink motion-safe:animate-spin" />;
    case 'pending':
      return <span aria-hidden="true" className="size-6 rounded-full border-2 border-line" />;
  }
}
