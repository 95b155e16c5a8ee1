import type { BrandId } from '#shared/brands/platforms.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { LedgerEntry, LedgerLine, SealHeader } from '#shared/domain/ledger/ledger.ts';
import type { ConversionStore } from '../conversions/ports.ts';
import type { UserStore } from '../identity/ports.ts';
import type { Mail } from '../mail/mail.ts';
import type { StandingPorts } from '../plans/ports.ts';
import type { ReportItem } from '../system/ports.ts';

/** A stored turn of a conversation. */
export type RecordedTurn = {
  messageId: string;
  content: string;
  citations?: readonly Citation[] | undefined;
  /** Opens its commitment. */
  salt?: string | undefined;
};

/** How far an assistant's answers are sealed. */
export type LedgerHead = {
  conversionId: string;
  /** The latest day with answers. */
  wantedDay: string;
  /** The last sealed day with its root. */
  sealedDay?: string | undefined;
  root?: string | undefined;
  /** When it is next due; absent when all of its days are sealed. */
  dueAt?: string | undefined;
};

/** A ledger that was handed to a worker: its next due time is this until the worker has sealed its days. */
export type LedgerClaim = { conversionId: string; claimedUntil: string };

/** A sealed day. */
export type Seal = { header: SealHeader; root: string; hashes: readonly string[] };

/** A stored line of the ledger; an answer names its conversation until that is deleted. */
export type StoredLine =
  | { kind: 'answer'; entry: LedgerEntry; sessionId?: string | undefined }
  | Exclude<LedgerLine, { kind: 'answer' }>;

/** Days of a ledger, inclusive; `after` is the position where a part ended. */
export type LedgerSpan = { from: string; to: string; after?: string | undefined };

/** Stores assistants' answer ledgers. Entries are written with their exchange, by the chat store. */
export type LedgerStore = {
  /** Has an entry's day sealed after its end. */
  expectSeal(entry: LedgerEntry): Promise<void>;
  /** Assistants with a day to seal. */
  findDue(before: Date, limit: number): Promise<string[]>;
  /** Claims a due one until then; false when it is no longer due. */
  claim(conversionId: string, now: Date, until: Date): Promise<boolean>;
  findHead(conversionId: string): Promise<LedgerHead | undefined>;
  /** Entries of the days after one, up to another, by time. */
  readEntries(
    conversionId: string,
    days: { after?: string | undefined; through: string },
  ): AsyncIterable<LedgerEntry>;
  /** Stores a day's seal with its mail in one transaction; false when the day was sealed before. */
  seal(
    head: LedgerHead,
    seal: Seal,
    told: { ownerId: string; mail: Mail } | undefined,
    now: Date,
  ): Promise<boolean>;
  /** Makes it due at the next day's sealing; never, without one. Changes nothing when new answers came. */
  finish(head: LedgerHead, dueAt: Date | undefined): Promise<void>;
  /** A part of the ledger, and where the next one starts. */
  readLines(
    conversionId: string,
    span: LedgerSpan,
    limit: number,
  ): Promise<{ lines: StoredLine[]; next?: string }>;
  /** Turns of a conversation between two instants, without those that would be masked today. */
  findTurns(
    conversationOwner: string,
    sessionId: string,
    span: { from: string; to: string },
  ): Promise<RecordedTurn[]>;
};

/** Dependencies of handing over ledgers with a day to seal. */
export type LedgerHandOverPorts = {
  ledger: Pick<LedgerStore, 'findDue' | 'claim'>;
  sendLedger(claim: LedgerClaim): Promise<void>;
  now(): Date;
  reportItem: ReportItem;
};

/** Dependencies of sealing the days of an assistant. */
export type SealingPorts = Pick<StandingPorts, 'organisations' | 'now'> & {
  ledger: Pick<LedgerStore, 'findHead' | 'readEntries' | 'seal' | 'finish'>;
  conversions: Pick<ConversionStore, 'find'>;
  users: Pick<UserStore, 'find'>;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
};

/** Dependencies of exporting a ledger. */
export type LedgerExportPorts = {
  ledger: Pick<LedgerStore, 'readLines' | 'findTurns'>;
};
