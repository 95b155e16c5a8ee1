import * as z from 'zod';

/** Document 2 section 3. Every kind of document is of type `pdf`, and every recording of type `video`. */
export const knowledgeItemTypeSchema = z.enum(['webpage', 'pdf', 'calendar', 'form', 'video']);
export type KnowledgeItemType = z.infer<typeof knowledgeItemTypeSchema>;

/** Document 2 section 4; `pending` waits to be read. A recording is `processing` while it is transcribed. */
export const knowledgeItemStatusSchema = z.enum(['processed', 'processing', 'error', 'pending']);
export type KnowledgeItemStatus = z.infer<typeof knowledgeItemStatusSchema>;

/** One entry of a knowledge base. */
export const knowledgeItemSchema = z.object({
  id: z.string(),
  type: knowledgeItemTypeSchema,
  title: z.string(),
  status: knowledgeItemStatusSchema,
  /** Address of a page, a linked document or a video; absent for what was handed in. */
  url: z.string().optional(),
  /** 0 until it is read. */
  wordCount: z.number().int(),
  createdAt: z.string(),
  /** ISO 8601 instant of the last reading that succeeded: the assistant answers from what it said then. */
  readAt: z.string().optional(),
  /** Why the last reading failed, or a remark on it, or what it waits for. */
  reason: z.string().optional(),
});
export type KnowledgeItem = z.infer<typeof knowledgeItemSchema>;

/** An answer that the owner gives to a question, ahead of whatever the website says. */
export const correctionSchema = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  correctedAt: z.string(),
});
export type Correction = z.infer<typeof correctionSchema>;
