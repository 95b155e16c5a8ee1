import type { BrandId } from '#shared/brands/platforms.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { OneUseToken } from '../identity/one-use-token.ts';
import type { Mail } from '../mail/mail.ts';
import type { MailStore } from '../mail/ports.ts';
import type { UploadSources } from '../uploads/ports.ts';

/** What a signup writes, in one transaction. */
export type NewTrial = {
  user: User;
  organisation: Organisation;
  conversion: Conversion;
  welcomeMail: Mail;
  /** The token behind the confirmation link of the welcome mail. */
  confirmation: { hash: string; token: OneUseToken };
  /** Key that leads a repeated submission to the first conversion. */
  submissionKey: string;
};

/** Starts trials, each with all its data. */
export type TrialStore = {
  /** False when the email address, the username or the submission key is taken. */
  createTrial(trial: NewTrial): Promise<boolean>;
  /** The conversion started by a submission with this key. */
  findSubmission(submissionKey: string): Promise<string | undefined>;
};

/** Dependencies of starting a trial. */
export type TrialPorts = UploadSources & {
  trials: TrialStore;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
  hashPassword(password: string): Promise<string>;
  siteOrigin(brandId: BrandId): string;
  startWork(conversion: Conversion, mailId: string): Promise<void>;
};

/** Restarts failed conversions. */
export type RestartStore = {
  /**
   * Replaces the request and the progress of a failed conversion; false when it is no longer at that step. With a
   * customer, also their website in their record and in the lists of staff.
   */
  restart(failed: Conversion, begun: Conversion, customer?: Organisation): Promise<boolean>;
};

/** Dependencies of restarting a failed conversion. */
export type RestartPorts = UploadSources & {
  restarts: RestartStore;
  mails: Pick<MailStore, 'withdraw'>;
  conversions: { find(conversionId: string): Promise<Conversion | undefined> };
  organisations: { find(organisationId: string): Promise<Organisation | undefined> };
  now(): Date;
  startStep(conversion: Conversion): Promise<void>;
};
