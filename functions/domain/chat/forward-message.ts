import { createHash } from 'node:crypto';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { assistantPath } from '../conversions/assistant-path.ts';
import type { Conversation } from '../conversions/conversation.ts';
import { composeDeliveries } from '../webhooks/compose-deliveries.ts';
import type { ChatMessage } from './chat-session.ts';
import { composeForwardedMail } from './forwarded-mail.ts';
import type { ForwardedMessage, HandoffRecord } from './handoff.ts';
import { describeForwarding } from './handoff-events.ts';
import type { HandoffStep } from './handoff-flow.ts';
import type { ForwardPorts } from './ports.ts';

type Letter = NonNullable<HandoffStep['complete']> & {
  conversation: Conversation;
  brandId: BrandId;
  conversionId: string | undefined;
  recent: readonly ChatMessage[];
  record: HandoffRecord;
};

const daySeconds = 86_400;
/** More from one visitor a day is no longer help. */
const sessionLimit = 5;
/** The rest is stored, and not mailed: nobody can flood an owner's mailbox. */
const mailedLimit = 30;

/** Stores a visitor's message and mails it to the organisation's contacts, once; false when the visitor sent too many today. */
export async function forwardMessage(ports: ForwardPorts, letter: Letter): Promise<boolean> {
  const { conversation, brandId, conversionId } = letter;
  const now = ports.now();
  if ((await countToday(ports, `session:${conversation.owner}:${conversation.sessionId}`)) > sessionLimit)
    return false;
  const [addressee, mailedToday] = await Promise.all([
    findAddressee(ports, letter),
    countToday(ports, `tenant:${conversation.owner}`),
  ]);
  const recipients = mailedToday > mailedLimit ? [] : addressee.recipients;
  const message = describeMessage(letter, { ...addressee, recipients }, now);
  const url = conversionId ? assistantPath(conversionId) : '/';
  const mails = recipients.map((recipient, index) =>
    composeForwardedMail(brands[brandId], recipient, {
      message,
      mailId: `forwarded-${message.id}-${index}`,
      url: ports.siteOrigin(brandId) + url,
    }),
  );
  const deliveries = conversionId
    ? await composeDeliveries(ports, conversionId, describeForwarding(message), now)
    : [];
  const forwarded = { message, mails, deliveries, record: letter.record };
  if (!(await ports.handoffs.forward(conversation, forwarded, now))) return true;
  for (const { mailId } of mails) await ports.announceMail(mailId);
  for (const delivery of deliveries) await ports.announceDelivery(delivery);
  return true;
}

async function countToday({ rateLimits, now }: ForwardPorts, subject: string): Promise<number> {
  const seconds = Math.floor(now().getTime() / 1000);
  return rateLimits.countCall(`forward#${subject}`, seconds - (seconds % daySeconds), daySeconds);
}

type Addressee = {
  companyName: string;
  websiteUrl: string | null;
  recipients: { name: string; email: string }[];
};

/** The contacts named at signup; the brand's own contact for its own assistant, and where nobody was named. */
async function findAddressee(
  ports: ForwardPorts,
  { conversionId, brandId }: Pick<Letter, 'conversionId' | 'brandId'>,
): Promise<Addressee> {
  const { name, domain, contact } = brands[brandId];
  const brandContact = { name, email: contact.email };
  const conversion = conversionId ? await ports.conversions.find(conversionId) : undefined;
  if (!conversion) return { companyName: name, websiteUrl: `https://${domain}`, recipients: [brandContact] };
  const { organisationId, notify, companyName, url } = conversion;
  const organisation = organisationId ? await ports.organisations.find(organisationId) : undefined;
  const contacts = [...(notify ? [notify] : []), ...(organisation?.additionalContacts ?? [])];
  const unique = new Map(contacts.map((person) => [person.email.toLowerCase(), person]));
  return {
    companyName,
    websiteUrl: url,
    recipients: unique.size > 0 ? [...unique.values()] : [brandContact],
  };
}

function describeMessage(
  { conversation, brandId, conversionId, openQuestion, name, contact, recent }: Letter,
  { companyName, websiteUrl, recipients }: Addressee,
  now: Date,
): ForwardedMessage {
  const { question, attemptedAnswer, confidence, wantsPerson } = openQuestion;
  const { owner, sessionId } = conversation;
  return {
    // The same words sent twice are one message; a corrected address is another.
    id: createHash('sha256')
      .update(JSON.stringify([owner, sessionId, question, name, contact]))
      .digest('hex')
      .slice(0, 32),
    platform: brandId,
    ...(conversionId && { conversionId }),
    sessionId,
    priority: wantsPerson ? 'high' : 'normal',
    status: recipients.length ? 'sent' : 'pending',
    confidenceScore: Math.round(confidence * 100),
    createdAt: now.toISOString(),
    userMessage: question,
    aiAttemptedResponse: attemptedAnswer,
    visitor: { name, contact },
    excerpt: recent.map(({ role, content, sentAt }) => ({ role, content, sentAt })),
    context: { companyName, websiteUrl },
    forwardedTo: recipients.map(({ email }) => email),
  };
}
