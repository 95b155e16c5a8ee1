import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** The cost of one visit to a page, or of the widget alone where stated, with a throttled processor. */
export type Visit = {
  /** Of the widget, until the page is idle. */
  requests: number;
  /** Of the widget: compressed bodies as sent. */
  bytes: number;
  /** The same after a click on its launcher. */
  openRequests: number;
  openBytes: number;
  scriptMs: number;
  mainThreadMs: number;
  longTasks: number;
  /** The time of long tasks beyond 50 ms each. */
  blockedMs: number;
  layoutShift: number;
};

/** How much slower than this machine's processor; Lighthouse's value for a mid-range phone. */
export const slowdown = 4;
const quietMs = 500;
const quietLimitMs = 30_000;
/** Sufficient on a busy machine too. */
const visitLimitMs = 120_000;

/** Opens an address in a fresh browser; without a launcher it clicks nothing. */
export async function measureVisit(browser: Browser, address: string, launcher?: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    context.setDefaultTimeout(visitLimitMs);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Processor time, so that other work of the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const traffic = countTraffic(page, new URL(address).origin);
    await page.addInitScript(watchTimeline);
    await page.goto(address);
    if (launcher) await page.locator(launcher).first().waitFor();
    await waitForQuiet(session, traffic);
    const loaded = await traffic();
    const times = await readTimes(session);
    const timeline = await page.evaluate(readTimeline);
    if (launcher) {
      await page.locator(launcher).first().click();
      await waitForQuiet(session, traffic);
    }
    const opened = await traffic();
    return { ...loaded, openRequests: opened.requests, openBytes: opened.bytes, ...times, ...timeline };
  } finally {
    await context.close();
  }
}

type Traffic = () => Promise<Pick<Visit, 'requests' | 'bytes'>>;

/** All requests to origins other than the page's own, in all frames. */
function countTraffic(page: Page, ownOrigin: string): Traffic {
  let requests = 0;
  const sizes: Promise<number>[] = [];
  const isForeign = (url: string) => /^https?:/.test(url) && new URL(url).origin !== ownOrigin;
  page.on('request', (request) => {
    if (isForeign(request.url())) requests += 1;
  });
  page.on('requestfinished', (request) => {
    if (!isForeign(request.url())) return;
    sizes.push(
      request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        // The page is closing, so nothing that arrives now belongs to the visit.
        () => 0,
      ),
    );
  });
  return async () => ({ requests, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) });
}

async function readTimes(session: CDPSession): Promise<Pick<Visit, 'scriptMs' | 'mainThreadMs'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { scriptMs: seconds('ScriptDuration') * 1000, mainThreadMs: seconds('TaskDuration') * 1000 };
}

/** Idle means no request or reply for half a second, and an almost idle main thread. */
async function waitForQuiet(session: CDPSession, traffic: Traffic): Promise<void> {
  const deadline = Date.now() + quietLimitMs;
  let before = { ...(await traffic()), ...(await readTimes(session)) };
  while (Date.now() < deadline) {
    await wait(quietMs);
    const now = { ...(await traffic()), ...(await readTimes(session)) };
    const isStill = now.requests === before.requests && now.bytes === before.bytes;
    if (isStill && now.mainThreadMs - before.mainThreadMs < quietMs / 50) return;
    before = now;
  }
}

/** Runs in the page before any other script. */
function watchTimeline(): void {
  const seen = { longTasks: 0, blockedMs: 0, layoutShift: 0 };
  Reflect.set(window, 'benchTimeline', seen);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longTasks += 1;
      seen.blockedMs += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.layoutShift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

function readTimeline(): Pick<Visit, 'longTasks' | 'blockedMs' | 'layoutShift'> {
  return Reflect.get(window, 'benchTimeline');
}
