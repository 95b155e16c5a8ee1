import * as z from 'zod';
import {
  customDomain,
  customDomainCharacters,
  emailAddress,
  optionalEmailAddress,
  shownAddress,
} from '../domain/addresses/address-schemas.ts';
import { questionCountsSchema } from '../domain/chat/question-result.ts';
import { sessionOutcomeSchema } from '../domain/chat/session-outcome.ts';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import { conversionStatusSchema } from '../domain/conversion/conversion-stages.ts';
import { ratingCountsSchema, sentiments } from '../domain/figures/ratings.ts';
import { planIds } from '../domain/plan-ids.ts';
import { chosenPlanSchema } from '../domain/subscription.ts';
import { versionSchema } from '../domain/version.ts';
import { route } from './route.ts';

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

const openQuestionSchema = z.object({
  /** Identifies the question to dismiss it. */
  id: z.string(),
  question: z.string(),
  result: z.enum(['unsure', 'unanswered']),
  count: z.number().int(),
  /** The latest conversation with it. */
  sessionId: z.string(),
  /** A person has answered everybody who asked it. */
  isAnsweredByPerson: z.boolean().optional(),
});

/** What waits for the owner: questions to answer, messages, and what changed on the website. */
export const attentionSchema = z.object({
  /**
   * Questions of the last 30 days without a sure answer, rephrasings merged: unanswered ones first, then by frequency;
   * after them what the website has no word of and nobody else asked, and what a person has answered.
   */
  questions: z.array(openQuestionSchema),
  /** Number of such questions, listed or not. */
  openQuestions: z.number().int(),
  /** Questions of the same days that the owner dismissed. */
  dismissedQuestions: z.array(openQuestionSchema),
  /** Messages that visitors left and nobody has answered, counted up to 50. */
  waitingMessages: z.number().int(),
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

/** What the assistant shows instead of what was read on the website; an empty value means no change. */
const appearanceSchema = z.object({
  greeting: z.string().trim().max(300).default(''),
  suggestedQuestions: z.array(z.string().trim().min(1).max(160)).max(6).default([]),
  /** `#rrggbb`; every page corrects its contrast. */
  brandColor: z.string().trim().max(7).default(''),
  logoUrl: z.string().trim().max(2048).default(''),
});
export const noAppearance = appearanceSchema.parse({});

/** Addresses for mail around visitors' messages; empty ones mean the contacts named at signup. */
const messageMailsSchema = z.object({
  /** Where answers to visitors' messages say to reply. */
  replyTo: z.string().trim().max(254).default(''),
  /** Who is told of a new message. */
  recipients: z.array(z.string().trim().max(254)).max(5).default([]),
});
export type MessageMails = z.infer<typeof messageMailsSchema>;
export const noMessageMails = messageMailsSchema.parse({});

/** Sections of the settings, each saved in one call. */
export const settingsSections = ['organization', 'assistant', 'messages'] as const;
export type SettingsSection = (typeof settingsSections)[number];

/** How often each section was saved. */
const settingsVersionsSchema = z.object({
  organization: versionSchema.default(0),
  assistant: versionSchema.default(0),
  messages: versionSchema.default(0),
});

const settingsFieldsSchema = z.object({
  /** Name of the assistant's page and widget, replacing the organisation's. */
  siteName: z.string().trim().max(120),
  /** The website that the page links to, replacing the one that was read. */
  siteUrl: z.string().trim().max(2048),
  /** The assistant's custom domain; first in the list of links. */
  customDomain: z.string().trim().max(customDomainCharacters),
  account: z.object({
    adminName: z.string().trim().max(120),
    email: z.string().trim().max(254),
    phone: z.string().trim().max(40),
    schoolName: z.string().trim().max(160),
    address: z.string().trim().max(300),
    website: z.string().trim().max(2048),
  }),
  /** Whether a configured language model may read the site to answer. */
  readsWithModel: z.boolean().default(true),
  appearance: appearanceSchema.prefault({}),
  messageMails: messageMailsSchema.prefault({}),
});

/** Owner settings; the signup data applies until they are saved. */
export const dashboardSettingsSchema = settingsFieldsSchema.extend({
  versions: settingsVersionsSchema.prefault({}),
});
export type DashboardSettings = z.infer<typeof dashboardSettingsSchema>;

/** Validates input more strictly than stored settings, so that old settings stay readable. */
const settingsInputSchema = settingsFieldsSchema.extend({
  siteUrl: shownAddress,
  customDomain,
  account: settingsFieldsSchema.shape.account.extend({
    email: optionalEmailAddress,
    website: shownAddress,
  }),
  appearance: appearanceSchema
    .extend({
      brandColor: z
        .string()
        .regex(/^(#[0-9a-f]{6})?$/i, 'Please choose a color.')
        .default(''),
      logoUrl: z
        .string()
        .trim()
        .max(2048)
        .refine(
          (address) => address === '' || (address.startsWith('https://') && URL.canParse(address)),
          'Please enter the address of an image, beginning with https://.',
        )
        .default(''),
    })
    .prefault({}),
  messageMails: messageMailsSchema
    .extend({
      replyTo: optionalEmailAddress.default(''),
      recipients: z.array(emailAddress()).max(5).default([]),
    })
    .prefault({}),
});

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

const errors = ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'] as const;

const { account, siteUrl, siteName, readsWithModel, appearance, messageMails, ...own } =
  settingsInputSchema.shape;

/** A section's own call; the fields of the others stay. */
function saveSection<Fields extends z.ZodRawShape>(section: SettingsSection, fields: Fields) {
  return route({
    method: 'PUT',
    path: `/api/dashboard/{conversionId}/settings/${section}`,
    access: 'member',
    summary: `Saves the section “${section}” of the settings; when it was saved since this version, CONFLICT returns what is stored`,
    input: z.object({ conversionId: conversionIdSchema, version: versionSchema, ...fields }),
    output: dashboardSettingsSchema,
    errors: ['VALIDATION', 'CONFLICT', ...errors],
  });
}

/** How an assistant's page is found. */
const shareSchema = z.object({
  /** The name of its page, in place of its id; empty before one was chosen. */
  slug: z.string(),
  /** Search engines may list it. */
  isListed: z.boolean(),
  /** A name made of the organization's; empty when none can be. */
  suggestion: z.string(),
});
export type Share = z.infer<typeof shareSchema>;

const questionRefSchema = z.object({
  conversionId: conversionIdSchema,
  questionId: z.string().regex(/^[0-9a-f]{32}$/),
});

export const dashboard = {
  get: route({
    method: 'GET',
    path: '/api/dashboard',
    access: 'member',
    summary: 'An assistant’s dashboard; defaults to the caller’s first assistant',
    input: z.object({ conversionId: conversionIdSchema.optional() }),
    output: dashboardSchema,
    errors,
  }),
  getById: route({
    method: 'GET',
    path: '/api/dashboard/{conversionId}',
    access: 'member',
    summary: 'An assistant’s dashboard by id',
    input: z.object({ conversionId: conversionIdSchema }),
    output: dashboardSchema,
    errors,
  }),
  getSettings: route({
    method: 'GET',
    path: '/api/dashboard/{conversionId}/settings',
    access: 'member',
    summary: 'The owner’s dashboard settings',
    input: z.object({ conversionId: conversionIdSchema }),
    output: dashboardSettingsSchema,
    errors,
  }),
  saveSettings: route({
    method: 'PUT',
    path: '/api/dashboard/{conversionId}/settings',
    access: 'member',
    summary:
      'Saves all of the owner’s dashboard settings; refused when one of the given versions has changed',
    input: settingsInputSchema.extend({
      conversionId: conversionIdSchema,
      versions: settingsVersionsSchema.optional(),
    }),
    output: dashboardSettingsSchema,
    errors: ['VALIDATION', 'CONFLICT', ...errors],
  }),
  saveOrganization: saveSection('organization', { account, siteUrl, customDomain: own.customDomain }),
  saveAssistant: saveSection('assistant', { siteName, appearance, readsWithModel }),
  saveMessages: saveSection('messages', { messageMails }),
  listUnconfirmed: route({
    method: 'GET',
    path: '/api/dashboard/{conversionId}/unconfirmed-addresses',
    access: 'member',
    summary: 'Addresses that are to get messages and form entries, and have yet to confirm',
    input: z.object({ conversionId: conversionIdSchema }),
    output: z.object({ addresses: z.array(z.string()) }),
    errors,
  }),
  askToConfirm: route({
    method: 'POST',
    path: '/api/dashboard/{conversionId}/unconfirmed-addresses',
    access: 'member',
    summary: 'Mails one of these addresses the link that confirms it once more',
    input: z.object({ conversionId: conversionIdSchema, email: emailAddress() }),
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', 'NOT_FOUND', ...errors],
    rateLimit: { perAddress: 20, perTenant: 10, windowSeconds: 3600 },
  }),
  getAttention: route({
    method: 'GET',
    path: '/api/dashboard/{conversionId}/attention',
    access: 'member',
    summary: 'What waits for the owner: questions to answer, messages, and what changed on the website',
    input: z.object({ conversionId: conversionIdSchema }),
    output: attentionSchema,
    errors,
  }),
  dismissQuestion: route({
    method: 'PUT',
    path: '/api/dashboard/{conversionId}/dismissed-questions/{questionId}',
    access: 'member',
    summary: 'Takes an open question off the owner’s list, in whatever words it is asked',
    input: questionRefSchema,
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', ...errors],
  }),
  restoreQuestion: route({
    method: 'DELETE',
    path: '/api/dashboard/{conversionId}/dismissed-questions/{questionId}',
    access: 'member',
    summary: 'Puts a dismissed question back on the owner’s list',
    input: questionRefSchema,
    output: z.object({ success: z.literal(true) }),
    errors: ['VALIDATION', ...errors],
  }),
  getAnalytics: route({
    method: 'GET',
    path: '/api/dashboard/{conversionId}/analytics',
    access: 'member',
    summary: 'Analytics for a timeframe',
    input: z.object({ conversionId: conversionIdSchema, timeframe: timeframeSchema.default('7d') }),
    output: analyticsSchema,
    errors: ['VALIDATION', ...errors],
  }),
  exportAnalytics: route({
    method: 'POST',
    path: '/api/dashboard/{conversionId}/analytics/export',
    access: 'member',
    summary: 'Analytics of a timeframe as CSV, each figure beside that of the period before',
    input: z.object({ conversionId: conversionIdSchema, timeframe: timeframeSchema.default('7d') }),
    output: z.object({ filename: z.string(), content: z.string() }),
    errors: ['VALIDATION', ...errors],
  }),
  getShare: route({
    method: 'GET',
    path: '/api/dashboard/{conversionId}/share',
    access: 'member',
    summary: 'How an assistant’s page is found: its name, and whether search engines may list it',
    input: z.object({ conversionId: conversionIdSchema }),
    output: shareSchema,
    errors,
  }),
  saveShare: route({
    method: 'PUT',
    path: '/api/dashboard/{conversionId}/share',
    access: 'member',
    summary:
      'Names an assistant’s page, and publishes it for search engines; earlier names keep leading to it',
    input: z.object({
      conversionId: conversionIdSchema,
      /** Without one the name stays. */
      slug: z.string().max(100).optional(),
      isListed: z.boolean(),
    }),
    output: shareSchema,
    errors: ['VALIDATION', ...errors],
    rateLimit: { perAddress: 60, perTenant: 60, windowSeconds: 3600 },
  }),
};
