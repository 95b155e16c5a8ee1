import { handle } from '#functions/http/handle.ts';
import { dashboard } from '#shared/contract/dashboard/dashboard.ts';

export const handler = handle(dashboard.dismissQuestion, async ({ conversionId, questionId }, { deps }) => {
  await deps.dismissedQuestions.add(conversionId, questionId, deps.now());
  return { success: true as const };
});
