import type { AskedTerm } from './asked-term.ts';
import type { SearchIndex } from './search-index.ts';
import type { Workspace } from './search-workspace.ts';
import { addScore, clearTally, raiseScore, type Tally } from './tally.ts';

/** Adds up the BM25 scores of all passages that speak of the terms, each term once by its best variant. */
export function scorePassages(
  index: SearchIndex,
  terms: readonly AskedTerm[],
  { totals, variants: best }: Workspace,
): void {
  for (const { variants, weight } of terms) {
    const [only] = variants;
    if (only && variants.length === 1) addTerm(index, only.term, weight * only.weight, totals);
    else if (only) addBestVariant(index, variants, weight, { totals, best });
  }
}

function addTerm(index: SearchIndex, term: string, weight: number, totals: Tally): void {
  const id = index.termIds.get(term);
  if (id === undefined) return;
  const { offsets, passageIds, impacts } = index;
  const end = offsets[id + 1] ?? 0;
  for (let at = offsets[id] ?? 0; at < end; at++)
    addScore(totals, passageIds[at] ?? 0, weight * (impacts[at] ?? 0));
}

function addBestVariant(
  index: SearchIndex,
  variants: AskedTerm['variants'],
  weight: number,
  { totals, best }: { totals: Tally; best: Tally },
): void {
  clearTally(best);
  for (const variant of variants) raiseTo(index, variant.term, variant.weight, best);
  for (let at = 0; at < best.count; at++) {
    const passage = best.passages[at] ?? 0;
    addScore(totals, passage, weight * (best.scores[passage] ?? 0));
  }
}

function raiseTo(index: SearchIndex, term: string, weight: number, best: Tally): void {
  const id = index.termIds.get(term);
  if (id === undefined) return;
  const { offsets, passageIds, impacts } = index;
  const end = offsets[id + 1] ?? 0;
  for (let at = offsets[id] ?? 0; at < end; at++)
    raiseScore(best, passageIds[at] ?? 0, weight * (impacts[at] ?? 0));
}
