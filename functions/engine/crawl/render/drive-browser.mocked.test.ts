import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { driveBrowser } from './drive-browser.ts';

type Callback = (it: unknown) => unknown;

/** A browser of which one call, by its number, throws or rejects; it calls back while the page loads and after it was closed. */
const fake = vi.hoisted(() => {
  const state = { calls: 0, failsAt: 0, rejects: false, thrown: [] as unknown[] };
  const call = (value: unknown, isAsync: boolean) => {
    state.calls++;
    if (state.calls !== state.failsAt) return isAsync ? Promise.resolve(value) : value;
    const fault = new Error('planted fault');
    if (isAsync && state.rejects) return Promise.reject(fault);
    throw fault;
  };
  const now = (value: unknown) => () => call(value, false);
  const later = (value: unknown) => () => call(value, true);
  /** What an emitter of the browser does: a callback that throws ends the process, one that rejects has nobody who handles it. */
  const callBack = (callback: Callback, it: unknown) => {
    try {
      callback(it);
    } catch (error) {
      state.thrown.push(error);
    }
  };
  const asks = (kind: string, frame: unknown, isNavigation = false) => ({
    abort: later(undefined),
    continue: later(undefined),
    request: now({
      frame: now(frame),
      url: now(`http://www.site.org/${kind}`),
      resourceType: now(kind),
      isNavigationRequest: now(isNavigation),
      redirectedFrom: now(null),
    }),
  });
  const mainFrame = { parentFrame: now(null) };
  const pages: Callback[] = [];
  const routes: Callback[] = [];
  const callAll = () => {
    for (const callback of routes) {
      callBack(callback, asks('document', mainFrame, true));
      callBack(callback, asks('script', { parentFrame: now(mainFrame) }));
      callBack(callback, asks('image', mainFrame));
      callBack(callback, asks('popup', undefined, true));
    }
    for (const callback of pages) callBack(callback, { close: later(undefined) });
  };
  const session = {
    send: (name: string) =>
      call(
        name === 'Page.getFrameTree'
          ? { frameTree: { frame: { id: '1' } } }
          : { executionContextId: 1, result: { value: '<p>text</p>' } },
        true,
      ),
  };
  const context = {
    on: (_event: string, callback: Callback) => call(pages.push(callback), false),
    route: (_urls: string, callback: Callback) => call(routes.push(callback), true),
    newCDPSession: later(session),
    newPage: later({
      context: now({ newCDPSession: later(session) }),
      waitForLoadState: later(undefined),
      goto: () => {
        callAll();
        return call({ ok: now(true), url: now('/'), request: now({ redirectedFrom: now(null) }) }, true);
      },
    }),
  };
  const browser = { newContext: later(context), version: now('1'), close: later(undefined) };
  return { state, callAll, pages, routes, launch: later(browser) };
});
vi.mock('playwright-core', () => ({ chromium: { launch: fake.launch } }));

const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
beforeEach(() => process.on('unhandledRejection', note));
afterEach(() => {
  process.off('unhandledRejection', note);
  vi.restoreAllMocks();
});

async function show(failsAt: number, rejects: boolean) {
  const ending = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ending.signal);
  for (const callbacks of [fake.pages, fake.routes]) callbacks.length = 0;
  Object.assign(fake.state, { calls: 0, failsAt, rejects });
  const program = { executablePath: '', isSandboxed: true };
  const result = await driveBrowser({ request: { url: 'http://www.site.org/' }, program, proxyPort: 1 });
  fake.callAll();
  ending.abort();
  await turn();
  return result;
}

test('a page is read, or fails with a reason, whichever call to its browser throws or rejects, in whichever callback', async () => {
  expect(await show(0, false)).toMatchObject({ kind: 'rendered', html: '<p>text</p>' });
  const all = fake.state.calls;
  expect(all).toBeGreaterThan(40);
  for (const rejects of [false, true])
    for (let failsAt = 1; failsAt <= all; failsAt++) {
      const result = await show(failsAt, rejects);
      expect(['rendered', 'failed']).toContain(result.kind);
    }
  expect(fake.state.thrown).toEqual([]);
  expect(unhandled).toEqual([]);
});
