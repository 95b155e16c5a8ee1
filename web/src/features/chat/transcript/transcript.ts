import type { ChatOutcome, FormOffer, Handoff, HandoffState } from '#shared/contract/chat.ts';
import type { Rating } from '#shared/contract/conversations.ts';
import type { Citation } from '#shared/domain/citation.ts';

export type ChatMessage = {
  id: string;
  sender: 'user' | 'assistant';
  content: string;
  /** ISO 8601 instant. */
  timestamp: string;
  outcome?: ChatOutcome | undefined;
  sources: Citation[];
  suggestions: string[];
  /** Names the answer on the server, where it can be rated. */
  messageId?: string | undefined;
  rating?: Rating | undefined;
  handoff?: Handoff | undefined;
  form?: FormOffer | undefined;
  /** The question that got no answer, or half of one, because the call failed. */
  unansweredQuestion?: string | undefined;
  /** The button that led to the unanswered question. */
  unansweredWish?: 'start' | 'cancel' | undefined;
  /** The content is what had come of an answer when it broke off. */
  isCutOff?: boolean | undefined;
  /** A name or a contact for a person, or what was said to it: nothing to answer questions with. */
  isIntake?: boolean | undefined;
};

export type Transcript = { sessionId: string; messages: ChatMessage[] };

/** Older messages are dropped so that a long conversation never fills the browser's store. */
const storedMessageLimit = 200;

/** Turns of the conversation that a question is sent with. */
const historyLimit = 6;

export function startTranscript(): Transcript {
  return { sessionId: crypto.randomUUID(), messages: [] };
}

export function addMessage(transcript: Transcript, message: ChatMessage): Transcript {
  return { ...transcript, messages: [...transcript.messages, message].slice(-storedMessageLimit) };
}

/** What the visitor is asked for instead of a question, when a message for a person is being left. */
export type Intake = Extract<HandoffState, 'asking-name' | 'asking-contact'>;

export function findIntake({ messages }: Transcript): Intake | undefined {
  const handoff = messages.findLast(
    ({ sender, unansweredQuestion }) => sender === 'assistant' && unansweredQuestion === undefined,
  )?.handoff;
  if (!handoff || handoff.isOptional) return undefined;
  return handoff.state === 'asking-name' || handoff.state === 'asking-contact' ? handoff.state : undefined;
}

/** The latest turns as the chat call takes them; failed answers and contact data are no part of the conversation. */
export function makeConversationHistory({ messages }: Transcript) {
  return messages
    .filter(({ unansweredQuestion, isIntake }) => unansweredQuestion === undefined && !isIntake)
    .slice(-historyLimit)
    .map(({ sender, content }) => ({ role: sender, content: content.slice(0, 4000) }));
}
