import type { BrandId } from '#shared/brands/platforms.ts';
import type { Audience } from '#shared/domain/identity.ts';
import type { Organisation } from '../accounts/account.ts';
import type { Mail } from '../mail/mail.ts';
import type { OneUseTokenStore } from './one-use-token.ts';
import type { SessionStore } from './session.ts';
import type { UserStore } from './user-store.ts';

/** What the rules of identity need of the world. */
export type IdentityWorld = {
  users: UserStore;
  sessions: SessionStore;
  oneUseTokens: OneUseTokenStore;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  attempts: AttemptCounter;
  notices: NoticeStore;
  findTokenSecret(): Promise<string>;
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, storedHash: string | undefined): Promise<boolean>;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
  /** Tells those who look after the product; nothing but ids goes with it. */
  reportSecurity(event: string, ids: Record<string, string | null>): void;
};

/** Counts tries by subject and window; several at once are all counted. */
export type AttemptCounter = {
  countCall(subject: string, windowStart: number, windowSeconds: number): Promise<number>;
  giveBack(subject: string, windowStart: number): Promise<void>;
  forget(subject: string, windowStart: number): Promise<void>;
  countInRow(
    subject: string,
    row: { most: number; keptSeconds: number; now: number },
  ): Promise<{ count: number } | { fullUntil: number }>;
  forgetRow(subject: string): Promise<void>;
};

export type NoticeStore = {
  /** Stores a mail to a person unless it was stored before; without an account it is stored as long as others, and never sent. */
  addOnce(userId: string | null, mail: Mail, now: Date): Promise<boolean>;
};

/** The browser that signs in. */
export type Device = { audience: Audience; device: string };
