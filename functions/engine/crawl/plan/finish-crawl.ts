import { siteSizeReached } from '../crawl-limits.ts';
import type { Candidate, CrawlState, TrackedOutcome } from '../crawl-state.ts';
import { addNote, addOutcome, type CrawlDraft } from './crawl-draft.ts';

/** Consecutive fetches without new content that mark a site as a trap. */
const fruitlessLimit = 30;

export type Phase = 'pages' | 'files' | 'again';

/**
 * The next phase of the crawl: pages while budgets last, then linked files, then retries of URLs that stopped our
 * parser.
 */
export function phaseOf(draft: CrawlDraft, elapsedMs: number): Phase | 'over' {
  if (findStop(draft, elapsedMs)) return 'over';
  const { spent, fruitlessFetches, chosen, setAside } = draft.state;
  if (chosen[0]) return chosen[0].kind === 'page' ? 'pages' : 'files';
  const mayReadPages =
    remainingIn(draft, 'pages') > 0 &&
    spent.fetches < draft.limits.fetches - draft.limits.fileFetches &&
    fruitlessFetches < fruitlessLimit;
  const kinds = [...draft.waiting.values()].map(({ kind }) => kind === 'page');
  if (mayReadPages && kinds.includes(true)) return 'pages';
  if (remainingIn(draft, 'files') > 0 && kinds.includes(false)) return 'files';
  return setAside.length > 0 ? 'again' : 'over';
}

/** How many more sources of a phase may be kept. A set-aside URL keeps its place. */
export function remainingIn({ state }: CrawlDraft, phase: 'pages' | 'files'): number {
  const { pageLimit, documentLimit, spent, setAside } = state;
  const kept = setAside.filter(({ kind }) => (kind === 'page') === (phase === 'pages')).length;
  return (phase === 'pages' ? pageLimit - spent.pages : documentLimit - spent.documents) - kept;
}

/** Why a linked file is skipped. */
export function describeFileLimit({ documentLimit }: CrawlState): string {
  return `Over the limit of ${documentLimit} linked documents`;
}

/** Reports a URL that stopped our parser at every attempt, without blaming the website. */
export function giveUpOn(draft: CrawlDraft, { url, kind, title }: Candidate): void {
  addOutcome(draft, {
    ...{ url, kind, title: title || new URL(url).pathname, status: 'failed', cause: 'reader' },
    reason: describeReaderStop(kind === 'page' ? 'page' : 'document'),
  });
}

/** The reason for a source that stopped our parser at every attempt. */
export function describeReaderStop(noun: 'page' | 'document'): string {
  return `We could not read this ${noun}; our reader stopped while reading it.`;
}

/** Ends the crawl and lists what was skipped, with the reason. */
export function finishCrawl(draft: CrawlDraft, elapsedMs: number): void {
  const { state, limits, waiting } = draft;
  const stop = findStop(draft, elapsedMs);
  for (const candidate of state.setAside.splice(0)) giveUpOn(draft, candidate);
  for (const candidate of state.chosen.splice(0)) waiting.set(candidate.url, candidate);
  if (stop && waiting.size > 0) addNote(draft, stop.reason);
  const left = [...waiting.values()].toSorted((a, b) => b.score - a.score || a.order - b.order);
  for (const candidate of left.slice(0, limits.listedSkips)) {
    addSkip(draft, candidate, stop ?? explainSkip(draft, candidate));
  }
  const unlisted = left.slice(limits.listedSkips);
  state.unlistedPages = unlisted.filter(({ kind }) => kind === 'page').length;
  if (unlisted.length > 0) addNote(draft, `${unlisted.length} more addresses were found and not read.`);
  waiting.clear();
  state.done = true;
}

type Skip = { reason: string; cause?: NonNullable<TrackedOutcome['cause']> };

function addSkip(draft: CrawlDraft, { url, kind, title }: Candidate, skip: Skip): void {
  addOutcome(draft, { url, kind, title: title || new URL(url).pathname, status: 'skipped', ...skip });
}

/** The crawl limit that was reached, in words for the owner. */
function findStop({ state, limits }: CrawlDraft, elapsedMs: number): Skip | undefined {
  const { spent, crawlDelayMs, cutOffs } = state;
  if (cutOffs > limits.cutOffs) {
    return {
      reason: 'Our reader stopped several times, so the website was not read to its end.',
      cause: 'reader',
    };
  }
  const limit = (reason: string) => ({ reason, cause: 'limit' }) as const;
  if (crawlDelayMs > limits.longestCrawlDelayMs) {
    const seconds = Math.round(crawlDelayMs / 1000);
    return limit(
      `The website’s robots.txt asks for ${seconds} seconds between pages, so only the first page was read.`,
    );
  }
  if (elapsedMs >= limits.elapsedMs) {
    const slow = crawlDelayMs > 0 ? ' (the website’s robots.txt asks for a pause between pages)' : '';
    return limit(`The time for reading the website ran out${slow}.`);
  }
  if (spent.bytes >= limits.totalBytes) return limit(siteSizeReached);
  return spent.fetches >= limits.fetches
    ? { reason: 'Too many addresses of the website led to nothing new.' }
    : undefined;
}

function explainSkip({ state, limits }: CrawlDraft, { kind }: Candidate): Skip {
  if (kind !== 'page') return { reason: describeFileLimit(state), cause: 'limit' };
  if (state.spent.pages >= state.pageLimit) {
    return { reason: `Over the ${state.pageLimit}-page limit of the ${state.planName}`, cause: 'limit' };
  }
  const isFruitless =
    state.spent.fetches >= limits.fetches - limits.fileFetches || state.fruitlessFetches >= fruitlessLimit;
  return {
    reason: isFruitless
      ? 'Too many other addresses of the website led to nothing new.'
      : 'It was not reached.',
  };
}
