import type { User } from '../accounts/account.ts';
import type { Mail } from '../mail/mail.ts';

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
  /** Takes one of them out of the due ones until then; undefined when it is not due any more. */
  claimDeletion(userId: string, now: Date, until: Date): Promise<User | undefined>;
  listConversionIds(organisationId: string): Promise<string[]>;
};
