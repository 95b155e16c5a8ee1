import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { crawlerUserAgent } from '../fetch/user-agent.ts';
import { answerEvent, listPreparations } from './answer-event.ts';
import { heldBack } from './answer-request.ts';
import type { RenderRequest, RenderResult } from './page-renderer.ts';
import { readText } from './read-text.ts';
import { renderLimits } from './render-limits.ts';
import { type BrowserProgram, type StartedBrowser, startBrowser } from './start-browser.ts';
import { findMoment, openVisit, RefusedError, type Visit } from './visit.ts';

/** What the driving process is told. */
export type DriveRequest = {
  request: RenderRequest;
  program: BrowserProgram;
  proxyPort: number;
  /** Which the browser may fill. */
  folder: string;
};

/** Shows one page in a browser of its own and returns its text, or why there is none. Time and bytes are measured by who asks. */
export async function driveBrowser(
  { request, ...start }: DriveRequest,
  {
    open = startBrowser,
    quietMs = renderLimits.quietMs,
  }: { open?: typeof startBrowser; quietMs?: number } = {},
): Promise<RenderResult> {
  const signal = AbortSignal.timeout(renderLimits.totalMs);
  const visit = openVisit(request);
  signal.addEventListener('abort', () => visit.end(signal.reason), { once: true });
  const measure = () => ({ elapsedMs: 0, requests: visit.requests, bytes: 0 });
  let browser: StartedBrowser | undefined;
  try {
    browser = open({
      ...start,
      onEvent: (event) => browser && answerEvent(event, visit, browser),
      onEnd: visit.end,
    });
    const html = await Promise.race([readPage(browser, visit, quietMs), visit.ended]);
    if (html === undefined) return { kind: 'failed', reason: 'its text is too large', spent: measure() };
    return { kind: 'rendered', html, spent: measure() };
  } catch (error) {
    if (visit.forwardsTo) return { kind: 'forwards', to: visit.forwardsTo, spent: measure() };
    return { kind: 'failed', reason: describeFault(error, visit, signal), spent: measure() };
  } finally {
    await browser?.end();
  }
}

/** Says nothing that a page might have written. */
function describeFault(error: unknown, { frameId }: Visit, signal: AbortSignal): string {
  const [line = ''] = String(error).split('\n');
  if (signal.aborted) return 'it took too long';
  if (frameId === undefined) return `the browser did not start: ${line}`;
  return error instanceof RefusedError ? error.message : (/net::ERR_\w+/.exec(line)?.[0] ?? 'the page broke');
}

async function readPage(browser: StartedBrowser, visit: Visit, quietMs: number): Promise<string | undefined> {
  const sessionId = await openWindow(browser, visit);
  const { errorText, loaderId = '' } = shownSchema.parse(
    await browser.send('Page.navigate', { url: visit.request.url }, sessionId),
  );
  if (errorText) throw new Error(errorText);
  await findMoment(visit, loaderId, 'DOMContentLoaded').promise;
  // A page that never rests is read as it is when its time is nearly over.
  await Promise.race([settle(visit, loaderId, quietMs), wait(restMs, undefined, { ref: false })]);
  return readText(browser, { sessionId, frameId: visit.frameId ?? '' });
}

async function settle(visit: Visit, loaderId: string, quietMs: number): Promise<void> {
  await findMoment(visit, loaderId, 'networkIdle').promise;
  // The browser does not count what frames of other websites and workers ask for.
  const measureRest = () => visit.askedAt + quietMs - Date.now();
  for (let rest = measureRest(); rest > 0; rest = measureRest()) await wait(rest);
}

/** Opens an empty window that keeps nothing, and returns its connection. */
async function openWindow(browser: StartedBrowser, visit: Visit): Promise<string> {
  const { product } = versionSchema.parse(await browser.send('Browser.getVersion'));
  await browser.send('Fetch.enable', { patterns: heldBack });
  await browser.send('Target.setDiscoverTargets', { discover: true });
  const context = contextSchema.parse(await browser.send('Target.createBrowserContext'));
  await browser.send('Browser.setDownloadBehavior', { ...context, behavior: 'deny' });
  const { targetId } = targetSchema.parse(
    await browser.send('Target.createTarget', { ...context, url: 'about:blank' }),
  );
  visit.frameId = targetId;
  const { sessionId } = sessionSchema.parse(
    await browser.send('Target.attachToTarget', { targetId, flatten: true }),
  );
  visit.userAgent = `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${product.replace(/^.*\//, '')} Safari/537.36 ${crawlerUserAgent}`;
  for (const [method, params] of [...listPreparations(visit), ...windowPreparations])
    await browser.send(method, params, sessionId);
  return sessionId;
}

const windowPreparations: [method: string, params: object][] = [
  ['Emulation.setDeviceMetricsOverride', { width: 1280, height: 1600, deviceScaleFactor: 1, mobile: false }],
  ['Page.enable', {}],
  ['Page.setLifecycleEventsEnabled', { enabled: true }],
  // A service worker would answer the page's next visit, which there is not.
  [
    'Page.addScriptToEvaluateOnNewDocument',
    { source: 'if (navigator.serviceWorker) navigator.serviceWorker.register = async () => undefined;' },
  ],
];

const versionSchema = z.object({ product: z.string() });
const contextSchema = z.object({ browserContextId: z.string() });
const targetSchema = z.object({ targetId: z.string() });
const sessionSchema = z.object({ sessionId: z.string() });
const shownSchema = z.object({ errorText: z.string().optional(), loaderId: z.string().optional() });

/** The rest of the time is for the browser's start and for reading the text. */
const restMs = 8_000;
