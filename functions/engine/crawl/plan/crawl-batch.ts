import { type CrawlLimits, crawlLimitsOf } from '../crawl-limits.ts';
import type { Candidate, CrawlState } from '../crawl-state.ts';
import { openCookies } from '../fetch/cookies.ts';
import { FetchFaultError, toFetchFault } from '../fetch/fetch-failure.ts';
import { withCookies } from '../fetch/fetcher.ts';
import { siteKeyOf } from '../fetch/page-address.ts';
import type { FileShelf, LoadFiles } from '../linked/file-shelf.ts';
import { readSource } from '../read/read-source.ts';
import type { CrawledItem, ReadDeps, SourceResult } from '../read/source-result.ts';
import type { RobotsCache } from '../robots/load-robots.ts';
import { applyResult } from './apply-result.ts';
import { bookCutOffs } from './book-cut-offs.ts';
import { type CrawlDraft, closeDraft, openDraft } from './crawl-draft.ts';
import { describeFileLimit, finishCrawl, phaseOf, remainingIn } from './finish-crawl.ts';
import { openShelf } from './open-shelf.ts';
import { openRobotsGate, type RobotsGate } from './robots-gate.ts';
import { takeWave } from './take-wave.ts';

export type { CrawledItem } from '../read/source-result.ts';

/** External dependencies of a crawl. */
export type CrawlDeps = ReadDeps & {
  sleep(ms: number): Promise<unknown>;
  limits?: CrawlLimits;
  robotsCache?: RobotsCache | undefined;
};

type BatchOptions = {
  /** URLs to request in this batch. */
  maxPages: number;
  /** Epoch milliseconds by which the batch returns. */
  deadline: number;
  /** How often the worker died during earlier attempts at this batch. */
  cutOffs?: number;
  /** Called before a URL is requested. */
  onPage?: (url: string) => unknown;
};

/**
 * Reads the next most useful URLs. The given state doesn't change, so a batch that died can be repeated; store the
 * returned state together with the items. `state.done` ends the crawl.
 */
export async function crawlBatch(
  given: CrawlDeps,
  state: CrawlState,
  { maxPages, deadline, cutOffs = 0, onPage = () => {} }: BatchOptions,
): Promise<{ state: CrawlState; items: CrawledItem[] }> {
  const cookies = openCookies(state.cookies);
  const deps = { ...given, fetch: withCookies(given.fetch, cookies) };
  const { limits = crawlLimitsOf(state), now } = deps;
  const startedAt = now();
  const draft = openDraft(state, limits, startedAt);
  const items: CrawledItem[] = draft.state.undelivered.splice(0);
  const signal = AbortSignal.timeout(Math.max(limits.headroomMs, deadline - startedAt));
  const gate = openRobotsGate(deps, draft.state.robots, signal);
  const onRequest = () => {
    draft.state.lastRequestAt = now();
  };
  const { robots, linked: saved } = draft.state;
  const shelf = openShelf(deps, { robots, gate, signal, onRequest, saved });
  const isEnough = bookCutOffs(draft, { cutOffs, maxPages, elapsedMs: state.spent.elapsedMs });
  const { oneByOne } = draft.state;
  const most = isEnough ? 0 : oneByOne > 0 ? 1 : maxPages;
  if (!isEnough) for (const { url } of items) await onPage(url);
  let asked = 0;
  while (asked < most) {
    const elapsedMs = state.spent.elapsedMs + now() - startedAt;
    const phase = phaseOf(draft, elapsedMs);
    if (phase === 'again' && asked > 0) break;
    const left = most - asked;
    const wave = phase === 'over' ? [] : takeWave(draft, phase, { slots: oneByOne || left, most: left });
    if (wave.length === 0) {
      finishCrawl(draft, elapsedMs);
      break;
    }
    const waitMs = Math.max(0, draft.state.lastRequestAt + draft.state.crawlDelayMs - now());
    if (asked > 0 && now() + waitMs > deadline - limits.headroomMs) {
      for (const candidate of wave) draft.waiting.set(candidate.url, candidate);
      break;
    }
    await deps.sleep(waitMs);
    const results = await readWave(deps, draft, wave, { gate, signal, onPage, shelf });
    for (const [candidate, result] of results) {
      const item = applyResult(draft, candidate, result);
      if (item) items.push(item);
    }
    asked = phase === 'again' ? most : asked + wave.length;
  }
  draft.state.spent.elapsedMs += now() - startedAt;
  draft.state.cookies = cookies.save();
  draft.state.linked = shelf.save();
  return { state: closeDraft(draft), items };
}

type WaveContext = {
  gate: RobotsGate;
  signal: AbortSignal;
  shelf: FileShelf;
  onPage: (url: string) => unknown;
};

/** Reads several URLs in parallel and reports them in the order chosen, so that a repetition records the same. */
function readWave(
  deps: CrawlDeps,
  draft: CrawlDraft,
  wave: Candidate[],
  context: WaveContext,
): Promise<[Candidate, SourceResult][]> {
  let before: Promise<unknown> = Promise.resolve();
  const reading = wave.map((candidate, index): Promise<[Candidate, SourceResult]> => {
    const turn = before;
    // Linked files are asked for in the order of the pages, because their budget is shared.
    const load: LoadFiles = async (...page) => {
      await turn;
      return context.shelf.load(...page);
    };
    const read = async (): Promise<[Candidate, SourceResult]> => {
      await deps.sleep(index * pauseFor(draft, candidate));
      await context.onPage(candidate.url);
      draft.state.lastRequestAt = deps.now();
      return [candidate, await readCandidate(deps, draft, candidate, context, load)];
    };
    const result = read();
    before = result.catch(() => {});
    return result;
  });
  return Promise.all(reading);
}

/** To say that a page has not changed takes a server as good as nothing. */
function pauseFor({ state, limits }: CrawlDraft, { url }: Candidate): number {
  return state.sparesBytes && state.known[url] ? 0 : limits.delayMs;
}

async function readCandidate(
  deps: CrawlDeps,
  draft: CrawlDraft,
  { url, kind, title, isInMenu }: Candidate,
  { gate, signal }: WaveContext,
  loadFiles: LoadFiles,
): Promise<SourceResult> {
  const { state, limits } = draft;
  try {
    await gate(new URL(url));
    return await readSource(deps, {
      url,
      kind,
      title,
      limits,
      known: state.known[url],
      ...(isInMenu && { namedBy: 'menu' as const }),
      ...(remainingIn(draft, 'files') <= 0 && { refuseFiles: describeFileLimit(state) }),
      bytesLeft: Math.max(0, limits.totalBytes - state.spent.bytes),
      approveRedirect: async (target) => {
        if (siteKeyOf(target) !== siteKeyOf(new URL(state.siteOrigin))) throw leavesSite();
        await gate(target);
      },
      loadFiles,
      robots: state.robots,
      mayRender: state.spent.renders < limits.renders && state.spent.renderMs < limits.renderMs,
      takeFill: () => takeFill(state.fills, limits),
      signal,
    });
  } catch (error) {
    const { code, reason } = toFetchFault(error);
    const status = code === 'robots-disallowed' ? 'skipped' : 'failed';
    return { url, fetches: 0, bytes: 0, code, outcome: { kind, title: title || url, status, reason } };
  }
}

/** A website to which the browser has added nothing twice has other reasons for its empty places. */
function takeFill(fills: CrawlState['fills'], limits: CrawlLimits): boolean {
  const { shown, useful } = fills;
  if (shown >= limits.fills || (useful === 0 && shown >= limits.vainFills)) return false;
  fills.shown += 1;
  return true;
}

function leavesSite(): FetchFaultError {
  return new FetchFaultError({
    code: 'redirect-refused',
    reason: 'It forwards to another website.',
    transient: false,
  });
}
