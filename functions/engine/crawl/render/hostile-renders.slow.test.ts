import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  browser,
  countBrowsers,
  long,
  mark,
  openWorld,
  shell,
} from '#tests/support/render/open-render-world.ts';

const addressesFile = new URL('../../../../../shared/security/ssrf.json', import.meta.url);
const addressesSchema = z.object({ cases: z.array(z.object({ url: z.string(), expect: z.string() })) });

const addressesPerPage = 64;
const framesPerPage = 8;
const tryEveryWayOut = (addresses: readonly string[]) => `
  const add = (name, fields) => document.body.append(Object.assign(document.createElement(name), fields));
  for (const [index, url] of ${JSON.stringify(addresses).replaceAll('<', '\\u003c')}.entries()) {
    const ways = [
      () => fetch(url, { mode: 'no-cors' }).catch(() => {}),
      () => new WebSocket(url.replace(/^http/, 'ws')),
      () => navigator.sendBeacon(url),
      () => add('link', { rel: 'preconnect', href: url }),
      () => add(index < ${framesPerPage} ? 'iframe' : 'script', { src: url }),
    ];
    for (const way of ways) try { way(); } catch {}
  }
  try {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:169.254.169.254:80' }] });
    peer.createDataChannel('way out');
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  } catch {}
  root.innerHTML = '<p>${long.repeat(2)}</p>';`;

const busy = 'for (;;);';
const fill = (text: string) => `const all = []; for (;;) all.push(${text});`;

/** What a page can do to who shows it. Each writes its text first. */
const hostilePages: Record<string, string> = {
  'opens windows without end': `setInterval(() => { for (let at = 0; at < 20; at++) open('/popup' + at); }, 10)`,
  'opens a window that opens windows': `open('/opener')`,
  'opens a window and leaves': `open('/popup'); location.href = '/elsewhere'`,
  'shows dialogs without end': `setInterval(() => alert('again'), 1)`,
  'asks before it is left': `onbeforeunload = (event) => { event.preventDefault(); return 'stay'; }`,
  'downloads without end': `setInterval(() => { const a = document.createElement('a'); a.href = URL.createObjectURL(new Blob(['x'])); a.download = 'x'; a.click(); }, 5)`,
  'offers a large download': `const a = document.createElement('a'); a.href = URL.createObjectURL(new Blob(['x'.repeat(2e8)])); a.download = 'x'; a.click()`,
  'logs 500 MB': `for (let at = 0; at < 500; at++) console.log('x'.repeat(1e6) + at)`,
  'logs in a loop': `setInterval(() => { for (let at = 0; at < 5000; at++) console.log({ at, text: 'x'.repeat(1000) }); }, 1)`,
  'throws without end': `setInterval(() => { throw new Error('x'.repeat(1e6)); }, 1)`,
  'rejects without end': `setInterval(() => Promise.reject(new Error('x'.repeat(1e6))), 1)`,
  'posts twenty times 100 MB': `for (let at = 0; at < 20; at++) fetch('/post', { method: 'POST', body: new Blob(['x'.repeat(1e8)]) }).catch(() => {})`,
  'posts texts of 100 MB': `for (let at = 0; at < 20; at++) fetch('/post', { method: 'POST', body: 'x'.repeat(1e8) }).catch(() => {})`,
  'sends beacons without end': `setInterval(() => navigator.sendBeacon('/post', 'x'.repeat(6e4)), 1)`,
  'asks without end': `setInterval(() => fetch('/data' + Math.random()).catch(() => {}), 1)`,
  'starts workers without end': `setInterval(() => new Worker(URL.createObjectURL(new Blob(['${busy}']))), 20)`,
  'starts a worker that fills memory': `new Worker(URL.createObjectURL(new Blob([${JSON.stringify(fill("'x'.repeat(1e6) + all.length"))}])))`,
  'fills its memory': fill("'x'.repeat(1e6) + all.length"),
  'fills buffers': fill('new Uint8Array(5e7).fill(1)'),
  'never rests': busy,
  'never rests in a microtask': `const again = () => Promise.resolve().then(again); again()`,
  'writes a text of 400 MB': `root.append('x'.repeat(4e8))`,
  'writes without end': `setInterval(() => root.append('x'.repeat(1e5)), 1)`,
  'nests elements without end': `let at = root; for (let depth = 0; depth < 200000; depth++) at = at.appendChild(document.createElement('div'))`,
  'frames itself without end': `document.body.append(Object.assign(document.createElement('iframe'), { src: '/' }))`,
  'returns 400 MB as its HTML': `Element.prototype.getHTML = () => 'x'.repeat(4e8); String.prototype.toJSON = () => 'x'.repeat(4e8)`,
  'replaces what the world is made of': `for (const name of Object.getOwnPropertyNames(window)) try { window[name] = () => { ${busy} } } catch {}`,
  'reloads without end': `location.reload()`,
  'goes back and forth': `history.pushState({}, '', '/one'); setInterval(() => history.go(-1), 1)`,
  'prints and asks for the screen': `print(); document.documentElement.requestFullscreen?.().catch(() => {}); navigator.geolocation?.getCurrentPosition(() => {})`,
  'crashes its tab': `location.href = 'chrome://crash'`,
  'ends its browser': `location.href = 'chrome://quit'`,
};

const innocent = shell(`root.innerHTML = '<p>${long.repeat(2)}</p>'`);

describe.skipIf(!browser)('a hostile page', () => {
  test.for(Object.entries(hostilePages))(
    'that %s ends within its limits, and others beside it are read',
    async ([, script]) => {
      const { render } = await openWorld({
        '/': shell(`root.innerHTML = '<p>${long.repeat(2)}</p>'; setTimeout(() => { ${script} })`),
        '/opener': shell(`setInterval(() => open('/opener'), 10)`),
        '/popup': innocent,
        '/post': '',
        '/innocent': innocent,
      });
      const show = (path: string, milliseconds: number) =>
        render?.({ url: `http://www.site.org${path}` }, AbortSignal.timeout(milliseconds));
      const [hostile, ...others] = await Promise.all([show('/', 8000), show('/innocent', 60_000)]);
      expect(hostile?.kind).toMatch(/^(rendered|forwards|failed)$/);
      if (hostile?.kind === 'failed') expect(hostile.reason).not.toBe('');
      for (const other of others)
        expect(other).toMatchObject({ kind: 'rendered', html: expect.stringContaining('green gate') });
      await expect.poll(countBrowsers).toBe(0);
    },
  );

  test('does not slow five innocent pages beside it so that they fail', async () => {
    const { render } = await openWorld({
      '/': shell(hostilePages['posts texts of 100 MB'] ?? ''),
      '/post': '',
      '/innocent': innocent,
    });
    // As many browsers at once as a worker has.
    const limit = pLimit(2);
    const show = (path: string) =>
      limit(() => render?.({ url: `http://www.site.org${path}` }, AbortSignal.timeout(60_000)));
    const [, ...others] = await Promise.all(['/', ...Array.from({ length: 5 }, () => '/innocent')].map(show));
    expect(others.map((other) => other?.kind)).toEqual(Array.from({ length: 5 }, () => 'rendered'));
  });

  test('ends with the process that shows it, even when that is killed', async () => {
    const { site } = await openWorld({ '/': shell(busy) });
    const worker = fork(new URL('../../../../tests/support/render/render-until-killed.ts', import.meta.url), [
      String(site.port),
      mark,
    ]);
    await expect.poll(countBrowsers).toBeGreaterThan(0);
    await expect.poll(() => site.requests.length).toBeGreaterThan(0);
    worker.kill('SIGKILL');
    await expect.poll(countBrowsers).toBe(0);
  });

  test.skipIf(!existsSync(addressesFile))(
    'reach no address of ../shared/security/ssrf.json that is not public, by any way out of a page',
    { timeout: 60_000 },
    async () => {
      const { cases } = addressesSchema.parse(JSON.parse(readFileSync(addressesFile, 'utf8')));
      const denied = cases.flatMap(({ url, expect: verdict }) => (verdict === 'deny' ? [url] : []));
      const addresses = [...denied, 'http://127.0.0.1:1/', 'http://localhost/', 'file:///etc/passwd'];
      // A page may make 150 requests, and each address is tried in several ways.
      for (let start = 0; start < addresses.length; start += addressesPerPage) {
        const { world, render } = await openWorld({
          '/': shell(tryEveryWayOut(addresses.slice(start, start + addressesPerPage))),
        });
        const result = await render?.({ url: 'http://www.site.org/' }, AbortSignal.timeout(30_000));
        expect(result?.kind).toBe('rendered');
        expect(new Set(world.dialled.map(({ hostname }) => hostname))).toEqual(new Set(['www.site.org']));
      }
    },
  );
});
