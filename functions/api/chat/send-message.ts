import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { openChatWorld } from '#functions/lib/chat-world.ts';
import { handleStream } from '#functions/lib/handle-stream.ts';
import { contract } from '#shared/contract/index.ts';

export const handler = handleStream(contract.chat.sendMessage, ({ platform, ...question }, call) =>
  sendMessage(openChatWorld(call.deps), { ...question, brandId: platform }, call),
);
