import { describeMessageState } from '#shared/domain/inbox/describe-message-state.ts';
import type { InboxMessage } from '#shared/domain/inbox/inbox-message.ts';
import { isOverdue } from './change-status.ts';
import { type ForwardedMessage, findSenderEmail } from './forwarded-message.ts';

/** A message for the person answering, without the link to the sender's page. */
export function describeMessage(message: ForwardedMessage, now: Date): InboxMessage {
  const { visitor, excerpt, pageToken: _secret, sessionId: _session, escalatedTo: _told, ...shown } = message;
  return {
    ...shown,
    ...visitor,
    transcript: excerpt,
    isOverdue: isOverdue(message, now),
    canBeMailed: findSenderEmail(message) !== undefined,
  };
}

/** A message for its sender: its state in words, and when to expect an answer. */
export function describeForSender(message: ForwardedMessage, now: Date) {
  const { kind, platform, status, context, userMessage, createdAt } = message;
  const { answerBy, response, responseBy, responseAt } = message;
  return {
    ...{ kind, platform, status, organisation: context.companyName, message: userMessage, createdAt },
    ...describeMessageState(status, context.companyName),
    isOverdue: isOverdue(message, now),
    ...(answerBy !== undefined && { answerBy }),
    ...(response !== undefined && { response, responseBy, responseAt }),
  };
}
