import type { ChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { ChatStore } from '#functions/storage/dynamodb/chat/chat-store.ts';
import type { ChatSummary } from '#shared/contract/assistant/chat-history.ts';
import type { LibraryFiles } from '../knowledge-base/ports.ts';
import type { AskPorts } from '../model/ask-once.ts';

export type TagPorts = { chatHistory: Pick<ChatHistoryStore, 'findSession' | 'tagSession'> };

/**
 * Phrases a summary with a model if all its numbers come from the summary; otherwise returns it unchanged.
 * Never throws.
 */
export type PhraseSummary = (summary: ChatSummary, tenant: string) => Promise<ChatSummary>;

export type SummaryPorts = AskPorts & {
  /** Prompt version for a rollback; defaults to the newest. */
  promptVersion?: string | undefined;
};

/** The English of texts in other languages, one each; undefined where the model gave none. Never throws. */
export type TranslateTexts = (
  texts: readonly string[],
  tenant: string,
) => Promise<readonly (string | undefined)[]>;

export type TranslationPorts = {
  chats: Pick<ChatStore, 'findRecent'>;
  chatHistory: Pick<ChatHistoryStore, 'findSession' | 'keepTranslation'>;
  /** Undefined where no model may. */
  translate: TranslateTexts | undefined;
};

export type TranscriptPorts = {
  chats: Pick<ChatStore, 'findRecent'>;
  chatHistory: Pick<ChatHistoryStore, 'findSession'>;
  files: Pick<LibraryFiles, 'readCorrections'>;
  /** Whether a model may translate for the assistant's people. */
  mayTranslate: (conversionId: string) => Promise<boolean>;
};
