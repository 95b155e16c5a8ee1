import { useMutation } from '@tanstack/react-query';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { AskedTwice } from '#web/ui/form/asked-twice.tsx';
import type { OwnerScope } from './inbox-queries.ts';
import { responseDrafts } from './response-drafts.ts';

type MessageRemovalProps = { message: InboxMessage; scope: OwnerScope };

/** Deletes a message for good, after a warning that says what goes and what stays. */
export function MessageRemoval({ message: { id, status }, scope }: MessageRemovalProps) {
  const { mutateAsync, isPending, error } = useMutation(scope.calls.removeOwn.mutation());
  const unanswered = status === 'responded' ? '' : ' Its sender gets no answer.';
  return (
    <div className="flex flex-wrap gap-3 border-line border-t pt-4">
      <AskedTwice
        label="Delete this message"
        warning={`The message is deleted for good, with its sender’s name and contact, your notes, your answer, and their private page.${unanswered} Mails that were sent stay where they arrived. The conversation stays in Chat History until you delete it there.`}
        confirmLabel="Delete for good"
        isPending={isPending}
        error={error}
        onConfirm={async () => {
          await mutateAsync({ id });
          responseDrafts.write(id, undefined);
          toastStore.show({ title: 'Message deleted', description: 'It is gone for good.' });
        }}
      />
    </div>
  );
}
