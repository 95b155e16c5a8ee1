import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { openChatPorts } from '../chat/chat.ts';
import type { Deps } from '../deps.ts';

/** Answers a visitor's message with the engine, which is loaded with this module. */
export function answerVisitor(
  question: Parameters<typeof sendMessage>[1],
  call: Parameters<typeof sendMessage>[2] & { deps: Deps },
): ReturnType<typeof sendMessage> {
  return sendMessage(openChatPorts(call.deps), question, call);
}
