import { readmitNamer } from './apply-result.ts';
import type { CrawlDraft } from './crawl-draft.ts';
import { giveUpOn, phaseOf } from './finish-crawl.ts';
import { takeWave } from './take-wave.ts';

/** Readings of an address that was set aside, each alone, before it is left out. */
const readingsAgain = 2;

type CutOffs = {
  /** How often this batch was begun and never ended: its worker stopped. */
  cutOffs: number;
  maxPages: number;
  elapsedMs: number;
};

/**
 * Books begins of a batch that never ended, and narrows down which address stopped the reader: the batch is begun again one
 * address at a time; an address that is cut off alone is set aside and read again at the end; one that is cut off then
 * too is left out. Answers whether the batch has done enough by that, since who reads on now could die of the next one.
 */
export function bookCutOffs(draft: CrawlDraft, { cutOffs, maxPages, elapsedMs }: CutOffs): boolean {
  const { state } = draft;
  if (cutOffs === 0) return false;
  state.cutOffs += cutOffs;
  const phase = phaseOf(draft, elapsedMs);
  if (phase === 'over') return false;
  if (phase === 'again') {
    if (cutOffs < readingsAgain) return false;
    for (const candidate of state.setAside.splice(0, 1)) {
      giveUpOn(draft, candidate);
      readmitNamer(draft, candidate);
    }
    return true;
  }
  const wasWhole = state.oneByOne === 0;
  if (wasWhole) state.oneByOne = maxPages;
  if (wasWhole && cutOffs === 1) return false;
  for (const candidate of takeWave(draft, phase, { slots: state.oneByOne, most: 1 })) {
    draft.handled.add(candidate.url);
    state.setAside.push(candidate);
  }
  return true;
}
