import type { ChatDayStore } from '#functions/storage/dynamodb/chat/chat-day-store.ts';
import type { ChatStore } from '#functions/storage/dynamodb/chat/chat-store.ts';
import type { LiveStore } from '#functions/storage/dynamodb/chat/live-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { TranscriptStore } from '#functions/storage/dynamodb/mail/transcript-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { FindSettings } from '../conversions/ports.ts';
import type { AttemptCounter } from '../identity/ports.ts';
import type { MakerPorts } from '../plans/is-maker-hidden.ts';

export type VisitPorts = {
  conversions: Pick<ConversionStore, 'find'>;
  chatDays: Pick<ChatDayStore, 'add'>;
  makeId(): string;
  now(): Date;
};

export type RatingPorts = { chats: Pick<ChatStore, 'rate'>; chatDays: Pick<ChatDayStore, 'add'> };

/** What a mailed link opens; `expiresAt` in seconds since 1970. */
export type TranscriptLink = { conversionId: string; sessionId: string; expiresAt: number };

export type TranscriptPorts = MakerPorts & {
  chats: Pick<ChatStore, 'findRecent'>;
  live: Pick<LiveStore, 'listTurns'>;
  conversions: Pick<ConversionStore, 'find'>;
  transcripts: Pick<TranscriptStore, 'add'>;
  rateLimits: Pick<AttemptCounter, 'countCall'>;
  now(): Date;
  makeId(): string;
  randomBytes(count: number): Uint8Array;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
};

export type TranscriptReadingPorts = Pick<TranscriptPorts, 'chats' | 'live' | 'conversions' | 'now'> & {
  transcripts: Pick<TranscriptStore, 'find'>;
  findSettings: FindSettings;
};
