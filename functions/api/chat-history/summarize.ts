import { handle } from '#functions/http/handle.ts';
import { openChatHistoryDeps } from '#functions/wiring/chat/chat-history.ts';
import { chatHistory } from '#shared/contract/chat-history.ts';

/** Loaded in parallel with the first table read. */
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
    const { findPhraseSummary } = await import('#functions/wiring/chat/find-phrase-summary.ts');
    return (await findPhraseSummary(deps)?.(summary, period.conversionId)) ?? summary;
  },
  loadWork,
);
