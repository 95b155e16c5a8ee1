import type { MailChoiceStore } from '#functions/storage/dynamodb/accounts/mail-choice-store.ts';
import type { AddressMarkStore } from '#functions/storage/dynamodb/mail/address-mark-store.ts';
import type { ConfirmedAddressStore } from '#functions/storage/dynamodb/mail/confirmed-address-store.ts';
import type { MailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { User } from '../accounts/account.ts';
import type { Mail } from './mail.ts';

export type AdmissionPorts = {
  addresses: Pick<ConfirmedAddressStore, 'isConfirmed'>;
  users: { findByEmail(email: string): Promise<Pick<User, 'emailConfirmedAt'> | undefined> };
  mails: Pick<MailStore, 'hold' | 'free' | 'addOnce'>;
  rateLimits: { countCall(subject: string, windowStart: number, windowSeconds: number): Promise<number> };
  findTokenSecret(): Promise<string>;
  siteOrigin(brandId: BrandId): string;
  now(): Date;
};

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

export type UnsubscribePorts = {
  mailChoices: Pick<MailChoiceStore, 'refuse'>;
  findTokenSecret(): Promise<string>;
};
