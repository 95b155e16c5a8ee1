import { type InboxMessage, replyLimits } from '#shared/domain/inbox/inbox-message.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';
import type { InboxScope } from './inbox-queries.ts';
import { SavedReplies } from './saved-replies.tsx';
import { useResponse } from './use-response.ts';

type ResponseFormProps = {
  message: InboxMessage;
  scope: InboxScope;
  /** What became of it. */
  onChanged: (stored: InboxMessage) => void;
};

/** Takes on or answers a message; hidden once answered. */
export function ResponseForm({ message, scope, onChanged }: ResponseFormProps) {
  const { id, status, canBeMailed } = message;
  const isChat = message.kind === 'message' && !message.form;
  const { owner } = scope;
  const form = useResponse(message, scope, onChanged);
  const { response, setResponse, responseBy, sign, change, isPending, error, findIssue } = form;
  // What the brand itself was told has no other organization to answer for.
  const answersFor = !owner && message.conversionId ? message.context.companyName : undefined;
  const otherName =
    status === 'in_progress' && message.responseBy !== responseBy ? message.responseBy : undefined;
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        change('responded', canBeMailed ? 'The answer is on its way.' : 'The answer is on their page.');
      }}
    >
      <Failure error={error} title="Update Failed" />
      {otherName && <Callout tone="warning">{otherName} is working on an answer.</Callout>}
      {owner && (
        <SavedReplies
          owner={owner}
          written={response}
          onUse={(text) => {
            setResponse(response.trim() ? `${response.trimEnd()}\n\n${text}` : text);
            document.getElementById(`response-${id}`)?.focus();
          }}
        />
      )}
      <TextAreaField
        id={`response-${id}`}
        label="Response"
        hint={
          canBeMailed
            ? `They get your reply by email and ${isChat ? 'in the chat' : 'on their private page'}.`
            : `They read your reply ${isChat ? 'in their chat and on their private page' : 'on their private page'}. They left no email address: please call them as well.`
        }
        error={findIssue('response')}
        rows={4}
        maxLength={replyLimits.characters}
        value={response}
        onChange={({ target }) => setResponse(target.value || undefined)}
      />
      <TextField
        id={`response-by-${id}`}
        label={owner ? 'Your name' : 'Response By'}
        hint={owner ? 'As they will see it.' : 'Your name, as they will see it.'}
        error={findIssue('responseBy')}
        maxLength={120}
        value={responseBy}
        onChange={({ target }) => sign(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isPending}>
          {answersFor ? `Send in the name of ${answersFor}` : 'Send response'}
        </Button>
        {status !== 'in_progress' && (
          <Button
            variant="secondary"
            disabled={isPending}
            onClick={() => change('in_progress', 'The sender sees that a person is working on it.')}
            label="Mark as in progress"
          />
        )}
      </div>
    </form>
  );
}
