import type { BrandId } from '#shared/brands/platforms.ts';
import type { MailKind } from '#shared/domain/mail/mail-kinds.ts';
import type { MarkReason } from '#shared/domain/mail/mark-reasons.ts';
import type { User } from '../accounts/account.ts';
import type { Mail } from './mail.ts';

/** A mail with the count of its tries, and the time of the first. */
type ClaimedMail = { mail: Mail; attempt: number; triedSince: Date };

/** The outbox. A mail stays due until it is marked sent, or given up. */
export type MailStore = {
  add(mail: Mail, now: Date): Promise<void>;
  /** False when it is stored already. */
  addOnce(mail: Mail, now: Date): Promise<boolean>;
  /**
   * Claims the mail for this sender until then; undefined when it is sent, given up, or claimed by another.
   */
  claim(mailId: string, now: Date, until: Date): Promise<ClaimedMail | undefined>;
  /** `subject` is the one that was sent: an address that has not confirmed gets no names. */
  markSent(mailId: string, now: Date, subject: string): Promise<void>;
  /** Marks it as never to be sent: no longer due, and kept for operators as long as sent ones. */
  giveUp(mailId: string, reason: string, now: Date): Promise<void>;
  /** Ends the claim; the mail is due again then. */
  defer(mailId: string, until: Date): Promise<void>;
  /** Gives up a mail that has become wrong, unless it was sent. */
  withdraw(mailId: string, now: Date): Promise<void>;
  /** Makes a mail that was sent or given up due again; one that waits or is never due stays as it is. */
  sendAgain(mailId: string, now: Date): Promise<void>;
  /** Lets others retry immediately. */
  release(mailId: string): Promise<void>;
  /** Keeps a mail that is not sent until its address confirms, for at most a month. */
  hold(mailId: string, addressHash: string, now: Date): Promise<void>;
  findHeldIds(addressHash: string): Promise<string[]>;
  /** Makes a held mail due. */
  free(mailId: string, addressHash: string, now: Date): Promise<void>;
  findDueIds(before: Date, limit: number): Promise<string[]>;
  postpone(mailId: string, until: Date): Promise<void>;
};

/** Unsubscriptions by address hash, because contacts without an account can unsubscribe too. */
export type MailChoiceStore = {
  findRefused(addressHash: string): Promise<ReadonlySet<string>>;
  refuse(addressHash: string, kind: MailKind): Promise<void>;
  replace(addressHash: string, refused: readonly MailKind[]): Promise<void>;
};

/** An address that gets no mail, and the time of the event. */
export type AddressMark = { address: string; reason: MarkReason; markedAt: string };

/** Addresses that get no mail because one to them came back; by address hash, like unsubscriptions. */
export type AddressMarkStore = {
  isMarked(addressHash: string): Promise<boolean>;
  /** Changes nothing unless the event is newer than the last one, even if staff have lifted its mark. */
  mark(addressHash: string, mark: AddressMark): Promise<void>;
  /** Returns the address; undefined when it isn't marked. */
  lift(addressHash: string): Promise<string | undefined>;
  /** Newest first, starting before a position. */
  listNewest(
    before: string | undefined,
    limit: number,
  ): Promise<(AddressMark & { addressHash: string; position: string })[]>;
};

/** Addresses whose readers have confirmed them once, by hash. */
export type ConfirmedAddressStore = {
  isConfirmed(addressHash: string): Promise<boolean>;
  confirm(addressHash: string, now: Date): Promise<void>;
};

/** Dependencies of deciding what an address may get. */
export type AdmissionPorts = {
  addresses: Pick<ConfirmedAddressStore, 'isConfirmed'>;
  users: { findByEmail(email: string): Promise<Pick<User, 'emailConfirmedAt'> | undefined> };
  mails: Pick<MailStore, 'hold' | 'free' | 'addOnce'>;
  rateLimits: { countCall(subject: string, windowStart: number, windowSeconds: number): Promise<number> };
  findTokenSecret(): Promise<string>;
  siteOrigin(brandId: BrandId): string;
  now(): Date;
};

/** Dependencies of confirming an address. */
export type AddressPorts = {
  addresses: Pick<ConfirmedAddressStore, 'confirm'>;
  users: {
    findByEmail(email: string): Promise<Pick<User, 'userId' | 'emailConfirmedAt'> | undefined>;
    update(userId: string, changes: { emailConfirmedAt: string }): Promise<boolean>;
  };
  mails: Pick<MailStore, 'findHeldIds' | 'free'>;
  startMail(mailId: string): Promise<void>;
  now(): Date;
};

/** Dependencies of sending a mail. */
export type DeliveryPorts = AdmissionPorts & {
  mails: MailStore;
  mailChoices: Pick<MailChoiceStore, 'findRefused'>;
  addressMarks: Pick<AddressMarkStore, 'isMarked'>;
  /** Undefined for who is no longer on trial. */
  findTrialEnd(organisationId: string): Promise<string | undefined>;
  sendWithProvider(mail: Mail): Promise<void>;
  /** Puts the mail's message among the dead letters, where it can be sent again at once. */
  buryMail(mailId: string): Promise<void>;
  reportDeferred(mailId: string, error: unknown): void;
  /** Reports an undeliverable mail to operators. */
  reportGivenUp(mailId: string, error: unknown): void;
};

/** Dependencies of unsubscribing. */
export type UnsubscribePorts = {
  mailChoices: Pick<MailChoiceStore, 'refuse'>;
  findTokenSecret(): Promise<string>;
};
