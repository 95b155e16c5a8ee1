import type { AskedTerm } from './asked-term.ts';
import { distanceBetween, isRightAfter } from './compare-mentions.ts';
import { type Mentions, readMentions } from './mentions.ts';
import type { ShortNumbers } from './number-arrays.ts';
import type { SearchIndex } from './search-index.ts';
import type { Workspace } from './search-workspace.ts';
import { findVoices, manners } from './voices.ts';

/** What each observation adds to the BM25 score, in units of its terms' rarity: see docs/bench.md. */
const closenessWeights = { written: 0.45, related: 0.7, near: 0.7, adjacent: 0.3 };

/** Adds to the scores of the first `count` passages how close together and how literally they match the question. */
export function addCloseness(
  index: SearchIndex,
  terms: readonly AskedTerm[],
  workspace: Workspace,
  count: number,
): void {
  const { scores, passages } = workspace.totals;
  const slots = findVoices(index, terms, workspace.variantIds, workspace);
  const mentions = readMentions(index, workspace, slots, count);
  for (let seat = 0; seat < count; seat++) {
    const passage = passages[seat] ?? 0;
    const first = seat * mentions.capacity;
    const closeness = measureCloseness(index.places, mentions, first, first + (mentions.counts[seat] ?? 0));
    scores[passage] = (scores[passage] ?? 0) + closeness;
  }
}

/** Closeness of one passage's mentions, which are in slot order. */
function measureCloseness(places: ShortNumbers, mentions: Mentions, first: number, last: number): number {
  let score = 0;
  for (let start = first; start < last; ) {
    const end = endOfSlot(mentions, start, last);
    const rarity = mentions.rarities[start] ?? 0;
    if (mentions.manners[start] === manners.related) score += closenessWeights.related * rarity;
    else {
      if (isWritten(mentions, start, end)) score += closenessWeights.written * rarity;
      if (start > first) score = addNeighbours(places, mentions, score, first, start, end);
    }
    start = end;
  }
  return score;
}

function endOfSlot({ slotOf }: Mentions, start: number, last: number): number {
  const slot = slotOf[start];
  let end = start + 1;
  while (end < last && slotOf[end] === slot) end++;
  return end;
}

/** Whether a mention of a slot has the exact form of its word. */
function isWritten({ manners: mannerOf }: Mentions, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (mannerOf[at] === manners.written) return true;
  return false;
}

/** Adds how near a slot's mentions are to those of earlier slots, which start at `first`. */
function addNeighbours(
  places: ShortNumbers,
  mentions: Mentions,
  before: number,
  first: number,
  start: number,
  end: number,
): number {
  const { rarities } = mentions;
  const rarity = rarities[start] ?? 0;
  const previous = startOfPrevious(mentions, first, start);
  const step = distanceBetweenSlots(places, mentions, previous, start, start, end);
  let score = before;
  if (step === 1 && isAdjacent(places, mentions, previous, start, end))
    score += closenessWeights.adjacent * (rarity + (rarities[previous] ?? 0));
  for (let other = first; other < start; ) {
    const next = endOfSlot(mentions, other, start);
    if (mentions.manners[other] !== manners.related) {
      const distance =
        other === previous ? step : distanceBetweenSlots(places, mentions, other, next, start, end);
      score += closenessWeights.near * (1 / (distance + 1)) * (rarity + (rarities[other] ?? 0));
    }
    other = next;
  }
  return score;
}

/** Start of the mentions of the slot before the one at `start`. */
function startOfPrevious({ slotOf }: Mentions, first: number, start: number): number {
  const slot = slotOf[start - 1];
  let previous = start - 1;
  while (previous > first && slotOf[previous - 1] === slot) previous--;
  return previous;
}

/** Whether a slot directly follows the previous one in the question. */
function isAdjacent(
  places: ShortNumbers,
  mentions: Mentions,
  previous: number,
  start: number,
  end: number,
): boolean {
  const { slotOf } = mentions;
  if ((slotOf[previous] ?? 0) + 1 !== slotOf[start] || mentions.manners[previous] === manners.related)
    return false;
  for (let left = previous; left < start; left++)
    for (let right = start; right < end; right++)
      if (isRightAfter(places, mentions, left, right)) return true;
  return false;
}

function distanceBetweenSlots(
  places: ShortNumbers,
  mentions: Mentions,
  other: number,
  otherEnd: number,
  start: number,
  end: number,
): number {
  let nearest = distanceBetween(places, mentions, other, start);
  if (otherEnd === other + 1 && end === start + 1) return nearest;
  for (let left = other; left < otherEnd; left++)
    for (let right = start; right < end; right++)
      nearest = Math.min(nearest, distanceBetween(places, mentions, left, right));
  return nearest;
}
