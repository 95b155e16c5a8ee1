import type { ChatSummary } from '#shared/contract/chat-history.ts';
import type { ChatStore } from '../chat/ports.ts';
import type { LibraryFiles } from '../knowledge-base/ports.ts';
import type { LanguageModel, ModelBudget, Timer } from '../model/ports.ts';
import type { SessionPage, SessionRecord } from './session-record.ts';

/** An assistant's conversations, for its owner. */
export type ChatHistoryStore = {
  /**
   * The latest conversations, newest first. `next` is the cursor of a possible next page. Throws VALIDATION
   * for an invalid `before`.
   */
  listSessions(owner: string, page: SessionPage): Promise<{ records: SessionRecord[]; next?: string }>;
  findSession(owner: string, sessionId: string): Promise<SessionRecord | undefined>;
  /** Sets or removes a tag; its tags afterwards, undefined when it is gone or has as many as it may. */
  tagSession(
    owner: string,
    sessionId: string,
    change: { tag: string; isSet: boolean; most: number },
  ): Promise<Set<string> | undefined>;
};

/** Dependencies of tagging a conversation. */
export type TagPorts = { chatHistory: Pick<ChatHistoryStore, 'findSession' | 'tagSession'> };

/**
 * Phrases a summary with a model if all its numbers come from the summary; otherwise returns it unchanged.
 * Never throws.
 */
export type PhraseSummary = (summary: ChatSummary, tenant: string) => Promise<ChatSummary>;

/** Dependencies of phrasing a summary. */
export type SummaryPorts = {
  model: LanguageModel;
  budget: ModelBudget;
  timer: Timer;
  /** Prompt version for a rollback; defaults to the newest. */
  promptVersion?: string | undefined;
};

/** Dependencies of removing one answer. */
export type RedactionPorts = {
  chats: {
    /**
     * Deletes a conversation with all its data, and its words wherever they are quoted. Ledger entries stay, and no
     * longer name it; what its visitor sent to a person stays in the inbox.
     */
    remove(conversationOwner: string, sessionId: string): Promise<void>;
    /**
     * Removes an answer and its question with everything that was derived from them. Removes nothing when the
     * conversation has no other, or changed meanwhile.
     */
    redact(
      conversationOwner: string,
      sessionId: string,
      answerId: string,
    ): Promise<'removed' | 'only-one' | 'not-found' | 'changed'>;
  };
};

/** Dependencies of reading a conversation. */
export type TranscriptPorts = {
  chats: Pick<ChatStore, 'findRecent'>;
  chatHistory: Pick<ChatHistoryStore, 'findSession'>;
  files: Pick<LibraryFiles, 'readCorrections'>;
};
