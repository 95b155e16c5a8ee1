import { AppError } from '#shared/errors.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import type { ForwardedMessage } from './forwarded-message.ts';
import { listNoticeIds } from './message-mail-ids.ts';
import type { EditPorts } from './ports.ts';

/** Where a message stands: put away, and answered without words here. */
export type Filing = { isArchived?: boolean | undefined; isSettled?: boolean | undefined };

/**
 * Puts a message away, marks it as answered, or undoes either; `log` describes what staff did. Throws CONFLICT when it
 * changed meanwhile.
 */
export async function fileMessage(
  { inbox, mails, now }: Pick<EditPorts, 'inbox' | 'mails' | 'now'>,
  before: ForwardedMessage,
  filing: Filing,
  log?: (to: FiledAs) => StaffAction,
): Promise<void> {
  const after = chooseFiling(before, filing, now());
  if (after === before) return;
  const action = log?.(nameFiling(before, after));
  if (!(await inbox.file(before, after, { action, now: now() })))
    throw new AppError('CONFLICT', { message: 'Somebody else has changed this message in the meantime.' });
  // What still waits for a confirmation asks nobody to answer what has been settled.
  if (after.status === 'responded' && before.status !== 'responded')
    await Promise.all(listNoticeIds(after).map((mailId) => mails.withdraw(mailId, now())));
}

type FiledAs = 'archived' | 'responded' | 'open';

function nameFiling(before: ForwardedMessage, after: ForwardedMessage): FiledAs {
  if (after.status === 'responded' && before.status !== 'responded') return 'responded';
  return after.isArchived ? 'archived' : 'open';
}

/** What becomes of it; the message itself when nothing does. Words that were sent cannot be taken back. */
export function chooseFiling(
  before: ForwardedMessage,
  { isArchived = before.isArchived === true, isSettled }: Filing,
  now: Date,
): ForwardedMessage {
  const isAnswered = before.status === 'responded';
  const settles = isSettled === true && !isAnswered;
  const reopens = isSettled === false && isAnswered && before.response === undefined;
  if (!settles && !reopens && isArchived === (before.isArchived === true)) return before;
  const { isArchived: _before, responseAt, ...message } = before;
  return {
    ...message,
    ...(isArchived && { isArchived }),
    ...(responseAt && !reopens && { responseAt }),
    ...(settles && { status: 'responded', responseAt: now.toISOString() }),
    ...(reopens && { status: findOpenStatus(before) }),
  };
}

function findOpenStatus({ responseBy, forwardedTo }: ForwardedMessage): ForwardedMessage['status'] {
  if (responseBy) return 'in_progress';
  return forwardedTo.length > 0 ? 'sent' : 'pending';
}

/** Whether somebody is to answer it. */
export function isWaiting({ status, isArchived }: ForwardedMessage): boolean {
  return status !== 'responded' && !isArchived;
}
