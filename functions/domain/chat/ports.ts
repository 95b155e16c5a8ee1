import type { Source } from '#functions/engine/documents/content/content.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { LedgerStore } from '#functions/storage/dynamodb/chat/ledger-store.ts';
import type { FormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Rating } from '#shared/domain/chat/rating.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { LedgerEntry } from '#shared/domain/ledger/ledger.ts';
import type { AdmissionPorts, CountingPorts } from '../plans/ports.ts';
import type { ReadAnswer } from '../reading/ports.ts';
import type { DayChange, DayCounts } from './chat-day.ts';
import type { ChatMessage } from './chat-session.ts';
import type { ForwardPorts } from './handoff/ports.ts';

/** The page a question was asked on, its language, and whether the assistant's own account asked. */
export type ChatOrigin = { page?: string | undefined; language?: string | undefined; isTest?: boolean };

/** Stores visitor conversations per assistant and session. */
export type ChatStore = {
  /** The latest messages, oldest first. */
  findRecent(conversationOwner: string, sessionId: string, limit: number): Promise<ChatMessage[]>;
  /**
   * Stores a question with its answer and their ledger entry, and counts them for the session, in one
   * transaction. The session keeps the first page, and stays marked once its own account asked in it.
   * `isFirst`: no earlier message was found. `countedIn`: the month in which the caller would count the conversation;
   * returns whether this exchange noted it, which only one does.
   */
  addExchange(
    conversationOwner: string,
    sessionId: string,
    exchange: [ChatMessage, ChatMessage],
    details?: ChatOrigin & {
      isFirst?: boolean;
      entry?: LedgerEntry | undefined;
      countedIn?: string | undefined;
    },
  ): Promise<boolean>;
  /**
   * Saves a visitor's rating of a recent answer; returns the previous rating, or undefined for an unknown
   * answer.
   */
  rate(
    conversationOwner: string,
    sessionId: string,
    messageId: string,
    rating: Rating,
  ): Promise<Pick<ChatMessage, 'rating'> | undefined>;
};

/** Daily counts per assistant. */
export type ChatDayStore = {
  /**
   * Adds to the counts of an assistant's day and its brand's hour. `spread` is any text that varies by
   * visitor.
   */
  add(owner: string, at: Date, spread: string, change: DayChange): Promise<void>;
  read(owner: string, day: string): Promise<DayCounts>;
  /** Counts a visitor for an instant's day and hour. */
  addVisit(owner: string, at: Date, spread: string): Promise<void>;
  /** Counts per day from `from` to `to`, inclusive; days without counts are left out. */
  readDays(owner: string, from: string, to: string): Promise<Map<string, DayCounts>>;
  /** A day's visitors by hour; available for today and the two days before. */
  readHours(owner: string, day: string): Promise<number[]>;
};

/** Counts opening questions of a brand's conversations. Queries with the same `words` are one. */
export type QueryCounter = {
  count(brandId: BrandId, at: Date, query: { words: readonly string[]; text: string }): Promise<void>;
};

/** Dependencies of finding a source's copy. */
export type SourceCopyPorts = {
  findKnowledge(conversionId: string): Promise<Knowledge>;
  files: { readSource(conversionId: string, sourceId: string): Promise<Source | undefined> };
};

/** Dependencies of answering a message. */
export type ChatPorts = ForwardPorts &
  AdmissionPorts &
  CountingPorts & {
    chats: Pick<ChatStore, 'findRecent' | 'addExchange'>;
    chatDays: Pick<ChatDayStore, 'add'>;
    queries: QueryCounter;
    ledger: Pick<LedgerStore, 'expectSeal'>;
    /** The configured model's name. */
    modelId?: string | undefined;
    /** The name of the model that checks its sentences. */
    checkModelId?: string | undefined;
    forms: Pick<FormStore, 'listEntries'>;
    findKnowledge(conversionId: string): Promise<Knowledge>;
    /** The owner's corrections for a knowledge. */
    findCorrections(knowledge: Knowledge): Promise<Correction[]>;
    /** Only when a model is configured. */
    readAnswer?: ReadAnswer | undefined;
  };
