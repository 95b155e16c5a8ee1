import { useState } from 'react';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { useWebsite } from './use-website.ts';
import { useWebsiteReading } from './use-website-reading.ts';

/** Offers to read the rest of the website once the plan allows it, and shows the progress. */
export function WebsiteOffer({ conversionId }: { conversionId: string }) {
  const { data: website } = useWebsite(conversionId);
  const startReading = useWebsiteReading(conversionId);
  const mayEdit = useMayEdit();
  const [isStarted, setStarted] = useState(false);
  if (!website) return null;
  const { planName, pageLimit, pagesKnown, reading, canReadMore, failure } = website;
  if (reading) return <ReadingProgress reading={reading} />;
  if (isStarted)
    return (
      <Callout tone={failure ? 'danger' : 'success'} role="status">
        <p>
          {failure ??
            `Your website has been read. Your assistant knows ${pagesKnown.toLocaleString('en-US')} of its pages.`}
        </p>
      </Callout>
    );
  if (!canReadMore || !mayEdit) return null;
  return (
    <Callout tone="success" className="items-start">
      <h2 className="font-semibold">Read the rest of your website</h2>
      <p className="mt-1 max-w-prose">
        The {planName} plan reads up to {pageLimit.toLocaleString('en-US')} pages. Your assistant knows{' '}
        {pagesKnown} so far, and more were found.
      </p>
      <FailureLine error={startReading.error} />
      <Button
        size="small"
        className="mt-3"
        disabled={startReading.isPending}
        onClick={() => startReading.mutate({ conversionId }, { onSuccess: () => setStarted(true) })}
      >
        Read the rest now
      </Button>
    </Callout>
  );
}
