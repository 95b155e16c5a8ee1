import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { findKnowledge } from '#functions/lib/find-knowledge.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.chat.sendMessage, ({ platform, ...question }, { deps }) =>
  sendMessage(
    { ...deps, findKnowledge: (id) => findKnowledge(deps, id) },
    { ...question, brandId: platform },
  ),
);
