import { findWordings } from '#functions/domain/dashboard/find-wordings.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

const loadProposeWordings = async () =>
  (await import('#functions/wiring/lazy/propose-wordings.ts')).proposeWordings;

export const handler = handle(knowledgeBase.proposeWordings, async (draft, call) => {
  const ports = { ...call.deps, loadProposeWordings };
  return { wordings: await findWordings(ports, requireConversion(call), draft) };
});
