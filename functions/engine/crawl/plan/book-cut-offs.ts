import { readmitNamer } from './apply-result.ts';
import type { CrawlDraft } from './crawl-draft.ts';
import { giveUpOn, phaseOf } from './finish-crawl.ts';
import { takeWave } from './take-wave.ts';

/** Retries of a set-aside URL, alone, before it is skipped. */
const readingsAgain = 2;

type CutOffs = {
  /** How often the worker died during this batch. */
  cutOffs: number;
  maxPages: number;
  elapsedMs: number;
};

/**
 * Records worker deaths during a batch and narrows down the URL that causes them. The batch restarts one URL at a time;
 * a URL whose worker dies while reading it alone is set aside, retried at the end, and then skipped. Returns whether
 * the batch should end here: its result must be stored before the next URL can kill the worker again.
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
