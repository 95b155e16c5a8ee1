import type { MailChoiceStore } from '#functions/storage/dynamodb/accounts/mail-choice-store.ts';
import type { UserStore } from '#functions/storage/dynamodb/accounts/user-store.ts';
import type { LedgerStore } from '#functions/storage/dynamodb/chat/ledger-store.ts';
import type { ConversionStore } from '#functions/storage/dynamodb/conversions/conversion-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Citation } from '#shared/domain/citation.ts';
import type { LedgerEntry, LedgerLine, SealHeader } from '#shared/domain/ledger/ledger.ts';
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

export type LedgerHandOverPorts = {
  ledger: Pick<LedgerStore, 'findDue' | 'claim'>;
  sendLedger(claim: LedgerClaim): Promise<void>;
  now(): Date;
  reportItem: ReportItem;
};

export type SealingPorts = Pick<StandingPorts, 'organisations' | 'now'> & {
  ledger: Pick<LedgerStore, 'findHead' | 'readEntries' | 'seal' | 'finish'>;
  conversions: Pick<ConversionStore, 'find'>;
  users: Pick<UserStore, 'find'>;
  mailChoices: Pick<MailChoiceStore, 'findRefused'>;
  siteOrigin(brandId: BrandId): string;
  startMail(mailId: string): Promise<void>;
};

export type LedgerExportPorts = { ledger: Pick<LedgerStore, 'readLines' | 'findTurns'> };
