import { useMutation } from '@tanstack/react-query';
import type { ToldChanges } from '#shared/domain/knowledge/website-changes.ts';
import { api } from '#web/lib/api/api.ts';
import { useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';

type VanishedPageProps = { conversionId: string; page: ToldChanges['vanished'][number] };

/** A page that the website no longer has: the assistant says what it said until the owner decides. */
export function VanishedPage({ conversionId, page: { itemId, title, isWaiting } }: VanishedPageProps) {
  const keep = useMutation(api.knowledgeBase.keepPage.mutation());
  const remove = useMutation(api.knowledgeBase.deleteItem.mutation());
  const mayEdit = useMayEdit();
  const isPending = keep.isPending || remove.isPending;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-60 break-words">
        “{title}” is no longer on your website.{' '}
        {isWaiting ? 'Your assistant still answers from it.' : 'You have decided about it, or it is back.'}
      </p>
      {isWaiting && mayEdit && (
        <>
          <Button
            variant="secondary"
            size="small"
            disabled={isPending}
            aria-label={`Keep what “${title}” said`}
            onClick={() => keep.mutate({ conversionId, itemId })}
          >
            Keep it
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={isPending}
            aria-label={`Forget what “${title}” said`}
            onClick={() => remove.mutate({ conversionId, itemId })}
          >
            Forget it
          </Button>
        </>
      )}
      <FailureLine error={keep.error ?? remove.error} />
    </li>
  );
}
