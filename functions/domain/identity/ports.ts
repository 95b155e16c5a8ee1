import type { MembershipStore } from '#functions/storage/dynamodb/accounts/membership-store.ts';
import type { NoticeStore } from '#functions/storage/dynamodb/accounts/notice-store.ts';
import type { OneUseTokenStore } from '#functions/storage/dynamodb/accounts/one-use-token-store.ts';
import type { RateLimitStore } from '#functions/storage/dynamodb/accounts/rate-limit-store.ts';
import type { ResetLinkStore } from '#functions/storage/dynamodb/accounts/reset-link-store.ts';
import type { SessionStore } from '#functions/storage/dynamodb/accounts/session-store.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { ConfirmedAddressStore } from '#functions/storage/dynamodb/mail/confirmed-address-store.ts';
import type { MailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Audience } from '#shared/domain/identity.ts';
import type { Organisation, User } from '../accounts/account.ts';

export type IdentityPorts = {
  users: UserStore;
  memberships: Pick<MembershipStore, 'list'>;
  sessions: SessionStore;
  oneUseTokens: OneUseTokenStore;
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  rateLimits: AttemptCounter;
  notices: NoticeStore;
  addresses: Pick<ConfirmedAddressStore, 'confirm'>;
  resetLinks: ResetLinkStore;
  mails: Pick<MailStore, 'findHeldIds' | 'free' | 'sendAgain'>;
  /** Whether the organisation asks for its own sign-in. */
  asksProvider(user: Pick<User, 'email' | 'organisationId'>): Promise<boolean>;
  staffProvider?: StaffProvider | undefined;
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

/** The operator's own provider, which signs staff in: docs/settings.md. */
export type StaffProvider = {
  issuer: string;
  clientId: string;
  findClientSecret(): Promise<string>;
  domains: readonly string[];
  group: { claim: string; value: string } | undefined;
  /** It asks for the second factor itself. */
  holdsSecondStep: boolean;
  /** The address of the one account that keeps its password; any other text means none. */
  passwordOf: string | undefined;
};

/** Counts attempts by subject and window; concurrent ones are all counted. */
export type AttemptCounter = Omit<RateLimitStore, 'countNames'>;

/** The browser signing in. */
export type Device = { audience: Audience; device: string };

export type UserChanges = Partial<{ [Field in keyof User]: User[Field] | null }>;

export type CountingPorts = { rateLimits: AttemptCounter; now(): Date };

/** The stores for reading a signed-in caller's account. */
export type AccountStores = {
  users: Pick<IdentityPorts['users'], 'find'>;
  sessions: Pick<IdentityPorts['sessions'], 'find'>;
};
