import { useQuery } from '@tanstack/react-query';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { HereMark } from '#web/ui/data/here-mark.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { AnsweredMeanwhile } from './answered-meanwhile.tsx';
import { MessageState, titleOf } from './inbox-list.tsx';
import type { InboxScope } from './inbox-queries.ts';
import { MessageConversation } from './message-conversation.tsx';
import { MessageDetails } from './message-details.tsx';
import { MessageTeam } from './message-team.tsx';
import { ResponseForm } from './response-form.tsx';
import { SenderContact } from './sender-contact.tsx';
import { useFiling } from './use-filing.ts';

export type MessagePaneProps = {
  message: InboxMessage;
  scope: InboxScope;
  /** What became of it, by this person or meanwhile by another. */
  onChanged: (stored: InboxMessage) => void;
  onRemoved: () => void;
};

/** The open message: what its sender wants, what was said before, the answer, and what few need below. */
export function MessagePane(props: MessagePaneProps) {
  return props.message.isSealed && props.scope.open ? (
    <SealedMessage {...props} open={props.scope.open} />
  ) : (
    <WholeMessage {...props} />
  );
}

/** A customer's message once staff have opened it; the call that brings its words is written to the log. */
function SealedMessage({ open, ...props }: MessagePaneProps & { open: NonNullable<InboxScope['open']> }) {
  const { data, error, refetch } = useQuery(open({ id: props.message.id }));
  if (data) return <WholeMessage {...props} message={data} />;
  if (!error) return <Spinner label="Opening the message…" />;
  return (
    <Callout tone="danger" role="alert">
      {describeFailure(error)}{' '}
      <Button variant="secondary" size="small" onClick={() => void refetch()} label="Try again" />
    </Callout>
  );
}

function WholeMessage({ message, scope, onChanged, onRemoved }: MessagePaneProps) {
  const { name, contact, userMessage, response, status, createdAt } = message;
  const title = titleOf(message);
  // Whoever entered it in a form has no page on which to read an answer.
  const canAnswer = status !== 'responded' && (!message.form || message.canBeMailed);
  return (
    <article aria-label={title} className="space-y-5">
      <header className="space-y-1">
        <h2 dir="auto" className="break-words text-xl">
          {title}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
          {name && <bdi className="font-semibold">{name}</bdi>}
          {contact && (
            <bdi className="break-all">
              <SenderContact contact={contact} />
            </bdi>
          )}
          {message.isVisitorHere && <HereMark />}
          <MessageState message={message} />
          <time dateTime={createdAt} className="text-ink-muted">
            {formatInstant(createdAt)}
          </time>
        </p>
      </header>
      <MessageConversation message={message} says={userMessage === title ? '' : userMessage} />
      <EditorsOnly>
        {canAnswer && <ResponseForm message={message} scope={scope} onChanged={onChanged} />}
      </EditorsOnly>
      {response !== undefined && (
        <>
          <SentAnswer message={message} response={response} />
          <EditorsOnly>
            {scope.owner?.teach(message, response)}
            <AnsweredMeanwhile message={message} scope={scope} />
          </EditorsOnly>
        </>
      )}
      {scope.owner?.lead(message)}
      <EditorsOnly>
        <FilingButtons message={message} scope={scope} />
      </EditorsOnly>
      <MessageTeam message={message} scope={scope} />
      <MessageDetails message={message} owner={scope.owner} onRemoved={onRemoved} />
    </article>
  );
}

function SentAnswer({ message, response }: { message: InboxMessage; response: string }) {
  const { responseBy, responseAt } = message;
  return (
    <div className="rounded-md bg-success-tint p-4 text-success-ink">
      <p className="font-semibold">
        Answered by {responseBy}
        {responseAt && ` on ${formatInstant(responseAt)}`}
      </p>
      <p dir="auto" className="whitespace-pre-line break-words">
        {response}
      </p>
    </div>
  );
}

/** For what was answered by telephone, or needs no answer. */
function FilingButtons({ message, scope }: Pick<MessagePaneProps, 'message' | 'scope'>) {
  const { file, isPending, error } = useFiling(scope);
  const { status, isArchived } = message;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {status !== 'responded' && (
        <Button
          variant="secondary"
          size="small"
          disabled={isPending}
          onClick={() => void file([message], 'answer')}
          label="Mark as answered"
        />
      )}
      {status === 'responded' && message.response === undefined && (
        <Button
          variant="secondary"
          size="small"
          disabled={isPending}
          onClick={() => void file([message], 'reopen')}
          label="Open again"
        />
      )}
      <Button
        variant="secondary"
        size="small"
        disabled={isPending}
        onClick={() => void file([message], isArchived ? 'restore' : 'archive')}
        label={isArchived ? 'Move back' : 'Archive'}
      />
      <FailureLine error={error} className="text-danger-ink text-sm" />
    </div>
  );
}
