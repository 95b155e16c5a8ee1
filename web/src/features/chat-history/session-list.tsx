import { clsx } from 'clsx';
import type { ChatSessionSummary } from '#shared/contract/assistant/chat-history.ts';
import { sayOpenQuestions, saySessionState } from '#shared/domain/figures/glossary.ts';
import { formatRecent } from '#web/lib/format/format-recent.ts';
import { HereMark } from '#web/ui/data/here-mark.tsx';
import { TestMark } from '#web/ui/data/test-mark.tsx';
import { useRowFocus } from '#web/ui/split/use-row-focus.ts';
import { Satisfaction } from './satisfaction.tsx';
import { sayOrigin } from './say-origin.ts';
import { TagMarks } from './tag-marks.tsx';

/** Document 2 section 9. */
const queryLimitCharacters = 80;

const outcomeColors: Record<ChatSessionSummary['outcome'], string> = {
  completed: 'bg-success-ink',
  transferred: 'bg-brand',
  abandoned: 'bg-warning-ink',
};

type SessionListProps = {
  sessions: readonly ChatSessionSummary[];
  /** Absent for a sample, whose conversations do not open. */
  onOpen?: (sessionId: string) => void;
  /** The conversation shown beside the list, which follows the arrow keys. */
  shownId?: string | undefined;
  onMove?: (sessionId: string) => void;
};

/** Conversations; one Tab stop leads to them, and arrow keys move between them. */
export function SessionList({ sessions, onOpen, shownId, onMove }: SessionListProps) {
  const { onKeyDown, rowOf } = useRowFocus(
    sessions.map(({ id }) => id),
    shownId,
    onMove,
  );
  return (
    <ul
      aria-label="Conversations"
      className="divide-y divide-line border-line border-y"
      onKeyDown={onKeyDown}
    >
      {sessions.map((session) => (
        <li
          key={session.id}
          className={clsx('relative py-3', session.id === shownId && 'bg-brand-tint', onOpen && 'px-3')}
        >
          <div className="flex items-baseline justify-between gap-4">
            <div dir="auto" className="min-w-0 break-words">
              {session.isTest && <TestMark />}
              {onOpen ? (
                <button
                  type="button"
                  {...rowOf(session.id)}
                  onClick={() => onOpen(session.id)}
                  className="max-w-full break-words text-start underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {truncate(session.userQuery)}
                </button>
              ) : (
                truncate(session.userQuery)
              )}
            </div>
            <Satisfaction value={session.satisfaction} />
          </div>
          <p className="mt-1 text-ink-muted text-sm">
            <span
              aria-hidden="true"
              className={clsx('me-2 inline-block size-2.5 rounded-full', outcomeColors[session.outcome])}
            />
            {session.isVisitorHere && <HereMark />} {sayState(session)}
            {' · '}
            <time dateTime={session.timestamp} className="whitespace-nowrap">
              {formatRecent(session.timestamp)}
            </time>
            {sayOrigin(session)}
          </p>
          <TagMarks tags={session.tags ?? []} />
        </li>
      ))}
    </ul>
  );
}

/** How many questions are open says that some were left open; who waits for a person comes before them. */
function sayState(session: ChatSessionSummary): string {
  const isHanded = session.outcome === 'transferred';
  return (!isHanded && sayOpenQuestions(session.questions)) || saySessionState(session);
}

function truncate(text: string): string {
  const characters = [...text];
  return characters.length > queryLimitCharacters
    ? `${characters.slice(0, queryLimitCharacters).join('')}…`
    : text;
}
