import * as z from 'zod';
import { chatOutcomeSchema } from '#shared/contract/chat.ts';

/** A conversation as stored beside its messages. */
export const sessionRecordSchema = z.object({
  sessionId: z.string(),
  startedAt: z.string(),
  lastAt: z.string(),
  firstQuestion: z.string(),
  outcome: chatOutcomeSchema.optional(),
  messageCount: z.number().int(),
  satisfaction: z.number().optional(),
  contactProvided: z.boolean().default(false),
  /** Kinds of what was asked. */
  intents: z.set(z.string()).default(new Set()),
  /** Titles of what its answers stood on first. */
  sources: z.set(z.string()).default(new Set()),
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** Conversations of an assistant as its owner sees them. */
export type ChatHistoryStore = {
  /** The latest ones that began since `from`, newest first; at most `limit`. */
  listSessions(owner: string, from: string, limit: number): Promise<SessionRecord[]>;
  findSession(owner: string, sessionId: string): Promise<SessionRecord | undefined>;
};
