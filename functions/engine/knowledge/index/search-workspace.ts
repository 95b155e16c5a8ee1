import type { SearchIndex } from './search-index.ts';
import { clearTally, makeTally, type Tally } from './tally.ts';
import type { Voices } from './voices.ts';

/**
 * Arrays reused by all searches of an index, because most searches touch few entries. Searches are synchronous, so no
 * two share them at once.
 */
export type Workspace = Voices & {
  totals: Tally;
  /** The best variant of one search term. */
  variants: Tally;
  /** Positions in `terms` of all variants of all search terms, in order; `absent` if the index has none. */
  variantIds: number[];
  /** Per passage, its one-based seat among those ranked by closeness; 0 for all others. */
  seatOf: Uint32Array;
};

const workspaces = new WeakMap<SearchIndex, Workspace>();

/** The workspace of an index, cleared of the previous search. */
export function openWorkspace(index: SearchIndex): Workspace {
  const known = workspaces.get(index);
  if (known) return clearWorkspace(known);
  const { passageCount, terms } = index;
  const made = {
    totals: makeTally(passageCount),
    variants: makeTally(passageCount),
    variantIds: [],
    voiceOf: new Uint32Array(terms.length),
    voices: [],
    seatOf: new Uint32Array(passageCount),
  };
  workspaces.set(index, made);
  return made;
}

/** Clears before a search, so that it also holds if the previous one threw. */
function clearWorkspace(workspace: Workspace): Workspace {
  const { totals, variants, variantIds, voiceOf, voices, seatOf } = workspace;
  for (let at = 0; at < totals.count; at++) seatOf[totals.passages[at] ?? 0] = 0;
  clearTally(totals);
  clearTally(variants);
  for (const { term } of voices) voiceOf[term] = 0;
  voices.length = 0;
  variantIds.length = 0;
  return workspace;
}
