import { correctAnswer } from '#functions/domain/knowledge-base/correct-answer.ts';
import { handle } from '#functions/lib/handle.ts';
import { requireConversion } from '#functions/lib/library-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.knowledgeBase.correctAnswer, async (input, call) => ({
  success: true as const,
  correction: await correctAnswer(call.deps, requireConversion(call), input),
}));
