import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { findKnowledge } from '#functions/lib/find-knowledge.ts';
import { findPhraseAnswer } from '#functions/lib/find-phrase-answer.ts';
import { handleStream } from '#functions/lib/handle-stream.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleStream(contract.chat.sendMessage, ({ platform, ...question }, call) => {
  const { deps } = call;
  const world = {
    ...deps,
    findKnowledge: (conversionId: string) => findKnowledge(deps, conversionId),
    phraseAnswer: findPhraseAnswer(deps),
    announceMail: (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
  return sendMessage(world, { ...question, brandId: platform }, call);
});
