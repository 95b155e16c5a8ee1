import { describe, expect, test } from 'vitest';
import { contentText } from '#functions/engine/documents/content/content-text.ts';
import {
  browser,
  countBrowsers,
  findMarked,
  long,
  openWorld,
  shell,
} from '#tests/support/render/open-render-world.ts';
import { link, openSite, runCrawl } from '#tests/support/worlds/crawl-fixture.ts';
import { openPageRenderer } from './open-page-renderer.ts';

describe.skipIf(!browser)('pages that are empty until their scripts have run', () => {
  test('are read as a browser shows them, with what scripts and workers fetch but robots.txt does not forbid, and their links are followed', async () => {
    const worked = Promise.withResolvers<void>();
    const { site, world } = await openWorld({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /private' },
      '/': shell(`
        new Worker('/worker.js');
        fetch('/private/data').catch(() => {});
        fetch('/data.json').then((it) => it.json()).then(({ text }) => {
          const sheet = document.head.appendChild(document.createElement('style')).sheet;
          sheet.insertRule('.old { display: none }');
          root.innerHTML = '<h1>Welcome</h1><p>' + text + '</p><p class="old">Tuition is $900.</p>${link('/fees', 'Fees')}<x-card></x-card>';
          const card = document.querySelector('x-card').attachShadow({ mode: 'open' });
          card.innerHTML = '<p>The head is Ms Alder.</p>';
        });`),
      '/worker.js': {
        headers: { 'content-type': 'text/javascript' },
        body: `fetch('/private/worker').catch(() => {}); fetch('/open');`,
      },
      '/open': (_request, response) => {
        worked.resolve();
        response.end();
      },
      '/data.json': async (_request, response) => {
        await worked.promise;
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ text: long.repeat(2) }));
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
    expect(site.requests).toContain('/data.json');
    expect(site.requests).not.toContain('/private/data');
    expect(site.requests).not.toContain('/private/worker');
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
    const render = browser && openPageRenderer({ resolve, dial, findBrowser: findMarked });
    const { items } = await runCrawl({ ...world, now: Date.now, render });
    expect(items).toEqual([]);
    expect(agents.length).toBeGreaterThan(1);
    for (const agent of agents) expect(agent).toContain('GPTsiteBot/1.0 (+https://gptsites.ai/bot)');
    expect(site.requests.length).toBeGreaterThan(0);
  });

  test('end with a reason when they never come to rest, and leave no browser behind', async () => {
    const { render } = await openWorld({ '/': shell('for (;;);') });
    const result = await render?.({ url: 'http://www.site.org/' }, AbortSignal.timeout(4000));
    expect(result).toMatchObject({ kind: 'failed', reason: 'it took too long' });
    await expect.poll(countBrowsers).toBe(0);
  });

  test.each([
    [
      'opens windows and shows dialogs',
      `for (let at = 0; at < 5; at++) { open('/popup'); open('about:blank'); }
      setTimeout(() => { alert('one'); confirm('two'); prompt('three'); })`,
    ],
    [
      'replaces what writes HTML',
      `
      Element.prototype.getHTML = () => 'planted'; String.prototype.toJSON = () => 'planted';
      String.prototype.replace = () => 'planted'; Object.defineProperty(document, 'documentElement', { value: { getHTML: () => 'planted' } });`,
    ],
  ])('a page that %s is read as it shows itself', async (_does, script) => {
    const { render } = await openWorld({
      '/': shell(`root.innerHTML = '<p>${long.repeat(2)}</p>'; ${script}`),
      '/popup': '<p>planted</p>',
    });
    const result = await render?.({ url: 'http://www.site.org/' }, AbortSignal.timeout(30_000));
    expect(result).toMatchObject({ kind: 'rendered', html: expect.stringContaining('green gate') });
    expect(result).toMatchObject({ html: expect.not.stringContaining('<p>planted') });
    expect(result).toMatchObject({ html: expect.stringContaining('<div id="root">') });
  });
});
