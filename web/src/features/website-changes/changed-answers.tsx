import { useState } from 'react';
import type { ToldChanges } from '#shared/domain/knowledge/website-changes.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { Button } from '#web/ui/form/button.tsx';

const shownAtFirst = 5;

type ChangedAnswersProps = {
  conversations: NonNullable<ToldChanges['conversations']>;
  /** Some of the changes wait for approval, and count as approved here. */
  isWaiting: boolean;
  onOpenChat: (sessionId: string) => void;
};

/** The conversations that would be answered otherwise today, by what their visitors asked. */
export function ChangedAnswers({ conversations, isWaiting, onOpenChat }: ChangedAnswersProps) {
  const [isWhole, setWhole] = useState(false);
  const { asked, lookedAt, count, found } = conversations;
  const when = isWaiting ? 'once the changes are approved' : 'today';
  if (count === 0)
    return asked > 0 ? (
      <p className="mt-4 text-ink-muted">
        No conversation of the last 90 days would be answered otherwise {when}.
      </p>
    ) : null;
  return (
    <>
      <p className="mt-4">
        {count === 1
          ? `One conversation of the last 90 days would be answered otherwise ${when}:`
          : `${count.toLocaleString('en-US')} conversations of the last 90 days would be answered otherwise ${when}:`}
      </p>
      <ul aria-label="Conversations with other answers today" className="mt-2 space-y-1">
        {(isWhole ? found : found.slice(0, shownAtFirst)).map(({ sessionId, startedAt, question }) => (
          <li key={sessionId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span dir="auto" className="min-w-0 flex-1 basis-60 break-words">
              “{question}”
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Open the conversation: ${question}`}
              onClick={() => onOpenChat(sessionId)}
            >
              {formatDay(startedAt)}
            </Button>
          </li>
        ))}
      </ul>
      {!isWhole && found.length > shownAtFirst && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setWhole(true)}>
          Show {found.length} conversations
        </Button>
      )}
      <p className="mt-2 text-ink-muted text-sm">
        Of the latest {lookedAt.toLocaleString('en-US')}, asked again without a model.
      </p>
    </>
  );
}
