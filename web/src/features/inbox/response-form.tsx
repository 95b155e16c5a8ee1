import { useState } from 'react';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { AppError } from '#shared/errors.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/form/button.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import { type InboxScope, useStatusChange } from './inbox-queries.ts';

/** Takes on or answers a message; hidden once answered. */
export function ResponseForm({ message, scope }: { message: InboxMessage; scope: InboxScope }) {
  const { id, status, canBeMailed } = message;
  const { mutate, isPending, error } = useStatusChange(scope);
  const [response, setResponse] = useState('');
  const [typedName, setTypedName] = useState<string>();
  const responseBy = typedName ?? message.responseBy ?? '';
  const issues = error instanceof AppError ? error.issues : [];
  const findIssue = (name: string) => issues.find(({ field }) => field === name)?.message;
  const change = (to: 'in_progress' | 'responded', description: string) =>
    mutate(
      { id, status: to, responseBy, ...(to === 'responded' && { response }) },
      { onSuccess: () => toastStore.show({ title: 'Status Updated', description }) },
    );
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        change('responded', canBeMailed ? 'The answer is on its way.' : 'The answer is on their page.');
      }}
    >
      {error && (
        <Callout tone="danger" role="alert">
          <p className="font-semibold">Update Failed</p>
          <p>{describeFailure(error)}</p>
        </Callout>
      )}
      <TextAreaField
        id={`response-${id}`}
        label="Response"
        hint={
          canBeMailed
            ? 'It is emailed to them and shown on their private page.'
            : 'They left no email address. It is shown on their private page, so call them as well.'
        }
        error={findIssue('response')}
        rows={5}
        maxLength={5000}
        value={response}
        onChange={({ target }) => setResponse(target.value)}
      />
      <TextField
        id={`response-by-${id}`}
        label="Response By"
        hint="Your name, as they will see it."
        error={findIssue('responseBy')}
        maxLength={120}
        value={responseBy}
        onChange={({ target }) => setTypedName(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending}>
          Send response
        </Button>
        {status !== 'in_progress' && (
          <Button
            variant="secondary"
            disabled={isPending}
            onClick={() => change('in_progress', 'The sender sees that a person is working on it.')}
          >
            Mark as in progress
          </Button>
        )}
      </div>
    </form>
  );
}
