import * as z from 'zod';
import { versionSchema } from '../version.ts';

/** Document 2 section 3. Every document is of type `pdf`, every recording of type `video`. */
export const knowledgeItemTypeSchema = z.enum(['webpage', 'pdf', 'calendar', 'form', 'video']);
export type KnowledgeItemType = z.infer<typeof knowledgeItemTypeSchema>;

/** Document 2 section 4; `pending` hasn't been read yet. A recording is `processing` during transcription. */
export const knowledgeItemStatusSchema = z.enum(['processed', 'processing', 'error', 'pending']);
export type KnowledgeItemStatus = z.infer<typeof knowledgeItemStatusSchema>;

/** One entry of a knowledge base. */
export const knowledgeItemSchema = z.object({
  id: z.string(),
  type: knowledgeItemTypeSchema,
  title: z.string(),
  /** The page's own heading, without what all pages of its website repeat; absent until it is published. */
  heading: z.string().optional(),
  /** The owner typed it. */
  isText: z.boolean().optional(),
  status: knowledgeItemStatusSchema,
  /** URL of a page, linked document or video; absent for uploads. */
  url: z.string().optional(),
  /** 0 until it is read. */
  wordCount: z.number().int(),
  createdAt: z.string(),
  /** ISO 8601 instant of the last successful read, whose content the assistant uses. */
  readAt: z.string().optional(),
  /** Added by its owner within the last day; told in the list alone. */
  isNew: z.boolean().optional(),
  /** Why the last read failed, a remark on it, or what it is waiting for. */
  reason: z.string().optional(),
});
export type KnowledgeItem = z.infer<typeof knowledgeItemSchema>;

/** The owner's own answer to a question; takes precedence over the website. */
export const correctionSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** Other ways to ask it, which find the answer too. */
  wordings: z.array(z.string()).optional(),
  answer: z.string(),
  correctedAt: z.string(),
  /** Grows with each save, over a deletion too; 0 stands for no answer. */
  version: versionSchema.default(1),
});
export type Correction = z.infer<typeof correctionSchema>;
