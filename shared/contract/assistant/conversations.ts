import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { emailAddress } from '#shared/domain/addresses/address-schemas.ts';
import { sentOutcomeSchema } from '#shared/domain/chat/chat-outcome.ts';
import { liveTurnSchema } from '#shared/domain/chat/live-turn.ts';
import { ratingSchema } from '#shared/domain/chat/rating.ts';
import { citationSchema } from '#shared/domain/citation.ts';
import { conversionIdSchema } from '#shared/domain/conversion/conversion-id-schema.ts';
import { route } from '../route.ts';
import { sessionIdSchema } from './session-id.ts';

const conversation = { conversionId: conversionIdSchema, sessionId: sessionIdSchema };
const done = z.object({ success: z.literal(true) });

/** Anonymous counts of a day's conversations. */
export const chatDaySchema = z.object({
  /** UTC day, `YYYY-MM-DD`. */
  day: z.string(),
  conversations: z.number().int(),
  questions: z.number().int(),
  answered: z.number().int(),
  /** Milliseconds; null before the first question. */
  averageResponseMs: z.number().nullable(),
  /** Answers rated helpful, and all rated answers. */
  helpful: z.number().int(),
  rated: z.number().int(),
});
export type ChatDay = z.infer<typeof chatDaySchema>;

const transcriptSchema = z.object({
  platform: brandIdSchema,
  /** Of the title; the turns are as they were said. */
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  title: z.string(),
  turns: z.array(
    z.object({
      messageId: z.string(),
      role: z.enum(['user', 'assistant']),
      /** Who said it in person, while the assistant was silent. */
      name: z.string().optional(),
      content: z.string(),
      /** Shown above the sources instead of a content that repeats them. */
      lead: z.string().optional(),
      outcome: sentOutcomeSchema.optional(),
      sentAt: z.string(),
      sources: z.array(citationSchema),
    }),
  ),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** Visitor actions on a conversation other than chatting. */
export const conversations = {
  recordVisit: route('POST', '/api/chat/{conversionId}/visits', 'public', {
    summary: 'Counts a visit to an assistant; sent once a day per browser',
    input: z.object({ conversionId: conversionIdSchema }),
    output: done,
    errors: ['CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 3600 },
  }),
  rateAnswer: route('POST', '/api/chat/{conversionId}/{sessionId}/ratings', 'public', {
    summary: 'Rates an answer as helpful or not; a new rating replaces the old one',
    input: z.object({ ...conversation, messageId: z.string().max(80), rating: ratingSchema }),
    output: done,
    errors: ['VALIDATION', 'NOT_FOUND', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
  deleteConversation: route('DELETE', '/api/chat/{conversionId}/{sessionId}', 'public', {
    summary: 'Deletes a visitor’s conversation; messages already forwarded to a person remain',
    input: z.object(conversation),
    output: done,
    errors: ['VALIDATION', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 20, windowSeconds: 60 },
  }),
  listen: route('POST', '/api/chat/{conversionId}/{sessionId}/live', 'public', {
    summary:
      'What a person in the conversation does; a visitor’s page asks while it is open, for five minutes after its last message',
    input: z.object({
      ...conversation,
      /** The instant of the newest turn that is known. */
      after: z.union([z.literal(''), z.iso.datetime()]).default(''),
      isTyping: z.boolean().default(false),
    }),
    output: z.object({
      person: z.object({ name: z.string() }).optional(),
      /** In the visitor's language: that a person is in, or that the assistant answers again. */
      text: z.string(),
      turns: z.array(liveTurnSchema),
    }),
    errors: ['VALIDATION', 'NOT_FOUND', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    // Two open pages that ask every 2.5 seconds.
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
  mailTranscript: route('POST', '/api/chat/{conversionId}/{sessionId}/transcripts', 'public', {
    summary: 'Mails a visitor a link to their conversation',
    input: z.object({ ...conversation, email: emailAddress() }),
    output: done,
    errors: ['VALIDATION', 'NOT_FOUND', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 5, perTenant: 60, windowSeconds: 3600 },
  }),
  readTranscript: route('POST', '/api/transcripts', 'public', {
    // A secret in a path would be kept in access logs.
    summary: 'The conversation behind a mailed link',
    input: z.object({ token: z.string().max(100) }),
    output: transcriptSchema,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 60, windowSeconds: 60 },
  }),
  getToday: route('GET', '/api/chat/{conversionId}/today', 'member', {
    summary: 'An assistant’s question count and results today',
    input: z.object({ conversionId: conversionIdSchema }),
    output: chatDaySchema,
    errors: ['UNAUTHENTICATED', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 120, windowSeconds: 60 },
  }),
};
