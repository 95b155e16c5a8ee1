import * as z from 'zod';
import type { SearchIndex } from './index/search-index.ts';

/** A quotable piece of a passage. */
export const statementSchema = z.object({
  kind: z.enum(['heading', 'sentence', 'item', 'row', 'definition']),
  /** Readable form; a row reads "Student — Early: $365; Late: $450". */
  text: z.string(),
  /** The text as shown on the page, if it differs from `text`; tabs separate the cells of a row. */
  quote: z.string().optional(),
  /** Number of the block in its source: statements of one block belong together. */
  block: z.number().int(),
  /** Start time in a recording. */
  startSeconds: z.number().int().optional(),
});
export type Statement = z.infer<typeof statementSchema>;

/** A part of a source under its headings, small enough to find and answer from. */
export const passageSchema = z.object({
  /** Index in `sources`. */
  source: z.number().int(),
  /** Headings above, outermost first. */
  headings: z.array(z.string()),
  statements: z.array(statementSchema),
  /** Repeated on many pages and kept once. */
  siteWide: z.boolean(),
});
export type Passage = z.infer<typeof passageSchema>;

export const factSchema = z.object({
  kind: z.enum([
    'phone',
    'fax',
    'email',
    'address',
    'hours',
    'person',
    'price',
    'date',
    'event',
    'deadline',
    'document',
    'form',
    'place',
  ]),
  value: z.string(),
  /** Role of a person, or what a price, date or number is for. */
  label: z.string(),
  /** Part of the source's stored text, apart from white space. */
  quote: z.string(),
  source: z.number().int(),
  /** A telephone number to dial: E.164, with its extension (RFC 3966). */
  number: z.string().optional(),
  /** How many pages, and structured data and links beside their text, state a telephone number. */
  votes: z.number().int().optional(),
  /** First and last day of an event (ISO 8601 calendar dates). */
  date: z.object({ from: z.string(), to: z.string().optional() }).optional(),
});
export type Fact = z.infer<typeof factSchema>;

export const knowledgeSourceSchema = z.object({
  id: z.string(),
  kind: z.enum(['page', 'document', 'calendar']),
  url: z.string().nullable(),
  title: z.string(),
  readAt: z.string(),
  language: z.string().optional(),
  /** Some of it was recognised in a scan. */
  isScan: z.boolean().optional(),
});
export type KnowledgeSource = z.infer<typeof knowledgeSourceSchema>;

/** Everything an assistant knows, without the index. */
export const knowledgeDataSchema = z.object({
  organisationName: z.string(),
  website: z.string().nullable(),
  businessDescription: z.string().optional(),
  builtAt: z.string(),
  /** Languages of the sources, most frequent first. */
  languages: z.array(z.string()),
  sources: z.array(knowledgeSourceSchema),
  passages: z.array(passageSchema),
  facts: z.array(factSchema),
});
export type KnowledgeData = z.infer<typeof knowledgeDataSchema>;

/** An assistant's knowledge and its index: built once, loaded for every answer. */
export type Knowledge = KnowledgeData & {
  index: SearchIndex;
  /** The name it was built with, where its owner has chosen another one. */
  otherName?: string;
};

/** A source's title and the words of its URL: "child-custody.html" often names a page better than its title. */
export function sourceName({ title, url }: KnowledgeSource): string {
  const path = url !== null && URL.canParse(url) ? new URL(url).pathname : '';
  const words = path
    .replace(/\.\w{2,5}$/, '')
    .replace(/%[\da-f]{2}/gi, ' ')
    .split(/[^\p{L}\d]+/u);
  return [title, ...words.filter((word) => word.length > 2 && !/^index$|^default$|\d{3}/i.test(word))].join(
    ' ',
  );
}
