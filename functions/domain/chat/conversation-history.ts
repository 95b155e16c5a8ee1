import { type Answer, leadOf } from '#functions/engine/reply/answer.ts';
import type { ChatStore } from '#functions/storage/dynamodb/chat/chat-store.ts';
import type { HandoffState } from '#shared/contract/assistant/chat.ts';
import type { Conversation } from '../conversions/conversation.ts';
import type { ChatMessage } from './chat-session.ts';
import type { HandoffStep } from './handoff/visit.ts';

type Turn = { role: string; content: string };

/** Turns included in a message to a person. */
const excerptLength = 12;
/** Turns a follow-up question may refer to. */
const historyLength = 6;

/** Marks turns of leaving a message, which aren't questions to the assistant. */
const intakeIntent = 'intake';

/** Earlier turns of a known session, oldest first, without those of leaving a message, and the last unless it is one. */
export async function findRecent(
  chats: Pick<ChatStore, 'findRecent'>,
  { owner, sessionId }: Conversation,
): Promise<{ recent: ChatMessage[]; last: ChatMessage | undefined }> {
  const turns = await chats.findRecent(owner, sessionId, excerptLength);
  const recent = turns.filter((message) => !isIntakeTurn(message));
  return { recent, last: turns.at(-1) === recent.at(-1) ? recent.at(-1) : undefined };
}

/** Whether a turn is one of leaving a message for a person. */
export const isIntakeTurn = ({ intent }: Pick<ChatMessage, 'intent'>): boolean => intent === intakeIntent;

/** The turns a follow-up may refer to: stored ones, else those the page sent. */
export function selectHistory(
  recent: readonly ChatMessage[],
  remembered: readonly Turn[] = [],
): Pick<ChatMessage, 'role' | 'content'>[] {
  const turns: readonly Turn[] = recent.length ? recent : remembered;
  return turns.slice(-historyLength).map(({ role, content }) => ({
    role: role === 'assistant' ? 'assistant' : 'user',
    content,
  }));
}

/** Whether an answer confirms that the visitor left a contact. */
export function confirmsContact({ intent, content }: Pick<ChatMessage, 'intent' | 'content'>): boolean {
  return intent === intakeIntent && content === describeState('collected');
}

const describeState = (state: HandoffState | 'asking-question') => `[${state}]`;

/** Both turns as stored. Turns of leaving a message store its state, never the visitor's name or contact. */
export function describeExchange(
  exchangeId: string,
  said: {
    message: string;
    /** What the question is about. */
    topic?: string | undefined;
    askedAt: Date;
    answer: Answer;
    answeredAt: Date;
    step: HandoffStep | undefined;
    isTest?: boolean;
  },
): [ChatMessage, ChatMessage] {
  const { message, topic, answer, step } = said;
  const { text, outcome, confidence, intent, citations } = answer;
  return [
    {
      messageId: `${exchangeId}-1`,
      role: 'user',
      content: step?.keptAs ?? message,
      sentAt: said.askedAt.toISOString(),
      ...(step ? { intent: intakeIntent } : topic && { topic }),
      ...(said.isTest && { isTest: true }),
    },
    {
      messageId: `${exchangeId}-2`,
      role: 'assistant',
      content: step
        ? describeState(step.handoff.asksQuestion ? 'asking-question' : step.handoff.state)
        : text,
      ...(!step && leadOf(answer)),
      sentAt: said.answeredAt.toISOString(),
      outcome,
      confidence,
      intent: step ? intakeIntent : intent,
      citations,
    },
  ];
}
