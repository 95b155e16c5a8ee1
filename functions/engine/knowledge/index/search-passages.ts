import type { AskedTerm } from './asked-term.ts';
import { keepBest, keepPromising, sortBest } from './keep-best.ts';
import { addCloseness } from './measure-closeness.ts';
import { scorePassages } from './score-passages.ts';
import { absent, type SearchIndex } from './search-index.ts';
import { openWorkspace } from './search-workspace.ts';

/** A matching passage and its score; scores compare within one search only. */
export type FoundPassage = { passage: number; score: number };

/** BM25 has the right passage among its first 12 for 98 % of questions on a website; a larger number finds no more. */
const readClosely = 12;
/** Share of the best BM25 score: below it, closeness never turned a passage into the right one on real websites. */
const promisingShare = 0.3;

/**
 * Finds passages that contain the terms, best first: BM25 with each term's best variant, then a second ranking of the
 * best by how close together and how literally they match. Terms are in question order.
 */
export function searchPassages(
  index: SearchIndex,
  terms: readonly AskedTerm[],
  limit: number,
): FoundPassage[] {
  const workspace = openWorkspace(index);
  const { totals } = workspace;
  lookUpVariants(index, terms, workspace.variantIds);
  scorePassages(index, terms, workspace);
  const read = keepBest(totals, totals.count, Math.max(limit, readClosely));
  addCloseness(index, terms, workspace, keepPromising(totals, read, promisingShare));
  const kept = keepBest(totals, read, limit);
  sortBest(totals, kept);
  const found: FoundPassage[] = [];
  for (let at = 0; at < kept; at++) {
    const passage = totals.passages[at] ?? 0;
    found.push({ passage, score: totals.scores[passage] ?? 0 });
  }
  return found;
}

/** Both rankings need the variants, and looking up a word costs as much as scoring a passage. */
function lookUpVariants({ terms: known }: SearchIndex, terms: readonly AskedTerm[], into: number[]): void {
  for (const { variants } of terms) for (const { term } of variants) into.push(known.get(term) ?? absent);
}
