import type * as z from 'zod';
import { sendMessage } from '#functions/domain/chat/send-message.ts';
import type { chat } from '#shared/contract/chat.ts';
import { findKnowledge } from './find-knowledge.ts';
import { findPhraseAnswer } from './find-phrase-answer.ts';
import type { Call } from './respond.ts';

/** Answers a message of a visitor with the engine, which is loaded with this module. */
export function answerVisitor(
  { platform, ...question }: z.output<typeof chat.sendMessage.input>,
  call: Call,
): ReturnType<typeof sendMessage> {
  const { deps } = call;
  const world = {
    ...deps,
    findKnowledge: (conversionId: string) => findKnowledge(deps, conversionId),
    phraseAnswer: findPhraseAnswer(deps),
    announceMail: (mailId: string) => deps.sendOrLeaveToSweeper(() => deps.sendMail(mailId)),
  };
  return sendMessage(world, { ...question, brandId: platform }, call);
}
