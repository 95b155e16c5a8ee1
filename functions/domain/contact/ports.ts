import type { ForwardedMessage } from '../inbox/forwarded-message.ts';
import type { Mail } from '../mail/mail.ts';

/** A sum that a visitor has to solve. Kept by the server until it is used, so it needs no signature. */
export type Captcha = { captchaId: string; first: number; second: number };

/** Where sums are kept until they are solved. */
export type CaptchaStore = {
  add(captcha: Captcha, expiresAt: Date): Promise<void>;
  /** Removes and answers it: each serves once. Undefined when it was used, has expired or never was. */
  take(captchaId: string, now: Date): Promise<Captcha | undefined>;
};

/** Where messages to a brand are kept. */
export type ContactStore = {
  /** Puts the message into the inbox and stores its mail, in one transaction. */
  add(message: ForwardedMessage, mail: Mail): Promise<void>;
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
