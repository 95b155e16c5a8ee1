import type { ReactNode } from 'react';
import * as z from 'zod';
import { type HandoffDetails, handoffSchema } from '#shared/contract/assistant/chat.ts';
import { chatOutcomeSchema } from '#shared/domain/chat/chat-outcome.ts';
import { citationSchema } from '#shared/domain/citation.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';

const keptSchema = z.object({
  id: z.number(),
  sender: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  /** Shown above the sources instead of a content that repeats them. */
  lead: z.string().optional(),
  outcome: chatOutcomeSchema.optional(),
  /** Confidence of an answer; a refusal has none. */
  confidence: z.number().optional(),
  sources: z.array(citationSchema),
  handoff: handoffSchema.optional(),
  /** A name or contact for a person, or the reply to it: no part of the questions. */
  isIntake: z.boolean().optional(),
});
type Kept = z.infer<typeof keptSchema>;
/** A message of a chat with the brand's own assistant. */
export type SellerMessage = Kept & {
  /** Whether the message is new and should be typed out. */
  isNew: boolean;
};
export const transcriptSchema = z.object({ sessionId: z.string(), messages: z.array(keptSchema).min(1) });

/** What is asked for, or given, for a message to a person. */
type Wish = { handoff?: 'start' | 'cancel' | undefined; details?: HandoffDetails | undefined };
/** A visitor's message with the turns before it. */
export type Sent = Wish & {
  message: string;
  sessionId: string;
  conversationHistory: { role: 'user' | 'assistant'; content: string }[];
  /** A person was spoken of before. */
  concernsPerson: boolean;
};
export type Reply = Pick<
  SellerMessage,
  'content' | 'lead' | 'outcome' | 'confidence' | 'sources' | 'handoff'
>;

/** What a visitor can do at a message. */
export type MessageActs = {
  isLatest: boolean;
  isWaiting: boolean;
  onAsk: (question: string) => void;
  onWish: (handoff: 'start' | 'cancel', details?: HandoffDetails) => void;
};

/** Draws an answer around its text: its mark, sources and the offer of a person. */
export type RenderAnswer = (message: SellerMessage, acts: MessageActs, text: ReactNode) => ReactNode;

/** Number of earlier turns sent, for follow-up questions. */
const historyLength = 10;

export function makeHistory(messages: readonly SellerMessage[]): Sent['conversationHistory'] {
  return messages
    .filter(({ isIntake }) => !isIntake)
    .slice(-historyLength)
    .map(({ sender, content }) => ({ role: sender, content }));
}

/** Whether the visitor was asked for what a person needs to reply. */
export function isLeavingMessage(messages: readonly SellerMessage[]): boolean {
  const handoff = messages.findLast(({ sender }) => sender === 'assistant')?.handoff;
  return handoff !== undefined && !handoff.isOptional && handoff.state.startsWith('asking-');
}

/** Masks private numbers, as the server does. */
export function maskMessage({ isNew: _, ...kept }: SellerMessage): Kept {
  return kept.sender === 'user' ? { ...kept, content: maskPrivateNumbers(kept.content) } : kept;
}
