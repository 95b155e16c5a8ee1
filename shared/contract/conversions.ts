import * as z from 'zod';
import { platformSchema } from '../brands/platforms.ts';
import { optionalEmailAddress, readableAddress } from '../domain/addresses/address-schemas.ts';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import { conversionStatusSchema, stageSchema } from '../domain/conversion/conversion-stages.ts';
import { statedHoursSchema } from '../domain/inbox/office-hours.ts';
import { documentCountLimit } from '../domain/limits.ts';
import { documentReferenceSchema } from '../domain/trial-signup.ts';
import { visitorLanguageSchema } from '../texts/visitor-language-schema.ts';
import { route } from './route.ts';

/** Outcome of one page or document in a conversion. */
export const sourceOutcomeSchema = z.object({
  kind: z.enum(['page', 'document', 'calendar']),
  url: z.string().optional(),
  title: z.string(),
  /** `read` is in the knowledge; the others aren't, for `reason`. */
  status: z.enum(['read', 'skipped', 'failed']),
  reason: z.string().optional(),
  /** With `skipped`: it asks not to be read, or has nothing to read, so another try ends the same. */
  isFinal: z.boolean().optional(),
  wordCount: z.number().int().optional(),
});
export type SourceOutcome = z.infer<typeof sourceOutcomeSchema>;

/** The progress record of document 1 section 3, with the current page and every outcome so far. */
export const progressSchema = z.object({
  conversionId: conversionIdSchema,
  status: conversionStatusSchema,
  progressStage: stageSchema,
  /** Sentence describing the current step. */
  currentStep: z.string(),
  currentPage: z.string().optional(),
  /** Pages requested just before it, newest first. */
  recentPages: z.array(z.string()).optional(),
  progressPercentage: z.number().int().min(0).max(100),
  completedSteps: z.number().int(),
  totalSteps: z.number().int(),
  /** ISO 8601 instant, extrapolated from the pace so far. */
  estimatedCompletion: z.string().optional(),
  companyName: z.string(),
  /** It belongs to no account, so nobody can restart it. */
  isDemonstration: z.boolean().optional(),
  url: z.string().nullable(),
  errorMessage: z.string().optional(),
  /** Plain remarks for the owner, such as a slow robots.txt delay. */
  notes: z.array(z.string()),
  progressDetails: z.object({
    gptSiteUrl: z.string().optional(),
    pagesRead: z.number().int(),
    pagesSkipped: z.number().int(),
    documentsRead: z.number().int(),
    sources: z.array(sourceOutcomeSchema),
  }),
});
export type Progress = z.infer<typeof progressSchema>;

/** Public data of the organisation, as stated on its own website. */
export const siteProfileSchema = z.object({
  name: z.string(),
  website: z.string().nullable(),
  phone: z.string().optional(),
  /** Telephone numbers that the website states, its own first, to dial (E.164). */
  telephones: z.array(z.string()).optional(),
  email: z.string().optional(),
  address: z.string().optional(),
  language: z.string().optional(),
  officeHours: statedHoursSchema.optional(),
  brandColor: z.string().optional(),
  logoUrl: z.string().optional(),
  /** The owner's own greeting; absent for the usual one. */
  greeting: z.string().optional(),
  /** Its page leaves out who made it, as its owner chose and the plan allows. */
  hidesMaker: z.boolean().optional(),
  /** Questions the knowledge can answer, in the website's language, or the owner's own. */
  popularQuestions: z.array(z.string()),
  /** The website's most useful pages for visitors. */
  quickLinks: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type SiteProfile = z.infer<typeof siteProfileSchema>;

/** How to reach the organisation without its assistant, as stated on its website. */
export const publicContactSchema = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
});
export type PublicContact = z.infer<typeof publicContactSchema>;

export const conversions = {
  start: route('POST', '/api/conversions', 'public', {
    summary: 'Starts a conversion without an account, for the demo; erased after seven days',
    input: z.object({
      platform: platformSchema.default('gpt'),
      websiteUrl: readableAddress.optional(),
      url: readableAddress.optional(),
      userEmail: optionalEmailAddress.optional(),
      email: optionalEmailAddress.optional(),
      companyName: z.string().trim().max(200).optional(),
    }),
    output: z.object({
      id: conversionIdSchema,
      conversionId: conversionIdSchema,
      status: conversionStatusSchema,
    }),
    errors: ['VALIDATION', 'BRAND_NOT_FOUND', 'RATE_LIMITED'],
    // Each call crawls up to 25 pages of somebody's website; the demo shows a simulation once the limit is
    // reached.
    rateLimit: { perAddress: 20, overall: 600, windowSeconds: 3600 },
  }),
  getLogo: route('GET', '/api/conversions/{conversionId}/logo/{name}', 'public', {
    answersFile: 'image/*',
    summary: 'A logo that the owner has uploaded; each has a name of its own, so it may be kept',
    input: z.object({
      conversionId: conversionIdSchema,
      name: z.string().regex(/^[0-9a-z]{26}\.(?:png|jpg|webp)$/),
    }),
    output: z.instanceof(Uint8Array),
    errors: ['CONVERSION_NOT_FOUND', 'NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 300, windowSeconds: 60 },
  }),
  restart: route('POST', '/api/conversions/{conversionId}/restart', 'member', {
    summary:
      'Restarts a failed conversion from another address or from documents; a repeated call changes nothing',
    input: z.object({
      conversionId: conversionIdSchema,
      /** Without one only the documents are read. */
      websiteUrl: readableAddress.optional(),
      uploadedDocuments: z
        .array(documentReferenceSchema)
        .max(documentCountLimit, `At most ${documentCountLimit} documents.`)
        .default([]),
    }),
    output: z.object({
      success: z.literal(true),
      conversionId: conversionIdSchema,
      status: conversionStatusSchema,
    }),
    errors: [
      'VALIDATION',
      'CONFLICT',
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'CONVERSION_NOT_FOUND',
      'RATE_LIMITED',
    ],
    rateLimit: { perAddress: 20, perTenant: 20, overall: 600, windowSeconds: 3600 },
  }),
  getProgress: route('GET', '/api/conversions/{conversionId}/progress', 'public', {
    summary: 'The progress record of a conversion',
    input: z.object({ conversionId: conversionIdSchema }),
    output: progressSchema,
    errors: ['CONVERSION_NOT_FOUND', 'RATE_LIMITED'],
  }),
  findBySlug: route('GET', '/api/assistants/by-name/{slug}', 'public', {
    summary: 'The assistant whose page has this name',
    input: z.object({ slug: z.string().max(100) }),
    output: z.object({ conversionId: conversionIdSchema }),
    errors: ['VALIDATION', 'NOT_FOUND', 'RATE_LIMITED'],
    rateLimit: { perAddress: 300, windowSeconds: 900 },
  }),
  getBrandProgress: route('GET', '/api/{brandId}/conversion/{conversionId}/progress', 'public', {
    summary:
      'The progress record with the organization’s public data, for the assistant page; the owner also gets name and address',
    identifies: true,
    input: z.object({
      brandId: platformSchema,
      conversionId: conversionIdSchema,
      language: visitorLanguageSchema.optional(),
    }),
    output: progressSchema.extend({
      success: z.literal(true),
      adminUser: z.object({
        organization: z.string(),
        /** Only for callers who may manage the assistant, when it belongs to an account. */
        name: z.string().optional(),
        email: z.string().optional(),
      }),
      schoolInfo: z.object({ website: z.string().nullable(), phone: z.string().nullable() }),
      site: siteProfileSchema,
      /** Shown to visitors instead of a paused assistant; null while it answers. */
      pause: publicContactSchema.nullable(),
    }),
    errors: ['CONVERSION_NOT_FOUND', 'BRAND_NOT_FOUND', 'RATE_LIMITED'],
  }),
};
