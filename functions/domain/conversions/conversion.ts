import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { siteProfileSchema } from '#shared/contract/conversions.ts';
import { conversionIdSchema } from '#shared/domain/conversion/conversion-id-schema.ts';
import { conversionStatusSchema, stageSchema } from '#shared/domain/conversion/conversion-stages.ts';
import { readinessCountsSchema } from '#shared/domain/conversion/readiness.ts';
import { institutionTypeSchema } from '#shared/domain/institution-type.ts';
import { uploadedDocumentSchema } from '../uploads/upload.ts';
import { activityTexts } from './activity-texts.ts';

/** The kinds of conversion steps; `crawl` and `document` repeat. */
const stepSchema = z.enum(['plan', 'crawl', 'document', 'index', 'build', 'exam', 'publish']);
export type Step = z.infer<typeof stepSchema>;

/** `website`: nothing could be read at the address or in the documents that the customer gave. */
const failureCauses = ['website', 'us'] as const;
export type FailureCause = (typeof failureCauses)[number];

/** The stored record of a conversion: the request, its progress, and what is published. */
export const conversionSchema = z.object({
  conversionId: conversionIdSchema,
  brandId: brandIdSchema,
  organisationId: z.string().optional(),
  companyName: z.string(),
  /** What a school is: decides the questions that its assistant is asked. */
  institutionType: institutionTypeSchema.optional(),
  /** Website to read; null when only documents were uploaded. */
  url: z.string().nullable(),
  businessDescription: z.string().default(''),
  documents: z.array(uploadedDocumentSchema).default([]),
  /** Recipient of the mail that the assistant is ready. */
  notify: z.object({ name: z.string(), email: z.string(), username: z.string().optional() }).optional(),
  pageLimit: z.number().int(),
  status: conversionStatusSchema,
  stage: stageSchema,
  step: stepSchema,
  stepNumber: z.number().int(),
  /** Where the previous step left its state; absent at the first step. */
  stateKey: z.string().optional(),
  /** How often the current step was started. */
  attempt: z.number().int(),
  /** How many attempts failed with an error. Other unfinished attempts died with their worker. */
  failures: z.number().int().default(0),
  percentage: z.number().int(),
  currentStep: z.string(),
  currentPage: z.string().optional(),
  /** Pages requested just before it, newest first. */
  recentPages: z.array(z.string()).optional(),
  notes: z.array(z.string()).default([]),
  errorMessage: z.string().optional(),
  /** Whose fault a failure is; absent in older ones. */
  failedBy: z.enum(failureCauses).optional(),
  createdAt: z.string(),
  /** When its owner mended the request of a failed run. */
  restartedAt: z.string().optional(),
  updatedAt: z.string(),
  leaseOwner: z.string().optional(),
  leaseUntil: z.string().optional(),
  /** When it was first published. */
  liveSince: z.string().optional(),
  /** The knowledge visitors get; a publish replaces it in one write. */
  knowledgeVersion: z.string().optional(),
  /** Reader version of its initial read; absent for conversions older than reader versions. */
  readingVersion: z.number().int().optional(),
  /** The owner's corrections, stored separately so that new ones take effect at once. */
  correctionsVersion: z.string().optional(),
  site: siteProfileSchema.optional(),
  /** Host of its website, if a page of it was read; names it in mails to addresses that have not confirmed. */
  readHost: z.string().optional(),
  /** The name of its page, chosen by the owner. */
  slug: z.string().optional(),
  /** Search engines may list its page. */
  isListed: z.boolean().optional(),
  /** Readiness of the published knowledge; absent when the check couldn't run. */
  readiness: readinessCountsSchema.optional(),
});
export type Conversion = z.infer<typeof conversionSchema>;

/** Input of a new conversion. */
export type ConversionRequest = Pick<
  Conversion,
  'conversionId' | 'brandId' | 'companyName' | 'url' | 'pageLimit' | 'businessDescription' | 'documents'
> &
  Partial<Pick<Conversion, 'organisationId' | 'notify' | 'institutionType'>>;

/** The initial record of a conversion. */
export function beginConversion(request: ConversionRequest, now: Date): Conversion {
  return {
    ...request,
    status: 'processing',
    stage: 'initializing',
    step: 'plan',
    stepNumber: 0,
    attempt: 0,
    failures: 0,
    percentage: 1,
    currentStep: activityTexts.waiting,
    notes: [],
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
