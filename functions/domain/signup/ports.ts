import type { BrandId } from '#shared/brands/platforms.ts';
import type { Organisation, User } from '../accounts/account.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { OneUseToken } from '../identity/one-use-token.ts';
import type { Mail } from '../mail/mail.ts';
import type { UploadSources } from '../uploads/ports.ts';

/** What a signup writes, all or nothing. */
export type NewTrial = {
  user: User;
  organisation: Organisation;
  conversion: Conversion;
  welcomeMail: Mail;
  /** Behind the link of the welcome mail that confirms the address. */
  confirmation: { hash: string; token: OneUseToken };
  /** A repeated submission with this key finds the first one's conversion. */
  submissionKey: string;
};

/** Where trials are started, each with all that belongs to it. */
export type TrialStore = {
  /** False when the e-mail address, the username or the submission key is taken. */
  createTrial(trial: NewTrial): Promise<boolean>;
  /** The conversion that a submission with this key started. */
  findSubmission(submissionKey: string): Promise<string | undefined>;
};

/** What starting a trial needs. */
export type TrialPorts = UploadSources & {
  trials: TrialStore;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
  hashPassword(password: string): Promise<string>;
  siteOrigin(brandId: BrandId): string;
  startWork(conversion: Conversion, mailId: string): Promise<void>;
};
