import { useMutation } from '@tanstack/react-query';
import type { KnowledgeBase } from '#shared/contract/knowledge-base.ts';
import { api } from '#web/lib/api/api.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

type Unread = KnowledgeBase['skipped'][number];

/** Pages and documents that the assistant does not know, with what to do, and a way to read those that can be read. */
export function UnreadList({ conversionId, unread }: { conversionId: string; unread: readonly Unread[] }) {
  return (
    <ul
      aria-label="What we could not read"
      className="divide-y divide-line rounded-lg border border-line bg-surface px-4 py-2"
    >
      {unread.map((page) => (
        <UnreadRow key={`${page.url} ${page.title}`} conversionId={conversionId} page={page} />
      ))}
    </ul>
  );
}

function UnreadRow({ conversionId, page }: { conversionId: string; page: Unread }) {
  const { title, url, reason, canRead } = page;
  const mayEdit = useMayEdit();
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
        <p>
          {url ? (
            <OutsideLink href={url} className="inline-block min-h-6">
              {title}
            </OutsideLink>
          ) : (
            title
          )}
        </p>
        <p className="text-ink-muted text-sm">{reason}</p>
        <FailureLine error={error} className="text-danger-ink text-sm" />
      </div>
      {canRead && mayEdit && (
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
