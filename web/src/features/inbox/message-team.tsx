import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type InboxMessage, noteLimits } from '#shared/domain/inbox/inbox-message.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { openDraftStore, useDraft } from '#web/lib/drafts/draft-store.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { EditorsOnly, useMayEdit } from '#web/lib/sign-in/role-context.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField } from '#web/ui/form/text-field.tsx';
import { Lock } from '#web/ui/icons/icons.ts';
import { type InboxScope, useMessageEdit } from './inbox-queries.ts';

const noteDrafts = openDraftStore<string>();

/** Who takes care of a message, and notes among those who answer; its sender sees nothing of it. */
export function MessageTeam({ message, scope }: { message: InboxMessage; scope: InboxScope }) {
  const { id, assignee, notes = [] } = message;
  const mayEdit = useMayEdit();
  const { mutate, isPending, error } = useMessageEdit(scope);
  const { data } = useQuery({ ...scope.people, meta: { isQuiet: true } });
  const people = data?.people ?? [];
  const known = new Map([scope.me, ...people, ...(assignee ? [assignee] : [])].map((one) => [one.id, one]));
  return (
    <section aria-label="Among yourselves" className="space-y-3 rounded-md bg-sunken p-4">
      <SelectField
        id={`assignee-${id}`}
        label="Assigned to"
        className="max-w-72"
        disabled={isPending || !mayEdit}
        options={[
          { value: '', label: 'Nobody' },
          ...[...known.values()].map((person) => ({
            value: person.id,
            label: person.id === scope.me.id ? `${person.name} (you)` : person.name,
          })),
        ]}
        value={assignee?.id ?? ''}
        onChange={({ target }) => mutate({ id, assigneeId: target.value || null })}
      />
      <FailureLine error={error} className="text-danger-ink text-sm" />
      {notes.length > 0 && (
        <ul aria-label="Private notes" className="space-y-2">
          {notes.map(({ by, at, text }) => (
            <li key={at} className="rounded-md border border-line bg-surface p-3">
              <p className="text-ink-muted text-sm">
                <bdi>{by}</bdi>, <time dateTime={at}>{formatInstant(at)}</time>
              </p>
              <p dir="auto" className="whitespace-pre-line break-words">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
      <EditorsOnly>
        <NoteForm id={id} scope={scope} />
      </EditorsOnly>
    </section>
  );
}

function NoteForm({ id, scope }: { id: string; scope: InboxScope }) {
  const { mutate, isPending, error } = useMessageEdit(scope);
  const [draft, setDraft] = useDraft(noteDrafts, id);
  const [isOpen, setOpen] = useState(draft !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const note = draft?.trim();
    if (!note) return document.getElementById(`note-${id}`)?.focus();
    mutate(
      { id, note },
      {
        onSuccess: () => {
          setDraft(undefined);
          setOpen(false);
        },
      },
    );
  };
  if (!isOpen)
    return (
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Lock className="size-4" />
        Add a private note
      </Button>
    );
  return (
    <form onSubmit={submit} noValidate className="space-y-3">
      <TextAreaField
        id={`note-${id}`}
        label="Private note"
        hint="The sender never sees it."
        rows={2}
        maxLength={noteLimits.characters}
        error={error ? describeFailure(error) : undefined}
        value={draft ?? ''}
        onChange={({ target }) => setDraft(target.value || undefined)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" size="small" disabled={isPending} label="Save note" />
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setDraft(undefined);
            setOpen(false);
          }}
          label="Cancel"
        />
      </div>
    </form>
  );
}
