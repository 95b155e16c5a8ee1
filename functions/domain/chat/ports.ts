import type { Source } from '#functions/engine/documents/content/content.ts';
import type { Knowledge } from '#functions/engine/knowledge/knowledge.ts';
import type { ChatDayStore } from '#functions/storage/dynamodb/chat/chat-day-store.ts';
import type { ChatStore } from '#functions/storage/dynamodb/chat/chat-store.ts';
import type { LedgerStore } from '#functions/storage/dynamodb/chat/ledger-store.ts';
import type { LiveStore } from '#functions/storage/dynamodb/chat/live-store.ts';
import type { FormStore } from '#functions/storage/dynamodb/forms/form-store.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import type { Correction } from '#shared/domain/conversion/knowledge-item.ts';
import type { AdmissionPorts, CountingPorts } from '../plans/ports.ts';
import type { ReadAnswer } from '../reading/ports.ts';
import type { ForwardPorts } from './handoff/ports.ts';

/** The page a question was asked on, its language, whether the assistant's own account asked, the agent that did, and whether by mail. */
export type ChatOrigin = {
  page?: string | undefined;
  language?: string | undefined;
  isTest?: boolean;
  agent?: string | undefined;
  isByMail?: boolean | undefined;
};

/** Counts opening questions of a brand's conversations. Queries with the same `words` are one. */
export type QueryCounter = {
  count(brandId: BrandId, at: Date, query: { words: readonly string[]; text: string }): Promise<void>;
};

export type SourceCopyPorts = {
  findKnowledge(conversionId: string): Promise<Knowledge>;
  files: { readSource(conversionId: string, sourceId: string): Promise<Source | undefined> };
};

export type ChatPorts = ForwardPorts &
  AdmissionPorts &
  CountingPorts & {
    chats: Pick<ChatStore, 'findRecent' | 'addExchange'>;
    chatDays: Pick<ChatDayStore, 'add'>;
    queries: QueryCounter;
    ledger: Pick<LedgerStore, 'expectSeal'>;
    live: Pick<LiveStore, 'find' | 'say'>;
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
