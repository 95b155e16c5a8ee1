import { findSourceCopy } from '#functions/domain/chat/find-source-copy.ts';
import { handle } from '#functions/http/handle.ts';
import { findKnowledge } from '#functions/wiring/chat/find-knowledge.ts';
import { chat } from '#shared/contract/assistant/chat.ts';

export const handler = handle(chat.getSourceCopy, ({ conversionId, sourceId }, { deps }) =>
  findSourceCopy({ ...deps, findKnowledge: (id) => findKnowledge(deps, id) }, conversionId, sourceId),
);
