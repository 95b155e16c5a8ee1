import { openChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import type { Deps } from '../deps.ts';

/** The ports for listing conversations. */
export function openChatHistoryDeps(deps: Deps) {
  return { ...deps, chatHistory: openChatHistoryStore(deps.table) };
}
