import { useMutation } from '@tanstack/react-query';
import type { InboxMessage, InboxPerson } from '#shared/domain/inbox/inbox-message.ts';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import type { InboxScope } from './inbox-queries.ts';

type Edit = Parameters<InboxScope['edit']['call']>[0];
/** What becomes of messages, and back. */
type Filing = { title: string; edit: Omit<Edit, 'id'>; undo: (message: InboxMessage) => Omit<Edit, 'id'> };

const filings = {
  answer: { title: 'Marked as answered', edit: { isSettled: true }, undo: () => ({ isSettled: false }) },
  reopen: { title: 'Opened again', edit: { isSettled: false }, undo: () => ({ isSettled: true }) },
  archive: { title: 'Archived', edit: { isArchived: true }, undo: () => ({ isArchived: false }) },
  restore: { title: 'Moved back', edit: { isArchived: false }, undo: () => ({ isArchived: true }) },
} satisfies Record<string, Filing>;

const sayCount = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

/** Marks messages as answered, archives or assigns them; the toast takes that back. */
export function useFiling({ edit }: InboxScope) {
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationKey: edit.key,
    // All are tried, also after one that fails.
    mutationFn: async (edits: readonly Edit[]) => {
      const results = await Promise.allSettled(edits.map((one) => edit.call(one)));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    },
  });
  const run = (messages: readonly InboxMessage[], { title, edit: wanted, undo }: Filing) =>
    mutateAsync(messages.map(({ id }) => ({ id, ...wanted }))).then(
      () =>
        toastStore.show({
          title,
          description: sayCount(messages.length),
          action: {
            label: 'Undo',
            hint: 'Open the message to take it back',
            run: () => mutate(messages.map((message) => ({ id: message.id, ...undo(message) }))),
          },
        }),
      () => undefined,
    );
  return {
    isPending,
    error,
    file: (messages: readonly InboxMessage[], as: keyof typeof filings) => run(messages, filings[as]),
    assign: (messages: readonly InboxMessage[], person: InboxPerson | undefined) =>
      run(messages, {
        title: person ? `Assigned to ${person.name}` : 'Assigned to nobody',
        edit: { assigneeId: person?.id ?? null },
        undo: ({ assignee }) => ({ assigneeId: assignee?.id ?? null }),
      }),
  };
}
