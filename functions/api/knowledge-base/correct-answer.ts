import { correctAnswer } from '#functions/domain/knowledge-base/correct-answer.ts';
import { handle } from '#functions/lib/handle.ts';
import { openLibraryWorld } from '#functions/lib/library-deps.ts';
import { requireConversion } from '#functions/lib/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.correctAnswer, async (input, call) => ({
  success: true as const,
  correction: await correctAnswer(openLibraryWorld(call.deps), requireConversion(call), input),
}));
