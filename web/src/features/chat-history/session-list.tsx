import { clsx } from 'clsx';
import type { ChatSessionSummary } from '#shared/contract/chat-history.ts';
import { figureNames, outcomeNames, resultNames, saySatisfaction } from '#shared/domain/figures/glossary.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { TestMark } from '#web/ui/data/test-mark.tsx';

/** Document 2 section 9. */
const queryLimitCharacters = 80;

type SessionListProps = {
  sessions: readonly ChatSessionSummary[];
  /** Absent for a sample, whose conversations do not open. */
  onOpen?: (sessionId: string) => void;
};

export function SessionList({ sessions, onOpen }: SessionListProps) {
  return (
    <ul aria-label="Conversations" className="divide-y divide-line border-line border-y">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="grid items-baseline gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_6rem]"
        >
          <div className="min-w-0 break-words">
            {session.isTest && <TestMark />}
            {onOpen ? (
              <button
                type="button"
                onClick={() => onOpen(session.id)}
                className="max-w-full break-words text-left underline-offset-4 hover:underline"
              >
                {truncate(session.userQuery)}
              </button>
            ) : (
              truncate(session.userQuery)
            )}
          </div>
          <p className="text-ink-muted text-sm sm:row-start-2">
            <time dateTime={session.timestamp}>{formatInstant(session.timestamp)}</time>
            {` · ${session.messageCount} messages · `}
            {outcomeNames[session.outcome]}
            {sayOpenQuestions(session.questions)}
            {session.contactProvided && ` · ${figureNames.contacts.toLowerCase()}`}
            {session.page && <span className="[overflow-wrap:anywhere]"> · on {session.page}</span>}
          </p>
          <Satisfaction value={session.satisfaction} />
        </li>
      ))}
    </ul>
  );
}

/** Document 2 section 4: green from 4, yellow from 3, red below, grey for none. */
export function Satisfaction({ value }: { value: number | undefined }) {
  return (
    <p
      className={clsx(
        'w-fit whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-sm sm:justify-self-end',
        value === undefined && 'bg-sunken text-ink-muted',
        value !== undefined && value >= 4 && 'bg-success-tint text-success-ink',
        value !== undefined && value >= 3 && value < 4 && 'bg-warning-tint text-warning-ink',
        value !== undefined && value < 3 && 'bg-danger-tint text-danger-ink',
      )}
    >
      {saySatisfaction(value ?? null)}
    </p>
  );
}

/** An answered conversation may hold questions that still need the owner. */
function sayOpenQuestions({ unsure, unanswered }: ChatSessionSummary['questions']): string {
  return [
    ...(unanswered > 0 ? [` · ${unanswered} ${resultNames.unanswered.toLowerCase()}`] : []),
    ...(unsure > 0 ? [` · ${unsure} ${resultNames.unsure.toLowerCase()}`] : []),
  ].join('');
}

function truncate(text: string): string {
  const characters = [...text];
  return characters.length > queryLimitCharacters
    ? `${characters.slice(0, queryLimitCharacters).join('')}…`
    : text;
}
