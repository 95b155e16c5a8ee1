import * as z from 'zod';
import { platformSchema } from '../brands/platforms.ts';
import { readableAddress } from '../domain/addresses/address-schemas.ts';
import { conversionIdSchema } from '../domain/conversion/conversion-id-schema.ts';
import { correctionSchema, knowledgeItemSchema } from '../domain/conversion/knowledge-item.ts';
import { readinessReportSchema } from '../domain/conversion/readiness.ts';
import { blockSchema } from '../domain/documents/content-block.ts';
import { toldChangesSchema, waitingPageSchema } from '../domain/knowledge/website-changes.ts';
import {
  chatMessageLimitCharacters,
  correctionAnswerLimitCharacters,
  knowledgeTextLimitCharacters,
  wordingLimit,
} from '../domain/limits.ts';
import { versionSchema } from '../domain/version.ts';
import { route } from './route.ts';

const id = { conversionId: conversionIdSchema };
/** Defaults to the caller's own assistant. */
const own = { conversionId: conversionIdSchema.optional() };
const itemId = z.string().max(64);
const title = z.string().trim().max(200).optional();
/** `upload://…` from `uploads.uploadDocuments`. */
const documentUrl = z.string().max(100);
const added = z.object({
  success: z.literal(true),
  item: knowledgeItemSchema,
  /** 0 until it has been read. */
  wordCount: z.number().int(),
});
const done = z.object({ success: z.literal(true) });
const signedIn = ['UNAUTHENTICATED', 'FORBIDDEN', 'CONVERSION_NOT_FOUND', 'RATE_LIMITED'] as const;
const changing = ['VALIDATION', 'NOT_READY', 'CONFLICT', ...signedIn] as const;
/** Each addition triggers a read and a rebuild of the knowledge. */
const additionLimit = { perAddress: 60, perTenant: 60, windowSeconds: 3600 };
const rateLimit = { perAddress: 120, perTenant: 120, windowSeconds: 60 };

export const knowledgeBaseSchema = z.object({
  /** Entries the assistant answers from. */
  entryCount: z.number().int(),
  /** Those of them that are pages of its website, as the plan counts them. */
  pageCount: z.number().int().optional(),
  items: z.array(knowledgeItemSchema),
  /** Entries that were deleted a moment ago and can still be put back. */
  deleted: z
    .array(
      z.object({
        item: knowledgeItemSchema,
        secondsLeft: z.number().int(),
        /** How many of `items` and of the deleted stand before it. */
        place: z.number().int().default(0),
      }),
    )
    .default([]),
  /** What the assistant does not know although it was found or added: pages and documents, each with what to do. */
  skipped: z.array(
    z.object({
      title: z.string(),
      url: z.string().optional(),
      reason: z.string(),
      /** The owner can add it by its address. */
      canRead: z.boolean().default(false),
    }),
  ),
  corrections: z.array(correctionSchema),
  /** Recordings without captions are transcribed; otherwise they wait for captions. */
  canTranscribe: z.boolean(),
  /** Changes are being published. */
  isUpdating: z.boolean(),
  /** Why the last changes couldn't be published. */
  failure: z.string().optional(),
});
export type KnowledgeBase = z.infer<typeof knowledgeBaseSchema>;

const websiteSchema = z.object({
  planName: z.string(),
  /** Maximum number of website pages in the plan. */
  pageLimit: z.number().int(),
  /** Pages the assistant knows. */
  pagesKnown: z.number().int(),
  /** Progress of a running website read; null when there is none. */
  reading: z
    .object({
      pagesRead: z.number().int(),
      pageLimit: z.number().int(),
      /** About how many pages it will read; absent at its beginning. */
      pagesExpected: z.number().int().optional(),
    })
    .nullable(),
  /** There is a website, and its conversion has ended. */
  canRead: z.boolean(),
  /** Pages were skipped, and the plan now allows more. */
  canReadMore: z.boolean(),
  lastReadAt: z.string(),
  /** Time of the next automatic read; null when the plan has none. */
  nextReadAt: z.string().nullable(),
  /** Why the last read stopped early. */
  failure: z.string().nullable(),
});
export type Website = z.infer<typeof websiteSchema>;

export const knowledgeBase = {
  get: route('GET', '/api/knowledge-base/{conversionId}', 'member', {
    summary: 'Everything an assistant has read, what was skipped, and the owner’s corrections',
    input: z.object(id),
    output: knowledgeBaseSchema,
    errors: signedIn,
  }),
  upload: route('POST', '/api/knowledge-base/upload', 'member', {
    summary:
      'Adds a file (multipart field `file`, or an upload reference), a text or a URL; read in the background',
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
  processUrl: route('POST', '/api/knowledge-base/process-url', 'member', {
    summary: 'Adds a page or linked document and waits a few seconds for it to be read',
    input: z.object({ ...own, url: readableAddress, platform: platformSchema.optional() }),
    output: added.extend({
      /** 1 once it has been read. */
      pageCount: z.number().int(),
    }),
    errors: changing,
    rateLimit: additionLimit,
  }),
  processVideo: route('POST', '/api/knowledge-base/process-video', 'member', {
    summary:
      'Adds a video’s speech: captions (WebVTT or SRT, multipart field `file` or text), a recording to transcribe (file or upload reference), or the captions its page links to; with itemId, adds captions to an entry',
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
  readItem: route('POST', '/api/knowledge-base/{conversionId}/items/{itemId}/read', 'member', {
    summary: 'Re-reads an entry, after an error or a change of the page',
    input: z.object({ ...id, itemId }),
    output: done,
    errors: ['NOT_FOUND', ...changing],
    rateLimit,
  }),
  readAll: route('POST', '/api/knowledge-base/{conversionId}/read', 'member', {
    summary: 'Re-reads every entry that has a URL',
    input: z.object(id),
    output: done,
    errors: changing,
    rateLimit: { perAddress: 20, perTenant: 6, windowSeconds: 3600 },
  }),
  getWebsite: route('GET', '/api/knowledge-base/{conversionId}/website', 'member', {
    summary: 'How much of the website has been read, the plan’s limit, and the progress of a running read',
    input: z.object(id),
    output: websiteSchema,
    errors: signedIn,
  }),
  readWebsite: route('POST', '/api/knowledge-base/{conversionId}/website', 'member', {
    summary: 'Reads the website from its home page, up to the plan’s page limit; one read at a time',
    input: z.object(id),
    output: websiteSchema,
    errors: changing,
    rateLimit: { perAddress: 20, perTenant: 6, windowSeconds: 3600 },
  }),
  getChanges: route('GET', '/api/knowledge-base/{conversionId}/changes', 'member', {
    summary:
      'What the last readings of the website found changed: facts with both sentences, pages that are gone or have moved',
    input: z.object(id),
    output: z.object({
      readings: z.array(toldChangesSchema),
      /** Pages whose changes wait for approval, the newest first: the first hundred. */
      waiting: z.array(waitingPageSchema).default([]),
      waitingCount: z.number().int().default(0),
    }),
    errors: signedIn,
  }),
  decideChanges: route('POST', '/api/knowledge-base/{conversionId}/changes', 'member', {
    summary:
      'Takes over what waits for approval, of one page or of all, or keeps what the assistant says; what has changed after `until` keeps waiting',
    input: z.object({
      ...id,
      decision: z.enum(['take', 'keep']),
      itemId: itemId.optional(),
      /** `since` of the newest page that the owner has seen. */
      until: z.iso.datetime(),
    }),
    output: done,
    errors: ['NOT_FOUND', ...changing],
    rateLimit,
  }),
  exportChanges: route('GET', '/api/knowledge-base/{conversionId}/changes/export', 'member', {
    summary:
      'Part of what the readings of a year found changed, as CSV; `next` is the cursor of the next part',
    input: z.object({ ...id, before: z.iso.datetime().optional() }),
    output: z.object({ filename: z.string(), content: z.string(), next: z.string().optional() }),
    errors: ['VALIDATION', ...signedIn],
    rateLimit,
  }),
  keepPage: route('POST', '/api/knowledge-base/{conversionId}/items/{itemId}/keep', 'member', {
    summary: 'Keeps what a page said that is no longer on the website',
    input: z.object({ ...id, itemId }),
    output: done,
    errors: ['NOT_FOUND', ...changing],
    rateLimit,
  }),
  deleteItem: route('DELETE', '/api/knowledge-base/{conversionId}/items/{itemId}', 'member', {
    summary: 'Removes an entry from the knowledge, after `undoSeconds` in which it can be put back',
    input: z.object({ ...id, itemId, undoSeconds: z.coerce.number().int().min(0).max(60).default(0) }),
    output: done,
    errors: ['NOT_FOUND', ...changing],
    rateLimit,
  }),
  restoreItem: route('POST', '/api/knowledge-base/{conversionId}/items/{itemId}/restore', 'member', {
    summary: 'Puts a deleted entry back as it was, until its `undoSeconds` are over',
    input: z.object({ ...id, itemId }),
    output: z.object({ success: z.literal(true), item: knowledgeItemSchema }),
    errors: ['NOT_FOUND', ...changing],
    rateLimit,
  }),
  getItem: route('GET', '/api/knowledge-base/{conversionId}/items/{itemId}', 'member', {
    summary: 'An entry with its text as the assistant read it',
    input: z.object({ ...id, itemId }),
    output: z.object({
      item: knowledgeItemSchema,
      /** BCP 47, if it is known. */
      language: z.string().optional(),
      /** Headings, paragraphs, lists and tables in reading order; empty before the first read. */
      blocks: z.array(blockSchema),
      /** It is longer than this reply. */
      isCut: z.boolean(),
    }),
    errors: ['NOT_FOUND', 'NOT_READY', ...signedIn],
  }),
  correctAnswer: route('PUT', '/api/knowledge-base/{conversionId}/corrections', 'member', {
    summary:
      'Saves the owner’s own answer to a question, effective immediately; saving the same question again replaces it, unless somebody else has saved it since `version`',
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
      /** Other ways to ask it; without them those that are stored stay. */
      wordings: z
        .array(z.string().trim().min(1).max(chatMessageLimitCharacters))
        .max(wordingLimit, `Please give at most ${wordingLimit} other wordings.`)
        .optional(),
      /** That of the answer as it was read; 0 if there was none. */
      version: versionSchema.optional(),
    }),
    output: z.object({ success: z.literal(true), correction: correctionSchema }),
    errors: changing,
    rateLimit,
  }),
  proposeWordings: route('POST', '/api/knowledge-base/{conversionId}/wordings', 'member', {
    // An answer is too long for an address, and addresses stand in logs.
    summary: 'What visitors asked lately that is much like a question and does not find its answer',
    input: z.object({
      ...id,
      question: z.string().trim().min(1).max(chatMessageLimitCharacters),
      answer: z.string().trim().max(correctionAnswerLimitCharacters).default(''),
    }),
    output: z.object({ wordings: z.array(z.string()) }),
    errors: ['VALIDATION', ...signedIn],
    rateLimit,
  }),
  deleteCorrection: route(
    'DELETE',
    '/api/knowledge-base/{conversionId}/corrections/{correctionId}',
    'member',
    {
      summary: 'Deletes one of the owner’s answers',
      input: z.object({ ...id, correctionId: itemId }),
      output: done,
      errors: ['NOT_FOUND', ...changing],
      rateLimit,
    },
  ),
  getReadiness: route('GET', '/api/knowledge-base/{conversionId}/readiness', 'member', {
    summary: 'The assistant’s readiness: what it answers, gaps, and contradictory pages',
    input: z.object(id),
    output: readinessReportSchema.extend({
      /** False until the readiness check of the newest knowledge has run. */
      isCurrent: z.boolean(),
      /** Questions of the readiness check that the owner has answered. */
      answeredByOwner: z.array(
        z.object({ questionId: z.string(), answer: z.string(), correction: correctionSchema.optional() }),
      ),
      /** The owner's answers to questions that ask much the same, for the others. */
      answeredAlike: z
        .array(z.object({ questionId: z.string(), question: z.string(), answer: z.string() }))
        .default([]),
    }),
    errors: ['NOT_READY', ...signedIn],
  }),
};
