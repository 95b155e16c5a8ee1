import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Transcript } from '#shared/contract/assistant/conversations.ts';
import { AppError } from '#shared/errors.ts';
import { AnswerSources } from '#web/features/chat/answer/answer-sources.tsx';
import { AnswerLines } from '#web/features/chat/answer/answer-text.tsx';
import { api } from '#web/lib/api/api.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { useTexts } from '#web/lib/texts/use-texts.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** A conversation to read, for whoever holds its mailed link. */
export function MailedConversation({ token }: { token: string }) {
  const { data, error } = useQuery({ ...api.conversations.readTranscript.query({ token }) });
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {error instanceof AppError && error.code === 'NOT_FOUND'
          ? 'This link opens no conversation. It may have expired, the conversation may have been deleted, or the address is incomplete.'
          : describeFailure(error)}
      </Callout>
    );
  }
  if (!data) return <Spinner label="Opening the conversation…" />;
  const { title, turns, language, direction } = data;
  return (
    <>
      <h2 className="text-xl [overflow-wrap:anywhere]" lang={language} dir={direction}>
        {title}
      </h2>
      <ol className="mt-5 space-y-4">
        {turns.map((turn) => (
          <Turn key={turn.messageId} {...turn} />
        ))}
      </ol>
      <p className="mt-6 text-ink-muted text-sm">
        Keep this address private: anyone who has it can read this page.
      </p>
    </>
  );
}

function Turn(turn: Transcript['turns'][number]) {
  const { role, name, sentAt } = turn;
  const { texts } = useTexts();
  const isOwn = role === 'user';
  return (
    <li className={clsx('rounded-md p-4 [overflow-wrap:anywhere]', isOwn ? 'bg-brand-tint' : 'bg-sunken')}>
      <p className="mb-1 flex flex-wrap justify-between gap-x-4 font-semibold text-sm">
        <span>{isOwn ? texts.you : (name ?? texts.assistant)}</span>
        <time dateTime={sentAt} className="font-normal text-ink-muted">
          {formatInstant(sentAt)}
        </time>
      </p>
      <AnswerLines {...turn} />
      <AnswerSources answer={turn} />
    </li>
  );
}
