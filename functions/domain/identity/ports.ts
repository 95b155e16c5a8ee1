import type { BrandId } from '#shared/brands/platforms.ts';
import type { Audience } from '#shared/domain/identity.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Mail } from '../mail/mail.ts';
import type { ConfirmedAddressStore, MailStore } from '../mail/ports.ts';
import type { OneUseToken } from './one-use-token.ts';
import type { Session } from './session.ts';

/** Dependencies of the identity rules. */
export type IdentityPorts = {
  users: UserStore;
  sessions: SessionStore;
  oneUseTokens: OneUseTokenStore;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  attempts: AttemptCounter;
  notices: NoticeStore;
  addresses: Pick<ConfirmedAddressStore, 'confirm'>;
  resetLinks: ResetLinkStore;
  mails: Pick<MailStore, 'findHeldIds' | 'free' | 'sendAgain'>;
  findTokenSecret(): Promise<string>;
  hashPassword(password: string): Promise<string>;
  verifyPassword(password: string, storedHash: string | undefined): Promise<boolean>;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
  /** Logs a security event for the operators, with ids only. */
  reportSecurity(event: string, ids: Record<string, string | null>): void;
};

/** Counts attempts by subject and window; concurrent ones are all counted. */
export type AttemptCounter = {
  countCall(subject: string, windowStart: number, windowSeconds: number): Promise<number>;
  giveBack(subject: string, windowStart: number): Promise<void>;
  forget(subject: string, windowStart: number): Promise<void>;
  countInRow(
    subject: string,
    row: { most: number; keptSeconds: number; now: number },
  ): Promise<{ count: number } | { count: number; fullUntil: number }>;
  forgetRow(subject: string): Promise<void>;
};

export type NoticeStore = {
  /**
   * Stores a mail to a person unless already stored; without an account the mail is stored but never sent.
   */
  addOnce(userId: string | null, mail: Mail, now: Date): Promise<boolean>;
};

/** The browser signing in. */
export type Device = { audience: Audience; device: string };

export type UserChanges = Partial<{ [Field in keyof User]: User[Field] | null }>;

export type UserStore = {
  find(userId: string): Promise<User | undefined>;
  findByEmail(email: string): Promise<User | undefined>;
  /** By the email address or the username typed at sign-in, with the same number of reads. */
  findBySignInName(name: string): Promise<User | undefined>;
  /** For staff; customers are created by signup. False when the email or username is taken. */
  addStaff(user: User): Promise<boolean>;
  /** Sets fields, and removes those that are null; false when the account, or a field it needs, is gone. */
  update(userId: string, changes: UserChanges, needed?: 'passwordExpiresAt'): Promise<boolean>;
  /** Uses up a time step for the account; false when this or a later one was used already. */
  takeCodeStep(userId: string, step: number): Promise<boolean>;
  /** Uses up a recovery code; false when it was used already. */
  takeRecoveryCode(user: User, hash: string): Promise<boolean>;
  /** Schedules the deletion and stores its mail. */
  planDeletion(userId: string, dueAt: Date, mail: Mail, now: Date): Promise<boolean>;
  /** Ids of accounts due for deletion. */
  findDueDeletions(before: Date, limit: number): Promise<string[]>;
  /** Claims a due one until then; undefined when it is no longer due. */
  claimDeletion(userId: string, now: Date, until: Date): Promise<User | undefined>;
  listConversionIds(organisationId: string): Promise<string[]>;
};

/** Stores sessions. */
export type SessionStore = {
  add(session: Session): Promise<void>;
  find(userId: string, sessionId: string): Promise<Session | undefined>;
  /** At most a hundred. */
  list(userId: string): Promise<Session[]>;
  /** Replaces the refresh token; false when `fromHash` isn't the current one. */
  rotate(session: Session, fromHash: string, toHash: string, now: Date): Promise<boolean>;
  end(userId: string, sessionId: string): Promise<boolean>;
};

/** Stores in a session that its password was confirmed. */
export type SessionConfirmationStore = {
  /** False when the session has ended. */
  note(session: Session, now: Date): Promise<boolean>;
};

/** Stores tokens of mailed links by their hash. */
export type OneUseTokenStore = {
  /** Stores the token with its mail; without an account the mail is stored but never sent. */
  add(hash: string, token: OneUseToken, mail: Mail, now: Date): Promise<void>;
  /** Returns it without using it up, for links that work until they expire. */
  find(hash: string, now: Date): Promise<OneUseToken | undefined>;
  /** Removes and returns it; only one of several concurrent callers gets it. */
  take(hash: string, now: Date): Promise<OneUseToken | undefined>;
};

/** The newest reset link of an address, by the hash of the address. */
export type ResetLinkStore = {
  /** The hash of the link's secret. */
  find(addressHash: string): Promise<string | undefined>;
  replace(addressHash: string, hash: string, expiresAt: number): Promise<void>;
};

/** Dependencies of counting attempts. */
export type CountingPorts = { attempts: AttemptCounter; now(): Date };

/** The stores for reading a signed-in caller's account. */
export type AccountStores = {
  users: Pick<IdentityPorts['users'], 'find'>;
  sessions: Pick<IdentityPorts['sessions'], 'find'>;
};
