import * as z from 'zod';
import { customDomain, optionalEmailAddress, shownAddress } from '../domain/addresses/address-schemas.ts';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import { conversionStatusSchema } from '../domain/conversion/conversion-stages.ts';
import { planIds } from '../domain/plan-ids.ts';
import { chosenPlanSchema } from '../domain/subscription.ts';
import { route } from './route.ts';

/** Why an assistant does not answer its visitors. They are not told. */
export const pauseReasonSchema = z.enum(['trial-ended', 'conversations-used-up']);
export type PauseReason = z.infer<typeof pauseReasonSchema>;

/** What the customer may use this month, and has used. */
export const planUseSchema = z.object({
  id: z.enum(planIds),
  name: z.string(),
  conversations: z.number().int(),
  /** Null is as many as come. */
  monthlyConversations: z.number().int().nullable(),
  pause: pauseReasonSchema.nullable(),
  /** Chosen before the signup; null once a plan is bought, and where none was chosen. */
  chosen: chosenPlanSchema.nullable(),
  /** ISO 8601 instant at which everything is erased, once that is announced. */
  erasedAt: z.string().nullable(),
});
export type PlanUse = z.infer<typeof planUseSchema>;

/** The dashboard of an assistant: the fields of documents 2 and 3 in one reply. */
export const dashboardSchema = z.object({
  conversionId: conversionIdSchema,
  status: conversionStatusSchema,
  stats: z.object({
    totalChats: z.number().int(),
    todaysChats: z.number().int(),
    /** Browsers that opened the assistant, each once a day, whether anything was asked or not. */
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
  /** Null for an assistant that belongs to no customer. */
  plan: planUseSchema.nullable(),
  recentChats: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      time: z.string(),
      satisfaction: z.number().nullable(),
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** What the owner sets beside the figures; until then the account is as the signup said. */
export const dashboardSettingsSchema = z.object({
  /** Name shown in place of the organisation's. */
  siteName: z.string().trim().max(120),
  siteUrl: z.string().trim().max(2048),
  /** Own address of the assistant; first in the list of links. */
  customDomain: z.string().trim().max(253),
  account: z.object({
    adminName: z.string().trim().max(120),
    email: z.string().trim().max(254),
    phone: z.string().trim().max(40),
    schoolName: z.string().trim().max(160),
    address: z.string().trim().max(300),
    website: z.string().trim().max(2048),
  }),
  /** Whether a language model may read the site for answers, where one is configured. */
  readsWithModel: z.boolean().default(true),
});
export type DashboardSettings = z.infer<typeof dashboardSettingsSchema>;

/** Checks input more strictly than stored settings, so that older settings stay readable. */
const settingsInputSchema = dashboardSettingsSchema.extend({
  siteUrl: shownAddress,
  customDomain,
  account: dashboardSettingsSchema.shape.account.extend({
    email: optionalEmailAddress,
    website: shownAddress,
  }),
});

export const timeframeSchema = z.enum(['24h', '7d', '30d']);
export type Timeframe = z.infer<typeof timeframeSchema>;

const countedSchema = z.object({ label: z.string(), count: z.number().int() });

/** Figures of a timeframe. Chats and visitors are as they were counted, the rest is of the latest conversations. */
export const analyticsSchema = z.object({
  totalChats: z.number().int(),
  totalVisitors: z.number().int(),
  /** Of how many conversations the rest is, where they are not all. */
  sampleSize: z.number().int().nullable(),
  /** By hour within a day, else by day; `label` is the instant it begins. */
  chats: z.array(countedSchema),
  visitors: z.array(countedSchema),
  outcomes: z.array(countedSchema),
  satisfaction: z.array(countedSchema),
  sentiment: z.array(countedSchema),
  topics: z.array(countedSchema),
  /** Questions that got no answer, those that ask the same in other words as one, the most frequent first. */
  unansweredQuestions: z.array(countedSchema),
  /** Pages and documents that answers stood on, the most used first. */
  sources: z.array(countedSchema),
  /** What conversations with a page or document led to. */
  sourceValue: z.array(
    z.object({ title: z.string(), conversations: z.number().int(), contacts: z.number().int() }),
  ),
  /** By hour of the day, UTC. */
  busiestHours: z.array(countedSchema),
  /** Visitors, conversations, those answered, those that left a contact. */
  funnel: z.array(countedSchema),
});
export type Analytics = z.infer<typeof analyticsSchema>;

const errors = ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'] as const;

export const dashboard = {
  get: route({
    method: 'GET',
    path: '/api/dashboard',
    access: 'member',
    summary: 'Figures of an assistant; of the caller’s first one without an id',
    input: z.object({ conversionId: conversionIdSchema.optional() }),
    output: dashboardSchema,
    errors,
  }),
  getById: route({
    method: 'GET',
    path: '/api/dashboard/{conversionId}',
    access: 'member',
    summary: 'Figures of an assistant',
    input: z.object({ conversionId: conversionIdSchema }),
    output: dashboardSchema,
    errors,
  }),
  getSettings: route({
    method: 'GET',
    path: '/api/dashboard/{conversionId}/settings',
    access: 'member',
    summary: 'What the owner set',
    input: z.object({ conversionId: conversionIdSchema }),
    output: dashboardSettingsSchema,
    errors,
  }),
  saveSettings: route({
    method: 'PUT',
    path: '/api/dashboard/{conversionId}/settings',
    access: 'member',
    summary: 'Changes what the owner set',
    input: settingsInputSchema.extend({ conversionId: conversionIdSchema }),
    output: dashboardSettingsSchema,
    errors: ['VALIDATION', ...errors],
  }),
  getAnalytics: route({
    method: 'GET',
    path: '/api/dashboard/{conversionId}/analytics',
    access: 'member',
    summary: 'Figures of a timeframe',
    input: z.object({ conversionId: conversionIdSchema, timeframe: timeframeSchema.default('7d') }),
    output: analyticsSchema,
    errors: ['VALIDATION', ...errors],
  }),
};
