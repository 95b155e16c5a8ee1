import { composeMail, quoteName } from '#functions/domain/mail/compose-mail.ts';
import { defangLinks } from '#functions/domain/mail/defang-links.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { type ContactMessage, contactMessages } from '#shared/domain/contact-message.ts';
import { makeMessagePagePath } from '#shared/domain/inbox/message-page-path.ts';
import { brandOfficeHours } from '#shared/domain/inbox/office-hours.ts';
import { AppError } from '#shared/errors.ts';
import type { ForwardedMessage } from '../inbox/forwarded-message.ts';
import { promiseAnswer } from '../inbox/hours/promise-answer.ts';
import { solveCaptcha } from './captcha.ts';
import type { ContactPorts } from './ports.ts';

type MessageToBrand = Omit<ContactMessage, 'captcha'> & { brandId: BrandId; subject: 'contact' | 'order' };
type Submission = MessageToBrand & Pick<ContactMessage, 'captcha'> & { captchaId: string };

/**
 * Submits a message to a brand: checks the sum, adds it to the inbox, mails it to the brand. Returns the path
 * of the sender's private page. Throws VALIDATION for a wrong sum.
 */
export async function submitMessage(
  ports: ContactPorts,
  { captchaId, captcha, ...submission }: Submission,
): Promise<string> {
  if (!(await solveCaptcha(ports, captchaId, captcha))) {
    const text = contactMessages.wrongCaptcha;
    throw new AppError('VALIDATION', { message: text, issues: [{ field: 'captcha', message: text }] });
  }
  const { message, mail, statusPath } = composeMessage(ports, submission);
  await ports.contacts.add(message, mail);
  await ports.startMail(mail.mailId);
  return statusPath;
}

/** A message for a brand's inbox, its mail, and the path of the sender's private page. */
export function composeMessage(
  { makeId, now }: Pick<ContactPorts, 'makeId' | 'now'>,
  submission: MessageToBrand,
): { message: ForwardedMessage; mail: Mail; statusPath: string } {
  const [id, pageToken] = [makeId(), makeId()];
  return {
    message: describeMessage(submission, { id, pageToken, now: now() }),
    mail: composeContactMail(id, submission),
    statusPath: makeMessagePagePath(pageToken),
  };
}

function describeMessage(
  { subject, brandId, name, organization, email, phone, message }: MessageToBrand,
  { id, pageToken, now }: { id: string; pageToken: string; now: Date },
): ForwardedMessage {
  const brand = brands[brandId];
  return {
    ...{ id, pageToken, kind: subject, platform: brandId, status: 'sent' },
    priority: subject === 'order' ? 'high' : 'other',
    confidenceScore: null,
    createdAt: now.toISOString(),
    answerBy: promiseAnswer(now, brandOfficeHours).toISOString(),
    userMessage: message,
    aiAttemptedResponse: '',
    visitor: { name: `${name}, ${organization}`, contact: [email, phone].filter(Boolean).join(', ') },
    excerpt: [],
    context: { companyName: brand.name, websiteUrl: `https://${brand.domain}` },
    forwardedTo: [brand.contact.email],
  };
}

/** Reply-To is the sender. */
function composeContactMail(
  id: string,
  { brandId, subject, name, organization, phone, email, message }: MessageToBrand,
): Mail {
  const brand = brands[brandId];
  const sender = `${quoteName(name)}, ${quoteName(organization)}`;
  return composeMail({
    type: 'message-to-brand',
    mailId: `contact-${id}`,
    to: brand.contact.email,
    replyTo: email,
    brand,
    subject: `${subject === 'order' ? 'Order' : 'Message'} from ${sender}`,
    greetingName: brand.name,
    paragraphs: [defangLinks(message), sender, phone ? `Phone ${phone}, email ${email}` : `Email ${email}`],
  });
}
