import { clsx } from 'clsx';
import { brands } from '#shared/brands/index.ts';
import { messageStatusNames } from '#shared/domain/figures/glossary.ts';
import { inboxKindNames } from '#shared/domain/figures/inbox-names.ts';
import { type InboxMessage, kindOf } from '#shared/domain/inbox/inbox-message.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { InboxDetail } from './inbox-detail.tsx';
import { type InboxScope, useMessageEdit } from './inbox-queries.ts';
import { SealedMessage } from './sealed-message.tsx';

type InboxCardProps = {
  message: InboxMessage;
  scope: InboxScope;
  isOpen: boolean;
  onToggle: () => void;
  /** What somebody else made of it before a change arrived. */
  onRefused: (stored: InboxMessage) => void;
};

/** A message that its button expands; its headline is what the sender wants. */
export function InboxCard({ message, scope, isOpen, onToggle, onRefused }: InboxCardProps) {
  const { id, priority, createdAt, name, headline, userMessage, isOverdue, assignee } = message;
  const isUnread = scope.kind === 'owner' && message.isUnread === true;
  const markRead = useReading(scope);
  return (
    <li className="rounded-lg border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`inbox-${id}`}
        className="block w-full space-y-1 rounded-lg p-4 text-start"
        onClick={() => {
          if (!isOpen && isUnread) markRead(id);
          onToggle();
        }}
      >
        <span className="flex items-baseline gap-2">
          {isUnread && (
            <span className="size-2.5 shrink-0 rounded-full bg-brand">
              <span className="sr-only">Unread: </span>
            </span>
          )}
          <span
            dir="auto"
            className={clsx(
              'min-w-0 flex-1 break-words text-base',
              (isUnread || scope.kind === 'staff') && !message.isSealed && 'font-semibold',
              !isOpen && 'line-clamp-2',
            )}
          >
            {message.isSealed
              ? `This message belongs to ${message.context.companyName}. Opening it is logged.`
              : (headline ?? userMessage)}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {name && <bdi className="font-semibold">{name}</bdi>}
          <State message={message} />
          {isOverdue && <span className="font-semibold text-danger-ink">Overdue</span>}
          {scope.kind === 'staff' && priority === 'high' && (
            <span className="font-semibold text-warning-ink">High priority</span>
          )}
          <span className="text-ink-muted">{inboxKindNames[kindOf(message)]}</span>
          {assignee && (
            <span className="text-ink-muted">
              For <bdi>{assignee.name}</bdi>
            </span>
          )}
          {scope.kind === 'staff' && <span className="text-ink-muted">{nameAddressee(message)}</span>}
          <time dateTime={createdAt} className="text-ink-muted">
            {formatInstant(createdAt)}
          </time>
          {scope.kind === 'staff' && <Confidence percent={message.confidenceScore} />}
        </span>
      </button>
      <div id={`inbox-${id}`} hidden={!isOpen} className="border-line border-t p-4">
        {isOpen &&
          (message.isSealed && scope.kind === 'staff' ? (
            <SealedMessage id={id} scope={scope} onRefused={onRefused} />
          ) : (
            <InboxDetail message={message} scope={scope} onRefused={onRefused} />
          ))}
      </div>
    </li>
  );
}

/** Marks a message as read, for its customer. */
function useReading(scope: InboxScope): (id: string) => void {
  const { mutate } = useMessageEdit(scope);
  return (id) => mutate({ id, isRead: true });
}

function State({ message: { status, responseBy } }: Pick<InboxCardProps, 'message'>) {
  const isWaiting = status === 'pending' || status === 'sent';
  return (
    <span
      className={clsx(
        'rounded-full px-2.5 py-0.5 font-semibold',
        isWaiting && 'bg-warning-tint text-warning-ink',
        status === 'in_progress' && 'bg-brand-tint text-ink',
        status === 'responded' && 'bg-success-tint text-success-ink',
      )}
    >
      {messageStatusNames[status]}
      {status === 'in_progress' && responseBy && ` by ${responseBy}`}
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
  return <span className={clsx('rounded-md px-2 py-0.5', tone)}>{percent}% confident</span>;
}
