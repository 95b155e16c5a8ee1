import { handle } from '#functions/http/handle.ts';
import { openChatHistoryDeps } from '#functions/wiring/chat/chat-history.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () =>
  Promise.all([
    import('#functions/domain/chat-history/find-sessions.ts'),
    import('#functions/domain/dashboard/analyze-sessions.ts'),
    import('#functions/domain/dashboard/count-traffic.ts'),
  ]);

export const handler = handle(
  dashboard.getAnalytics,
  async (period, { deps }) => {
    const [{ findSessionsSince }, { analyzeSessions }, { startOf, countTraffic }] = await loadWork();
    const begin = startOf(period.timeframe, deps.now()).toISOString();
    const sessions = await findSessionsSince(openChatHistoryDeps(deps), period.conversionId, begin);
    return analyzeSessions(sessions, await countTraffic(deps, period, sessions));
  },
  loadWork,
);
