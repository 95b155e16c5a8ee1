import type { Candidate } from '../crawl-state.ts';
import { addCoverage, type Coverage, countForNeed, rateLabel } from '../score/rate-topics.ts';
import { type CrawlDraft, labelOf } from './crawl-draft.ts';
import { remainingIn } from './finish-crawl.ts';
import { listSeries } from './list-series.ts';

/** After this many sources of a group, further ones must be clearly better than the rest. */
const freeReads = 3;
const readPenalty = 5;
/** A folder with more candidates is likely generated. */
const crowdSize = 20;
const crowdPenalty = 12;
const failedPenalty = 8;
const highestPenalty = 60;
/** Puts the first pages on address, hours, people, fees and contact before all others; a title may mislead once. */
const needBonuses = [60, 30];
/** A link on every page read so far is part of the site's menu, however the menu is built. */
const menuBonus = 14;
/** Links tell menus from mentions only after some pages. */
const menuPages = 3;
/** A page that the assistant knows leaves only for one that is clearly more useful, not by the order of links. */
const knownBonus = 15;
/** Members of a numbered series, but for the first, come last. */
const seriesPenalty = 60;

type Picking = {
  phase: 'pages' | 'files';
  /** More is known than may be read; otherwise pages keep the order of their scores. */
  isScarce: boolean;
  covered: Coverage;
  crowds: ReadonlyMap<string, number>;
  series: ReadonlySet<string>;
  chosen: Map<string, number>;
};

/**
 * Picks the most useful waiting URLs of a phase, best first. Each pick lowers those like it, so that one topic or one
 * folder of generated pages doesn't crowd out the rest.
 */
export function pickCandidates(draft: CrawlDraft, phase: 'pages' | 'files', count: number): Candidate[] {
  const candidates = [...draft.waiting.values()].filter(
    ({ kind }) => (kind === 'page') === (phase === 'pages'),
  );
  const picking: Picking = {
    phase,
    isScarce: candidates.length > remainingIn(draft, phase),
    covered: draft.state.covered[phase],
    crowds: countBy(candidates.map(folderOf)),
    series: phase === 'files' ? listSeries(candidates, draft.state.covered.files) : new Set(),
    chosen: new Map(),
  };
  const picked: Candidate[] = [];
  while (picked.length < count) {
    const best = findBest(candidates, (candidate) => rate(draft, candidate, picking));
    if (!best) break;
    picked.push(best);
    candidates.splice(candidates.indexOf(best), 1);
    const group = groupOf(best);
    picking.chosen.set(group, (picking.chosen.get(group) ?? 0) + 1);
    picking.covered = addCoverage(picking.covered, labelOf(draft, best));
  }
  for (const { url } of picked) draft.waiting.delete(url);
  return picked;
}

/** A candidate's worth beside what was read. */
function rate(draft: CrawlDraft, candidate: Candidate, picking: Picking): number {
  const { covered, series, phase } = picking;
  const score = candidate.score - penaltyOf(draft, candidate, picking);
  if (!picking.isScarce) return score;
  const label = labelOf(draft, candidate);
  const needed = phase === 'pages' ? countForNeed(label, covered) : undefined;
  return (
    score -
    label.score +
    rateLabel(label, covered) +
    (needBonuses[needed ?? needBonuses.length] ?? 0) +
    rateMenu(draft, candidate) +
    (draft.state.known[candidate.url] ? knownBonus : 0) -
    (series.has(candidate.url) ? seriesPenalty : 0)
  );
}

function rateMenu({ state }: CrawlDraft, { linkedBy }: Candidate): number {
  const { pages } = state.spent;
  return pages < menuPages ? 0 : menuBonus * Math.min(1, linkedBy / pages);
}

/** The folder of a URL; the variants of one script form a folder of their own. */
export function folderOf({ url }: { url: string }): string {
  const { pathname, search } = new URL(url);
  return search ? pathname : pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

/** Files are stored anywhere: those that one page links to belong together. */
export function groupOf({ kind, url, foundOn }: Pick<Candidate, 'kind' | 'url' | 'foundOn'>): string {
  return kind === 'page' ? folderOf({ url }) : `files ${foundOn}`;
}

function penaltyOf({ state }: CrawlDraft, candidate: Candidate, { crowds, chosen }: Picking): number {
  const group = groupOf(candidate);
  const { read, failed } = state.folders[group] ?? { read: 0, failed: 0 };
  const fruitless = Math.max(0, failed - 2 * read) * failedPenalty;
  if (group === '/') return 0;
  const isCrowded = candidate.kind === 'page' && (crowds.get(group) ?? 0) > crowdSize;
  const crowded = isCrowded ? crowdPenalty : 0;
  const repeated = Math.max(0, read + (chosen.get(group) ?? 0) - (isCrowded ? 1 : freeReads)) * readPenalty;
  return Math.min(fruitless + crowded + repeated, highestPenalty);
}

function findBest(candidates: Candidate[], rateOne: (candidate: Candidate) => number): Candidate | undefined {
  let best: { candidate: Candidate; rating: number } | undefined;
  for (const candidate of candidates) {
    const rating = rateOne(candidate);
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
