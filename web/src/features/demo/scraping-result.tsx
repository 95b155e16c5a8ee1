import { Callout } from '#web/ui/feedback/callout.tsx';
import { benefits, scrapingSteps } from './demo-timings.ts';

/** The end of the scraping demo, with all its texts to read. */
export function ScrapingResult() {
  return (
    <>
      <Callout tone="success" role="status" className="mt-8">
        <h2 className="text-lg">The assistant is ready</h2>
        <p>Every page has been read. A real one would answer its first question now.</p>
      </Callout>
      <div className="mt-8 grid gap-8 sm:grid-cols-2">
        <ol aria-label="What was done" className="list-decimal space-y-1 pl-6">
          {scrapingSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ul aria-label="What it brings" className="space-y-3 border-brand border-l-4 pl-5">
          {benefits.map(({ title, text }) => (
            <li key={title}>
              <p className="font-semibold">{title}</p>
              <p className="text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
