import type { SearchIndex } from './search-index.ts';
import { clearTally, makeTally, type Tally } from './tally.ts';
import type { Voices } from './voices.ts';

/**
 * Arrays that a search fills. They are made once for an index, as most searches touch few of their places, and a search
 * never waits for anything, so that no two of them meet here.
 */
export type Workspace = Voices & {
  totals: Tally;
  /** The best variant of one thing asked for. */
  variants: Tally;
  /** Positions in `terms` of all variants of all things asked for, in order; `absent` where the index has none. */
  variantIds: number[];
  /** Per passage its seat among those read closely, counted from 1; 0 for all others. */
  seatOf: Uint32Array;
};

const workspaces = new WeakMap<SearchIndex, Workspace>();

/** The workspace of an index, cleared of the search before. */
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

/** Clearing before a search, not after it, holds also where the one before threw. */
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
