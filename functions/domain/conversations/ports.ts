import type { BrandId } from '#shared/brands/platforms.ts';
import type { ChatDayStore, ChatStore } from '../chat/ports.ts';
import type { ConversionStore, FindSettings } from '../conversions/ports.ts';
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

/** What a mailed link opens; `expiresAt` in seconds since 1970. */
export type TranscriptLink = { conversionId: string; sessionId: string; expiresAt: number };

/** Mailed links to conversations, by the hash of their secret. */
export type TranscriptStore = {
  /** Stores the link and its mail, which is erased with the conversation; false if that is gone. */
  add(transcript: { hash: string; link: TranscriptLink }, mail: Mail, now: Date): Promise<boolean>;
  /** Undefined when it has expired. */
  find(hash: string, now: Date): Promise<TranscriptLink | undefined>;
};

/** Dependencies of mailing a conversation to its visitor. */
export type TranscriptPorts = {
  chats: Pick<ChatStore, 'findRecent'>;
  conversions: Pick<ConversionStore, 'find'>;
  transcripts: Pick<TranscriptStore, 'add'>;
  rateLimits: Pick<AttemptCounter, 'countCall'>;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
  siteOrigin(brandId: BrandId): string;
  announceMail(mailId: string): Promise<void>;
};

/** Dependencies of reading a mailed conversation. */
export type TranscriptReadingPorts = Pick<TranscriptPorts, 'chats' | 'conversions' | 'now'> & {
  transcripts: Pick<TranscriptStore, 'find'>;
  findSettings: FindSettings;
};
