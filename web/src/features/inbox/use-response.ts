import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type InboxMessage, inboxMessageSchema } from '#shared/domain/inbox/inbox-message.ts';
import { AppError } from '#shared/errors.ts';
import { openDraftStore, useDraft } from '#web/lib/drafts/draft-store.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import type { InboxScope } from './inbox-queries.ts';

/** Answers that are not sent yet, by message: they stay when another list or message is shown. */
export const responseDrafts = openDraftStore<string>();

/** The answer to a message while it is written, and its sending. `onChanged` gets what became of it, by this person or another. */
export function useResponse(
  message: InboxMessage,
  scope: InboxScope,
  onChanged: (stored: InboxMessage) => void,
) {
  const { id } = message;
  const { mutateAsync, isPending, error } = useMutation(scope.change.mutation());
  const [response = '', setResponse] = useDraft(responseDrafts, id);
  const [typedName, setTypedName] = useState<string>();
  // Everybody signs as themselves, whoever took the message on.
  const responseBy = typedName ?? scope.me.name;
  const issues = error instanceof AppError ? error.issues : [];
  const findIssue = (name: string) => issues.find(({ field }) => field === name)?.message;
  const change = (to: 'in_progress' | 'responded', description: string) =>
    // Not callbacks of the call: they are dropped with the form, which has left an answered message by then.
    mutateAsync({ id, status: to, responseBy, ...(to === 'responded' && { response }) }).then(
      (stored) => {
        onChanged(stored);
        if (to === 'responded') setResponse(undefined);
        toastStore.show({ title: 'Status Updated', description });
      },
      (refusal: unknown) => {
        const stored = inboxMessageSchema.safeParse(refusal instanceof AppError && refusal.stored);
        if (stored.success) onChanged(stored.data);
      },
    );
  return { response, setResponse, responseBy, sign: setTypedName, change, isPending, error, findIssue };
}
