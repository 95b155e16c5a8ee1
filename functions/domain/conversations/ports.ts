import type { ChatDayStore, ChatStore } from '../chat/ports.ts';
import type { ConversionStore } from '../conversions/ports.ts';
import type { AttemptCounter } from '../identity/ports.ts';
import type { MailStore } from '../mail/ports.ts';

/** Dependencies of counting a visit. */
export type VisitPorts = {
  conversions: Pick<ConversionStore, 'find'>;
  chatDays: Pick<ChatDayStore, 'addVisit'>;
  makeId(): string;
  now(): Date;
};

/** Dependencies of rating an answer. */
export type RatingPorts = {
  chats: Pick<ChatStore, 'rate'>;
  chatDays: Pick<ChatDayStore, 'add'>;
  now(): Date;
};

/** Dependencies of mailing a conversation to its visitor. */
export type TranscriptPorts = {
  chats: Pick<ChatStore, 'findRecent'>;
  conversions: Pick<ConversionStore, 'find'>;
  mails: Pick<MailStore, 'add'>;
  rateLimits: Pick<AttemptCounter, 'countCall'>;
  now(): Date;
  makeId(): string;
  announceMail(mailId: string): Promise<void>;
};
