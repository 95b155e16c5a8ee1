import { readPeriod } from '#functions/domain/chat-history/count-period.ts';
import { summarizeSessions } from '#functions/domain/chat-history/summarize-sessions.ts';
import { readsWithModel } from '#functions/domain/reading/reads-with-model.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { chatHistory, periodOfSummary } from '#shared/contract/assistant/chat-history.ts';

export const handler = handle(
  chatHistory.summarize,
  async ({ includeInsights, conversionId, period }, call) => {
    const { deps } = call;
    const wanted = { conversionId, period: periodOfSummary[period] };
    const { sessions, counts } = await readPeriod(deps, wanted);
    const { groupAsked } = await import('#functions/domain/owner-answers/group-asked.ts');
    const site = { organisationName: requireConversion(call).companyName, languages: [] };
    const summary = summarizeSessions(sessions, counts, (questions) => groupAsked(questions, site));
    if (!includeInsights) return { ...summary, insights: [], recommendations: [] };
    if (!deps.modelChoice || !(await readsWithModel(deps, conversionId))) return summary;
    const { findPhraseSummary } = await import('#functions/wiring/chat/find-history-models.ts');
    return (await findPhraseSummary(deps)?.(summary, conversionId)) ?? summary;
  },
);
