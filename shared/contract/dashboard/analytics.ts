import * as z from 'zod';
import { questionCountsSchema } from '../../domain/chat/question-result.ts';
import { sessionOutcomeSchema } from '../../domain/chat/session-outcome.ts';
import { conversionIdSchema } from '../../domain/conversion/conversion-id-schema.ts';
import { ratingCountsSchema, sentiments } from '../../domain/figures/ratings.ts';
import { route } from '../route.ts';
import { dashboardErrors as errors } from './dashboard-errors.ts';

export const timeframeSchema = z.enum(['24h', '7d', '30d']);
export type Timeframe = z.infer<typeof timeframeSchema>;

const countedSchema = z.object({ label: z.string(), count: z.number().int() });

/**
 * Figures for a timeframe. Chats, visitors, questions and ratings are exact counts; the rest covers the latest stored
 * conversations.
 */
export const analyticsSchema = z.object({
  totalChats: z.number().int(),
  totalVisitors: z.number().int(),
  /** What became of the visitors' questions. */
  questions: questionCountsSchema,
  ratings: ratingCountsSchema,
  /** Conversations in which a visitor left a contact; null when not all conversations are known. */
  contacts: z.number().int().nullable().default(null),
  /** The same for the period of the same length before. */
  previous: z.object({
    totalChats: z.number().int(),
    totalVisitors: z.number().int(),
    questions: questionCountsSchema,
    ratings: ratingCountsSchema,
    contacts: z.number().int().nullable(),
    /** By hour or day as those of the timeframe, in the same order. */
    chats: z.array(countedSchema).default([]),
    visitors: z.array(countedSchema).default([]),
  }),
  /** Number of conversations the rest is based on, when not all. */
  sampleSize: z.number().int().nullable(),
  /** Hourly within a day, else daily; `label` is the start instant. */
  chats: z.array(countedSchema),
  visitors: z.array(countedSchema),
  outcomes: z.array(z.object({ label: sessionOutcomeSchema, count: z.number().int() })),
  /** Ratings by their score. */
  satisfaction: z.array(countedSchema),
  /** Answers by sentiment; neutral are those that nobody rated. */
  sentiment: z.array(z.object({ label: z.enum(sentiments), count: z.number().int() })),
  topics: z.array(countedSchema),
  /** How many there are of what is listed in part. */
  totals: z
    .object({ topics: z.number().int(), unansweredQuestions: z.number().int(), sources: z.number().int() })
    .optional(),
  /** Unanswered questions, rephrasings merged, most frequent first. */
  unansweredQuestions: z.array(countedSchema),
  /** What changed with the answers that the owner has written. */
  writtenAnswers: z
    .array(
      z.object({
        question: z.string(),
        writtenAt: z.string(),
        /** Conversations that asked it before and got no sure answer. */
        openBefore: z.number().int(),
        /** Conversations that got the owner's answer. */
        answeredSince: z.number().int(),
      }),
    )
    .default([]),
  /** Pages and documents cited by answers, most used first. */
  sources: z.array(countedSchema),
  /** Results of conversations by cited page or document. */
  sourceValue: z.array(
    z.object({ title: z.string(), conversations: z.number().int(), contacts: z.number().int() }),
  ),
  /** By hour of the day, UTC. */
  busiestHours: z.array(countedSchema),
  /** Visitors, conversations, conversations with an answered question, conversations with a contact. */
  funnel: z.array(countedSchema),
});
export type Analytics = z.infer<typeof analyticsSchema>;

/** The figures of an assistant. */
export const analyticsRoutes = {
  getAnalytics: route('GET', '/api/dashboard/{conversionId}/analytics', 'member', {
    summary: 'Analytics for a timeframe',
    input: z.object({ conversionId: conversionIdSchema, timeframe: timeframeSchema.default('7d') }),
    output: analyticsSchema,
    errors: ['VALIDATION', ...errors],
  }),
  exportAnalytics: route('POST', '/api/dashboard/{conversionId}/analytics/export', 'member', {
    role: 'viewer',
    summary: 'Analytics of a timeframe as CSV, each figure beside that of the period before',
    input: z.object({ conversionId: conversionIdSchema, timeframe: timeframeSchema.default('7d') }),
    output: z.object({ filename: z.string(), content: z.string() }),
    errors: ['VALIDATION', ...errors],
  }),
};
