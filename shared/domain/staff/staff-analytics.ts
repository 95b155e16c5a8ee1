import * as z from 'zod';
import { brandIdSchema } from '../../brands/platforms.ts';
import { questionCountsSchema } from '../chat/question-result.ts';
import type { Period } from '../figures/period.ts';

/** Visits to the trial form are counted daily. */
export const demoPeriods = ['7d', '30d', '90d'] as const satisfies readonly Period[];
export type DemoPeriod = (typeof demoPeriods)[number];

const count = z.number().int();
const countedSchema = z.object({ label: z.string(), count });
/** Hourly within a day, else daily (UTC), oldest first; `label` is the start instant. */
const overTimeSchema = z.array(countedSchema);
const ofBrand = z.object({ brandId: brandIdSchema, domain: z.string() });
/** Percentage with one decimal; null without data. */
const percent = z.number().nullable();

/** Reply of `GET /api/admin/analytics`: document 2 section 2.5. */
export const adminAnalyticsSchema = z.object({
  platforms: z.array(
    ofBrand.extend({
      visitors: count,
      conversations: count,
      questions: count,
      answeredPercent: percent,
      /** Seconds; null before the first answer. */
      averageResponseTime: z.number().nullable(),
      /** 1 to 5; null before the first rating. */
      satisfaction: z.number().nullable(),
      /** Messages forwarded to a person. */
      forwarded: count,
    }),
  ),
  visitors: overTimeSchema,
  conversations: overTimeSchema,
  /** By hour of the day, UTC. */
  busiestHours: z.array(countedSchema),
  outcomes: questionCountsSchema.extend({ forwarded: count }),
  /** Pages of websites that new assistants read, those of them that a browser had to show, its time and its price; of whole days. */
  reading: z.object({ pages: count, rendered: count, seconds: z.number(), usd: z.number() }),
  ratings: z.object({ helpful: count, unhelpful: count }),
  /** Most frequent opening questions; only those asked by three people within a month. */
  topQueries: z.array(z.object({ query: z.string(), count, domains: z.array(z.string()) })),
  /** How many there are, of which these are the first. */
  queryTotal: count.optional(),
});
export type AdminAnalytics = z.infer<typeof adminAnalyticsSchema>;

/** Visits to the trial form: how far they got and where they stopped. */
export const demoAnalyticsSchema = z.object({
  /** Each visit counts once per step. */
  steps: z.object({ views: count, stayed: count, sent: count, converted: count }),
  /** Visits with a rejected submission. */
  refused: count,
  conversionPercent: percent,
  abandonmentPercent: percent,
  /** Seconds from the first field to the trial; null before the first trial. */
  averageSeconds: z.number().nullable(),
  abandoned: z.object({ total: count, closed: count, navigated: count, afterError: count }),
  /** The last field of abandoned visits; `label` is one of `trialFormFields`, `none` or `other`. */
  lastFields: z.array(countedSchema),
  /** Fields filled in by abandoned visits, in form order. */
  filledFields: z.array(countedSchema),
  views: overTimeSchema,
  conversions: overTimeSchema,
  platforms: z.array(
    ofBrand.extend({
      views: count,
      sent: count,
      abandoned: count,
      converted: count,
      conversionPercent: percent,
    }),
  ),
});
export type DemoAnalytics = z.infer<typeof demoAnalyticsSchema>;

const listedFormSchema = ofBrand.extend({
  id: z.string(),
  conversionId: z.string(),
  name: z.string(),
  /** Null briefly while its account is being erased. */
  organisation: z.string().nullable(),
  type: z.string(),
  createdAt: z.string(),
  views: count,
  submissions: count,
  conversionPercent: percent,
});
export type ListedForm = z.infer<typeof listedFormSchema>;

export const formPageSchema = z.object({
  forms: z.array(listedFormSchema),
  /** Absent on the last page. */
  next: z.string().optional(),
});

/** Forms of all customers of a brand: document 2 section 2.8. */
export const staffFormAnalyticsSchema = z.object({
  views: overTimeSchema,
  submissions: overTimeSchema,
  conversionPercent: percent,
  /** The ten newest, without their answers. */
  recent: z.array(
    z.object({
      id: z.string(),
      formId: z.string(),
      formName: z.string(),
      domain: z.string(),
      submittedAt: z.string(),
      source: z.string(),
      /** Seconds; null when the page didn't say. */
      completionTime: z.number().nullable(),
    }),
  ),
});
export type StaffFormAnalytics = z.infer<typeof staffFormAnalyticsSchema>;
