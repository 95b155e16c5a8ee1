import type { Source } from '#functions/engine/documents/content/content.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Rating } from '#shared/contract/conversations.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { FormStore } from '../forms/ports.ts';
import type { CountingPorts, StandingPorts } from '../plans/ports.ts';
import type { ReadAnswer } from '../reading/ports.ts';
import type { DayChange, DayCounts } from './chat-day.ts';
import type { ChatMessage } from './chat-session.ts';
import type { ForwardPorts } from './handoff/ports.ts';

/** Where conversations with visitors are kept, per assistant and session. */
export type ChatStore = {
  /** The latest messages, oldest first. */
  findRecent(conversationOwner: string, sessionId: string, limit: number): Promise<ChatMessage[]>;
  /** Stores a question with its answer and counts them for the session, in one transaction. */
  addExchange(
    conversationOwner: string,
    sessionId: string,
    exchange: [ChatMessage, ChatMessage],
  ): Promise<void>;
  /** Keeps what the visitor thinks of one of the latest answers; answers what they thought before, undefined for no answer. */
  rate(
    conversationOwner: string,
    sessionId: string,
    messageId: string,
    rating: Rating,
  ): Promise<Pick<ChatMessage, 'rating'> | undefined>;
  /** Deletes a conversation with everything that belongs to it. */
  remove(conversationOwner: string, sessionId: string): Promise<void>;
};

/** What is counted of each assistant, by the day. */
export type ChatDayStore = {
  /** Adds to the counts of an assistant's day and of its brand's hour. `spread` is any text that differs from visitor to visitor. */
  add(owner: string, at: Date, spread: string, change: DayChange): Promise<void>;
  read(owner: string, day: string): Promise<DayCounts>;
  /** Counts a visitor for the day and the hour of an instant. */
  addVisit(owner: string, at: Date, spread: string): Promise<void>;
  /** The counts of each day from `from` to `to`, the last one included; days without any are left out. */
  readDays(owner: string, from: string, to: string): Promise<Map<string, DayCounts>>;
  /** Visitors of a day by its 24 hours; of today and the two days before. */
  readHours(owner: string, day: string): Promise<number[]>;
};

/** Counts what conversations of a brand begin with. `words`: what makes two queries the same one. */
export type QueryCounter = {
  count(brandId: BrandId, at: Date, query: { words: readonly string[]; text: string }): Promise<void>;
};

/** What finding the copy of a source needs. */
export type SourceCopyPorts = {
  findKnowledge(conversionId: string): Promise<Knowledge>;
  files: { readSource(conversionId: string, sourceId: string): Promise<Source | undefined> };
};

/** What answering a message needs. */
export type ChatPorts = ForwardPorts &
  StandingPorts &
  CountingPorts & {
    chats: Pick<ChatStore, 'findRecent' | 'addExchange'>;
    chatDays: Pick<ChatDayStore, 'add'>;
    queries: QueryCounter;
    forms: Pick<FormStore, 'listEntries'>;
    findKnowledge(conversionId: string): Promise<Knowledge>;
    /** The owner's own answers beside a knowledge. */
    findCorrections(knowledge: Knowledge): Promise<Correction[]>;
    /** Where a model is configured. */
    readAnswer?: ReadAnswer | undefined;
  };
