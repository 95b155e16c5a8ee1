import { readmitNamer } from './apply-result.ts';
import type { CrawlDraft } from './crawl-draft.ts';
import { giveUpOn, phaseOf } from './finish-crawl.ts';
import { takeWave } from './take-wave.ts';

/** How often a set-aside address is read again, alone, before it is left out. */
const readingsAgain = 2;

type CutOffs = {
  /** How often the worker died during this batch. */
  cutOffs: number;
  maxPages: number;
  elapsedMs: number;
};

/**
 * Books the deaths of workers during a batch and narrows down which address causes them. The batch restarts one address
 * at a time; an address whose worker dies while it is read alone is set aside and read again at the end; if that fails
 * too, it is left out. Answers whether the batch should end here: the result must be stored before the next address can
 * kill the worker again.
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
