import type { ContactStore } from '#functions/storage/dynamodb/inbox/contact-store.ts';
import type { CaptchaStore } from '#functions/storage/dynamodb/site/captcha-store.ts';

/** A sum for a visitor to solve. Stored by the server until used, so it needs no signature. */
export type Captcha = { captchaId: string; first: number; second: number };

export type CaptchaPorts = {
  captchas: CaptchaStore;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
};

export type ContactPorts = {
  captchas: CaptchaStore;
  contacts: ContactStore;
  now(): Date;
  makeId(): string;
  startMail(mailId: string): Promise<void>;
};
