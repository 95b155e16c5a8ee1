import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { link, makeWorld, serveSite, shortLimits } from '#tests/support/worlds/crawl-fixture.ts';
import { type CrawledItem, crawlBatch } from './plan/crawl-batch.ts';
import { planCrawl } from './plan/plan-crawl.ts';

type Behaviour = 'etag' | 'date' | 'none' | 'always-304';

/** A website of twelve pages whose server answers conditional requests in one of several ways. */
async function openServer(behaviour: Behaviour) {
  const links = Array.from({ length: 11 }, (_, i) => link(`/p-${i}`)).join('');
  const texts = new Map([
    ['/', `<h1>Home</h1><p>Welcome.</p>${links}`],
    ...Array.from({ length: 11 }, (_, i): [string, string] => [
      `/p-${i}`,
      `<h1>Course ${i}</h1><p>Course ${i} has ${i * 7} places.</p>`,
    ]),
  ]);
  const moved = new Map<string, string>();
  const sent: [string, number][] = [];
  const answer = (path: string) => (request: IncomingMessage, response: ServerResponse) => {
    const text = texts.get(path);
    const to = moved.get(path);
    const etag = `"${text?.length}-${path === '/copy' ? '/p-3' : path}"`;
    const isSame =
      behaviour === 'always-304' ||
      (behaviour === 'etag' && request.headers['if-none-match'] === etag) ||
      (behaviour === 'date' && request.headers['if-modified-since'] === `Mon, 0${text?.length}`);
    const isAsked = request.headers['if-none-match'] ?? request.headers['if-modified-since'];
    const status = to ? 301 : text === undefined ? 404 : isAsked && isSame ? 304 : 200;
    sent.push([path, status]);
    response.writeHead(status, {
      'content-type': 'text/html',
      ...(to && { location: to }),
      ...(behaviour === 'date'
        ? { 'last-modified': `Mon, 0${text?.length}` }
        : behaviour !== 'none' && { etag }),
    });
    response.end(status === 200 ? text : undefined);
  };
  const site = await serveSite((path) =>
    path.startsWith('/robots') || path.startsWith('/sitemap') ? undefined : answer(path),
  );
  const world = makeWorld({ 'www.site.org': site.port }, shortLimits);
  const crawl = async (known: Parameters<typeof planCrawl>[1]['known'] = {}) => {
    sent.splice(0);
    const plan = await planCrawl(world, { startUrl: 'http://www.site.org/', pageLimit: 25, known });
    if (!plan.ok) throw new Error(plan.reason);
    let { state } = plan;
    const items: CrawledItem[] = [];
    while (!state.done) {
      const batch = await crawlBatch(world, state, { maxPages: 5, deadline: world.now() + 60_000 });
      items.push(...batch.items);
      state = batch.state;
    }
    return { state, paths: items.map(({ url }) => new URL(url).pathname) };
  };
  return {
    texts,
    moved,
    sent,
    world,
    crawl,
    full: () => sent.filter(([, status]) => status === 200).map(([path]) => path),
  };
}

test.each<Behaviour>(['etag', 'date', 'none'])(
  'only what has changed is read again, server: %s',
  async (behaviour) => {
    const server = await openServer(behaviour);
    const { state } = await server.crawl();
    server.texts.set('/p-3', `<h1>Course 3</h1><p>Course 3 has 22 places left.</p>${link('/new')}`);
    server.texts.set('/new', '<h1>New</h1><p>A new page about the summer school.</p>');
    const again = await server.crawl(state.marks);
    expect(again.paths.toSorted()).toEqual(['/', '/new', '/p-3']);
    expect(again.state.spent.pages).toBe(13);
    expect(Object.keys(again.state.marks)).toHaveLength(13);
    if (behaviour !== 'none') expect(server.full().toSorted()).toEqual(['/', '/new', '/p-3']);
  },
);

test('a page that is gone and one that has moved are told apart, and the copy of a known page stays a copy', async () => {
  const server = await openServer('etag');
  const { state } = await server.crawl();
  const copy = server.texts.get('/p-3') ?? '';
  server.texts.delete('/p-1');
  server.moved.set('/p-2', '/p-two');
  server.texts.set('/p-two', server.texts.get('/p-2') ?? '');
  server.texts.set('/copy', copy);
  server.texts.set('/p-4', `<h1>Course 4</h1><p>Course 4 has 28 places, see the copy.</p>${link('/copy')}`);
  const again = await server.crawl(state.marks);
  const of = (path: string) => `http://www.site.org${path}`;
  expect(again.state).toMatchObject({ gone: [of('/p-1')], forwarded: { [of('/p-2')]: of('/p-two') } });
  expect(again.paths.toSorted()).toEqual(['/', '/p-4', '/p-two']);
});

test('a server that calls everything unchanged is believed for four weeks', async () => {
  const server = await openServer('always-304');
  const { state } = await server.crawl();
  server.texts.set('/p-3', '<h1>Course 3</h1><p>Course 3 has 22 places left.</p>');
  const believed = await server.crawl(state.marks);
  expect(believed.paths).toEqual(['/']);
  server.world.clock.now += 29 * 86_400_000;
  expect((await server.crawl(believed.state.marks)).paths.toSorted()).toEqual(['/', '/p-3']);
});
