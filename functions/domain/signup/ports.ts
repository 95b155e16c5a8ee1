import type { TrialStore } from '#functions/storage/dynamodb/accounts/trial-store.ts';
import type { RestartStore } from '#functions/storage/dynamodb/conversions/restart-store.ts';
import type { MailStore } from '#functions/storage/dynamodb/mail/mail-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { OneUseToken } from '../identity/one-use-token.ts';
import type { Mail } from '../mail/mail.ts';
import type { UploadSources } from '../uploads/ports.ts';

/** What a signup writes, in one transaction. */
export type NewTrial = {
  user: User;
  /** The person has an account, to which the organisation is added. */
  isKnown: boolean;
  organisation: Organisation;
  conversion: Conversion;
  welcomeMail: Mail;
  /** The token behind the confirmation link of the welcome mail. */
  confirmation: { hash: string; token: OneUseToken };
  /** Key that leads a repeated submission to the first conversion. */
  submissionKey: string;
};

export type TrialPorts = UploadSources & {
  trials: TrialStore;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
  hashPassword(password: string): Promise<string>;
  siteOrigin(brandId: BrandId): string;
  startStep(conversion: Conversion): Promise<void>;
  startMail(mailId: string): Promise<void>;
};

export type RestartPorts = UploadSources & {
  restarts: RestartStore;
  mails: Pick<MailStore, 'withdraw'>;
  conversions: { find(conversionId: string): Promise<Conversion | undefined> };
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  now(): Date;
  startStep(conversion: Conversion): Promise<void>;
};
