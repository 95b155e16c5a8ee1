import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { ChatStore } from '#functions/storage/dynamodb/chat/chat-store.ts';
import type { ChatSummary } from '#shared/contract/chat-history.ts';
import type { LibraryFiles } from '../knowledge-base/ports.ts';
import type { LanguageModel, ModelBudget, Timer } from '../model/ports.ts';

export type TagPorts = { chatHistory: Pick<ChatHistoryStore, 'findSession' | 'tagSession'> };

/**
 * Phrases a summary with a model if all its numbers come from the summary; otherwise returns it unchanged.
 * Never throws.
 */
export type PhraseSummary = (summary: ChatSummary, tenant: string) => Promise<ChatSummary>;

export type SummaryPorts = {
  model: LanguageModel;
  budget: ModelBudget;
  timer: Timer;
  /** Prompt version for a rollback; defaults to the newest. */
  promptVersion?: string | undefined;
};

export type TranscriptPorts = {
  chats: Pick<ChatStore, 'findRecent'>;
  chatHistory: Pick<ChatHistoryStore, 'findSession'>;
  files: Pick<LibraryFiles, 'readCorrections'>;
};
