import type { ChatMessage } from '#functions/domain/chat/chat-session.ts';
import type { HandoffRecord } from '#functions/domain/chat/handoff/handoff.ts';
import type { ChatPorts } from '#functions/domain/chat/ports.ts';
import type { Question } from '#functions/domain/chat/question.ts';
import { sendMessage } from '#functions/domain/chat/send-message.ts';
import type { Conversation } from '#functions/domain/conversions/conversation.ts';
import type { ForwardedMessage } from '#functions/domain/inbox/forwarded-message.ts';
import type { Mail } from '#functions/domain/mail/mail.ts';
import type { ChatStore } from '#functions/storage/dynamodb/chat/chat-store.ts';
import type { LiveTurn } from '#shared/domain/chat/live-turn.ts';

/** In-memory ports: the brand's own assistant, its conversations and its forwarded messages. */
export function makePorts(now = new Date('2026-03-02T10:00:00Z')) {
  const turns = new Map<string, ChatMessage[]>();
  const records = new Map<string, HandoffRecord>();
  const forwarded = new Map<string, ForwardedMessage>();
  const mails: Mail[] = [];
  const calls = new Map<string, number>();
  let ids = 0;
  const chats: Pick<ChatStore, 'findRecent' | 'addExchange'> = {
    findRecent: async (owner, session, limit) => (turns.get(owner + session) ?? []).slice(-limit),
    async addExchange(owner, session, exchange) {
      turns.set(owner + session, [...(turns.get(owner + session) ?? []), ...exchange]);
      return false;
    },
  };
  return {
    turns,
    forwarded,
    records,
    mails,
    chats,
    chatDays: { add: async () => undefined },
    queries: { count: async () => undefined },
    ledger: { expectSeal: async () => undefined },
    live: {
      find: async () => undefined,
      say: async () => false,
      listTurns: async (): Promise<LiveTurn[]> => [],
    },
    forms: { listEntries: async () => [] },
    handoffs: {
      find: async ({ owner, sessionId }: Conversation) => records.get(owner + sessionId),
      save: async (
        { owner, sessionId }: Conversation,
        record: HandoffRecord,
        { wasTold }: { wasTold: boolean },
      ) => {
        const person = records.get(owner + sessionId)?.person;
        const isKept = person && !(wasTold && person === 'answered');
        records.set(owner + sessionId, { ...record, ...(isKept && { person }) });
      },
      forward: async (
        { owner, sessionId }: Conversation,
        letter: { message: ForwardedMessage; mails: Mail[]; record: HandoffRecord },
      ) => {
        const known = forwarded.get(letter.message.id);
        if (known) return { isNew: false, message: known };
        forwarded.set(letter.message.id, letter.message);
        mails.push(...letter.mails);
        records.set(owner + sessionId, letter.record);
        return { isNew: true, message: letter.message };
      },
      findForwarded: async (pageToken: string) =>
        [...forwarded.values()].find((message) => message.pageToken === pageToken),
      amend: async (before: ForwardedMessage, after: ForwardedMessage, added: { mails: Mail[] }) => {
        forwarded.set(before.id, after);
        mails.push(...added.mails);
        return true;
      },
    },
    conversions: { find: async () => undefined },
    findSettings: async () => undefined,
    organisations: { find: async () => undefined },
    pricingModelOf: () => 'enrollment' as const,
    usage: {
      readWithOrganisation: async () => undefined,
      take: async () => 0,
      giveBack: async () => undefined,
      mark: async () => true,
    },
    lifeCycles: { bringForward: async () => undefined },
    rateLimits: {
      countCall: async (subject: string) => {
        calls.set(subject, (calls.get(subject) ?? 0) + 1);
        return calls.get(subject) ?? 0;
      },
    },
    findCorrections: async () => [],
    findKnowledge: () => Promise.reject(new Error('not asked for')),
    now: () => now,
    makeId: () => `id-${++ids}`,
    siteOrigin: () => 'https://edgpt.ai',
    startMail: async () => undefined,
    webhooks: { listEndpoints: async () => [] },
    announceDelivery: async () => undefined,
  };
}

/** A listener that only wants the complete reply. */
export const silent = { sendText: () => undefined, signal: new AbortController().signal };

/** One visitor's side of a conversation with the brand's own assistant. */
export function visit(ports: ChatPorts, sessionId = 'visitor-1') {
  return (message: string, pressed?: 'start' | 'cancel' | Pick<Question, 'details'>) =>
    sendMessage(
      ports,
      {
        ...{ message, brandId: 'edgpt', sessionId },
        ...(typeof pressed === 'string' ? { handoff: pressed } : pressed),
      },
      silent,
    );
}
