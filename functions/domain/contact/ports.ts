import type { BrandId } from '#shared/brands/platforms.ts';
import type { ContactMessage } from '#shared/domain/contact-message.ts';
import type { Mail } from '../mail/mail.ts';

/** A sum that a visitor has to solve. Kept by the server until it is used, so it needs no signature. */
export type Captcha = { captchaId: string; first: number; second: number };

/** Where sums are kept until they are solved. */
export type CaptchaStore = {
  add(captcha: Captcha, expiresAt: Date): Promise<void>;
  /** Removes and answers it: each serves once. Undefined when it was used, has expired or never was. */
  take(captchaId: string, now: Date): Promise<Captcha | undefined>;
};

export type StoredContactMessage = Omit<ContactMessage, 'captcha'> & {
  messageId: string;
  brandId: BrandId;
  receivedAt: string;
};

/** Where messages to a brand are kept. */
export type ContactStore = {
  /** Stores the message and its mail in one transaction. */
  add(message: StoredContactMessage, mail: Mail): Promise<void>;
};

/** What setting and checking a sum needs. */
export type CaptchaPorts = {
  captchas: CaptchaStore;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
};

/** What taking a message to a brand needs. */
export type ContactPorts = {
  captchas: CaptchaStore;
  contacts: ContactStore;
  now(): Date;
  makeId(): string;
  startMail(mailId: string): Promise<void>;
};
