import type { Candidate } from '../crawl-state.ts';
import type { CrawlDraft } from './crawl-draft.ts';

/** Pages of one folder that are read before its further ones have to be clearly better than the rest. */
const freeReads = 3;
const readPenalty = 5;
/** A folder with more candidates than this is likely generated. */
const crowdSize = 20;
const crowdPenalty = 12;
const failedPenalty = 8;
const highestPenalty = 60;

/**
 * Takes the most useful waiting addresses of a phase, most useful first. Each choice makes its siblings less likely,
 * so that one folder of generated pages does not crowd out the rest.
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

/** The folder of an address; the variants of one script are a folder of their own. */
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
