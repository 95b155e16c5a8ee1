import * as z from 'zod';
import { chatOutcomeSchema } from '#shared/contract/chat.ts';
import { type Rating, ratingSchema } from '#shared/contract/conversations.ts';
import { citationSchema } from '#shared/domain/citation.ts';
import { maskPrivateNumbers } from '#shared/domain/private-numbers/mask-private-numbers.ts';

/**
 * One turn of a conversation as stored. Visitors' older turns are stored unmasked; answers may quote a website's own
 * numbers.
 */
export const chatMessageSchema = z
  .object({
    messageId: z.string(),
    role: z.enum(['user', 'assistant']),
    content: z.string(),
    sentAt: z.string(),
    outcome: chatOutcomeSchema.optional(),
    confidence: z.number().optional(),
    intent: z.string().optional(),
    citations: z.array(citationSchema).optional(),
    rating: ratingSchema.optional(),
  })
  .overwrite((turn) =>
    turn.role === 'user' ? { ...turn, content: maskPrivateNumbers(turn.content) } : turn,
  );
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Where conversations with visitors are kept, per assistant and session. */
export type ChatStore = {
  /** The latest messages, oldest first. */
  findRecent(conversationOwner: string, sessionId: string, limit: number): Promise<ChatMessage[]>;
  /** Stores a question with its answer and counts them for the session, in one transaction. */
  addExchange(
    conversationOwner: string,
    sessionId: string,
    exchange: [ChatMessage, ChatMessage],
  ): Promise<void>;
  /** Keeps what the visitor thinks of one of the latest answers; answers what they thought before, undefined for no answer. */
  rate(
    conversationOwner: string,
    sessionId: string,
    messageId: string,
    rating: Rating,
  ): Promise<Pick<ChatMessage, 'rating'> | undefined>;
  /** Deletes a conversation with everything that belongs to it. */
  remove(conversationOwner: string, sessionId: string): Promise<void>;
};
