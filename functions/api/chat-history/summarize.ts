import { openChatHistoryDeps } from '#functions/lib/chat-history-deps.ts';
import { handle } from '#functions/lib/handle.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

/** Read and set up while the first call waits for the table. */
const loadWork = () =>
  Promise.all([
    import('#functions/domain/chat-history/find-sessions.ts'),
    import('#functions/domain/chat-history/summarize-sessions.ts'),
  ]);

export const handler = handle(
  chatHistory.summarize,
  async ({ includeInsights, ...period }, { deps }) => {
    const [{ findSessionsOf }, { summarizeSessions }] = await loadWork();
    const summary = summarizeSessions(await findSessionsOf(openChatHistoryDeps(deps), period));
    if (!includeInsights) return { ...summary, insights: [], recommendations: [] };
    if (!deps.modelChoice) return summary;
    const { findPhraseSummary } = await import('#functions/lib/find-phrase-summary.ts');
    return (await findPhraseSummary(deps)?.(summary, period.conversionId)) ?? summary;
  },
  loadWork,
);
