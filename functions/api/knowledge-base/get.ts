import { listKnowledge } from '#functions/domain/knowledge-base/list-knowledge.ts';
import { handle } from '#functions/lib/handle.ts';
import { openLibraryWorld } from '#functions/lib/library-deps.ts';
import { requireConversion } from '#functions/lib/own-conversion.ts';
import { knowledgeBase } from '#shared/contract/knowledge-base.ts';

export const handler = handle(knowledgeBase.get, (_input, call) =>
  listKnowledge(openLibraryWorld(call.deps), requireConversion(call)),
);
