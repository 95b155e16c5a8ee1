import { composeMail } from '#functions/domain/mail/compose-mail.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { type ContactMessage, contactMessages } from '#shared/domain/contact-message.ts';
import { makeMessagePagePath } from '#shared/domain/inbox/message-page-path.ts';
import { AppError } from '#shared/errors.ts';
import type { ForwardedMessage } from '../inbox/forwarded-message.ts';
import { promiseAnswer } from '../inbox/promise-answer.ts';
import { solveCaptcha } from './captcha.ts';
import type { ContactPorts } from './ports.ts';

type Submission = ContactMessage & { captchaId: string; brandId: BrandId; subject: 'contact' | 'order' };

/**
 * Takes a message to a brand: checks the sum, puts it into the inbox, mails it to the brand. Answers the path of the
 * sender's private page. Throws VALIDATION for a wrong sum.
 */
export async function submitMessage(
  ports: ContactPorts,
  { captchaId, captcha, ...submission }: Submission,
): Promise<string> {
  if (!(await solveCaptcha(ports, captchaId, captcha))) {
    const text = contactMessages.wrongCaptcha;
    throw new AppError('VALIDATION', { message: text, issues: [{ field: 'captcha', message: text }] });
  }
  const [id, pageToken] = [ports.makeId(), ports.makeId()];
  const mail = composeContactMail(id, submission);
  await ports.contacts.add(describeMessage(submission, { id, pageToken, now: ports.now() }), mail);
  await ports.startMail(mail.mailId);
  return makeMessagePagePath(pageToken);
}

function describeMessage(
  { subject, brandId, name, organization, email, phone, message }: Omit<Submission, 'captcha' | 'captchaId'>,
  { id, pageToken, now }: { id: string; pageToken: string; now: Date },
): ForwardedMessage {
  const brand = brands[brandId];
  return {
    ...{ id, pageToken, kind: subject, platform: brandId, status: 'sent' },
    priority: subject === 'order' ? 'high' : 'other',
    confidenceScore: null,
    createdAt: now.toISOString(),
    answerBy: promiseAnswer(now, true).toISOString(),
    userMessage: message,
    aiAttemptedResponse: '',
    visitor: { name: `${name}, ${organization}`, contact: `${email}, ${phone}` },
    excerpt: [],
    context: { companyName: brand.name, websiteUrl: `https://${brand.domain}` },
    forwardedTo: [brand.contact.email],
  };
}

/** Replies to it reach the sender. */
function composeContactMail(
  id: string,
  { brandId, name, organization, phone, email, message }: Omit<Submission, 'captcha' | 'captchaId'>,
): Mail {
  const brand = brands[brandId];
  return composeMail({
    mailId: `contact-${id}`,
    to: brand.contact.email,
    replyTo: email,
    brand,
    subject: `Message from ${name}, ${organization}`,
    greetingName: brand.name,
    paragraphs: [message, `${name}, ${organization}`, `Phone ${phone}, e-mail ${email}`],
  });
}
