import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Frame,
  Page,
} from 'playwright-core';
import { onTestFinished, TestRunner } from 'vitest';
import { patienceMilliseconds } from '../../../checks/patience.ts';
import { fillAsPerson } from './firefox/fill-as-person.ts';
import { isFirefox } from './firefox/launch-firefox.ts';
import { watchPolicy } from './watch-policy.ts';

/** One tab, which serves a new visitor in each test. */
type Tab = {
  page: Page;
  context: BrowserContext;
  /** Only Chromium has them. */
  devTools: CDPSession | undefined;
  isSpent: boolean;
  origins: Set<string>;
};

const size = { width: 1280, height: 720 };
/** Without animations a test waits only for events. */
const look = { colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' } as const;

/** What stays with a tab or a context, so that the next visitor needs one of their own. */
const lastingInPages = ['addInitScript', 'exposeBinding', 'exposeFunction', 'addLocatorHandler'];
const lastingInContexts = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'newPage', 'route'],
  ...['grantPermissions', 'setGeolocation', 'setExtraHTTPHeaders', 'setOffline'],
];
const lastingInClocks = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'];
const pageEvents = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'load', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
];
const contextEvents = [
  ...['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'],
];

/**
 * Opens pages of new visitors. A tab is given back when its test ends, emptied, and shown to the next visitor: another
 * context and its page, which compiles all code anew, took twice as long as the page itself.
 */
export function openVisitors(browser: Browser, baseURL: string, violations: string[]) {
  const contexts: BrowserContext[] = [];
  const idle = new Map<string, Tab[]>();

  async function createTab(options: BrowserContextOptions): Promise<Tab> {
    const context = await browser.newContext({ baseURL, ...look, ...options });
    contexts.push(context);
    context.setDefaultTimeout(patienceMilliseconds);
    await watchPolicy(context, violations);
    if (isFirefox(browser)) await fillAsPerson(context);
    const page = await context.newPage();
    const devTools = isFirefox(browser) ? undefined : await context.newCDPSession(page);
    const tab = { page, context, devTools, isSpent: false, origins: new Set<string>() };
    const spend = () => {
      tab.isSpent = true;
    };
    noteCalls(page, lastingInPages, spend);
    noteCalls(context, lastingInContexts, spend);
    noteCalls(context.clock, lastingInClocks, spend);
    noteOrigins(tab);
    return tab;
  }

  /** Gives the tab to the next visitor, or closes it. */
  async function giveBack(tab: Tab, kind: string): Promise<void> {
    const isEmpty = await empty(tab).catch(() => false);
    if (!isEmpty) return closeContext(tab.context);
    idle.set(kind, [...(idle.get(kind) ?? []), tab]);
  }

  /** A page of a new visitor, who may find our files in the browser's cache. */
  async function openPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    if (!endsWithTest()) return openFreshPage(path, options);
    const { storageState, viewport = size, ...lasting } = options;
    const kind = JSON.stringify(lasting);
    const known = idle.get(kind)?.pop();
    const tab = known ?? (await createTab({ ...options, viewport }));
    onTestFinished(() => giveBack(tab, kind));
    if (known && storageState) await tab.context.setStorageState(storageState);
    if (known && viewport) await tab.page.setViewportSize(viewport);
    await tab.page.goto(path);
    return tab.page;
  }

  /** A page of a new visitor in a new browser. */
  async function openFreshPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await openLastingPage(path, options);
    if (endsWithTest()) onTestFinished(() => closeContext(page.context()));
    return page;
  }

  /** The same, for all tests of the file that follow. */
  async function openLastingPage(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await createTab(options);
    await page.goto(path);
    return page;
  }

  const close = () => Promise.all(contexts.map(closeContext));
  return { openPage, openFreshPage, openLastingPage, close };
}

/** What `beforeAll` opens stays for all tests of its file; tests that run at once end their pages themselves. */
function endsWithTest(): boolean {
  const test = TestRunner.getCurrentTest();
  return test !== undefined && !test.concurrent;
}

/** Takes away what a visitor has left; false where that cannot be done. */
async function empty({ page, context, devTools, isSpent, origins }: Tab): Promise<boolean> {
  if (!devTools || isSpent || page.isClosed() || context.pages().length > 1) return false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of pageEvents) page.removeAllListeners(event);
  for (const event of contextEvents) context.removeAllListeners(event);
  const frames = page.frames().filter(isOfSite);
  const shown = new Set(frames.map(originOf));
  // What a tab stored for itself is reached only through a frame of its origin.
  if ([...origins].some((origin) => !shown.has(origin))) return false;
  await Promise.all(frames.map((frame) => frame.evaluate(() => sessionStorage.clear())));
  await page.goto('about:blank');
  await context.clearCookies();
  for (const origin of origins)
    await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devTools.send('Page.resetNavigationHistory');
  await page.emulateMedia({ media: null, ...look });
  origins.clear();
  noteOrigins({ page, origins });
  return true;
}

function noteOrigins({ page, origins }: Pick<Tab, 'page' | 'origins'>): void {
  page.on('framenavigated', (frame) => {
    if (isOfSite(frame)) origins.add(originOf(frame));
  });
}

const originOf = (frame: Frame) => URL.parse(frame.url())?.origin ?? '';
const isOfSite = (frame: Frame) => originOf(frame).startsWith('http');

function noteCalls(owner: object, names: readonly string[], note: () => void): void {
  for (const name of names) {
    const call: unknown = Reflect.get(owner, name);
    if (typeof call !== 'function') throw new Error(`Playwright has no ${name}`);
    Reflect.set(owner, name, (...given: unknown[]) => {
      note();
      return Reflect.apply(call, owner, given);
    });
  }
}

/** Closes a context without errors from handlers that are still answering its requests. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}
