import { createHash } from 'node:crypto';
import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import { type Addressee, findAddressee } from '#functions/domain/inbox/find-addressee.ts';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import { hoursUntil, makePromise, sayPromise } from '#functions/domain/inbox/hours/promise-answer.ts';
import { findInboxPath } from '#functions/domain/inbox/inbox-paths.ts';
import { composeDeliveries } from '#functions/domain/webhooks/compose-deliveries.ts';
import { isBareWishForPerson } from '#functions/engine/search/read-remark.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { makeMessagePagePath } from '#shared/domain/inbox/message-page-path.ts';
import type { PromisedAnswer } from '#shared/domain/inbox/promised-answer.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import type { ChatMessage } from '../chat-session.ts';
import { composeForwardedMail } from './forwarded-mail.ts';
import type { HandoffRecord } from './handoff.ts';
import { describeForwarding } from './handoff-events.ts';
import { handoffPhrases } from './handoff-phrases.ts';
import { asksForPerson } from './open-question.ts';
import type { ForwardPorts } from './ports.ts';
import type { HandoffStep } from './visit.ts';

type Letter = NonNullable<HandoffStep['complete']> & {
  conversation: Conversation;
  brandId: BrandId;
  conversionId: string | undefined;
  recent: readonly ChatMessage[];
  record: HandoffRecord;
};

const daySeconds = 86_400;
/** Daily messages per visitor, and further words for them. */
export const sessionLimit = 5;
/** Further messages are stored but not mailed, so nobody can flood an owner's mailbox. */
export const mailedLimit = 30;

/** What the visitor is told: the status page and the promised reply time. */
export type Promised = PromisedAnswer & { statusPath?: string; replyWithinHours?: number };

/**
 * Stores a visitor's message and mails it once to the organisation's contacts; undefined when the visitor
 * sent too many today.
 */
export async function forwardMessage(ports: ForwardPorts, letter: Letter): Promise<Promised | undefined> {
  const { conversation, brandId, conversionId } = letter;
  const now = ports.now();
  if ((await countToday(ports, `session:${conversation.owner}:${conversation.sessionId}`)) > sessionLimit)
    return undefined;
  const [addressee, mailedToday] = await Promise.all([
    findAddressee(ports, { conversionId, brandId }),
    countToday(ports, `tenant:${conversation.owner}`),
  ]);
  const recipients = mailedToday > mailedLimit ? [] : addressee.recipients;
  const pageToken = ports.makeId();
  const told = makePromise(now, addressee);
  const message = describeMessage(letter, { ...addressee, recipients }, { now, told, pageToken });
  const promised = { ...told, statusPath: makeMessagePagePath(pageToken), ...countHours(told, now) };
  const mails = recipients.map((recipient, index) =>
    composeForwardedMail(brands[brandId], recipient, {
      message,
      mailId: `forwarded-${message.id}-${index}`,
      url: ports.siteOrigin(brandId) + findInboxPath(conversionId),
      reply: sayPromise(handoffPhrases.en, 'en', told, now),
      notifyOnly: addressee.notifyOnly,
      readHost: addressee.readHost,
    }),
  );
  const deliveries = conversionId
    ? await composeDeliveries(ports, conversionId, describeForwarding(message), now)
    : [];
  const forwarded = {
    message,
    mails,
    deliveries,
    record: { ...letter.record, ...promised, isClosed: false },
  };
  const { isNew, message: stored } = await ports.handoffs.forward(conversation, forwarded, now);
  if (!isNew) {
    const made = describePromise(stored, now);
    const record = { ...letter.record, ...made, isClosed: stored.status === 'responded' };
    await ports.handoffs.save(conversation, record, { now, wasTold: false });
    return made;
  }
  for (const { mailId } of mails) await ports.startMail(mailId);
  for (const delivery of deliveries) await ports.announceDelivery(delivery);
  return promised;
}

/** A repeated message keeps its first promise. */
function describePromise(message: ForwardedMessage, now: Date): Promised {
  const { pageToken, answerBy, answerZone, promisesNothing } = message;
  return {
    ...(answerBy && { answerBy }),
    ...(answerZone && { answerZone }),
    ...(promisesNothing && { promisesNothing }),
    ...countHours(message, now),
    ...(pageToken && { statusPath: makeMessagePagePath(pageToken) }),
  };
}

/** The promise for callers of the API. */
function countHours(
  { answerBy, promisesNothing }: PromisedAnswer,
  now: Date,
): Pick<Promised, 'replyWithinHours'> {
  if (promisesNothing) return {};
  const hours = answerBy ? Math.max(1, hoursUntil(new Date(answerBy), now)) : contactReplyHours;
  return { replyWithinHours: hours };
}

/** The line of a message that asks for a person, as the assistant understood it: one that says what for is its headline. */
function findWish(question: string, recent: readonly ChatMessage[]): { wish?: string; headline?: string } {
  const lines = new Set(question.split('\n'));
  const asked = recent.find(({ role, content }, index) => {
    const { outcome, intent = '' } = recent[index + 1] ?? {};
    return role === 'user' && lines.has(content) && outcome && asksForPerson({ outcome, intent });
  });
  if (!asked) return {};
  return isBareWishForPerson(asked.content) ? { wish: asked.content } : { headline: asked.content };
}

/** Counts a message of the day by its sender or addressee. */
export async function countToday({ rateLimits, now }: ForwardPorts, subject: string): Promise<number> {
  const seconds = Math.floor(now().getTime() / 1000);
  return rateLimits.countCall(`forward#${subject}`, seconds - (seconds % daySeconds), daySeconds);
}

function describeMessage(
  { conversation, brandId, conversionId, openQuestion, name, contact, recent }: Letter,
  { companyName, websiteUrl, recipients }: Addressee,
  { now, told, pageToken }: { now: Date; told: PromisedAnswer; pageToken: string },
): ForwardedMessage {
  const { question, attemptedAnswer, confidence, wantsPerson } = openQuestion;
  const { owner, sessionId } = conversation;
  return {
    // The same words sent twice are one message; a corrected address makes another.
    id: createHash('sha256')
      .update(JSON.stringify([owner, sessionId, question, name, contact]))
      .digest('hex')
      .slice(0, 32),
    kind: 'message',
    platform: brandId,
    ...(conversionId && { conversionId }),
    sessionId,
    priority: wantsPerson ? 'high' : 'normal',
    status: recipients.length ? 'sent' : 'pending',
    confidenceScore: Math.round(confidence * 100),
    createdAt: now.toISOString(),
    ...told,
    pageToken,
    userMessage: question,
    ...findWish(question, recent),
    aiAttemptedResponse: attemptedAnswer,
    visitor: { name, contact },
    excerpt: recent.map(({ role, content, sentAt }) => ({ role, content, sentAt })),
    context: { companyName, websiteUrl },
    forwardedTo: recipients.map(({ email }) => email),
  };
}
