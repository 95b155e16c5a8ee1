import * as z from 'zod';
import { answerAuthorSchema } from '../chat/answer-author.ts';

/** 128 random bits, in base 32. */
const saltCharacters = 26;
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** A quote of an answer: the hash of its words, and where they were read. */
const quotedSchema = z.looseObject({
  sha256: hash,
  /** Address of the page without the part that marks the quote; null for uploaded documents. */
  page: z.string().nullable(),
  sourceId: z.string().nullable(),
  readAt: z.string(),
});

const verdictSchema = z.looseObject({
  outcome: z.string(),
  confidence: z.number(),
  /** What the gate decided about the model's reply; null when no model was asked. */
  gate: z.string().nullable(),
  /** What a checker said of the sentences that passed the gate; absent when no model was asked, and in older entries. */
  checks: z
    .looseObject({
      confirmed: z.number().int(),
      refused: z.number().int(),
      /** Not asked, or not answered in time. */
      unanswered: z.number().int(),
      /** The checking model's name; null when none was configured. */
      model: z.string().nullable(),
    })
    .optional(),
});

const entrySchema = z.looseObject({
  conversionId: z.string(),
  entryId: z.string(),
  askedAt: z.string(),
  answeredAt: z.string(),
  question: hash,
  answer: hash,
  quotes: z.array(quotedSchema),
  /** Version of the knowledge that the answer came from. */
  knowledge: z.string().nullable(),
  /** The model that read the website for it; null when none did. */
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
});

/**
 * What is committed about one answer. It names no person and holds no words: question and answer are salted
 * hashes. Loose, so that a field that somebody adds changes the entry's hash.
 */
export const ledgerEntrySchema = z.discriminatedUnion('version', [
  /** Until November 2026: one author, although an answer may have several. */
  entrySchema.extend({
    version: z.literal(1),
    verdict: verdictSchema.extend({ writtenBy: answerAuthorSchema }),
  }),
  entrySchema.extend({
    version: z.literal(2),
    /** In the order of the text. */
    verdict: verdictSchema.extend({ writtenBy: z.array(answerAuthorSchema).min(1) }),
  }),
]);
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** What a day's root covers besides the answers. */
export const sealHeaderSchema = z.looseObject({
  version: z.literal(1),
  conversionId: z.string(),
  /** UTC, `YYYY-MM-DD`. */
  day: z.iso.date(),
  answers: z.number().int(),
  /** Root of the day sealed before; null for the first. */
  previousRoot: hash.nullable(),
});
export type SealHeader = z.infer<typeof sealHeaderSchema>;

/** A text with the salt of its commitment, whose length is fixed so that no letter moves between the two. */
const openedSchema = z.object({ text: z.string(), salt: z.string().length(saltCharacters) });

/** One line of an export, in the order of the days. */
export const ledgerLineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('answer'),
    entry: ledgerEntrySchema,
    /** Absent once the answer was removed, or its conversation. */
    texts: z.object({ question: openedSchema, answer: openedSchema, quotes: z.array(z.string()) }).optional(),
  }),
  z.object({ kind: z.literal('hashes'), day: z.iso.date(), hashes: z.array(hash) }),
  z.object({ kind: z.literal('seal'), header: sealHeaderSchema, root: hash }),
]);
export type LedgerLine = z.infer<typeof ledgerLineSchema>;

/** An exported file. */
export const ledgerFileSchema = z.object({
  format: z.literal('answer-record'),
  version: z.literal(1),
  conversionId: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  lines: z.array(ledgerLineSchema),
});
export type LedgerFile = z.infer<typeof ledgerFileSchema>;
