import type { Brand } from '#shared/brands/brand.ts';
import { isEmailAddress } from '#shared/domain/addresses/addresses.ts';
import { contactReplyHours } from '#shared/domain/limits.ts';
import { composeMail, quoteName } from '../mail/compose-mail.ts';
import type { Mail } from '../mail/mail.ts';
import type { ForwardedMessage } from './handoff.ts';

const longestQuotedTurn = 300;

/** Sent to an organisation's contacts when a visitor of its assistant asks for a person. Visitors' words stay out of the subject. */
export function composeForwardedMail(
  brand: Brand,
  recipient: { name: string; email: string },
  { message, mailId, url }: { message: ForwardedMessage; mailId: string; url: string },
): Mail {
  const { visitor, userMessage, excerpt, context } = message;
  const company = quoteName(context.companyName);
  return composeMail({
    mailId,
    kind: 'questions',
    to: recipient.email,
    replyTo: visitor.contact.split(', ').find(isEmailAddress),
    brand,
    subject: `A visitor would like an answer from ${company}`,
    greetingName: quoteName(recipient.name),
    paragraphs: [
      `A visitor of the assistant of ${company} would like to hear from you, and was told to expect a reply within ${contactReplyHours} hours.`,
      `Question: ${userMessage}`,
      `Name: ${visitor.name}`,
      `Reach them at: ${visitor.contact}`,
      ...(excerpt.length ? ['The conversation so far, as the visitor and the assistant wrote it:'] : []),
      ...excerpt.map(
        ({ role, content }) =>
          `${role === 'user' ? 'Visitor' : 'Assistant'}: ${content.slice(0, longestQuotedTurn)}`,
      ),
    ],
    action: { label: 'Open the assistant', url },
  });
}
