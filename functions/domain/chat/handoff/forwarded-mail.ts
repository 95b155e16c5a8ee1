import { findHeadline } from '#functions/domain/inbox/find-headline.ts';
import { type ForwardedMessage, findSenderEmail } from '#functions/domain/inbox/forwarded-message.ts';
import { composeMail, quoteName } from '#functions/domain/mail/compose-mail.ts';
import { defangLinks } from '#functions/domain/mail/defang-links.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { Brand } from '#shared/brands/brand.ts';

const longestQuotedTurn = 300;

/** The paragraphs that quote a visitor, without links to follow. */
export const quotedBy = {
  question: (text: string) => `Question: ${defangLinks(text)}`,
  line: (text: string) => `Also: ${defangLinks(text)}`,
  addition: (text: string) => `Added: ${defangLinks(text)}`,
  turn: ({ role, content }: Pick<ForwardedMessage['excerpt'][number], 'role' | 'content'>) =>
    `${role === 'user' ? 'Visitor' : 'Assistant'}: ${defangLinks(content.slice(0, longestQuotedTurn))}`,
  excerpt: 'The conversation so far, as the visitor and the assistant wrote it:',
};

/** What the visitor wants, as the inbox is headed, and every other line of the message. */
function quoteMessage(message: ForwardedMessage): string[] {
  const lines = message.userMessage.split('\n').filter((line) => line.trim());
  const first = lines.find((line) => line !== message.wish) ?? findHeadline(message);
  return [quotedBy.question(first), ...lines.filter((line) => line !== first).map(quotedBy.line)];
}

type Told = {
  message: ForwardedMessage;
  mailId: string;
  url: string;
  notifyOnly: boolean;
  readHost?: string | undefined;
};

/**
 * Notifies an organisation's contacts that a visitor wants a person. Visitors' words stay out of the subject.
 */
export function composeForwardedMail(
  brand: Brand,
  recipient: { name: string; email: string },
  {
    message,
    mailId,
    url,
    reply,
    notifyOnly,
    readHost,
  }: Told & { /** Empty when nothing is promised. */ reply: string },
): Mail {
  const { visitor, excerpt, context, conversionId } = message;
  const company = quoteName(context.companyName);
  const told = reply && `, and was told to expect a reply ${reply}`;
  if (notifyOnly)
    return composeNotice(brand, recipient, {
      ...{ type: 'handed-off', mailId, url, readHost },
      subject: `A message to ${company} is waiting`,
      news: `A visitor of the assistant of ${company} left a message${told}.`,
    });
  const replyTo = findSenderEmail(message);
  return composeMail({
    type: 'handed-off',
    mailId,
    kind: 'questions',
    readHost,
    to: recipient.email,
    replyTo,
    brand,
    subject: `${quoteName(visitor.name, 'A visitor')} would like an answer from ${company}`,
    greetingName: quoteName(recipient.name, 'there'),
    paragraphs: [
      `A visitor of the assistant of ${company} would like to hear from you${told}.`,
      ...quoteMessage(message),
      `Name: ${quoteName(visitor.name, 'not given')}`,
      `Reach them at: ${defangLinks(visitor.contact)}`,
      `Answers from the inbox also appear on their private page.${replyTo ? ' A reply to this mail goes only to them.' : ''}`,
      ...(excerpt.length ? [quotedBy.excerpt] : []),
      ...excerpt.map(quotedBy.turn),
      ...(conversionId && excerpt.length
        ? ['The message in the inbox leads to the whole conversation.']
        : []),
    ],
    action: { label: 'Answer in the inbox', url },
  });
}

/** Notifies them of what the visitor said afterwards. */
export function composeAdditionMail(
  brand: Brand,
  recipient: { name: string; email: string },
  { message, text, mailId, url, notifyOnly, readHost }: Told & { text: string },
): Mail {
  const { visitor, context } = message;
  const company = quoteName(context.companyName);
  if (notifyOnly)
    return composeNotice(brand, recipient, {
      ...{ type: 'added-to-message', mailId, url, readHost },
      subject: `Something was added to a message to ${company}`,
      news: `A visitor of the assistant of ${company} added to their message.`,
    });
  return composeMail({
    type: 'added-to-message',
    mailId,
    kind: 'questions',
    readHost,
    to: recipient.email,
    replyTo: findSenderEmail(message),
    brand,
    subject: `${quoteName(visitor.name, 'A visitor')} added to a message to ${company}`,
    greetingName: quoteName(recipient.name, 'there'),
    paragraphs: [
      `A visitor of the assistant of ${company} added to their message.`,
      quotedBy.addition(text),
      ...quoteMessage(message),
      `Name: ${quoteName(visitor.name, 'not given')}`,
      `Reach them at: ${defangLinks(visitor.contact)}`,
    ],
    action: { label: 'Answer in the inbox', url },
  });
}

/** Says that a message waits, without a word of it or of its sender: confidences stay out of mailboxes. */
function composeNotice(
  brand: Brand,
  recipient: { name: string; email: string },
  told: {
    type: 'handed-off' | 'added-to-message';
    mailId: string;
    url: string;
    readHost: string | undefined;
    subject: string;
    news: string;
  },
): Mail {
  const { type, mailId, url, readHost, subject, news } = told;
  return composeMail({
    ...{ type, mailId, kind: 'questions', to: recipient.email, readHost, brand, subject },
    greetingName: quoteName(recipient.name, 'there'),
    paragraphs: [
      news,
      'What they wrote and how to reach them is in your inbox only, as chosen in the settings of the assistant.',
    ],
    action: { label: 'Open the inbox', url },
  });
}
