import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { findKnowledge } from '#functions/lib/find-knowledge.ts';
import { findPhraseAnswer } from '#functions/lib/find-phrase-answer.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.chat.sendMessage, ({ platform, ...question }, { deps }) =>
  sendMessage(
    { ...deps, findKnowledge: (id) => findKnowledge(deps, id), phraseAnswer: findPhraseAnswer(deps) },
    { ...question, brandId: platform },
  ),
);
