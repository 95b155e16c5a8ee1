import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  makeWorld,
  openSite,
  pathsOf,
  runCrawl,
  serveSite,
} from '#tests/support/worlds/crawl-fixture.ts';
import type { CachedRobots } from './robots/load-robots.ts';

const pages: Record<string, Answer> = {
  '/': '<h1>Home of the school</h1><a href="/private">Private</a><a href="/early">Early</a><a href="/late">Late</a>',
  '/private': '<p>Private rooms of the school</p>',
  '/early': '<p>Early lessons of the school</p>',
  '/late': '<p>Late lessons of the school</p>',
};

const open = (robots: Answer, more: Record<string, Answer> = {}) =>
  openSite({ ...pages, ...more, '/robots.txt': robots });

const text = (body: string | Buffer, headers: Record<string, string> = {}): Answer => ({
  headers: { 'content-type': 'text/plain', ...headers },
  body,
});
const everything = ['/', '/private', '/early', '/late'];
const withoutPrivate = ['/', '/early', '/late'];
const rules = 'User-agent: *\nDisallow: /private';
const oversize = `User-agent: *\nDisallow: /early\n#${'x'.repeat(512_000)}\nDisallow: /late`;

describe('robots.txt of a website (RFC 9309)', () => {
  it.each<[string, Answer, string[]]>([
    ['with rules', text(rules), withoutPrivate],
    ['answering a page', '<!doctype html><div id="root"></div>', everything],
    ['that is empty', { status: 204 }, everything],
    ['that is absent', { status: 404 }, everything],
    ['behind a sign-in', { status: 401 }, everything],
    ['that is forbidden', { status: 403 }, everything],
    ['that is gone', { status: 410 }, everything],
    ['in UTF-16', text(Buffer.from(`\uFEFF${rules}`, 'utf16le')), everything],
    [
      'with ISO-8859-1 bytes',
      text(Buffer.from('User-agent: *\nDisallow: /caf\xe9\nDisallow: /private', 'latin1')),
      withoutPrivate,
    ],
    ['with a zero byte', text('User-agent: *\0\nDisallow: /private'), withoutPrivate],
    ['under gzip', text(gzipSync(rules), { 'content-encoding': 'gzip' }), withoutPrivate],
    ['beyond 500 KiB', text(oversize), ['/', '/private', '/late']],
    ['that forwards twice', { status: 301, headers: { location: '/hop3' } }, withoutPrivate],
    ['that forwards five times', { status: 301, headers: { location: '/hop0' } }, withoutPrivate],
    ['that forwards six times', { status: 301, headers: { location: '/hop-1' } }, everything],
    ['that forwards to itself', { status: 302, headers: { location: '/robots.txt' } }, everything],
  ])('%s decides what is read', async (_name, robots, expected) => {
    const hops = Object.fromEntries(
      [-1, 0, 1, 2, 3].map((hop): [string, Answer] => [
        `/hop${hop}`,
        { status: 301, headers: { location: `/hop${hop + 1}` } },
      ]),
    );
    const { world } = await open(robots, { ...hops, '/hop4': text(rules) });
    const run = await runCrawl(world);
    expect(pathsOf(run).toSorted()).toEqual(expected.toSorted());
  });

  it.each<[string, Answer, string]>([
    ['answers 429', { status: 429, headers: { 'retry-after': '1' } }, 'robots-unreadable'],
    ['answers 500', { status: 500 }, 'robots-unreadable'],
    ['never answers', () => {}, 'robots-unreadable'],
    ['resets the connection', (request) => request.socket.resetAndDestroy(), 'robots-unreadable'],
    [
      'breaks off',
      (request) => request.socket.end('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nUser-agent: *'),
      'robots-unreadable',
    ],
    [
      'forwards inward',
      { status: 302, headers: { location: 'http://169.254.169.254/' } },
      'robots-unreadable',
    ],
    ['forwards to a file', { status: 302, headers: { location: 'file:///etc/passwd' } }, 'robots-unreadable'],
    ['forbids everything', text('User-agent: *\nDisallow: /'), 'robots-disallowed'],
  ])('that %s blocks every page', async (_name, robots, code) => {
    const { site, world } = await open(robots);
    const { plan } = await runCrawl(world);
    expect(plan).toMatchObject({ ok: false, code });
    expect(site.requests.filter((path) => path !== '/robots.txt')).toEqual([]);
    expect(site.requests.length).toBeLessThanOrEqual(3);
    expect(world.dialled.map(({ hostname }) => hostname)).not.toContain('169.254.169.254');
  });

  it('is requested again after a transient failure', async () => {
    let count = 0;
    const { world } = await open((_request, response) => {
      count++;
      response.writeHead(count === 1 ? 503 : 200).end(rules);
    });
    expect(pathsOf(await runCrawl(world)).toSorted()).toEqual(withoutPrivate.toSorted());
  });

  it('is read only up to its limit if it never ends', async () => {
    const { world } = await open((_request, response) => {
      response.write(`${rules}\n`);
      const write = (): void => {
        while (response.write('#'.repeat(65_536)));
        response.once('drain', write);
      };
      write();
    });
    expect(pathsOf(await runCrawl(world)).toSorted()).toEqual(withoutPrivate.toSorted());
  });

  it('is reported with helpful words if the whole website is missing', async () => {
    const { plan } = await runCrawl(makeWorld({}));
    expect(plan).toMatchObject({
      ok: false,
      code: 'not-found',
      reason: 'We couldn’t find this address. Check it for typos, or upload documents instead.',
    });
  });

  it('applies per origin: the HTTPS site ignores the rules of the HTTP one', async () => {
    const site = await serveSite({ '/robots.txt': text('User-agent: *\nDisallow: /'), ...pages });
    const secure = await serveSite(pages);
    const world = makeWorld({ 'www.site.org': site.port, 'secure.site.org': secure.port });
    expect((await runCrawl(world)).plan.ok).toBe(false);
    expect((await runCrawl(world, { startUrl: 'http://secure.site.org/' })).plan.ok).toBe(true);
  });

  it('is requested for each host that a redirect leads to', async () => {
    const { site, world } = await open(text('User-agent: *\nDisallow: /'));
    const bare = await serveSite({ '/': { status: 301, headers: { location: 'http://www.site.org/' } } });
    const both = makeWorld({ 'site.org': bare.port, 'www.site.org': site.port });
    expect((await runCrawl(both, { startUrl: 'http://site.org/' })).plan).toMatchObject({
      code: 'robots-disallowed',
    });
    expect(site.requests).not.toContain('/');
    expect(world.dialled).toEqual([]);
  });

  it('is cached for a day if there is a cache', async () => {
    const { site, world } = await open(text(rules));
    const cache = new Map<string, CachedRobots>();
    const robotsCache = {
      get: async (origin: string) => cache.get(origin),
      put: async (origin: string, cached: CachedRobots) => void cache.set(origin, cached),
    };
    for (let run = 0; run < 2; run++) await runCrawl(world, { robotsCache });
    expect(site.requests.filter((path) => path === '/robots.txt')).toHaveLength(1);
    world.clock.now += 25 * 60 * 60 * 1000;
    await runCrawl(world, { robotsCache });
    expect(site.requests.filter((path) => path === '/robots.txt')).toHaveLength(2);
  });

  it('is revalidated if the server supports it', async () => {
    const answers: (string | undefined)[] = [];
    const { world } = await open((request, response) => {
      answers.push(request.headers['if-none-match']);
      if (request.headers['if-none-match'] === '"one"') return void response.writeHead(304).end();
      response.writeHead(200, { 'content-type': 'text/plain', etag: '"one"' }).end(rules);
    });
    const cache = new Map<string, CachedRobots>();
    const robotsCache = {
      get: async (origin: string) => cache.get(origin),
      put: async (origin: string, cached: CachedRobots) => void cache.set(origin, cached),
    };
    const first = pathsOf(await runCrawl(world, { robotsCache }));
    expect(pathsOf(await runCrawl(world, { robotsCache }))).toEqual(first);
    expect(answers).toEqual([undefined, '"one"']);
  });

  it('slows the crawl down by its delay', async () => {
    const { world } = await open(text('User-agent: *\nCrawl-delay: 10'));
    const run = await runCrawl(world);
    expect(pathsOf(run)).toHaveLength(4);
    expect(world.clock.slept).toBeGreaterThanOrEqual(30_000);
  });

  it('ends the crawl within its time when the delay is long', async () => {
    const links = Array.from({ length: 40 }, (_, index) => `<a href="/p${index}">Room ${index}</a>`).join(
      ' ',
    );
    const rooms = Object.fromEntries(
      Array.from({ length: 40 }, (_, index): [string, Answer] => [
        `/p${index}`,
        `<p>Room number ${index} for guests</p>`,
      ]),
    );
    const { world } = await open(text('User-agent: *\nCrawl-delay: 10'), {
      ...rooms,
      '/': `<h1>Rooms</h1>${links}`,
    });
    const run = await runCrawl(world);
    expect(world.clock.slept).toBeLessThanOrEqual(190_000);
    expect(run.items.length).toBeGreaterThan(10);
    expect(run.state?.notes.join()).toContain('pause');
  });

  it('with a delay of a day allows only the first page, with a note', async () => {
    const { world } = await open(text('User-agent: *\nCrawl-delay: 86400'));
    const run = await runCrawl(world);
    expect(pathsOf(run)).toEqual(['/']);
    expect(run.state?.notes.join()).toContain('only the first page');
  });
});
