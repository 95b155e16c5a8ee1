import { findSessionsSince } from '#functions/domain/chat-history/summarize-sessions.ts';
import { analyzeSessions, beginOf } from '#functions/domain/dashboard/analyze-sessions.ts';
import { openChatHistoryDeps } from '#functions/lib/chat-history-deps.ts';
import { handle } from '#functions/lib/handle.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

export const handler = handle(dashboard.getAnalytics, async ({ conversionId, timeframe }, { deps }) => {
  const now = deps.now();
  const sessions = await findSessionsSince(openChatHistoryDeps(deps), conversionId, beginOf(timeframe, now));
  return analyzeSessions(sessions, timeframe, now);
});
