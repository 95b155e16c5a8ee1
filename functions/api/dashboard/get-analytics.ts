import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { openChatHistoryDeps } from '#functions/wiring/chat/chat-history.ts';
import { openQuestionPorts } from '#functions/wiring/open-questions.ts';
import { dashboard } from '#shared/contract/dashboard.ts';

/** Loaded in parallel with the first table read. */
const loadWork = () =>
  Promise.all([
    import('#functions/domain/chat-history/count-period.ts'),
    import('#functions/domain/dashboard/analyze-sessions.ts'),
    import('#functions/domain/dashboard/find-unanswered.ts'),
  ]);

export const handler = handle(
  dashboard.getAnalytics,
  async ({ conversionId, timeframe: period }, call) => {
    const { deps } = call;
    const [{ readPeriod }, { analyzeSessions, listed: most }, { findUnanswered }] = await loadWork();
    const { sessions, counts } = await readPeriod(openChatHistoryDeps(deps), { conversionId, period });
    const conversion = requireConversion(call);
    const unanswered = await findUnanswered(openQuestionPorts(deps), conversion, { sessions, most });
    return analyzeSessions(sessions, counts, unanswered);
  },
  loadWork,
);
