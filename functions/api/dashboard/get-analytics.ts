import { handle } from '#functions/http/handle.ts';
import { openChatHistoryDeps } from '#functions/wiring/chat/chat-history.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () =>
  Promise.all([
    import('#functions/domain/chat-history/count-period.ts'),
    import('#functions/domain/dashboard/analyze-sessions.ts'),
  ]);

export const handler = handle(
  dashboard.getAnalytics,
  async ({ conversionId, timeframe: period }, { deps }) => {
    const [{ readPeriod }, { analyzeSessions }] = await loadWork();
    const { sessions, counts } = await readPeriod(openChatHistoryDeps(deps), { conversionId, period });
    return analyzeSessions(sessions, counts);
  },
  loadWork,
);
