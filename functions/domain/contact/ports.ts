import type { ForwardedMessage } from '../inbox/forwarded-message.ts';
import type { Mail } from '../mail/mail.ts';

/** A sum for a visitor to solve. Stored by the server until used, so it needs no signature. */
export type Captcha = { captchaId: string; first: number; second: number };

/** Stores unsolved sums. */
export type CaptchaStore = {
  add(captcha: Captcha, expiresAt: Date): Promise<void>;
  /** Removes and returns it: each works once. Undefined when it was used, expired or never existed. */
  take(captchaId: string, now: Date): Promise<Captcha | undefined>;
};

/** Stores messages to a brand. */
export type ContactStore = {
  /** Adds the message to the inbox and stores its mail, in one transaction. */
  add(message: ForwardedMessage, mail: Mail): Promise<void>;
};

/** Dependencies of the captcha. */
export type CaptchaPorts = {
  captchas: CaptchaStore;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
};

/** Dependencies of submitting a contact message. */
export type ContactPorts = {
  captchas: CaptchaStore;
  contacts: ContactStore;
  now(): Date;
  makeId(): string;
  startMail(mailId: string): Promise<void>;
};
