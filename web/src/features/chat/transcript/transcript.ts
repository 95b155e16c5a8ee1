import type { FormOffer, Handoff } from '#shared/contract/assistant/chat.ts';
import type { ChatOutcome } from '#shared/domain/chat/chat-outcome.ts';
import type { Rating } from '#shared/domain/chat/rating.ts';
import type { Citation } from '#shared/domain/citation.ts';
import { makeRandomId } from '#web/lib/browser/random-id.ts';

export type ChatMessage = {
  id: string;
  sender: 'user' | 'assistant';
  content: string;
  /** Shown above the sources instead of a content that repeats them. */
  lead?: string | undefined;
  /** ISO 8601 instant. */
  timestamp: string;
  outcome?: ChatOutcome | undefined;
  /** The likelihood that the answer is right, from 0 to 1. */
  confidence?: number | undefined;
  /** Of what is said around the sources, where it is not the page's. */
  language?: string | undefined;
  sources: Citation[];
  suggestions: string[];
  /** Id of the answer on the server, if it can be rated. */
  messageId?: string | undefined;
  rating?: Rating | undefined;
  handoff?: Handoff | undefined;
  form?: FormOffer | undefined;
  /** The question whose answer failed or broke off. */
  unansweredQuestion?: string | undefined;
  /** The button that led to the unanswered question. */
  unansweredWish?: 'start' | 'cancel' | undefined;
  /** The content is the part of an answer that arrived before it broke off. */
  isCutOff?: boolean | undefined;
  /** A name or contact for a person, or the reply to it: not part of the questions. */
  isIntake?: boolean | undefined;
  /** Written by a person: who, and the page of the message that it answers. */
  person?: { name: string; statusPath: string } | undefined;
};

export type Transcript = { sessionId: string; messages: ChatMessage[] };

/** Older messages are dropped so that a long conversation doesn't fill the browser's storage. */
const storedMessageLimit = 200;

/** Number of earlier turns sent with a question. */
const historyLimit = 6;

export const startTranscript = (): Transcript => ({ sessionId: makeRandomId(), messages: [] });

export function addMessage(transcript: Transcript, message: ChatMessage): Transcript {
  return { ...transcript, messages: [...transcript.messages, message].slice(-storedMessageLimit) };
}

/** Whether the visitor was asked for what a person needs to reply. */
export function isLeavingMessage({ messages }: Transcript): boolean {
  const handoff = messages.findLast(
    ({ sender, unansweredQuestion, person }) =>
      sender === 'assistant' && unansweredQuestion === undefined && !person,
  )?.handoff;
  return handoff !== undefined && !handoff.isOptional && handoff.state.startsWith('asking-');
}

/** The latest turns in the format of the chat call, without failed answers and contact data. */
export function makeConversationHistory({ messages }: Transcript) {
  return messages
    .filter(({ unansweredQuestion, isIntake }) => unansweredQuestion === undefined && !isIntake)
    .slice(-historyLimit)
    .map(({ sender, content }) => ({ role: sender, content: content.slice(0, 4000) }));
}
