import { correctAnswer } from '#functions/domain/knowledge-base/correct-answer.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.correctAnswer, async (input, call) => ({
  success: true as const,
  correction: await correctAnswer(call.deps, requireConversion(call), input),
}));
