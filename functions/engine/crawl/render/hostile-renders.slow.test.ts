import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { busy, hostilePages } from '#tests/support/render/hostile-pages.ts';
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

const innocent = shell(`root.innerHTML = '<p>${long.repeat(2)}</p>'`);

/** A page that would never end is ended so long after its attack began. */
const attackMs = 4000;

describe.skipIf(!browser)('a hostile page', () => {
  test.for(Object.entries(hostilePages))(
    'that %s ends within its limits, and others beside it are read',
    async ([, script]) => {
      const attack = new AbortController();
      const { site, render } = await openWorld({
        '/': shell(
          `root.innerHTML = '<p>${long.repeat(2)}</p>'; document.body.append(Object.assign(document.createElement('script'), { src: '/attack' }))`,
        ),
        '/attack': (_request, response) => {
          setTimeout(() => attack.abort(), attackMs).unref();
          response.writeHead(200, { 'content-type': 'text/javascript' });
          response.end(script);
        },
        '/opener': shell(`setInterval(() => open('/opener'), 10)`),
        '/popup': innocent,
        '/post': '',
        '/innocent': innocent,
      });
      const show = (path: string, signal: AbortSignal) =>
        render?.({ url: `http://www.site.org${path}` }, signal);
      const [hostile, ...others] = await Promise.all([
        show('/', attack.signal),
        show('/innocent', AbortSignal.timeout(60_000)),
      ]);
      expect(site.requests).toContain('/attack');
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
