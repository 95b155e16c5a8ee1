import { settleAnsweredQuestions as settle } from '#functions/domain/dashboard/settle-answered-questions.ts';
import type { UpdatePorts } from '#functions/domain/knowledge-base/ports.ts';
import { openChatHistoryStore } from '#functions/storage/dynamodb/chat/chat-history-store.ts';
import { openDismissedQuestionStore } from '#functions/storage/dynamodb/site/dismissed-question-store.ts';
import type { Deps } from './deps.ts';
import { openQuestionPorts } from './open-questions.ts';

/** Finds what new knowledge answers; loaded at the end of an update, because nothing before needs it. */
export function settleAnsweredQuestions(
  deps: Deps,
  ...[conversion, knowledge]: Parameters<UpdatePorts['settleAnsweredQuestions']>
): Promise<void> {
  return settle(
    {
      ...openQuestionPorts(deps),
      ...deps,
      dismissedQuestions: openDismissedQuestionStore(deps.table),
      chatHistory: openChatHistoryStore(deps.table),
    },
    conversion,
    knowledge,
  );
}
