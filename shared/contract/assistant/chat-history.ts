import * as z from 'zod';
import { platformSchema } from '#shared/brands/platforms.ts';
import { sentOutcomeSchema } from '#shared/domain/chat/chat-outcome.ts';
import { liveLimits } from '#shared/domain/chat/live-limits.ts';
import { liveTurnSchema } from '#shared/domain/chat/live-turn.ts';
import { questionCountsSchema } from '#shared/domain/chat/question-result.ts';
import { ratingSchema } from '#shared/domain/chat/rating.ts';
import {
  sessionFilterSchema,
  sessionOutcomeSchema,
  sessionRatingSchema,
} from '#shared/domain/chat/session-outcome.ts';
import { sessionTagSchema } from '#shared/domain/chat/session-tag.ts';
import { citationSchema } from '#shared/domain/citation.ts';
import { conversionIdSchema } from '#shared/domain/conversion/conversion-id-schema.ts';
import { correctionSchema } from '#shared/domain/conversion/knowledge-item.ts';
import type { Period } from '#shared/domain/figures/period.ts';
import { ratingCountsSchema, sentiments } from '#shared/domain/figures/ratings.ts';
import { timeZoneSchema } from '#shared/domain/inbox/office-hours.ts';
import { ledgerLineSchema } from '#shared/domain/ledger/ledger.ts';
import { route } from '../route.ts';
import { sessionIdSchema } from './session-id.ts';

/** A conversation in the list: document 2 section 3. */
export const chatSessionSummarySchema = z.object({
  id: z.string(),
  userQuery: z.string(),
  outcome: sessionOutcomeSchema,
  timestamp: z.string(),
  messageCount: z.number().int(),
  /** Seconds from the first question to the last answer. */
  duration: z.number().int(),
  /** The average of its ratings; absent without any. */
  satisfaction: z.number().min(1).max(5).optional(),
  ratings: ratingCountsSchema,
  topics: z.array(z.string()),
  contactProvided: z.boolean(),
  /** What its ratings say; neutral when they are balanced or there are none. */
  sentiment: z.enum(sentiments),
  /** Titles of the pages and documents its answers cite. */
  sources: z.array(z.string()),
  /** What became of its questions. */
  questions: questionCountsSchema,
  /** Questions the assistant couldn't answer, cut to 160 characters. */
  unanswered: z.array(z.string()),
  /** Questions whose answers it said it wasn't certain of, cut likewise. */
  unsure: z.array(z.string()),
  /** Those of the unanswered ones whose subject the website has no word of. */
  distant: z.array(z.string()).optional(),
  /** A person has answered the visitor's message. */
  isAnsweredByPerson: z.boolean().optional(),
  /** Host and path of the page with the widget, without a query; absent on the assistant's own page. */
  page: z.string().optional(),
  /** The agent that asked for somebody, as it calls itself. */
  agent: z.string().optional(),
  /** Its questions came by mail. */
  isByMail: z.boolean().optional(),
  /** Asked by the owner, a member or staff while signed in. Counted nowhere. */
  isTest: z.boolean().optional(),
  /** In lists: the visitor's page is open, so that a person can join them. */
  isVisitorHere: z.boolean().optional(),
  /** The language of most of its latest questions (BCP 47); older conversations have none. */
  language: z.string().optional(),
  /** The owner's words for it, sorted. */
  tags: z.array(z.string()).optional(),
  /** Questions under which the owner wrote the answers that were given in it. */
  ownAnswers: z.array(z.string()).optional(),
});
export type ChatSessionSummary = z.infer<typeof chatSessionSummarySchema>;

export const transcriptMessageSchema = z.object({
  messageId: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** Shown above the citations instead of a content that repeats them. */
  lead: z.string().optional(),
  /** A question of another language in English, by a model; equal to one that was English already. */
  translation: z.string().optional(),
  sentAt: z.string(),
  outcome: sentOutcomeSchema.optional(),
  /** With `handoff`: no advice was given on the visitor's own case. */
  isRefused: z.boolean().optional(),
  confidence: z.number().optional(),
  citations: z.array(citationSchema),
  /** The visitor's rating. */
  rating: ratingSchema.optional(),
  /** The owner's correction, used for this question from now on. */
  correction: correctionSchema.optional(),
});
export type TranscriptMessage = z.infer<typeof transcriptMessageSchema>;

export const summaryPeriodSchema = z.enum(['daily', 'weekly', 'monthly']);
export type SummaryPeriod = z.infer<typeof summaryPeriodSchema>;

/** The periods of summaries and files are those of the analytics under other names: document 2 section 9. */
export const periodOfSummary = { daily: '24h', weekly: '7d', monthly: '30d' } as const satisfies Record<
  SummaryPeriod,
  Period
>;

/** Summary of a period's conversations: document 2 section 3. */
export const chatSummarySchema = z.object({
  totalChats: z.number().int(),
  /** Number of conversations that durations, contacts, topics and questions are based on, when not all. */
  sampleSize: z.number().int().nullable(),
  /** Whether that number is given. */
  isSample: z.boolean(),
  /** Minutes. */
  avgDuration: z.number(),
  /** 1 to 5; null without ratings. */
  avgSatisfaction: z.number().nullable(),
  /** Percentage of conversations in which a visitor left a contact. */
  conversionRate: z.number(),
  topTopics: z.array(z.object({ topic: z.string(), percentage: z.number() })),
  /** With which conversations began, rephrasings merged. */
  commonQuestions: z.array(z.object({ question: z.string(), frequency: z.number().int() })),
  /** How many there are of what is listed in part. */
  totals: z.object({ topTopics: z.number().int(), commonQuestions: z.number().int() }).optional(),
  insights: z.array(z.string()),
  recommendations: z.array(z.string()),
});
export type ChatSummary = z.infer<typeof chatSummarySchema>;

/** By what a list of conversations can be filtered. */
const sessionChoicesSchema = z.object({
  languages: z.array(z.string()),
  pages: z.array(z.string()),
  tags: z.array(z.string()),
});
export type SessionChoices = z.infer<typeof sessionChoicesSchema>;

/** Cursor: `next` of the previous part; absent for the first. */
const before = z.string().max(120).optional();
/** Cursor of the next part; absent in the last. */
const next = z.string().optional();
const owned = { brandId: platformSchema, conversionId: conversionIdSchema };
const errors = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'CONVERSION_NOT_FOUND',
  'RATE_LIMITED',
] as const;

export const chatHistory = {
  listSessions: route('GET', '/api/{brandId}/chat-sessions', 'member', {
    summary: 'The latest visitor conversations',
    input: z.object({
      ...owned,
      search: z.string().max(200).default(''),
      filter: sessionFilterSchema.default('all'),
      outcome: sessionOutcomeSchema.optional(),
      rating: sessionRatingSchema.optional(),
      language: z.string().max(35).optional(),
      page: z.string().max(300).optional(),
      tag: sessionTagSchema.optional(),
      before,
    }),
    output: z.object({
      sessions: z.array(chatSessionSummarySchema),
      /** Whether older conversations exist that weren't scanned. */
      isPartial: z.boolean(),
      /** What the scanned conversations can be filtered by, whether they matched or not. */
      choices: sessionChoicesSchema.optional(),
      next,
    }),
    errors,
  }),
  getSession: route('GET', '/api/{brandId}/chat-sessions/{sessionId}', 'member', {
    summary: 'The full transcript of a conversation, with the sources of its answers',
    input: z.object({ ...owned, sessionId: sessionIdSchema }),
    output: z.object({
      session: chatSessionSummarySchema,
      messages: z.array(transcriptMessageSchema),
      /** Whether questions are in another language and wait for `translateSession`. */
      canTranslate: z.boolean().optional(),
    }),
    errors: [...errors, 'NOT_FOUND'],
  }),
  translateSession: route('POST', '/api/{brandId}/chat-sessions/{sessionId}/translation', 'member', {
    role: 'viewer',
    summary:
      'Lets a model translate the questions of a conversation in another language into English, once; empty without a model',
    input: z.object({ ...owned, sessionId: sessionIdSchema }),
    output: z.object({
      translations: z.array(z.object({ messageId: z.string(), translation: z.string() })),
    }),
    errors: [...errors, 'NOT_FOUND'],
  }),
  joinSession: route('PUT', '/api/{brandId}/chat-sessions/{sessionId}/live', 'member', {
    summary: 'Joins a conversation whose visitor is there: the assistant is silent until it is handed back',
    input: z.object({ ...owned, sessionId: sessionIdSchema }),
    output: z.object({ success: z.literal(true) }),
    errors: [...errors, 'NOT_FOUND', 'CONFLICT'],
  }),
  watchSession: route('POST', '/api/{brandId}/chat-sessions/{sessionId}/live', 'member', {
    role: 'viewer',
    summary:
      'Who is in a conversation, who is typing, and what was said; keeps in it who has joined, 45 seconds at a time',
    input: z.object({
      ...owned,
      sessionId: sessionIdSchema,
      after: z.union([z.literal(''), z.iso.datetime()]).default(''),
    }),
    output: z.object({
      isVisitorThere: z.boolean(),
      isVisitorTyping: z.boolean(),
      person: z.object({ name: z.string(), isMe: z.boolean() }).optional(),
      turns: z.array(liveTurnSchema),
    }),
    errors: [...errors, 'NOT_FOUND'],
  }),
  speakInSession: route('POST', '/api/{brandId}/chat-sessions/{sessionId}/live/turns', 'member', {
    summary: 'Says something to the visitor of a conversation that the caller has joined',
    input: z.object({
      ...owned,
      sessionId: sessionIdSchema,
      content: z.string().trim().min(1, 'Please write something.').max(liveLimits.characters),
    }),
    output: z.object({ success: z.literal(true) }),
    errors: [...errors, 'NOT_FOUND', 'CONFLICT'],
  }),
  leaveSession: route('DELETE', '/api/{brandId}/chat-sessions/{sessionId}/live', 'member', {
    summary: 'Hands a conversation back to the assistant',
    input: z.object({ ...owned, sessionId: sessionIdSchema }),
    output: z.object({ success: z.literal(true) }),
    errors,
  }),
  tagSession: route('PUT', '/api/{brandId}/chat-sessions/{sessionId}/tags', 'member', {
    summary: 'Puts a tag on a conversation, or takes it off',
    input: z.object({ ...owned, sessionId: sessionIdSchema, tag: sessionTagSchema, isSet: z.boolean() }),
    output: z.object({ tags: z.array(z.string()) }),
    errors: [...errors, 'NOT_FOUND', 'CONFLICT'],
  }),
  deleteSession: route('DELETE', '/api/{brandId}/chat-sessions/{sessionId}', 'member', {
    summary: 'Deletes a conversation permanently',
    input: z.object({ ...owned, sessionId: sessionIdSchema }),
    output: z.object({ success: z.literal(true) }),
    errors,
  }),
  redactAnswer: route('DELETE', '/api/{brandId}/chat-sessions/{sessionId}/answers/{messageId}', 'member', {
    summary: 'Removes an answer and its question permanently; the answer record keeps their hashes',
    input: z.object({ ...owned, sessionId: sessionIdSchema, messageId: z.string().max(80) }),
    output: z.object({
      success: z.literal(true),
      /** It was the only answer of its conversation, which is deleted with it. */
      isConversationDeleted: z.boolean(),
    }),
    errors: [...errors, 'NOT_FOUND', 'CONFLICT'],
  }),
  summarize: route('POST', '/api/{brandId}/chat-summary', 'member', {
    role: 'viewer',
    summary: 'A summary of a period’s conversations',
    input: z.object({
      ...owned,
      period: summaryPeriodSchema.default('weekly'),
      includeInsights: z.boolean().default(true),
    }),
    output: chatSummarySchema,
    errors,
  }),
  exportData: route('POST', '/api/{brandId}/export-chat-data', 'member', {
    role: 'viewer',
    summary: 'A period’s conversations as CSV, in parts',
    input: z.object({
      ...owned,
      period: summaryPeriodSchema.default('weekly'),
      format: z.literal('csv').default('csv'),
      /** The zone of the times (IANA); without it they are instants in UTC. */
      timeZone: timeZoneSchema.optional(),
      before,
    }),
    output: z.object({ filename: z.string(), content: z.string(), next }),
    errors,
  }),
  exportLedger: route('GET', '/api/{brandId}/answer-record', 'member', {
    summary: 'The record of each answer from one day to another (UTC), in parts: docs/answer-record.md',
    input: z.object({ ...owned, from: z.iso.date(), to: z.iso.date(), after: before }),
    output: z.object({ lines: z.array(ledgerLineSchema), next }),
    errors,
  }),
};
