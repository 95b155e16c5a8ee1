import { AppError } from '#shared/errors.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useMessagePage } from './queries.ts';

/** For the sender: the state of a message, when to expect an answer, and the answer. */
export function MessageStatus({ token }: { token: string }) {
  const { data, error } = useMessagePage(token);
  if (!data && error) {
    return (
      <Callout tone="danger" role="alert">
        {error instanceof AppError && error.code === 'NOT_FOUND'
          ? 'This link doesn’t lead to a message. It may have been erased, or the address is incomplete.'
          : describeFailure(error)}
      </Callout>
    );
  }
  if (!data) return <Spinner label="Loading your message…" />;
  const { title, text, organisation, message, createdAt, answerBy, isOverdue, response, responseBy } = data;
  return (
    <div className="space-y-5">
      <div role="status">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1">{text}</p>
        {response === undefined && answerBy && (
          <p className="mt-1">
            {isOverdue
              ? 'Sorry, this is taking longer than promised. They have been reminded.'
              : `You can expect an answer by ${formatInstant(answerBy)}, your time.`}
          </p>
        )}
      </div>
      {response !== undefined && (
        <div className="rounded-md bg-success-tint p-4 text-success-ink">
          <p className="whitespace-pre-line break-words">{response}</p>
          <p className="mt-2 font-semibold">
            {responseBy}, {organisation}
          </p>
        </div>
      )}
      <div>
        <h2 className="font-semibold">You wrote on {formatInstant(createdAt)}</h2>
        <p className="whitespace-pre-line break-words">{message}</p>
      </div>
      <p className="text-ink-muted text-sm">
        Keep this address private: anyone who has it can read this page.
      </p>
    </div>
  );
}
