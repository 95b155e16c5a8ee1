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
    const [{ findSessionsSince }, { analyzeSessions }, { startOf, startOfPrevious, countTraffic }] =
      await loadWork();
    const begin = startOf(period.timeframe, deps.now()).toISOString();
    // Only for hours are the conversations before needed: days have counts of their own.
    const from =
      period.timeframe === '24h' ? startOfPrevious(period.timeframe, deps.now()).toISOString() : begin;
    const found = await findSessionsSince(openChatHistoryDeps(deps), period.conversionId, from);
    const instants = found.map(({ timestamp }) => timestamp);
    return analyzeSessions(
      found.filter(({ timestamp }) => timestamp >= begin),
      await countTraffic(deps, period, instants),
    );
  },
  loadWork,
);
