import { findSessionsOf, summarizeSessions } from '#functions/domain/chat-history/summarize-sessions.ts';
import { openChatHistoryDeps } from '#functions/lib/chat-history-deps.ts';
import { handle } from '#functions/lib/handle.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

export const handler = handle(chatHistory.summarize, async ({ includeInsights, ...period }, { deps }) => {
  const summary = summarizeSessions(await findSessionsOf(openChatHistoryDeps(deps), period));
  return includeInsights ? summary : { ...summary, insights: [], recommendations: [] };
});
