import type { AskedTerm } from './asked-term.ts';
import { absent, type SearchIndex } from './search-index.ts';
import type { Workspace } from './search-workspace.ts';
import { addScore, clearTally, raiseScore, type Tally } from './tally.ts';

/** Adds up the BM25 scores of all passages that contain the terms, each term once by its best variant. */
export function scorePassages(
  index: SearchIndex,
  terms: readonly AskedTerm[],
  { totals, variants: best, variantIds }: Workspace,
): void {
  let first = 0;
  for (const { variants, weight } of terms) {
    const [only] = variants;
    if (only && variants.length === 1)
      addTerm(index, variantIds[first] ?? absent, weight * only.weight, totals);
    else if (only) {
      clearTally(best);
      for (let at = 0; at < variants.length; at++)
        raiseTo(index, variantIds[first + at] ?? absent, variants[at]?.weight ?? 0, best);
      addBest(best, weight, totals);
    }
    first += variants.length;
  }
}

function addTerm(index: SearchIndex, id: number, weight: number, totals: Tally): void {
  if (id === absent) return;
  const { offsets, passageIds } = index;
  const impacts = index.impacts.of(id);
  const end = offsets[id + 1] ?? 0;
  for (let at = offsets[id] ?? 0; at < end; at++)
    addScore(totals, passageIds[at] ?? 0, weight * (impacts[at] ?? 0));
}

function addBest(best: Tally, weight: number, totals: Tally): void {
  for (let at = 0; at < best.count; at++) {
    const passage = best.passages[at] ?? 0;
    addScore(totals, passage, weight * (best.scores[passage] ?? 0));
  }
}

function raiseTo(index: SearchIndex, id: number, weight: number, best: Tally): void {
  if (id === absent) return;
  const { offsets, passageIds } = index;
  const impacts = index.impacts.of(id);
  const end = offsets[id + 1] ?? 0;
  for (let at = offsets[id] ?? 0; at < end; at++)
    raiseScore(best, passageIds[at] ?? 0, weight * (impacts[at] ?? 0));
}
