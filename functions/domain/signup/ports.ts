import type { Organisation, User } from '../accounts/account.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { OneUseToken } from '../identity/one-use-token.ts';
import type { Mail } from '../mail/mail.ts';

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

export type TrialStore = {
  /** False when the e-mail address, the username or the submission key is taken. */
  createTrial(trial: NewTrial): Promise<boolean>;
  /** The conversion that a submission with this key started. */
  findSubmission(submissionKey: string): Promise<string | undefined>;
};
