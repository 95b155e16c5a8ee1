import type { Candidate } from '../crawl-state.ts';
import type { CrawlDraft } from './crawl-draft.ts';
import { type Phase, remainingIn } from './finish-crawl.ts';
import { pickCandidates } from './pick-candidates.ts';

type WaveSize = {
  /** URLs that the batch may still request: a wave never exceeds the batch. */
  slots: number;
  /** URLs to read now. The rest of the wave comes next, so that reading one at a time keeps the order. */
  most: number;
};

/** The next wave of URLs, most useful first; a set-aside URL is read alone. */
export function takeWave(draft: CrawlDraft, phase: Phase, { slots, most }: WaveSize): Candidate[] {
  const { state } = draft;
  if (phase === 'again') return state.setAside.splice(0, 1);
  if (state.chosen.length === 0) {
    const count = Math.min(waveSize(draft), slots, remainingIn(draft, phase));
    state.chosen = pickCandidates(draft, phase, count);
  }
  const wave = state.chosen.splice(0, most);
  state.oneByOne = Math.max(0, state.oneByOne - wave.length);
  return wave;
}

/** A site with a crawl delay is read one page at a time. */
const waveSize = ({ state, limits }: CrawlDraft): number => (state.crawlDelayMs > 0 ? 1 : limits.concurrency);
