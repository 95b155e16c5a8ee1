import { findSourceCopy } from '#functions/domain/chat/find-source-copy.ts';
import { findKnowledge } from '#functions/lib/find-knowledge.ts';
import { handle } from '#functions/lib/handle.ts';
import { chat } from '#shared/contract/chat.ts';

export const handler = handle(chat.getSourceCopy, ({ conversionId, sourceId }, { deps }) =>
  findSourceCopy({ ...deps, findKnowledge: (id) => findKnowledge(deps, id) }, conversionId, sourceId),
);
