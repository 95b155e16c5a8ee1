import { listKnowledge } from '#functions/domain/knowledge-base/list-knowledge.ts';
import { handle } from '#functions/http/handle.ts';
import { requireConversion } from '#functions/http/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.get, (_input, call) =>
  listKnowledge(call.deps, requireConversion(call)),
);
