import type { Mail } from './mail.ts';

/** The outbox. A mail stays due until it is marked sent. */
export type MailStore = {
  add(mail: Mail, now: Date): Promise<void>;
  /** The mail while it is still to be sent. */
  findUnsent(mailId: string): Promise<Mail | undefined>;
  markSent(mailId: string, now: Date): Promise<void>;
  findDueIds(before: Date, limit: number): Promise<string[]>;
};
