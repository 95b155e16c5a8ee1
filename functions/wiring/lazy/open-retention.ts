import { openRetentionWalkStore } from '#functions/storage/dynamodb/accounts/reading-walk-store.ts';
import { openTenantStore } from '#functions/storage/dynamodb/accounts/tenant-store.ts';
import { openChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import { openWordRemover } from '../chat/word-remover.ts';
import type { Deps } from '../deps.ts';
import { openInboxPorts } from '../inbox.ts';

/** The ports of erasing what owners no longer keep. */
export function openRetentionPorts(deps: Deps) {
  return {
    ...openInboxPorts(deps),
    ...openWordRemover(deps),
    tenants: openTenantStore(deps.table),
    retentionWalks: openRetentionWalkStore(deps.table),
    chatHistory: openChatHistoryStore(deps.table),
  };
}
