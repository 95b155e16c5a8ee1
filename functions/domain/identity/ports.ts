import type { BrandId } from '#shared/brands/platforms.ts';
import type { Audience } from '#shared/domain/identity.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Mail } from '../mail/mail.ts';
import type { OneUseToken } from './one-use-token.ts';
import type { Session } from './session.ts';

/** What the rules of identity need from outside. */
export type IdentityPorts = {
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
  /** Logs a security event for the operators, with ids only. */
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

export type UserChanges = Partial<{ [Field in keyof User]: User[Field] | null }>;

export type UserStore = {
  find(userId: string): Promise<User | undefined>;
  findByEmail(email: string): Promise<User | undefined>;
  /** Staff; customers come by their signup. False when e-mail or username is taken. */
  addStaff(user: User): Promise<boolean>;
  /** Sets fields, and removes those that are null; false when the account is gone. */
  update(userId: string, changes: UserChanges): Promise<boolean>;
  /** Takes a time step for the account; false when this or a later one was taken already. */
  takeCodeStep(userId: string, step: number): Promise<boolean>;
  /** Takes a recovery code away; false when it was taken already. */
  takeRecoveryCode(user: User, hash: string): Promise<boolean>;
  /** Plans the deletion, with the mail that tells of it. */
  planDeletion(userId: string, dueAt: Date, mail: Mail, now: Date): Promise<boolean>;
  /** Ids of accounts whose deletion is due. */
  findDueDeletions(before: Date, limit: number): Promise<string[]>;
  /** Claims a due one until then; undefined when it is no longer due. */
  claimDeletion(userId: string, now: Date, until: Date): Promise<User | undefined>;
  listConversionIds(organisationId: string): Promise<string[]>;
};

/** Where sign-ins are kept. */
export type SessionStore = {
  add(session: Session): Promise<void>;
  find(userId: string, sessionId: string): Promise<Session | undefined>;
  /** A hundred of them at most. */
  list(userId: string): Promise<Session[]>;
  /** Replaces the refresh token; false when `fromHash` is not the one that is good now. */
  rotate(session: Session, fromHash: string, toHash: string, now: Date): Promise<boolean>;
  end(userId: string, sessionId: string): Promise<boolean>;
};

/** Where the tokens of mailed links are kept, by their hash. */
export type OneUseTokenStore = {
  /** Stores the token with its mail; the mail of a token without an account is stored as long as others, and never sent. */
  add(hash: string, token: OneUseToken, mail: Mail, now: Date): Promise<void>;
  /** Answers it and leaves it, for links that work until they expire. */
  find(hash: string, now: Date): Promise<OneUseToken | undefined>;
  /** Removes and answers it; of several callers at once one gets it. */
  take(hash: string, now: Date): Promise<OneUseToken | undefined>;
};

/** What counting tries needs. */
export type CountingPorts = { attempts: AttemptCounter; now(): Date };

/** The stores for reading the account of a signed-in caller. */
export type AccountStores = {
  users: Pick<IdentityPorts['users'], 'find'>;
  sessions: Pick<IdentityPorts['sessions'], 'find'>;
};
