import { type AskedTerm, measureCloseness, prepareCloseness } from './measure-closeness.ts';
import type { SearchIndex } from './search-index.ts';

/** A passage found and how well it fits; scores compare within one search only. */
export type FoundPassage = { passage: number; score: number };

/** The right passage is among the first 30 by BM25 for 98 % of questions; reading more closely costs more than it finds. */
const readClosely = 30;

/**
 * Passages that speak of the terms, best first: by BM25, each term once by its best variant, and the best of them by
 * how close together and how literally they say the terms. Terms are in the order of the question.
 */
export function searchPassages(
  index: SearchIndex,
  terms: readonly AskedTerm[],
  limit: number,
): FoundPassage[] {
  const scores = scorePassages(index, terms);
  const found = selectBest(scores, Math.max(limit, readClosely));
  const closeness = prepareCloseness(index, terms);
  for (const candidate of found) candidate.score += measureCloseness(closeness, candidate.passage);
  return found.sort(byScore).slice(0, limit);
}

function scorePassages(index: SearchIndex, terms: readonly AskedTerm[]): Float64Array {
  const scores = new Float64Array(index.passageCount);
  for (const { variants, weight } of terms) {
    const [only] = variants;
    if (only && variants.length === 1) addVariant(index, only.term, weight * only.weight, scores);
    else if (only) addBestVariant(index, variants, weight, scores);
  }
  return scores;
}

function addVariant(index: SearchIndex, term: string, weight: number, scores: Float64Array): void {
  const id = index.termIds.get(term);
  if (id === undefined) return;
  const { offsets, passageIds, impacts } = index;
  const end = offsets[id + 1] ?? 0;
  for (let at = offsets[id] ?? 0; at < end; at++) {
    const passage = passageIds[at] ?? 0;
    scores[passage] = (scores[passage] ?? 0) + weight * (impacts[at] ?? 0);
  }
}

function addBestVariant(
  index: SearchIndex,
  variants: AskedTerm['variants'],
  weight: number,
  scores: Float64Array,
): void {
  const best = new Map<number, number>();
  for (const variant of variants) {
    const id = index.termIds.get(variant.term);
    if (id === undefined) continue;
    const end = index.offsets[id + 1] ?? 0;
    for (let at = index.offsets[id] ?? 0; at < end; at++) {
      const passage = index.passageIds[at] ?? 0;
      const score = variant.weight * (index.impacts[at] ?? 0);
      if (score > (best.get(passage) ?? 0)) best.set(passage, score);
    }
  }
  for (const [passage, score] of best) scores[passage] = (scores[passage] ?? 0) + weight * score;
}

/** The highest scores above zero in order; the earlier passage first where two are equal. */
function selectBest(scores: Float64Array, limit: number): FoundPassage[] {
  const best: FoundPassage[] = [];
  let threshold = 0;
  for (let passage = 0; passage < scores.length; passage++) {
    const score = scores[passage] ?? 0;
    if (score <= threshold) continue;
    if (best.length === limit) best.pop();
    let at = best.length;
    while (at > 0 && (best[at - 1]?.score ?? 0) < score) at--;
    best.splice(at, 0, { passage, score });
    if (best.length === limit) threshold = best[limit - 1]?.score ?? 0;
  }
  return best;
}

function byScore(left: FoundPassage, right: FoundPassage): number {
  return right.score - left.score || left.passage - right.passage;
}
