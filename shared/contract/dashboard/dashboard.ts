import * as z from 'zod';
import { planIds } from '../../domain/billing/plan-ids.ts';
import { chosenPlanSchema } from '../../domain/billing/subscription.ts';
import { conversionIdSchema } from '../../domain/conversion/conversion-id-schema.ts';
import { conversionStatusSchema } from '../../domain/conversion/conversion-stages.ts';
import { route } from '../route.ts';
import { analyticsRoutes } from './analytics.ts';
import { attentionRoutes } from './attention.ts';
import { dashboardErrors as errors } from './dashboard-errors.ts';
import { settingsRoutes } from './dashboard-settings.ts';
import { shareRoutes } from './share.ts';

/** Why an assistant is paused. Visitors aren't told. */
export const pauseReasonSchema = z.enum(['trial-ended', 'conversations-used-up']);
export type PauseReason = z.infer<typeof pauseReasonSchema>;

/** What the plan includes this month, and what has been used. */
export const planUseSchema = z.object({
  id: z.enum(planIds),
  name: z.string(),
  conversations: z.number().int(),
  /** Null means unlimited. */
  monthlyConversations: z.number().int().nullable(),
  pause: pauseReasonSchema.nullable(),
  /** Closed, because the owner has asked to delete the account. */
  isClosing: z.boolean().default(false),
  /** With `trial-ended`: a paid plan ended, not only the trial. */
  hadPlan: z.boolean().default(false),
  /** Chosen before signup; null once a plan is bought, or when none was chosen. */
  chosen: chosenPlanSchema.nullable(),
  /** ISO 8601 instant of the erasure, once announced. */
  erasedAt: z.string().nullable(),
});
export type PlanUse = z.infer<typeof planUseSchema>;

/** The dashboard of an assistant: the fields of documents 2 and 3 in one reply. */
export const dashboardSchema = z.object({
  conversionId: conversionIdSchema,
  /** The customer; null for an assistant without one. */
  organisationId: z.string().nullable(),
  status: conversionStatusSchema,
  stats: z.object({
    totalChats: z.number().int(),
    todaysChats: z.number().int(),
    /** Browsers that opened the assistant, counted once a day, with or without a question. */
    totalVisitors: z.number().int(),
    todaysVisitors: z.number().int(),
    /** Seconds; null before the first answer. */
    averageResponseTime: z.number().nullable(),
    /** 1 to 5; null before the first rating. */
    satisfactionScore: z.number().nullable(),
    knowledgeBaseEntries: z.number().int(),
    formsManaged: z.number().int(),
  }),
  schoolInfo: z.object({
    schoolName: z.string(),
    website: z.string().nullable(),
    adminEmail: z.string(),
    trialDaysRemaining: z.number().int(),
  }),
  /** Null for an assistant without a customer. */
  plan: planUseSchema.nullable(),
  recentChats: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      time: z.string(),
      satisfaction: z.number().nullable(),
      /** Asked by the account itself. */
      isTest: z.boolean().optional(),
      language: z.string().optional(),
    }),
  ),
  /** Hosts whose visitors have opened the widget, the latest first; empty until the first one has. */
  liveOn: z.array(
    z.object({
      host: z.string(),
      /** ISO 8601 instants of the first and the last opening; the last one is exact to an hour. */
      since: z.string(),
      lastSeen: z.string(),
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const dashboard = {
  get: route('GET', '/api/dashboard', 'member', {
    summary: 'An assistant’s dashboard; defaults to the caller’s first assistant',
    input: z.object({ conversionId: conversionIdSchema.optional() }),
    output: dashboardSchema,
    errors,
  }),
  getById: route('GET', '/api/dashboard/{conversionId}', 'member', {
    summary: 'An assistant’s dashboard by id',
    input: z.object({ conversionId: conversionIdSchema }),
    output: dashboardSchema,
    errors,
  }),
  ...settingsRoutes,
  ...attentionRoutes,
  ...analyticsRoutes,
  ...shareRoutes,
};
