import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { openChatWorld } from '../chat/chat.ts';
import type { Deps } from '../deps.ts';

/** The models' budget that answers to the staff are taken from. */
const budgetOwner = 'staff-rehearsals';

/** Answers as a visitor is answered, but stores no conversation and counts none: what staff try out is not the customer's. */
export function rehearseAnswer(
  question: Parameters<typeof sendMessage>[1],
  call: Parameters<typeof sendMessage>[2] & { deps: Deps },
): ReturnType<typeof sendMessage> {
  const world = openChatWorld(call.deps);
  const { phraseAnswer } = world;
  const rehearsal = {
    ...world,
    chats: { findRecent: async () => [], addExchange: async () => undefined },
    chatDays: { add: async () => undefined },
    handoffs: { ...world.handoffs, save: async () => undefined, forward: async () => false },
    usage: { ...world.usage, countOnce: async () => undefined },
    phraseAnswer:
      phraseAnswer &&
      ((request: Parameters<typeof phraseAnswer>[0]) => phraseAnswer({ ...request, tenant: budgetOwner })),
  };
  return sendMessage(rehearsal, question, call);
}
