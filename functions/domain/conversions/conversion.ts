import * as z from 'zod';
import { brandIdSchema } from '#shared/brands/platforms.ts';
import { siteProfileSchema, sourceOutcomeSchema } from '#shared/contract/conversions.ts';
import { conversionIdSchema } from '#shared/domain/conversion/conversion-id-schema.ts';
import { conversionStatusSchema, stageSchema } from '#shared/domain/conversion/conversion-stages.ts';
import { readinessCountsSchema } from '#shared/domain/conversion/readiness.ts';

/** The kinds of step a conversion goes through; `crawl` and `document` repeat. */
const stepSchema = z.enum(['plan', 'crawl', 'document', 'index', 'build', 'exam', 'publish']);
export type Step = z.infer<typeof stepSchema>;

/** A document handed in with the signup. */
const uploadedDocumentSchema = z.object({
  uploadId: z.string(),
  filename: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().int(),
});
export type UploadedDocument = z.infer<typeof uploadedDocumentSchema>;

/** The stored record of a conversion: what was asked for, how far it is, and what is published. */
export const conversionSchema = z.object({
  conversionId: conversionIdSchema,
  brandId: brandIdSchema,
  organisationId: z.string().optional(),
  companyName: z.string(),
  /** Website to read; null when only documents were handed in. */
  url: z.string().nullable(),
  businessDescription: z.string().default(''),
  documents: z.array(uploadedDocumentSchema).default([]),
  /** Who is told when the assistant is ready. */
  notify: z.object({ name: z.string(), email: z.string() }).optional(),
  pageLimit: z.number().int(),
  status: conversionStatusSchema,
  stage: stageSchema,
  step: stepSchema,
  stepNumber: z.number().int(),
  /** Where the step before left its state; absent at the first step. */
  stateKey: z.string().optional(),
  /** How often the current step was begun. */
  attempt: z.number().int(),
  /** How many of those attempts ended with an error. Any other unfinished attempt died with its worker. */
  failures: z.number().int().default(0),
  percentage: z.number().int(),
  currentStep: z.string(),
  currentPage: z.string().optional(),
  notes: z.array(z.string()).default([]),
  errorMessage: z.string().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
  leaseOwner: z.string().optional(),
  leaseUntil: z.string().optional(),
  /** When it was published for the first time. */
  liveSince: z.string().optional(),
  /** The knowledge visitors get; replaced in one write when a new one is published. */
  knowledgeVersion: z.string().optional(),
  /** How its pages were read when it was converted; absent for those from before readings had versions. */
  readingVersion: z.number().int().optional(),
  /** The owner's own answers, kept beside the knowledge so that a new one takes effect at once. */
  correctionsVersion: z.string().optional(),
  site: siteProfileSchema.optional(),
  /** How the published knowledge did in the exam; absent when the exam could not be sat. */
  readiness: readinessCountsSchema.optional(),
});
export type Conversion = z.infer<typeof conversionSchema>;

/** Every page and document so far; a record of its own, since the main one is written at each step. */
export const sourceListSchema = z.array(sourceOutcomeSchema);

/** What a new conversion needs to be told. */
export type ConversionRequest = Pick<
  Conversion,
  'conversionId' | 'brandId' | 'companyName' | 'url' | 'pageLimit' | 'businessDescription' | 'documents'
> &
  Partial<Pick<Conversion, 'organisationId' | 'notify'>>;

/** The record with which a conversion begins. */
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
    currentStep: 'Waiting for a free worker',
    notes: [],
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
