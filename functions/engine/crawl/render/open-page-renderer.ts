import { tmpdir } from 'node:os';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import type { Dialer, Resolver } from '../fetch/network.ts';
import { crawlerUserAgent } from '../fetch/user-agent.ts';
import { robotsAgent } from '../robots/load-robots.ts';
import { isAllowed } from '../robots/robots.ts';
import { type GuardedProxy, openGuardedProxy } from './guarded-proxy.ts';
import type { PageRenderer, RenderRequest, RenderResult, RenderSpent } from './page-renderer.ts';
import { renderLimits } from './render-limits.ts';
import { serializePage } from './serialize-page.ts';

export type BrowserProgram = {
  executablePath: string;
  /** Added to ours. */
  flags?: readonly string[];
  /** Off where the machine itself is the sandbox, or the user is root, whom Chromium's refuses. */
  isSandboxed: boolean;
};

type RendererDeps = {
  resolve: Resolver;
  dial: Dialer;
  findBrowser(): Promise<BrowserProgram>;
};

/** Types of requests that add no text. */
const unread = new Set(['image', 'media', 'font', 'ping', 'eventsource', 'websocket', 'manifest']);

/**
 * Opens a renderer of pages. Each page gets a browser of its own, without anybody's cookies, whose only way out is a
 * proxy that dials public addresses.
 */
export function openPageRenderer({ resolve, dial, findBrowser }: RendererDeps): PageRenderer {
  return async (request, outer) => {
    // The first start in the cloud unpacks the browser, which takes half of a page's time.
    const program = await findBrowser();
    const startedAt = Date.now();
    const signal = AbortSignal.any([outer, AbortSignal.timeout(renderLimits.totalMs)]);
    const proxy = await openGuardedProxy({ resolve, dial, maxBytes: renderLimits.bytes });
    const forwarded = Promise.withResolvers<never>();
    forwarded.promise.catch(() => undefined);
    const visit: Visit = { request, signal, requests: 0, stop: forwarded.reject };
    let browser: Browser | undefined;
    const measure = () => ({
      elapsedMs: Date.now() - startedAt,
      requests: visit.requests,
      bytes: proxy.countBytes(),
    });
    try {
      browser = await launch(program, proxy, signal);
      const html = await Promise.race([readPage(browser, visit), forwarded.promise]);
      if (html.length > renderLimits.htmlCharacters) return fail('its text is too large', measure());
      return { kind: 'rendered', html, spent: measure() };
    } catch (error) {
      if (visit.forwardsTo) return { kind: 'forwards', to: visit.forwardsTo, spent: measure() };
      return fail(describeFault(error, browser, signal), measure());
    } finally {
      proxy.close();
      await browser?.close().catch(() => undefined);
    }
  };
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

function fail(reason: string, spent: RenderSpent): RenderResult {
  return { kind: 'failed', reason, spent };
}

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
  proxy: GuardedProxy,
  signal: AbortSignal,
): Promise<Browser> {
  signal.throwIfAborted();
  // Only a page that needs it pays for loading it.
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    chromiumSandbox: isSandboxed,
    env: describeEnvironment(),
    timeout: renderLimits.totalMs,
    args: [
      ...flags,
      `--proxy-server=http://127.0.0.1:${proxy.port}`,
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
      `--js-flags=--max-old-space-size=${renderLimits.heapMegabytes}`,
    ],
  });
  signal.addEventListener('abort', () => void browser.close().catch(() => undefined), { once: true });
  return browser;
}

/** The browser inherits only what it needs to start; nothing else may a page get hold of. */
const inherited = ['PATH', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'];

function describeEnvironment(): Record<string, string> {
  const given = inherited.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  // In the cloud no other folder can be written to.
  return { ...Object.fromEntries(given), HOME: tmpdir() };
}

async function readPage(browser: Browser, visit: Visit): Promise<string> {
  const context = await openContext(browser, visit);
  const page = await context.newPage();
  context.on('page', (popup) => void popup.close().catch(() => undefined));
  const response = await page.goto(visit.request.url, { waitUntil: 'domcontentloaded', timeout: 0 });
  if (response && !response.ok()) throw new RefusedError(`the server answered ${response.status()}`);
  // Servers may send browsers elsewhere than the crawler, even to another website.
  if (response?.request().redirectedFrom()) {
    visit.forwardsTo = response.url();
    throw new RefusedError('it forwards');
  }
  await settle(page, visit.signal);
  return page.evaluate(serializePage);
}

async function openContext(browser: Browser, visit: Visit): Promise<BrowserContext> {
  const context = await browser.newContext({
    acceptDownloads: false,
    serviceWorkers: 'block',
    userAgent: `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 ${crawlerUserAgent}`,
    viewport: { width: 1280, height: 1600 },
  });
  await context.route('**/*', (route) => answerRequest(route, visit));
  return context;
}

/** Lets through what the page needs to show its text. */
function answerRequest(route: Route, visit: Visit): Promise<void> {
  const asked = route.request();
  const { url, robots } = visit.request;
  visit.requests++;
  const isOwnPage = asked.isNavigationRequest() && asked.frame().parentFrame() === null;
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
