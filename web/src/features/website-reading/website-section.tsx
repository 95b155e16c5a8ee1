import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { useWebsite } from './use-website.ts';
import { useWebsiteReading } from './use-website-reading.ts';

type WebsiteSectionProps = {
  conversionId: string;
  /** Its pages among the entries that are listed beside it. */
  pagesKnown: number | undefined;
};

/** How much of the website has been read, the next reading, and a button to start it now. */
export function WebsiteSection({ conversionId, pagesKnown }: WebsiteSectionProps) {
  const { data: website } = useWebsite(conversionId);
  const startReading = useWebsiteReading(conversionId);
  if (!website?.canRead) return null;
  const { pageLimit, reading, lastReadAt, nextReadAt, failure } = website;
  const problem = startReading.error ? describeFailure(startReading.error) : failure;
  return (
    <section aria-labelledby="website-title" className="rounded-lg border border-line bg-surface p-4">
      <h3 id="website-title" className="font-semibold">
        Your website
      </h3>
      {reading ? (
        <ReadingProgress reading={reading} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-60 text-ink-muted">
            Pages: {(pagesKnown ?? website.pagesKnown).toLocaleString('en-US')} known, at most{' '}
            {pageLimit.toLocaleString('en-US')} in your plan. It was last read on {formatDay(lastReadAt)}.
            {nextReadAt && ` It is read again automatically from ${formatDay(nextReadAt)} on.`}
          </p>
          <EditorsOnly>
            <Button
              variant="secondary"
              size="small"
              disabled={startReading.isPending}
              onClick={() => startReading.mutate({ conversionId })}
            >
              Read the website again
            </Button>
          </EditorsOnly>
        </div>
      )}
      {problem && !reading && (
        <Callout tone="danger" role="alert" className="mt-3">
          <p>{problem}</p>
        </Callout>
      )}
    </section>
  );
}
