import { answerForm } from '#functions/domain/chat/answer-form.ts';
import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { openChatWorld } from '#functions/lib/chat-world.ts';
import { handle } from '#functions/lib/handle.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handle(contract.chat.answerForm, (input, call) => {
  const world = openChatWorld(call.deps);
  return answerForm((question) => sendMessage(world, question, call), {
    ...input,
    referrer: call.event.headers.referer,
  });
});
