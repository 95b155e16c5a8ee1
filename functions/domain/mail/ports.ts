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
