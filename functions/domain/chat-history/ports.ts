import type { ChatSummary } from '#shared/contract/chat-history.ts';
import type { ChatStore } from '../chat/ports.ts';
import type { LibraryFiles } from '../knowledge-base/ports.ts';
import type { LanguageModel, ModelBudget, Timer } from '../model/ports.ts';
import type { SessionPage, SessionRecord } from './session-record.ts';

/** Conversations of an assistant as its owner sees them. */
export type ChatHistoryStore = {
  /** The latest ones, newest first. `next` is for the page after it, where there may be one. Throws VALIDATION for a `before` that is none. */
  listSessions(owner: string, page: SessionPage): Promise<{ records: SessionRecord[]; next?: string }>;
  findSession(owner: string, sessionId: string): Promise<SessionRecord | undefined>;
};

/** A summary in a model's words where all of its numbers are the summary's own; as it was otherwise. Never throws. */
export type PhraseSummary = (summary: ChatSummary, tenant: string) => Promise<ChatSummary>;

/** What phrasing a summary needs. */
export type SummaryPorts = {
  model: LanguageModel;
  budget: ModelBudget;
  timer: Timer;
  /** A version to go back to; the newest where it is left out. */
  promptVersion?: string | undefined;
};

/** What reading a conversation needs. */
export type TranscriptPorts = {
  chats: Pick<ChatStore, 'findRecent'>;
  chatHistory: Pick<ChatHistoryStore, 'findSession'>;
  files: Pick<LibraryFiles, 'readCorrections'>;
};
