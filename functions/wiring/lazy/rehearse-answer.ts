import { sendMessage } from '#functions/domain/chat/send-message.ts';
import { openChatPorts } from '../chat/chat.ts';
import type { Deps } from '../deps.ts';

/** The model budget for staff rehearsals. */
const budgetOwner = 'staff-rehearsals';

/**
 * Answers like for a visitor, but stores and counts no conversation, because staff tests aren't the
 * customer's.
 */
export function rehearseAnswer(
  question: Parameters<typeof sendMessage>[1],
  call: Parameters<typeof sendMessage>[2] & { deps: Deps },
): ReturnType<typeof sendMessage> {
  const ports = openChatPorts(call.deps);
  const { readAnswer } = ports;
  const rehearsal = {
    ...ports,
    chats: { findRecent: async () => [], addExchange: async () => false },
    chatDays: { add: async () => undefined },
    queries: { count: async () => undefined },
    ledger: { expectSeal: async () => undefined },
    handoffs: {
      find: ports.handoffs.find,
      findForwarded: ports.handoffs.findForwarded,
      save: async () => undefined,
      forward: async (_conversation: unknown, { message }: Parameters<typeof ports.handoffs.forward>[1]) => ({
        isNew: false,
        message: { ...message, pageToken: undefined },
      }),
      amend: async () => true,
    },
    usage: {
      read: ports.usage.read,
      readWithOrganisation: ports.usage.readWithOrganisation,
      take: async () => 0,
      giveBack: async () => undefined,
      mark: async () => true,
    },
    readAnswer:
      readAnswer &&
      ((request: Parameters<typeof readAnswer>[0]) =>
        readAnswer({ ...request, tenant: budgetOwner, visitor: undefined })),
  };
  return sendMessage(rehearsal, question, call);
}
