import type { ChatDayStore, ChatStore } from '../chat/ports.ts';
import type { Conversation } from '../conversions/conversation.ts';
import type { ConversionStore } from '../conversions/ports.ts';
import type { AttemptCounter } from '../identity/ports.ts';
import type { Mail } from '../mail/mail.ts';

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

/** Mailed conversations. */
export type TranscriptStore = {
  /** Stores the mail so that it is found when words of the conversation are removed; false if that is gone. */
  add(conversation: Conversation, mail: Mail, now: Date): Promise<boolean>;
};

/** Dependencies of mailing a conversation to its visitor. */
export type TranscriptPorts = {
  chats: Pick<ChatStore, 'findRecent'>;
  conversions: Pick<ConversionStore, 'find'>;
  transcripts: TranscriptStore;
  rateLimits: Pick<AttemptCounter, 'countCall'>;
  now(): Date;
  makeId(): string;
  announceMail(mailId: string): Promise<void>;
};
