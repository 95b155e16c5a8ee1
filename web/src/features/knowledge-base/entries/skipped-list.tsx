import { useMutation } from '@tanstack/react-query';
import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import { api } from '#web/lib/api/api.ts';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

type SkippedListProps = Pick<KnowledgeBase, 'skipped'> & { conversionId: string };
type Skipped = KnowledgeBase['skipped'][number];

/** Pages that were found but skipped, with the reasons, and a way to read those that can be read. */
export function SkippedList({ conversionId, skipped }: SkippedListProps) {
  if (skipped.length === 0) return null;
  return (
    <details className="rounded-lg border border-line bg-surface p-4">
      <summary className="min-h-9 cursor-pointer font-semibold">Skipped pages ({skipped.length})</summary>
      <ul aria-label="Skipped pages" className="mt-2 divide-y divide-line">
        {skipped.map((page) => (
          <SkippedRow key={`${page.url} ${page.title}`} conversionId={conversionId} page={page} />
        ))}
      </ul>
    </details>
  );
}

function SkippedRow({ conversionId, page }: { conversionId: string; page: Skipped }) {
  const { title, url, reason, canRead } = page;
  const { mutate, isPending, error } = useMutation(api.knowledgeBase.upload.mutation());
  const read = () =>
    url &&
    mutate(
      { conversionId, type: 'url', url },
      {
        onSuccess: () =>
          toastStore.show({
            title: 'The page is being read',
            description: `“${title}” is now among the entries.`,
          }),
      },
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-64 break-words">
        <p>{url ? <OutsideLink href={url}>{title}</OutsideLink> : title}</p>
        <p className="text-ink-muted text-sm">{reason}</p>
        <FailureLine error={error} className="text-danger-ink text-sm" />
      </div>
      {canRead && (
        <Button
          variant="secondary"
          size="small"
          disabled={isPending}
          aria-label={`Read it anyway: ${title}`}
          onClick={read}
        >
          Read it anyway
        </Button>
      )}
    </li>
  );
}
