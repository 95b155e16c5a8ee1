import { useState } from 'react';
import { type InboxMessage, inboxMessageSchema } from '#shared/domain/inbox/inbox-message.ts';
import { AppError } from '#shared/errors.ts';
import { useDraft } from '#web/lib/drafts/draft-store.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { type InboxScope, useStatusChange } from './inbox-queries.ts';
import { responseDrafts } from './response-drafts.ts';

/** The answer to a message while it is written, and its sending. `onRefused` gets what somebody else made of it. */
export function useResponse(
  message: InboxMessage,
  scope: InboxScope,
  onRefused: (stored: InboxMessage) => void,
) {
  const { id } = message;
  const { mutateAsync, isPending, error } = useStatusChange(scope);
  const [response = '', setResponse] = useDraft(responseDrafts, id);
  const [typedName, setTypedName] = useState<string>();
  // Everybody signs as themselves, whoever took the message on.
  const responseBy = typedName ?? scope.me.name;
  const issues = error instanceof AppError ? error.issues : [];
  const findIssue = (name: string) => issues.find(({ field }) => field === name)?.message;
  const change = (to: 'in_progress' | 'responded', description: string) =>
    // Not callbacks of the call: they are dropped with the form, which has left an answered message by then.
    mutateAsync({ id, status: to, responseBy, ...(to === 'responded' && { response }) }).then(
      () => {
        if (to === 'responded') setResponse(undefined);
        toastStore.show({ title: 'Status Updated', description });
      },
      (refusal: unknown) => {
        const stored = inboxMessageSchema.safeParse(refusal instanceof AppError && refusal.stored);
        if (stored.success) onRefused(stored.data);
      },
    );
  return { response, setResponse, responseBy, sign: setTypedName, change, isPending, error, findIssue };
}
