import type { AskedTerm } from './asked-term.ts';
import { keepBest, keepPromising, sortBest } from './keep-best.ts';
import { addCloseness } from './measure-closeness.ts';
import { scorePassages } from './score-passages.ts';
import { absent, type SearchIndex } from './search-index.ts';
import { openWorkspace } from './search-workspace.ts';

/** A passage found and how well it fits; scores compare within one search only. */
export type FoundPassage = { passage: number; score: number };

/** The right passage is among the first 12 by BM25 for 98 % of questions on a website; reading more closely finds no more. */
const readClosely = 12;
/** Of the best score by BM25: on websites no passage below was the right one for all that it says close together. */
const promisingShare = 0.3;

/**
 * Passages that speak of the terms, best first: by BM25, each term once by its best variant, and the best of them by
 * how close together and how literally they say the terms. Terms are in the order of the question.
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

/** Scoring and reading closely both need them, and finding a word costs as much as scoring a passage. */
function lookUpVariants({ terms: known }: SearchIndex, terms: readonly AskedTerm[], into: number[]): void {
  for (const { variants } of terms) for (const { term } of variants) into.push(known.get(term) ?? absent);
}
