import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { saveParts } from '#web/lib/browser/save-parts.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { Download } from '#web/ui/icons/icons.ts';
import { ReadingChanges } from './reading-changes.tsx';
import { WaitingPages } from './waiting-pages.tsx';

type ChangesSectionProps = { conversionId: string; onOpenChat: (sessionId: string) => void };

/** What the website has changed, by reading; nothing where none has found anything yet. */
export function ChangesSection({ conversionId, onOpenChat }: ChangesSectionProps) {
  const { data, error } = useQuery(api.knowledgeBase.getChanges.query({ conversionId }));
  const [isWhole, setWhole] = useState(false);
  const download = useMutation({
    mutationFn: () =>
      saveParts((before) =>
        api.knowledgeBase.exportChanges.call({ conversionId, ...(before && { before }) }),
      ),
  });
  if (error) return <FailureLine error={error} />;
  const { readings = [], waiting = [], waitingCount = 0 } = data ?? {};
  const [newest, ...earlier] = readings;
  if (!newest && waiting.length === 0) return null;
  const waitingIds = new Set(waiting.map(({ itemId }) => itemId));
  return (
    <section aria-labelledby="changes-title" className="rounded-lg border border-line bg-surface p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 id="changes-title" className="mb-1 text-xl">
          What changed on your website
        </h3>
        <Button
          variant="secondary"
          size="small"
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          <Download className="size-4" />
          {download.isPending ? 'Exporting…' : 'Export as CSV'}
        </Button>
      </div>
      <FailureLine error={download.error} />
      <p className="mb-4 text-ink-muted">
        Prices, dates, hours, people, contacts and links that a page states otherwise than before.
      </p>
      {waiting.length > 0 && (
        <WaitingPages conversionId={conversionId} pages={waiting} count={waitingCount} />
      )}
      <div className="space-y-8">
        {(isWhole ? readings : readings.slice(0, 1)).map((reading) => (
          <ReadingChanges
            key={reading.readAt}
            conversionId={conversionId}
            changes={reading}
            waitingIds={waitingIds}
            onOpenChat={onOpenChat}
          />
        ))}
      </div>
      {!isWhole && earlier.length > 0 && (
        <Button variant="quiet" size="small" className="mt-4" onClick={() => setWhole(true)}>
          Show {earlier.length === 1 ? 'the reading' : `${earlier.length} readings`} before it
        </Button>
      )}
    </section>
  );
}
