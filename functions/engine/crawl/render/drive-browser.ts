import type { Browser, BrowserContext, Frame, Page, Request, Route } from 'playwright-core';
import { crawlerUserAgent } from '../fetch/user-agent.ts';
import { robotsAgent } from '../robots/load-robots.ts';
import { isAllowed } from '../robots/robots.ts';
import type { RenderRequest, RenderResult } from './page-renderer.ts';
import { readText } from './read-text.ts';
import { renderLimits } from './render-limits.ts';

export type BrowserProgram = {
  executablePath: string;
  /** Added to ours. */
  flags?: readonly string[];
  /** Off where the machine itself is the sandbox, or the user is root, whom Chromium's refuses. */
  isSandboxed: boolean;
};

/** What the driving process is told. */
export type DriveRequest = { request: RenderRequest; program: BrowserProgram; proxyPort: number };

/** Types of requests that add no text. */
const unread = new Set(['image', 'media', 'font', 'ping', 'eventsource', 'websocket', 'manifest']);

/** Shows one page in a browser of its own and returns its text, or why there is none. Time and bytes are measured by who asks. */
export async function driveBrowser({ request, program, proxyPort }: DriveRequest): Promise<RenderResult> {
  const signal = AbortSignal.timeout(renderLimits.totalMs);
  const forwarded = Promise.withResolvers<never>();
  forwarded.promise.catch(() => undefined);
  const visit: Visit = { request, signal, requests: 0, stop: forwarded.reject };
  const measure = () => ({ elapsedMs: 0, requests: visit.requests, bytes: 0 });
  let browser: Browser | undefined;
  try {
    browser = await launch(program, proxyPort, signal);
    const html = await Promise.race([readPage(browser, visit), forwarded.promise]);
    if (html === undefined) return { kind: 'failed', reason: 'its text is too large', spent: measure() };
    return { kind: 'rendered', html, spent: measure() };
  } catch (error) {
    if (visit.forwardsTo) return { kind: 'forwards', to: visit.forwardsTo, spent: measure() };
    return { kind: 'failed', reason: describeFault(error, browser, signal), spent: measure() };
  } finally {
    await close(browser);
  }
}

/** What is gone already needs no closing. */
async function close(opened: { close(): Promise<void> } | undefined): Promise<void> {
  try {
    await opened?.close();
  } catch {}
}

type Visit = {
  request: RenderRequest;
  signal: AbortSignal;
  requests: number;
  /** Ends the visit, which leads elsewhere. */
  stop(): void;
  /** Where its script leads. */
  forwardsTo?: string;
};

/** Says nothing that a page might have written. */
function describeFault(error: unknown, browser: Browser | undefined, signal: AbortSignal): string {
  const [line = ''] = String(error).split('\n');
  if (signal.aborted) return 'it took too long';
  if (!browser) return `the browser did not start: ${line}`;
  return error instanceof RefusedError ? error.message : (/net::ERR_\w+/.exec(line)?.[0] ?? 'the page broke');
}

/** The website did not give the page. */
class RefusedError extends Error {}

async function launch(
  { executablePath, flags = [], isSandboxed }: BrowserProgram,
  proxyPort: number,
  signal: AbortSignal,
): Promise<Browser> {
  signal.throwIfAborted();
  // Only a page that needs it pays for loading it.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    chromiumSandbox: isSandboxed,
    timeout: renderLimits.totalMs,
    args: [
      ...flags,
      `--proxy-server=http://127.0.0.1:${proxyPort}`,
      // This machine's own names and addresses go through the proxy too, which refuses them.
      '--proxy-bypass-list=<-loopback>',
      // Nothing is looked up but by the proxy.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--disable-quic',
      '--dns-prefetch-disable',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      '--no-first-run',
      // A page's own windows show nothing that is read.
      '--block-new-web-contents',
      `--js-flags=--max-old-space-size=${renderLimits.heapMegabytes}`,
    ],
  });
  signal.addEventListener('abort', () => void close(browser), { once: true });
  return browser;
}

async function readPage(browser: Browser, visit: Visit): Promise<string | undefined> {
  const context = await openContext(browser, visit);
  const page = await context.newPage();
  context.on('page', (popup) => void close(popup));
  const response = await page.goto(visit.request.url, { waitUntil: 'domcontentloaded', timeout: 0 });
  if (response && !response.ok()) throw new RefusedError(`the server answered ${response.status()}`);
  // Servers may send browsers elsewhere than the crawler, even to another website.
  if (response?.request().redirectedFrom()) {
    visit.forwardsTo = response.url();
    throw new RefusedError('it forwards');
  }
  await settle(page, visit.signal);
  return readText(page);
}

async function openContext(browser: Browser, visit: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    acceptDownloads: false,
    serviceWorkers: 'block',
    userAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 ${crawlerUserAgent}`,
    viewport: { width: 1280, height: 1600 },
  });
  await context.route('**/*', async (route) => {
    // A request of a window or frame that is gone has nobody who waits for it.
    await answerRequest(route, visit).catch(() => undefined);
  });
  return context;
}

/** Lets through what the page needs to show its text. */
async function answerRequest(route: Route, visit: Visit): Promise<void> {
  const asked = route.request();
  const { url, robots } = visit.request;
  visit.requests++;
  const frame = findFrame(asked);
  // Another window has no frame yet when it asks for its page.
  if (!frame) return route.abort('blockedbyclient');
  const isOwnPage = asked.isNavigationRequest() && frame.parentFrame() === null;
  if (isOwnPage && visit.requests > 1 && asked.redirectedFrom() === null) {
    visit.forwardsTo ??= asked.url();
    visit.stop();
    return route.abort('aborted');
  }
  const isRefused =
    visit.requests > renderLimits.requests ||
    unread.has(asked.resourceType()) ||
    (robots !== undefined && isSameOrigin(asked.url(), url) && !isAllowed(robots, robotsAgent, asked.url()));
  return isRefused ? route.abort('blockedbyclient') : route.continue();
}

function findFrame(asked: Request): Frame | undefined {
  try {
    return asked.frame();
  } catch {
    return undefined;
  }
}

function isSameOrigin(one: string, other: string): boolean {
  return URL.parse(one)?.origin === URL.parse(other)?.origin;
}

/** Waits until the page asks for nothing more; a page that never rests is read as it is when its time is nearly over. */
async function settle(page: Page, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await page.waitForLoadState('networkidle', { timeout: restMs }).catch(() => undefined);
}

/** The rest of the time is for the browser's start and for reading the text. */
const restMs = 8_000;
