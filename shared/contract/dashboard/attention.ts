import * as z from 'zod';
import { conversionIdSchema } from '../../domain/conversion/conversion-id-schema.ts';
import { readinessPartsSchema } from '../../domain/conversion/readiness.ts';
import { route } from '../route.ts';
import { dashboardErrors as errors } from './dashboard-errors.ts';

/** The page or document that answers a question. */
export const answeredBySchema = z.object({ title: z.string(), url: z.string().optional() });
export type AnsweredBy = z.infer<typeof answeredBySchema>;

const openQuestionSchema = z.object({
  /** Identifies the question to dismiss it. */
  id: z.string(),
  question: z.string(),
  result: z.enum(['unsure', 'unanswered']),
  count: z.number().int(),
  /** The latest conversation with it, and the language of that. */
  sessionId: z.string(),
  language: z.string().optional(),
  /** What a later reading found that answers it, so that it is open no more. */
  answeredBy: answeredBySchema.optional(),
});

/** What waits for the owner: questions to answer, messages, and what changed on the website. */
export const attentionSchema = z.object({
  /**
   * Questions of the last 30 days without a sure answer, rephrasings merged: unanswered ones first, then by frequency;
   * after them what the website has no word of and nobody else asked. What a person has answered isn't among them.
   */
  questions: z.array(openQuestionSchema),
  /** Number of such questions, listed or not. */
  openQuestions: z.number().int(),
  /** The latest conversations that were looked at for them; absent when these were all. */
  lookedAt: z.number().int().optional(),
  /** Questions of the same days that the owner dismissed, or that a page or document has answered since. */
  dismissedQuestions: z.array(openQuestionSchema),
  /** The last readiness check; null before it. */
  readiness: readinessPartsSchema.nullable().default(null),
  /** Messages that visitors left and nobody has answered, counted up to 50. */
  waitingMessages: z.number().int(),
  /** Pages of the website whose changes wait for approval. */
  waitingPages: z.number().int().default(0),
  /** What the last reading of the whole website found; null before there was one after the conversion. */
  website: z
    .object({
      readAt: z.string(),
      added: z.number().int(),
      changed: z.number().int(),
      /** The first of them. */
      pages: z.array(
        z.object({ title: z.string(), url: z.string().optional(), change: z.enum(['added', 'changed']) }),
      ),
    })
    .nullable(),
});
export type Attention = z.infer<typeof attentionSchema>;

const questionRefSchema = z.object({
  conversionId: conversionIdSchema,
  questionId: z.string().regex(/^[0-9a-f]{32}$/),
});

/** What waits for the owner. */
export const attentionRoutes = {
  getAttention: route('GET', '/api/dashboard/{conversionId}/attention', 'member', {
    summary: 'What waits for the owner: questions to answer, messages, and what changed on the website',
    input: z.object({ conversionId: conversionIdSchema }),
    output: attentionSchema,
    errors,
  }),
  dismissQuestion: route('PUT', '/api/dashboard/{conversionId}/dismissed-questions/{questionId}', 'member', {
    summary: 'Takes an open question off the owner’s list, in whatever words it is asked',
    input: questionRefSchema,
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', ...errors],
  }),
  restoreQuestion: route(
    'DELETE',
    '/api/dashboard/{conversionId}/dismissed-questions/{questionId}',
    'member',
    {
      summary: 'Puts a dismissed question back on the owner’s list',
      input: questionRefSchema,
      output: z.object({ success: z.literal(true) }),
      errors: ['VALIDATION', ...errors],
    },
  ),
};
