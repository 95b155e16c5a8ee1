import { clsx } from 'clsx';
import { brands } from '#shared/brands/index.ts';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { InboxDetail } from './inbox-detail.tsx';
import type { InboxScope } from './inbox-queries.ts';

const kinds = { message: 'Message', contact: 'Contact form', order: 'Order' } as const;
const statuses = {
  pending: 'Pending',
  sent: 'Sent',
  in_progress: 'In progress',
  responded: 'Responded',
} as const;

type InboxCardProps = { message: InboxMessage; scope: InboxScope; isOpen: boolean; onToggle: () => void };

/** A message that its button expands. */
export function InboxCard({ message, scope, isOpen, onToggle }: InboxCardProps) {
  const { id, kind, priority, status, createdAt, name, userMessage, isOverdue, responseBy } = message;
  return (
    <li className="rounded-lg border border-line bg-surface">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`inbox-${id}`}
        className="block w-full space-y-1 rounded-lg p-4 text-start"
        onClick={onToggle}
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="font-semibold">
            {statuses[status]}
            {status === 'in_progress' && responseBy && ` by ${responseBy}`}
          </span>
          {isOverdue && <span className="font-semibold text-danger-ink">Overdue</span>}
          {priority === 'high' && <span className="font-semibold text-warning-ink">High priority</span>}
          <span className="text-ink-muted">{kinds[kind]}</span>
          <span className="text-ink-muted">{nameAddressee(message, scope)}</span>
          <time dateTime={createdAt} className="text-ink-muted">
            {formatInstant(createdAt)}
          </time>
          <Confidence percent={message.confidenceScore} />
        </span>
        <span className={clsx('block break-words', !isOpen && 'line-clamp-2')}>
          <span className="font-semibold">{name}:</span> {userMessage}
        </span>
      </button>
      <div id={`inbox-${id}`} hidden={!isOpen} className="border-line border-t p-4">
        {isOpen && <InboxDetail message={message} scope={scope} />}
      </div>
    </li>
  );
}

/** The recipient; staff also see the brand unless the organisation is the brand itself. */
function nameAddressee({ context: { companyName }, platform }: InboxMessage, { kind }: InboxScope): string {
  const { name } = brands[platform];
  return kind === 'staff' && companyName !== name ? `${companyName} · ${name}` : companyName;
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
