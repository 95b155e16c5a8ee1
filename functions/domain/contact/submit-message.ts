import { composeMail } from '#functions/domain/mail/compose-mail.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { type ContactMessage, contactMessages } from '#shared/domain/contact-message.ts';
import { AppError } from '#shared/errors.ts';
import { solveCaptcha } from './captcha.ts';
import type { ContactPorts, StoredContactMessage } from './ports.ts';

/** Takes a message to a brand: checks the sum, stores it, mails it to the brand. Throws VALIDATION for a wrong sum. */
export async function submitMessage(
  ports: ContactPorts,
  { captchaId, captcha, brandId, ...message }: ContactMessage & { captchaId: string; brandId: BrandId },
): Promise<void> {
  if (!(await solveCaptcha(ports, captchaId, captcha))) {
    const text = contactMessages.wrongCaptcha;
    throw new AppError('VALIDATION', { message: text, issues: [{ field: 'captcha', message: text }] });
  }
  const stored = { ...message, messageId: ports.makeId(), brandId, receivedAt: ports.now().toISOString() };
  const mail = composeContactMail(stored);
  await ports.contacts.add(stored, mail);
  await ports.startMail(mail.mailId);
}

function composeContactMail({
  messageId,
  brandId,
  name,
  organization,
  phone,
  email,
  message,
}: StoredContactMessage): Mail {
  const brand = brands[brandId];
  return composeMail({
    mailId: `contact-${messageId}`,
    to: brand.contact.email,
    brand,
    subject: `Message from ${name}, ${organization}`,
    greetingName: brand.name,
    paragraphs: [message, `${name}, ${organization}`, `Phone ${phone}, e-mail ${email}`],
  });
}
