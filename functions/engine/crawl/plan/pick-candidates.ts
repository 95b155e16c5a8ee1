import type { Candidate } from '../crawl-state.ts';
import type { CrawlDraft } from './crawl-draft.ts';

/** After this many pages of a folder, further ones must be clearly better than the rest. */
const freeReads = 3;
const readPenalty = 5;
/** A folder with more candidates is likely generated. */
const crowdSize = 20;
const crowdPenalty = 12;
const failedPenalty = 8;
const highestPenalty = 60;

/**
 * Picks the most useful waiting URLs of a phase, best first. Each pick lowers its siblings, so that one folder of
 * generated pages doesn't crowd out the rest.
 */
export function pickCandidates(draft: CrawlDraft, phase: 'pages' | 'files', count: number): Candidate[] {
  const candidates = [...draft.waiting.values()].filter(
    ({ kind }) => (kind === 'page') === (phase === 'pages'),
  );
  const crowds = countBy(candidates.map(folderOf));
  const chosenFrom = new Map<string, number>();
  const chosen: Candidate[] = [];
  while (chosen.length < count) {
    const best = findBest(candidates, (candidate) => {
      const folder = folderOf(candidate);
      return candidate.score - penaltyOf(draft, folder, crowds.get(folder) ?? 0, chosenFrom.get(folder) ?? 0);
    });
    if (!best) break;
    chosen.push(best);
    candidates.splice(candidates.indexOf(best), 1);
    chosenFrom.set(folderOf(best), (chosenFrom.get(folderOf(best)) ?? 0) + 1);
  }
  for (const { url } of chosen) draft.waiting.delete(url);
  return chosen;
}

/** The folder of a URL; the variants of one script form a folder of their own. */
export function folderOf({ url }: { url: string }): string {
  const { pathname, search } = new URL(url);
  return search ? pathname : pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

function penaltyOf({ state }: CrawlDraft, folder: string, crowd: number, chosen: number): number {
  const { read, failed } = state.folders[folder] ?? { read: 0, failed: 0 };
  const fruitless = Math.max(0, failed - 2 * read) * failedPenalty;
  if (folder === '/') return 0;
  const crowded = crowd > crowdSize ? crowdPenalty : 0;
  const repeated = Math.max(0, read + chosen - (crowded ? 1 : freeReads)) * readPenalty;
  return Math.min(fruitless + crowded + repeated, highestPenalty);
}

function findBest(candidates: Candidate[], rate: (candidate: Candidate) => number): Candidate | undefined {
  let best: { candidate: Candidate; rating: number } | undefined;
  for (const candidate of candidates) {
    const rating = rate(candidate);
    const earlier = best && rating === best.rating && candidate.order < best.candidate.order;
    if (!best || rating > best.rating || earlier) best = { candidate, rating };
  }
  return best?.candidate;
}

function countBy(keys: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
