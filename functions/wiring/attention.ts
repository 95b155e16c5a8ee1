import type { Conversion } from '#functions/domain/conversions/conversion.ts';
import { findAttention } from '#functions/domain/dashboard/find-attention.ts';
import { openChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import { openLibraryStore } from '#functions/storage/dynamodb/conversions/library-store.ts';
import { openInboxStore } from '#functions/storage/dynamodb/inbox/inbox-store.ts';
import type { Attention } from '#shared/contract/dashboard/attention.ts';
import type { Deps } from './deps.ts';
import { openQuestionPorts } from './open-questions.ts';

/** What waits for the owner of an assistant. */
export function readAttention(deps: Deps, conversion: Conversion): Promise<Attention> {
  return findAttention(
    {
      ...deps,
      ...openQuestionPorts(deps),
      chatHistory: openChatHistoryStore(deps.table),
      inbox: openInboxStore(deps.table),
      libraries: openLibraryStore(deps.table),
    },
    conversion,
  );
}
