import { clsx } from 'clsx';
import { brands } from '#shared/brands/index.ts';
import { messageStatusNames } from '#shared/domain/figures/glossary.ts';
import { inboxKindNames } from '#shared/domain/figures/inbox-names.ts';
import { type InboxMessage, kindOf } from '#shared/domain/inbox/inbox-message.ts';
import { formatRecent } from '#web/lib/format/format-recent.ts';
import { HereMark } from '#web/ui/data/here-mark.tsx';
import { useRowFocus } from '#web/ui/split/use-row-focus.ts';

type InboxListProps = {
  messages: readonly InboxMessage[];
  isForStaff: boolean;
  shownId: string | undefined;
  onOpen: (message: InboxMessage) => void;
  /** Follows the keyboard. */
  onMove?: (message: InboxMessage) => void;
  /** Present while messages are chosen. */
  choice?: { ids: ReadonlySet<string>; onToggle: (id: string) => void } | undefined;
};

/** Messages by what their senders want; one Tab stop leads to them, and arrow keys move between them. */
export function InboxList({ messages, isForStaff, shownId, onOpen, onMove, choice }: InboxListProps) {
  const find = (id: string) => messages.find((message) => message.id === id);
  const { onKeyDown, rowOf } = useRowFocus(
    messages.map(({ id }) => id),
    shownId,
    (id) => {
      const message = find(id);
      if (message) onMove?.(message);
    },
  );
  if (messages.length === 0) return null;
  return (
    <ul aria-label="Messages" className="divide-y divide-line border-line border-y" onKeyDown={onKeyDown}>
      {messages.map((message) => (
        <li
          key={message.id}
          className={clsx('relative flex gap-3 px-3 py-3', message.id === shownId && 'bg-brand-tint')}
        >
          {choice && (
            <input
              type="checkbox"
              aria-label={`Choose: ${titleOf(message)}`}
              className="relative z-10 mt-1 size-6 shrink-0 accent-brand"
              checked={choice.ids.has(message.id)}
              onChange={() => choice.onToggle(message.id)}
            />
          )}
          <div className="min-w-0 flex-1">
            <div className="flex items-baseline gap-2">
              {message.isUnread && (
                <span className="size-2.5 shrink-0 rounded-full bg-brand">
                  <span className="sr-only">Unread: </span>
                </span>
              )}
              <button
                type="button"
                {...rowOf(message.id)}
                dir="auto"
                onClick={() => onOpen(message)}
                className={clsx(
                  'line-clamp-2 min-w-0 flex-1 break-words text-start after:absolute after:inset-0',
                  message.isUnread && 'font-semibold',
                )}
              >
                {titleOf(message)}
              </button>
            </div>
            <Facts message={message} isForStaff={isForStaff} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the sender wants. */
export function titleOf({ isSealed, context, headline, userMessage }: InboxMessage): string {
  return isSealed
    ? `This message belongs to ${context.companyName}. Opening it is logged.`
    : (headline ?? userMessage);
}

/** Who wrote, how it stands, and when. */
function Facts({ message, isForStaff }: { message: InboxMessage; isForStaff: boolean }) {
  const { name, isOverdue, isVisitorHere, priority, assignee, createdAt, form } = message;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-muted text-sm">
      {name && <bdi className="font-semibold text-ink">{name}</bdi>}
      {isVisitorHere && <HereMark />}
      <MessageState message={message} />
      {isOverdue && <span className="font-semibold text-danger-ink">Overdue</span>}
      {isForStaff && priority === 'high' && (
        <span className="font-semibold text-warning-ink">High priority</span>
      )}
      <span>{form ? <bdi>{form.name}</bdi> : inboxKindNames[kindOf(message)]}</span>
      {assignee && (
        <span>
          For <bdi>{assignee.name}</bdi>
        </span>
      )}
      {isForStaff && <span>{nameAddressee(message)}</span>}
      <time dateTime={createdAt}>{formatRecent(createdAt)}</time>
      {isForStaff && <Confidence percent={message.confidenceScore} />}
    </p>
  );
}

export function MessageState({ message: { status, responseBy, isArchived } }: { message: InboxMessage }) {
  const isWaiting = !isArchived && (status === 'pending' || status === 'sent');
  return (
    <span
      className={clsx(
        'rounded-full px-2 font-semibold',
        isWaiting && 'bg-warning-tint text-warning-ink',
        status === 'in_progress' && 'bg-brand-tint text-ink',
        status === 'responded' && 'bg-success-tint text-success-ink',
      )}
    >
      {messageStatusNames[status]}
      {status === 'in_progress' && responseBy && ` by ${responseBy}`}
      {isArchived && ' · archived'}
    </span>
  );
}

/** The recipient, and the brand unless the organisation is the brand itself. */
function nameAddressee({ context: { companyName }, platform }: InboxMessage): string {
  const { name } = brands[platform];
  return companyName !== name ? `${companyName} · ${name}` : companyName;
}

/** Document 2 section 5: red below 30, orange below 60, otherwise green. */
function Confidence({ percent }: { percent: number | null }) {
  if (percent === null) return null;
  const tone =
    percent < 30
      ? 'bg-danger-tint text-danger-ink'
      : percent < 60
        ? 'bg-warning-tint text-warning-ink'
        : 'bg-success-tint text-success-ink';
  return <span className={clsx('rounded-md px-2', tone)}>{percent}% confident</span>;
}
