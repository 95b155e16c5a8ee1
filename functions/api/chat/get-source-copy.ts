import { findSourceCopy } from '#functions/domain/chat/find-source-copy.ts';
import { findKnowledge } from '#functions/lib/find-knowledge.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.chat.getSourceCopy, ({ conversionId, sourceId }, { deps }) =>
  findSourceCopy({ ...deps, findKnowledge: (id) => findKnowledge(deps, id) }, conversionId, sourceId),
);
