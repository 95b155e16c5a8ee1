import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { AppError } from '#shared/errors.ts';
import type { Caller } from '../identity/session.ts';
import { isMakerHidden } from '../plans/is-maker-hidden.ts';
import type { StaffAction } from '../staff-log/staff-action.ts';
import { changeStatus, isRepetition, type StatusChange } from './change-status.ts';
import { describeWithDelivery } from './describe-delivery.ts';
import { findAddressee } from './find-addressee.ts';
import type { ForwardedMessage } from './forwarded-message.ts';
import { composeAnswerMail } from './inbox-mails.ts';
import { listNoticeIds } from './message-mail-ids.ts';
import { openMessageLog, requireForwarded } from './open-forwarded.ts';
import type { AnswerPorts, InboxPorts } from './ports.ts';
import { requireOwnMessage } from './require-own-message.ts';

type Change = StatusChange & { id: string };

/** For staff. Messages of other brands are not found for a domain admin. */
export async function changeAsStaff(
  ports: AnswerPorts,
  caller: Caller,
  change: Change,
): Promise<InboxMessage> {
  const message = await requireForwarded(ports, caller, change.id);
  const log = await openMessageLog(ports, caller, message);
  return applyChange(ports, caller, message, change, log(change.status));
}

/** For the owner of the assistant where the message was left. */
export async function changeAsOwner(
  ports: AnswerPorts,
  caller: Caller,
  change: Change,
): Promise<InboxMessage> {
  const message = await requireOwnMessage(ports, caller, change.id);
  return applyChange(ports, caller, message, change);
}

async function applyChange(
  ports: AnswerPorts,
  caller: Caller,
  message: ForwardedMessage,
  change: StatusChange,
  action?: StaffAction,
): Promise<InboxMessage> {
  const now = ports.now();
  const describe = (stored: ForwardedMessage) => describeWithDelivery(ports, stored, caller);
  if (isRepetition(message, change)) return describe(message);
  // Who comes second sees the answer of the first, and keeps what they wrote.
  const refuse = async (stored: ForwardedMessage, text: string) =>
    new AppError('CONFLICT', { message: text, stored: await describe(stored) });
  if (message.status === 'responded') throw await refuse(message, 'This message has already been answered.');
  const named = await findResponderName(ports, caller, change);
  const changed = { ...changeStatus(message, named, now), isTakenByStaff: action !== undefined };
  const mail = changed.status === 'responded' ? await composeAnswer(ports, changed) : undefined;
  if (!(await ports.inbox.change(message, changed, { mail, action, now }))) {
    const meanwhile = await ports.inbox.find(message.id);
    if (meanwhile && isRepetition(meanwhile, change)) return describe(meanwhile);
    throw await refuse(meanwhile ?? message, 'Somebody else has changed this message in the meantime.');
  }
  if (changed.status === 'responded') await withdrawNotices(ports, changed);
  if (mail) await ports.startMail(mail.mailId);
  return describe(changed);
}

/** Messages being worked on carry the responder's name, so that others know. */
async function findResponderName(
  ports: AnswerPorts,
  { userId }: Caller,
  change: StatusChange,
): Promise<StatusChange> {
  if (change.status !== 'in_progress' || change.responseBy) return change;
  return { ...change, responseBy: (await ports.users.find(userId))?.name };
}

async function composeAnswer(ports: AnswerPorts, message: ForwardedMessage) {
  const { conversionId, platform } = message;
  const { replyTo, readHost } = await findAddressee(ports, { conversionId, brandId: platform });
  const conversion = conversionId && (await ports.conversions.find(conversionId));
  const hidesMaker = conversion ? await isMakerHidden(ports, conversion) : false;
  return composeAnswerMail(message, { replyTo, readHost, hidesMaker, origin: ports.siteOrigin(platform) });
}

/** What still waits for a confirmation asks nobody to answer what has been answered. */
async function withdrawNotices({ mails, now }: InboxPorts, message: ForwardedMessage): Promise<void> {
  await Promise.all(listNoticeIds(message).map((mailId) => mails.withdraw(mailId, now())));
}
