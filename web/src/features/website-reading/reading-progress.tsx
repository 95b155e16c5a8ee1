import type { Website } from '#shared/contract/knowledge-base.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';

/** Progress of reading the website. */
export function ReadingProgress({
  reading: { pagesRead, pageLimit, pagesExpected = pageLimit },
}: {
  reading: NonNullable<Website['reading']>;
}) {
  const text = `Reading your website: ${pagesRead.toLocaleString('en-US')} of at most ${pageLimit.toLocaleString('en-US')} pages`;
  return (
    <div className="max-w-3xl">
      <p role="status">{text}</p>
      <ProgressBar label="Reading your website" percentage={Math.round((100 * pagesRead) / pagesExpected)} />
      <p className="mt-2 text-ink-muted">
        Your assistant keeps answering in the meantime and knows everything once the reading is done. You can
        close this page.
      </p>
    </div>
  );
}
