import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { driveBrowser } from './drive-browser.ts';
import type { BrowserStart, StartedBrowser } from './start-browser.ts';

const replies: Record<string, object> = {
  'Browser.getVersion': { product: 'HeadlessChrome/1.2.3.4' },
  'Target.createBrowserContext': { browserContextId: '1' },
  'Target.createTarget': { targetId: 'own' },
  'Target.attachToTarget': { sessionId: '1' },
  'Page.navigate': { loaderId: '1' },
  'Page.createIsolatedWorld': { executionContextId: 1 },
  'Runtime.evaluate': { result: { value: '<p>text</p>' } },
};

const asks = (resourceType: string, frameId = 'own', url = '/') => ({
  method: 'Fetch.requestPaused',
  params: {
    ...{ requestId: `${resourceType} ${frameId} ${url}`, resourceType, frameId },
    request: { url: `http://www.site.org${url}` },
  },
});
const answers = (responseStatusCode: number, location: string) => {
  const { method, params } = asks('Document');
  return {
    method,
    params: { ...params, responseStatusCode, responseHeaders: [{ name: 'Location', value: location }] },
  };
};
const moment = (name: string) => ({
  method: 'Page.lifecycleEvent',
  params: { frameId: 'own', loaderId: '1', name },
});
const opens = (targetId: string) => ({
  method: 'Target.targetCreated',
  params: { targetInfo: { targetId, type: 'page' } },
});
const frame = {
  method: 'Target.attachedToTarget',
  params: { sessionId: '2', waitingForDebugger: true },
};
const dialog = (type: string) => ({
  method: 'Page.javascriptDialogOpening',
  params: { type },
  sessionId: '1',
});
const shown = [moment('DOMContentLoaded'), moment('networkIdle')];
const whole = [
  ...[asks('Document'), asks('Script'), asks('Image'), asks('Document', 'inner'), opens('other')],
  ...[asks('Document', 'other'), frame, dialog('alert'), dialog('beforeunload'), ...shown],
];

type Told = { method: string; params?: object | undefined; sessionId?: string | undefined };
const faults = ['throws', 'rejects', 'replies nothing', 'ends'] as const;
type Fault = { at: number; how: (typeof faults)[number] };

/** Shows a page in a browser that says the events while its page loads, and of which one call fails. */
async function show(events: readonly object[] = whole, { at, how }: Fault = { at: 0, how: 'throws' }) {
  const told: Told[] = [];
  let calls = 0;
  const open = ({ onEvent, onEnd }: BrowserStart): StartedBrowser => {
    const fail = () => {
      calls++;
      if (calls !== at) return undefined;
      if (how === 'throws') throw new Error('planted fault');
      if (how === 'ends') onEnd(new Error('planted end'));
      return how === 'rejects' ? Promise.reject(new Error('planted fault')) : Promise.resolve(null);
    };
    return {
      tell(method, params, sessionId) {
        fail()?.catch(() => undefined);
        told.push({ method, params, sessionId });
      },
      send(method) {
        const failed = fail();
        if (failed) return failed;
        if (method === 'Page.navigate')
          for (const event of events)
            try {
              onEvent({ params: undefined, method: '', ...event });
            } catch (error) {
              // As the pipe does.
              onEnd(error);
            }
        return Promise.resolve(replies[method] ?? {});
      },
      end: async () => undefined,
    };
  };
  const program = { executablePath: '', isSandboxed: true };
  const request = { url: 'http://www.site.org/' };
  const result = await driveBrowser({ request, program, proxyPort: 1, folder: '' }, { open, quietMs: 0 });
  await turn();
  return { result, calls, told };
}

const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
beforeEach(() => process.on('unhandledRejection', note));
afterEach(() => {
  process.off('unhandledRejection', note);
});

test('a page is read, or fails with a reason, whichever call to its browser throws, rejects, replies nothing or ends it', async () => {
  const { result, calls } = await show();
  expect(result).toMatchObject({ kind: 'rendered', html: '<p>text</p>' });
  expect(calls).toBeGreaterThan(20);
  for (const how of faults)
    for (let at = 1; at <= calls; at++) {
      const { result } = await show(whole, { at, how });
      expect(['rendered', 'failed']).toContain(result.kind);
    }
  expect(unhandled).toEqual([]);
});

test('a page gets what shows its text, and neither pictures nor windows nor the last word in a dialog', async () => {
  const { told } = await show();
  const idsOf = (name: string) => told.flatMap(({ method, params }) => (method === name ? [params] : []));
  expect(idsOf('Fetch.continueRequest')).toEqual([
    { requestId: 'Document own /' },
    { requestId: 'Script own /' },
    { requestId: 'Document inner /' },
  ]);
  expect(idsOf('Fetch.failRequest')).toMatchObject([
    { requestId: 'Image own /' },
    { requestId: 'Document other /' },
  ]);
  expect(idsOf('Target.closeTarget')).toEqual([{ targetId: 'other' }]);
  expect(idsOf('Page.handleJavaScriptDialog')).toEqual([{ accept: false }, { accept: true }]);
  const ofFrame = told.filter(({ sessionId }) => sessionId === '2');
  expect(ofFrame[0]?.params).toEqual({
    userAgent:
      'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/1.2.3.4 Safari/537.36 GPTsiteBot/1.0 (+https://gptsites.ai/bot)',
  });
  expect(ofFrame.at(-1)?.method).toBe('Runtime.runIfWaitingForDebugger');
});

test.each([
  ['a script leads elsewhere', [asks('Document'), shown[0] ?? {}, asks('Document', 'own', '/en')]],
  ['a server sends it elsewhere', [asks('Document'), answers(302, '/en')]],
])('a page is not followed where %s', async (_why, events) => {
  const { result, told } = await show(events);
  expect(result).toMatchObject({ kind: 'forwards', to: 'http://www.site.org/en' });
  expect(told.at(-1)?.method).toBe('Fetch.failRequest');
});

test.each([
  ['the server answered 404', [asks('Document'), answers(404, '/en')]],
  ['the server answered 304', [asks('Document'), answers(304, '/en')]],
  [
    'the page ended its browser',
    [asks('Document'), { method: 'Target.targetCrashed', params: { targetId: 'own' } }],
  ],
])('a page fails because %s', async (reason, events) => {
  const { result } = await show(events);
  expect(result).toMatchObject({ kind: 'failed', reason });
});
