import type { BrandId } from '#shared/brands/platforms.ts';
import type { MailKind } from '#shared/domain/mail/mail-kinds.ts';
import type { Mail } from './mail.ts';

/** The outbox. A mail stays due until it is marked sent, or given up. */
export type MailStore = {
  add(mail: Mail, now: Date): Promise<void>;
  /** The mail for this sender alone until then; undefined when it is sent, given up, or someone else's. */
  claim(mailId: string, now: Date, until: Date): Promise<{ mail: Mail; attempt: number } | undefined>;
  markSent(mailId: string, now: Date): Promise<void>;
  /** It will never be sent: it is no longer due, and kept for the operator to see as long as sent ones. */
  giveUp(mailId: string, reason: string, now: Date): Promise<void>;
  /** Lets others try again at once. */
  release(mailId: string): Promise<void>;
  findDueIds(before: Date, limit: number): Promise<string[]>;
  postpone(mailId: string, until: Date): Promise<void>;
};

/** What addresses do not want, by the hash of the address: contacts without an account have a say, too. */
export type MailChoiceStore = {
  findRefused(addressHash: string): Promise<ReadonlySet<string>>;
  refuse(addressHash: string, kind: MailKind): Promise<void>;
  replace(addressHash: string, refused: readonly MailKind[]): Promise<void>;
};

/** What sending a mail needs. */
export type DeliveryPorts = {
  mails: MailStore;
  mailChoices: Pick<MailChoiceStore, 'findRefused'>;
  sendWithProvider(mail: Mail): Promise<void>;
  /** A mail that nobody will get is told to those who look after the product. */
  reportGivenUp(mailId: string, error: unknown): void;
  findTokenSecret(): Promise<string>;
  siteOrigin(brandId: BrandId): string;
  now(): Date;
};

/** What refusing mails by a link needs. */
export type UnsubscribePorts = {
  mailChoices: Pick<MailChoiceStore, 'refuse'>;
  findTokenSecret(): Promise<string>;
};
