import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { describeMessageState } from '#shared/domain/inbox/describe-message-state.ts';
import type { InboxMessage, InboxPerson } from '#shared/domain/inbox/inbox-message.ts';
import type { Caller } from '../identity/session.ts';
import { isOverdue } from './change-status.ts';
import { findHeadline } from './find-headline.ts';
import { type ForwardedMessage, findSenderEmail } from './forwarded-message.ts';

/** Who reads the inbox. */
export type Viewer = Pick<Caller, 'userId' | 'role'>;

/** A message for the person answering, without the link to the sender's page. */
export function describeMessage(
  message: ForwardedMessage,
  viewer: Viewer,
  now: Date,
  unconfirmed: readonly string[] = [],
): InboxMessage {
  const { visitor, excerpt, pageToken: _secret, sessionId, escalatedTo: _told, ...shown } = message;
  const { readers, wish: _wish, isTakenByStaff: _taken, ...rest } = shown;
  const waitingFor = message.forwardedTo.filter((email) => unconfirmed.includes(email));
  return {
    ...rest,
    ...visitor,
    headline: findHeadline(message),
    isUnread: message.status !== 'responded' && !readers?.has(viewer.userId),
    transcript: excerpt,
    isOverdue: isOverdue(message, now),
    canBeMailed: findSenderEmail(message) !== undefined,
    ...(waitingFor.length > 0 && { waitingFor }),
    ...(message.assignee && { assignee: nameAssignee(message, viewer, message.assignee) }),
    ...(!isStaff(viewer) && { ...nameResponder(message), ...(sessionId && { sessionId }) }),
  };
}

export const isStaff = ({ role }: Viewer): boolean => role === 'superadmin' || role === 'domain-admin';

/** A customer's message as the list of staff shows it: whose it is and how it stands, without a word of it. */
export function sealMessage({
  headline: _headline,
  response: _response,
  waitingFor: _waitingFor,
  ...message
}: InboxMessage): InboxMessage {
  return {
    ...message,
    ...{ userMessage: '', aiAttemptedResponse: '', name: '', contact: '', transcript: [], forwardedTo: [] },
    notes: [],
    ...{ isSealed: true, isUnread: false },
  };
}

function nameAssignee(
  { platform }: ForwardedMessage,
  viewer: Viewer,
  { id, name, isStaff: isOfStaff }: NonNullable<ForwardedMessage['assignee']>,
): InboxPerson {
  return { id, name: isOfStaff && !isStaff(viewer) ? nameSupport(platform) : name };
}

/** Outside the staff's own inbox somebody of the brand is its support. */
export const nameSupport = (brandId: BrandId): string => `${brands[brandId].name} support`;

/** A message for its sender: its state in words, and when to expect an answer. */
export function describeForSender(message: ForwardedMessage, now: Date) {
  const { kind, platform, status, context, userMessage, createdAt } = message;
  const { promisesNothing = false, answerBy, answerZone, response, responseAt } = message;
  return {
    ...{ kind, platform, status, organisation: context.companyName, message: userMessage, createdAt },
    ...describeMessageState(status, context.companyName, response !== undefined, kind === 'order'),
    isOverdue: !promisesNothing && isOverdue(message, now),
    ...(answerBy !== undefined && !promisesNothing && { answerBy }),
    ...(answerZone !== undefined && { answerZone }),
    ...(response !== undefined && { response, responseBy: nameResponder(message).responseBy, responseAt }),
  };
}

/** The name of the account that comes with an installation. */
const roleName = /^super ?admin$/i;

/** Whoever signed with a name keeps it. */
function nameResponder(message: ForwardedMessage): Pick<ForwardedMessage, 'responseBy'> {
  const { platform, status, responseBy, isTakenByStaff } = message;
  if (!responseBy) return {};
  const isNamed = !roleName.test(responseBy) && !(isTakenByStaff && status !== 'responded');
  return { responseBy: isNamed ? responseBy : nameSupport(platform) };
}
