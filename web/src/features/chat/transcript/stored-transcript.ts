import * as z from 'zod';
import { formOfferSchema, handoffSchema } from '#shared/contract/assistant/chat.ts';
import { chatOutcomeSchema } from '#shared/domain/chat/chat-outcome.ts';
import { ratingSchema } from '#shared/domain/chat/rating.ts';
import { citationSchema } from '#shared/domain/citation.ts';
import { makeStoredValue } from '#web/lib/browser/stored-value.ts';
import { holdConversation } from './hold-conversation.ts';
import type { Transcript } from './transcript.ts';

const messageSchema = z.object({
  id: z.string(),
  sender: z.enum(['user', 'assistant']),
  content: z.string(),
  lead: z.string().optional(),
  timestamp: z.string(),
  outcome: chatOutcomeSchema.optional(),
  confidence: z.number().optional(),
  language: z.string().optional(),
  sources: z.array(citationSchema).default([]),
  suggestions: z.array(z.string()).default([]),
  messageId: z.string().optional(),
  rating: ratingSchema.optional(),
  handoff: handoffSchema.optional(),
  form: formOfferSchema.optional(),
  unansweredQuestion: z.string().optional(),
  unansweredWish: z.enum(['start', 'cancel']).optional(),
  isCutOff: z.boolean().optional(),
  isIntake: z.boolean().optional(),
  person: z.object({ name: z.string(), statusPath: z.string() }).optional(),
});

const transcriptSchema = z.object({ sessionId: z.string(), messages: z.array(messageSchema) });

/**
 * The transcript under `key`: this tab's own, else that of an earlier visit unless another tab still talks there; undefined if
 * missing or unreadable.
 */
export async function readStoredTranscript(key: string): Promise<Transcript | undefined> {
  const own = makeStoredValue(() => sessionStorage, key, transcriptSchema).read();
  const found = own ?? makeStoredValue(() => localStorage, key, transcriptSchema).read();
  const isFree = found && (await holdConversation(found.sessionId));
  return own ?? (isFree ? found : undefined);
}
