import '#web/lib/parse-without-eval.ts';
import * as z from 'zod';
import {
  chatOutcomeSchema,
  citationSchema,
  type HandoffState,
  handoffSchema,
} from '#shared/contract/chat.ts';
import { makeStoredValue } from '#web/lib/stored-value.ts';

const messageSchema = z.object({
  id: z.string(),
  sender: z.enum(['user', 'assistant']),
  content: z.string(),
  /** ISO 8601 instant. */
  timestamp: z.string(),
  outcome: chatOutcomeSchema.optional(),
  sources: z.array(citationSchema).default([]),
  suggestions: z.array(z.string()).default([]),
  handoff: handoffSchema.optional(),
  /** The question that got no answer, or half of one, because the call failed. */
  unansweredQuestion: z.string().optional(),
  /** The button that led to the unanswered question. */
  unansweredWish: z.enum(['start', 'cancel']).optional(),
  /** The content is what had come of an answer when it broke off. */
  isCutOff: z.boolean().optional(),
  /** A name or a contact for a person, or what was said to it: nothing to answer questions with. */
  isIntake: z.boolean().optional(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

const transcriptSchema = z.object({ sessionId: z.string(), messages: z.array(messageSchema) });
export type Transcript = z.infer<typeof transcriptSchema>;

/** Older messages are dropped so that a long conversation never fills the browser's store. */
const storedMessageLimit = 200;

/** Turns of the conversation that a question is sent with. */
const historyLimit = 6;

export function startTranscript(): Transcript {
  return { sessionId: crypto.randomUUID(), messages: [] };
}

/** The transcript of one assistant in this browser. */
export function transcriptStore(conversionId: string) {
  return makeStoredValue(() => localStorage, `chat:${conversionId}`, transcriptSchema);
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
