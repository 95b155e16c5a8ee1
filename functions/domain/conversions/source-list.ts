import * as z from 'zod';
import type { TrackedOutcome } from '#functions/engine/crawl/crawl-state.ts';
import { type SourceOutcome, sourceOutcomeSchema } from '#shared/contract/conversions.ts';
import type { WorkState } from './work-state.ts';

const sourceCountsSchema = z.object({
  pagesRead: z.number().int(),
  pagesSkipped: z.number().int(),
  documentsRead: z.number().int(),
});
/** How much was read and skipped, whether or not all of it is listed. */
export type SourceCounts = z.infer<typeof sourceCountsSchema>;

/** The pages and documents so far; stored separately, because the main record is written at each step. */
export const sourceListSchema = z
  .object({
    sources: z.array(sourceOutcomeSchema),
    /** Absent in lists older than their counts, which were not cut. */
    counts: sourceCountsSchema.optional(),
  })
  .transform(({ sources, counts }) => ({ sources, counts: counts ?? countSources(sources) }));
export type SourceList = z.infer<typeof sourceListSchema>;

/** What a work state has read and skipped: as much of it as can be stored, and the counts of all. */
export function listSources(state: WorkState): SourceList {
  const all = collectSources(state);
  return { sources: boundList(all), counts: countSources(all, state.crawl?.unlistedPages) };
}

/**
 * Every page and document so far, each once: the result of reading a linked document replaces that of
 * fetching it.
 */
export function collectSources({
  crawl,
  documents,
  pendingDocuments,
}: Pick<WorkState, 'crawl' | 'documents' | 'pendingDocuments'>): TrackedOutcome[] {
  const taken = new Set([
    ...documents.map(({ outcome }) => outcome.url),
    ...pendingDocuments.map(({ url }) => url),
  ]);
  const crawled = (crawl?.outcomes ?? []).filter(({ kind, url }) => kind === 'page' || !taken.has(url));
  return [...documents.map(({ outcome }) => outcome), ...crawled];
}

/** Counts sources; what was read at one address is one source. */
function countSources(sources: readonly SourceOutcome[], unlistedPages = 0): SourceCounts {
  const all = sources.filter(({ status }) => status === 'read');
  const read = [...new Map(all.map((source, index) => [source.url ?? index, source])).values()];
  const pagesRead = read.filter(({ kind }) => kind === 'page').length;
  const skipped = sources.filter(({ kind, status }) => kind === 'page' && status !== 'read');
  return { pagesRead, pagesSkipped: skipped.length + unlistedPages, documentsRead: read.length - pagesRead };
}

/** A table item is limited to 400 KB, so read and failed sources come before skipped ones. */
const listLimitCharacters = 150_000;
const titleLimitCharacters = 200;

function boundList(sources: readonly TrackedOutcome[]): TrackedOutcome[] {
  const isSkipped = ({ status }: TrackedOutcome) => (status === 'skipped' ? 1 : 0);
  let characters = 0;
  return sources
    .map((source) => ({ ...source, title: source.title.slice(0, titleLimitCharacters) }))
    .sort((a, b) => isSkipped(a) - isSkipped(b))
    .filter((source) => {
      characters += JSON.stringify(source).length;
      return characters <= listLimitCharacters;
    });
}
