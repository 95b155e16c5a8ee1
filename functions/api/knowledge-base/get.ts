import { listKnowledge } from '#functions/domain/knowledge-base/list-knowledge.ts';
import { handle } from '#functions/lib/handle.ts';
import { openLibraryWorld, requireConversion } from '#functions/lib/library-deps.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.knowledgeBase.get, (_input, call) =>
  listKnowledge(openLibraryWorld(call.deps), requireConversion(call)),
);
