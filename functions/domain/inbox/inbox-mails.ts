import { brands } from '#shared/brands/index.ts';
import { makeMessagePagePath } from '#shared/domain/inbox/message-page-path.ts';
import { composeWordyMail } from '../mail/compose-mail.ts';
import { defangLinks } from '../mail/defang-links.ts';
import type { Mail } from '../mail/mail.ts';
import { type ForwardedMessage, findSenderEmail } from './forwarded-message.ts';

type Answering = { replyTo: string; origin: string; readHost?: string | undefined; hidesMaker?: boolean };

/** A person's answer to the sender, with `replyTo`. Undefined without an email address. */
export function composeAnswerMail(
  message: ForwardedMessage,
  { replyTo, origin, readHost, hidesMaker = false }: Answering,
): Mail | undefined {
  const { id, platform, visitor, context, userMessage, response = '', responseBy = '', pageToken } = message;
  const to = findSenderEmail(message);
  if (!to) return undefined;
  const said = {
    name: visitor.name,
    company: context.companyName,
    nobody: 'an organization',
    readHost,
    hidesMaker,
  };
  return composeWordyMail(said, ({ name, company, isConfirmed }) => ({
    type: 'message-answered',
    mailId: `answered-${id}`,
    ...{ to, replyTo, brand: brands[platform] },
    subject: isConfirmed ? `An answer from ${company}` : sayAnswered(readHost),
    greetingName: name,
    paragraphs: isConfirmed
      ? [
          quoteSent(company, userMessage),
          ...response.split(/\n+/),
          `${responseBy}, ${company}`,
          'Reply to this mail to write back.',
        ]
      : [
          `On ${sayDay(message)} somebody left this address with a message to ${company}. A person there has answered it: the answer is on the private page of the message.`,
          'If you did not write to anybody, you can ignore this mail.',
        ],
    ...(pageToken && {
      action: {
        label: isConfirmed ? 'See your message' : 'Read the answer',
        url: origin + makeMessagePagePath(pageToken),
      },
    }),
  }));
}

/** The day on which a message was left, where its addressee is. */
function sayDay({ createdAt, answerZone = 'UTC' }: ForwardedMessage): string {
  return new Date(createdAt).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: answerZone,
  });
}

function sayAnswered(readHost: string | undefined): string {
  return readHost ? `The answer to your message to ${readHost}` : 'The answer to your message';
}

/** The paragraph that quotes the sender. */
export function quoteSent(company: string, userMessage: string): string {
  return `You wrote to ${company}: “${defangLinks(userMessage)}”`;
}

/** Notifies once that somebody has waited too long. The sender's words and address stay in the inbox. */
export function composeOverdueMail(
  { id, platform, context, conversionId, promisesNothing }: ForwardedMessage,
  recipient: { name: string; email: string; inboxUrl: string; readHost?: string | undefined },
  index: number,
): Mail {
  const { name: recipientName, readHost } = recipient;
  const company = context.companyName;
  const said = { name: recipientName, company, nobody: 'an organization', readHost };
  const answer = promisesNothing ? 'an answer' : 'the promised answer';
  return composeWordyMail(said, ({ name, company: named }) => ({
    type: 'message-overdue',
    mailId: `overdue-${id}-${index}`,
    ...{ to: recipient.email, brand: brands[platform] },
    subject: `A message to ${named} is waiting for an answer`,
    greetingName: name,
    paragraphs: [
      conversionId
        ? `A visitor of the assistant of ${named} is still waiting for ${answer}.`
        : `Somebody who wrote to ${named} is still waiting for ${answer}.`,
      'Please answer it in the inbox. You will not be reminded of this message again.',
    ],
    action: { label: 'Open the inbox', url: recipient.inboxUrl },
  }));
}
