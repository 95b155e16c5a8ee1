import type { Source } from '#functions/engine/documents/content/content.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Rating } from '#shared/contract/conversations.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { Conversation } from '../conversions/conversation.ts';
import type { FormStore } from '../forms/ports.ts';
import type { AttemptCounter } from '../identity/ports.ts';
import type { ForwardedMessage } from '../inbox/forwarded-message.ts';
import type { AddresseePorts } from '../inbox/ports.ts';
import type { Mail } from '../mail/mail.ts';
import type { CountingPorts, StandingPorts } from '../plans/ports.ts';
import type { ReadAnswer } from '../reading/ports.ts';
import type { EventPorts } from '../webhooks/ports.ts';
import type { StoredDelivery } from '../webhooks/webhook.ts';
import type { DayChange, DayCounts } from './chat-day.ts';
import type { ChatMessage } from './chat-session.ts';
import type { HandoffRecord } from './handoff.ts';

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

/** How far visitors are with leaving a message, and the messages they left. */
export type HandoffStore = {
  find(conversation: Conversation, now: Date): Promise<HandoffRecord | undefined>;
  /** Stores how far a visitor is. What staff say of a person stays, unless the visitor `wasTold` that one has answered. */
  save(
    conversation: Conversation,
    record: HandoffRecord,
    { now, wasTold }: { now: Date; wasTold: boolean },
  ): Promise<void>;
  /** Stores message, mails, events and state in one transaction, unless this very message is there already; answers the message that is. */
  forward(
    conversation: Conversation,
    forwarded: {
      message: ForwardedMessage;
      mails: Mail[];
      deliveries: StoredDelivery[];
      record: HandoffRecord;
    },
    now: Date,
  ): Promise<{ isNew: boolean; message: ForwardedMessage }>;
};

/** What finding the copy of a source needs. */
export type SourceCopyPorts = {
  findKnowledge(conversionId: string): Promise<Knowledge>;
  files: { readSource(conversionId: string, sourceId: string): Promise<Source | undefined> };
};

/** What forwarding a message to a person needs. */
export type ForwardPorts = EventPorts &
  AddresseePorts &
  Pick<StandingPorts, 'now'> & {
    handoffs: HandoffStore;
    makeId(): string;
    rateLimits: Pick<AttemptCounter, 'countCall'>;
    siteOrigin(brandId: BrandId): string;
    /** Tells the mail worker; what is not told now, the sweeper tells. */
    announceMail(mailId: string): Promise<void>;
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
