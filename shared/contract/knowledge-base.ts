import * as z from 'zod';
import { platformSchema } from '../brands/platforms.ts';
import { readableAddress } from '../domain/addresses/address-schemas.ts';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import { correctionSchema, knowledgeItemSchema } from '../domain/conversion/knowledge-item.ts';
import { readinessReportSchema } from '../domain/conversion/readiness.ts';
import {
  chatMessageLimitCharacters,
  correctionAnswerLimitCharacters,
  knowledgeTextLimitCharacters,
} from '../domain/limits.ts';
import { route } from './route.ts';

const id = { conversionId: conversionIdSchema };
/** The caller's own assistant where none is named. */
const own = { conversionId: conversionIdSchema.optional() };
const itemId = z.string().max(64);
const title = z.string().trim().max(200).optional();
/** `upload://…` of `uploads.uploadDocuments`. */
const documentUrl = z.string().max(100);
const added = z.object({
  success: z.literal(true),
  item: knowledgeItemSchema,
  /** 0 while it is being read. */
  wordCount: z.number().int(),
});
const done = z.object({ success: z.literal(true) });
const signedIn = ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'] as const;
const changing = ['VALIDATION', 'NOT_READY', 'CONFLICT', ...signedIn] as const;
/** Each addition costs a reading and a building of the knowledge. */
const additionLimit = { perAddress: 60, perTenant: 60, windowSeconds: 3600 };
const rateLimit = { perAddress: 120, perTenant: 120, windowSeconds: 60 };

export const knowledgeBaseSchema = z.object({
  /** Entries that the assistant answers from. */
  entryCount: z.number().int(),
  items: z.array(knowledgeItemSchema),
  /** Pages that were found and left out. */
  skipped: z.array(z.object({ title: z.string(), url: z.string().optional(), reason: z.string() })),
  corrections: z.array(correctionSchema),
  /** Recordings without captions are transcribed; else they wait for captions. */
  canTranscribe: z.boolean(),
  /** Changes are on their way to the assistant. */
  isUpdating: z.boolean(),
  /** Why the last changes did not get there. */
  failure: z.string().optional(),
});
export type KnowledgeBase = z.infer<typeof knowledgeBaseSchema>;

const websiteSchema = z.object({
  planName: z.string(),
  /** Pages of the website that the plan reads. */
  pageLimit: z.number().int(),
  /** Those that the assistant knows. */
  pagesKnown: z.number().int(),
  /** How far the website is read at the moment; null while it is not. */
  reading: z.object({ pagesRead: z.number().int(), pageLimit: z.number().int() }).nullable(),
  /** There is a website, and its conversion has ended. */
  canRead: z.boolean(),
  /** Pages were left out, and the plan reads more by now. */
  canReadMore: z.boolean(),
  lastReadAt: z.string(),
  /** When it is read again by itself; null where the plan does not do so. */
  nextReadAt: z.string().nullable(),
  /** Why the last reading ended early. */
  failure: z.string().nullable(),
});
export type Website = z.infer<typeof websiteSchema>;

export const knowledgeBase = {
  get: route({
    method: 'GET',
    path: '/api/knowledge-base/{conversionId}',
    access: 'member',
    summary: 'Everything an assistant has read, what was left out, and the owner’s own answers',
    input: z.object(id),
    output: knowledgeBaseSchema,
    errors: signedIn,
  }),
  upload: route({
    method: 'POST',
    path: '/api/knowledge-base/upload',
    access: 'member',
    summary:
      'Adds a file (multipart field file, or the reference of an upload), a text or an address; it is read in the background',
    input: z.object({
      ...own,
      type: z.enum(['file', 'text', 'url']).default('file'),
      platform: platformSchema.optional(),
      title,
      content: z
        .string()
        .max(knowledgeTextLimitCharacters, `Please use at most ${knowledgeTextLimitCharacters} characters.`)
        .optional(),
      url: readableAddress.optional(),
      documentUrl: documentUrl.optional(),
    }),
    output: added,
    errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', ...changing],
    rateLimit: additionLimit,
    acceptsFiles: true,
  }),
  processUrl: route({
    method: 'POST',
    path: '/api/knowledge-base/process-url',
    access: 'member',
    summary: 'Adds a page or a linked document and waits a few seconds for it to be read',
    input: z.object({ ...own, url: readableAddress, platform: platformSchema.optional() }),
    output: added.extend({
      /** 1 once it is read. */
      pageCount: z.number().int(),
    }),
    errors: changing,
    rateLimit: additionLimit,
  }),
  processVideo: route({
    method: 'POST',
    path: '/api/knowledge-base/process-video',
    access: 'member',
    summary:
      'Adds what is said in a video: captions (WebVTT or SRT, multipart field file or text), a recording to be transcribed (file, or the reference of an upload), or those that its page names; with itemId, adds captions to an entry',
    input: z.object({
      ...own,
      platform: platformSchema.optional(),
      title,
      url: readableAddress.optional(),
      captions: z.string().max(2_000_000).optional(),
      documentUrl: documentUrl.optional(),
      itemId: itemId.optional(),
    }),
    output: added,
    errors: ['NOT_FOUND', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', ...changing],
    rateLimit: additionLimit,
    acceptsFiles: true,
  }),
  readItem: route({
    method: 'POST',
    path: '/api/knowledge-base/{conversionId}/items/{itemId}/read',
    access: 'member',
    summary: 'Reads an entry again: after an error, or because the page has changed',
    input: z.object({ ...id, itemId }),
    output: done,
    errors: ['NOT_FOUND', ...changing],
    rateLimit,
  }),
  readAll: route({
    method: 'POST',
    path: '/api/knowledge-base/{conversionId}/read',
    access: 'member',
    summary: 'Reads every entry with an address again',
    input: z.object(id),
    output: done,
    errors: changing,
    rateLimit: { perAddress: 20, perTenant: 6, windowSeconds: 3600 },
  }),
  getWebsite: route({
    method: 'GET',
    path: '/api/knowledge-base/{conversionId}/website',
    access: 'member',
    summary: 'How much of the website is read, how much the plan reads, and how far a reading is',
    input: z.object(id),
    output: websiteSchema,
    errors: signedIn,
  }),
  readWebsite: route({
    method: 'POST',
    path: '/api/knowledge-base/{conversionId}/website',
    access: 'member',
    summary: 'Reads the website from its home page on, as many pages as the plan allows; once at a time',
    input: z.object(id),
    output: websiteSchema,
    errors: changing,
    rateLimit: { perAddress: 20, perTenant: 6, windowSeconds: 3600 },
  }),
  deleteItem: route({
    method: 'DELETE',
    path: '/api/knowledge-base/{conversionId}/items/{itemId}',
    access: 'member',
    summary: 'Takes an entry out of the knowledge',
    input: z.object({ ...id, itemId }),
    output: done,
    errors: ['NOT_FOUND', ...changing],
    rateLimit,
  }),
  correctAnswer: route({
    method: 'PUT',
    path: '/api/knowledge-base/{conversionId}/corrections',
    access: 'member',
    summary:
      'Answers a question in the owner’s words, at once and from now on; the same question again replaces it',
    input: z.object({
      ...id,
      question: z.string().trim().min(1, 'Please write the question.').max(chatMessageLimitCharacters),
      answer: z
        .string()
        .trim()
        .min(1, 'Please write the answer.')
        .max(
          correctionAnswerLimitCharacters,
          `Please use at most ${correctionAnswerLimitCharacters} characters.`,
        ),
    }),
    output: z.object({ success: z.literal(true), correction: correctionSchema }),
    errors: changing,
    rateLimit,
  }),
  deleteCorrection: route({
    method: 'DELETE',
    path: '/api/knowledge-base/{conversionId}/corrections/{correctionId}',
    access: 'member',
    summary: 'Forgets an answer of the owner',
    input: z.object({ ...id, correctionId: itemId }),
    output: done,
    errors: ['NOT_FOUND', ...changing],
    rateLimit,
  }),
  getReadiness: route({
    method: 'GET',
    path: '/api/knowledge-base/{conversionId}/readiness',
    access: 'member',
    summary: 'The exam of the assistant: what it answers, gaps, and pages that disagree',
    input: z.object(id),
    output: readinessReportSchema.extend({
      /** False while the exam of the newest knowledge is still to come. */
      isCurrent: z.boolean(),
      /** Questions of the exam that the owner has answered. */
      answeredByOwner: z.array(z.object({ questionId: z.string(), answer: z.string() })),
    }),
    errors: ['NOT_READY', ...signedIn],
  }),
};
