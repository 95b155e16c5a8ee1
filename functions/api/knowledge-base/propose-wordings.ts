import { findWordings } from '#functions/domain/dashboard/find-wordings.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.proposeWordings, async (draft, call) => ({
  wordings: await findWordings(call.deps, requireConversion(call), draft),
}));
