import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import { findBrowser } from '#infra/local/find-chromium.ts';
import { type Answer, link, openSite, runCrawl } from '../crawl-fixture.ts';
import { openPageRenderer } from './open-page-renderer.ts';

const browser = findBrowser();
const addressesFile = new URL('../../../../../shared/security/ssrf.json', import.meta.url);
const addressesSchema = z.object({ cases: z.array(z.object({ url: z.string(), expect: z.string() })) });

const shell = (script: string) =>
  `<!doctype html><html lang="en"><head><title>School</title></head><body><div id="root"></div><script>${script}</script></body></html>`;
const long =
  'The office of the school is open from eight to four, and visitors ring the bell at the green gate. ';

/** Browsers that this process has started. */
function countBrowsers(): number {
  const lines = execFileSync('ps', ['-A', '-o', 'ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => line.trim().startsWith(`${process.pid} `) && line.includes('--proxy-server='))
    .length;
}

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

async function openWorld(answers: Record<string, Answer>) {
  const { site, world } = await openSite(answers);
  const render = browser && openPageRenderer({ ...world, findBrowser: async () => browser });
  return { site, world: { ...world, now: Date.now, render }, render };
}

describe.skipIf(!browser)('pages that are empty until their scripts have run', () => {
  test('are read as a browser shows them, with what a script fetches, and their links are followed', async () => {
    const { world } = await openWorld({
      '/': shell(`
        fetch('/data.json').then((it) => it.json()).then(({ text }) => {
          const sheet = document.head.appendChild(document.createElement('style')).sheet;
          sheet.insertRule('.old { display: none }');
          root.innerHTML = '<h1>Welcome</h1><p>' + text + '</p><p class="old">Tuition is $900.</p>${link('/fees', 'Fees')}<x-card></x-card>';
          const card = document.querySelector('x-card').attachShadow({ mode: 'open' });
          card.innerHTML = '<p>The head is Ms Alder.</p>';
        });`),
      '/data.json': {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: long.repeat(2) }),
      },
      '/fees': `<h1>Fees</h1><p>${long} Tuition is $1,200.</p>`,
    });
    const { items, state } = await runCrawl(world);
    const texts = items.map((it) => (it.kind === 'page' ? contentText(it.content) : ''));
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('green gate');
    expect(texts[0]).toContain('The head is Ms Alder.');
    expect(texts[0]).not.toContain('$900');
    expect(texts[1]).toContain('$1,200');
    expect(state?.spent).toMatchObject({ pages: 2, renders: 1 });
  });

  test('lead where their scripts lead, by the rules of the crawl', async () => {
    const { site, world } = await openWorld({
      '/': shell(`location.href = '/en';`),
      '/en': `<h1>School</h1><p>${long}</p>`,
    });
    const { items } = await runCrawl(world);
    expect(items.map(({ url }) => url)).toEqual(['http://www.site.org/en']);
    expect(site.requests.filter((path) => path === '/en')).toHaveLength(1);
  });

  test('are asked for in the name of the crawler, and a server that sends browsers to another website is not followed', async () => {
    const agents: string[] = [];
    const { site, world } = await openSite({
      '/': (request, response) => {
        const agent = request.headers['user-agent'] ?? '';
        agents.push(agent);
        if (request.headers.host === 'www.other.org') response.end(`<p>${long.repeat(2)}</p>`);
        else if (!agent.includes('Chrome')) response.end(shell(''));
        else response.writeHead(302, { location: 'http://www.other.org/' }).end();
      },
    });
    const resolve = async () => ['93.184.216.34'];
    const dial: typeof world.dial = (target) => world.dial({ ...target, hostname: 'www.site.org' });
    const render = browser && openPageRenderer({ resolve, dial, findBrowser: async () => browser });
    const { items } = await runCrawl({ ...world, now: Date.now, render });
    expect(items).toEqual([]);
    expect(agents.length).toBeGreaterThan(1);
    for (const agent of agents) expect(agent).toContain('GPTsiteBot/1.0 (+https://gptsites.ai/bot)');
    expect(site.requests.length).toBeGreaterThan(0);
  });

  test('are not asked for what robots.txt forbids', async () => {
    const { site, world } = await openWorld({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private' },
      '/': shell(`fetch('/private/data').catch(() => {}); root.innerHTML = '<p>${long.repeat(2)}</p>';`),
    });
    expect((await runCrawl(world)).items).toHaveLength(1);
    expect(site.requests).not.toContain('/private/data');
  });

  test('end with a reason when they never come to rest, and leave no browser behind', async () => {
    const { render } = await openWorld({ '/': shell('for (;;);') });
    const result = await render?.({ url: 'http://www.site.org/' }, AbortSignal.timeout(4000));
    expect(result).toMatchObject({ kind: 'failed', reason: 'it took too long' });
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
