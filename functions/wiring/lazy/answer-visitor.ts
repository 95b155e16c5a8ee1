import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { openChatPorts } from '../chat/chat.ts';
import type { Deps } from '../deps.ts';

type Question = Parameters<typeof sendMessage>[1];
type Listener = Parameters<typeof sendMessage>[2];

/** Answers a visitor's message with the engine, which is loaded with this module. */
export function answerVisitor(
  question: Question,
  call: Listener & { deps: Deps },
): ReturnType<typeof sendMessage> {
  return sendMessage(openChatPorts(call.deps), question, call);
}
