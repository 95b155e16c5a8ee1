import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  link,
  numbered,
  openSite,
  outcomeOf,
  pathsOf,
  runCrawl,
} from '#tests/support/worlds/crawl-fixture.ts';

describe('linked files', () => {
  const pdf = { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.4' };

  it('delivers documents and calendars after the pages, up to their limit', async () => {
    const { world } = await openSite({
      '/': `<h1>Home</h1>${link('/handbook.pdf', 'Handbook')}${link('/dates.ics', 'Calendar')}${link('/flyer.pdf')}${link('/photo.jpg')}${link('/about')}`,
      '/handbook.pdf': pdf,
      '/flyer.pdf': pdf,
      '/dates.ics': { headers: { 'content-type': 'text/calendar' }, body: 'BEGIN:VCALENDAR' },
      '/about': '<p>Founded in 1990</p>',
    });
    const run = await runCrawl(world, { documentLimit: 2 });
    expect(run.items.map(({ kind }) => kind).toSorted()).toEqual(['calendar', 'document', 'page', 'page']);
    expect(run.items[1]?.kind).toBe('page');
    expect(run.items).toContainEqual(expect.objectContaining({ filename: 'handbook.pdf' }));
    expect(outcomeOf(run, '/flyer.pdf')?.reason).toBe('Over the limit of 2 linked documents');
  });

  it('stops fetching files when the website exceeds its size limit', async () => {
    const body = Buffer.alloc(6_000);
    const names = ['/a.pdf', '/b.pdf', '/c.pdf'];
    const { world } = await openSite({
      '/': `<h1>Home</h1>${names.map((name) => link(name)).join('')}`,
      ...Object.fromEntries(
        names.map((name): [string, Answer] => [
          name,
          { ...pdf, body, headers: { ...pdf.headers, 'content-length': '6000' } },
        ]),
      ),
    });
    const run = await runCrawl(world, { crawl: { totalBytes: 10_000, concurrency: 1 } });
    expect(pathsOf(run)).toEqual(['/', '/a.pdf']);
    expect(outcomeOf(run, '/b.pdf')?.reason).toBe('The size limit for the whole website is reached.');
  });

  it('skips files that opt out, are too large or have an unreadable type', async () => {
    const { world } = await openSite({
      '/': `<h1>Home</h1>${link('/noindex.pdf')}${link('/large.pdf')}${link('/download')}`,
      '/noindex.pdf': { ...pdf, headers: { ...pdf.headers, 'x-robots-tag': 'noindex' } },
      '/large.pdf': { ...pdf, headers: { ...pdf.headers, 'content-length': String(11 * 1024 * 1024) } },
      '/download': { headers: { 'content-type': 'application/octet-stream' }, body: 'x' },
    });
    const run = await runCrawl(world);
    expect(pathsOf(run)).toEqual(['/']);
    expect(outcomeOf(run, '/noindex.pdf')?.reason).toContain('noindex');
    expect(outcomeOf(run, '/large.pdf')?.reason).toContain('10 MB');
    expect(outcomeOf(run, '/download')?.reason).toContain('application/octet-stream');
  });
});

describe('the size limit of a whole website', () => {
  const text = (letter: string, bytes: number) => `<p>About ${letter}: ${letter.repeat(bytes)}</p>`;
  const chunked = (body: string) => (_request: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(body);
    response.end();
  };
  const spent = 'The size limit for the whole website is reached.';

  it.each([
    ['with a content-length', (body: string) => body],
    ['without a content-length', chunked],
  ])('is the reason for skipped pages %s, unless the page itself is too large', async (_name, serve) => {
    const { world } = await openSite({
      '/': `<h1>Home</h1>${link('/fees')}${link('/a/1')}${link('/a/2')}${link('/huge')}`,
      '/fees': serve(text('b', 300_000)),
      '/a/1': serve(text('c', 300_000)),
      '/a/2': serve(text('d', 300_000)),
      '/huge': {
        headers: { 'content-length': String(3 * 1024 * 1024) },
        body: text('e', 3 * 1024 * 1024 - 20),
      },
    });
    const run = await runCrawl(world, { crawl: { totalBytes: 512 * 1024, concurrency: 1 } });
    const left = run.state?.outcomes.filter(({ status }) => status !== 'read') ?? [];
    expect(left.map(({ reason }) => reason).toSorted()).toEqual([
      'It is larger than 2 MB. Make it smaller, or split it and upload the parts.',
      spent,
      spent,
    ]);
    expect(left.filter(({ cause }) => cause === 'limit').map(({ reason }) => reason)).toEqual([spent, spent]);
  });

  it('is the reason for every page that was not requested', async () => {
    const { world } = await openSite({
      '/': `<h1>Home</h1>${link('/fees')}${link('/hours')}${link('/contact')}`,
      ...numbered(3, (i) => [['/fees', '/hours', '/contact'][i] ?? '', text('abc'[i] ?? '', 300_000)]),
    });
    const run = await runCrawl(world, { crawl: { totalBytes: 301_000, concurrency: 1 } });
    const left = run.state?.outcomes.filter(({ status }) => status !== 'read') ?? [];
    expect(left).toHaveLength(2);
    for (const { reason, cause } of left) {
      expect(reason).toBe(spent);
      expect(cause).toBe('limit');
    }
  });
});

describe('traps', () => {
  it.each<[string, (path: string) => Answer | undefined, number]>([
    [
      'an endless calendar',
      (path) => {
        const month = Number(new URL(path, 'http://x').searchParams.get('month') ?? 0);
        return `<p>Month ${month}</p>${link(`/calendar?month=${month + 1}`, 'next')}${link(`/calendar?month=${month - 1}`)}`;
      },
      12,
    ],
    [
      'ever deeper folders',
      (path) => `<p>Level ${path.length}</p>${link(`${path.replace(/\/$/, '')}/a/`)}`,
      5,
    ],
    [
      'session ids',
      () => `<p>Shop</p>${link(`/?sid=${Math.random()}`)}${link(`/;jsessionid=${Math.random()}`)}`,
      2,
    ],
    ['pages for whatever is asked', () => `<p>Welcome</p>${link(`/${Math.random()}`, 'more')}`, 5],
    [
      'a redirect to itself',
      (path) => (path === '/' ? `<p>x</p>${link('/loop')}` : { status: 302, headers: { location: path } }),
      5,
    ],
  ])('%s ends soon', async (_name, answer, mostRequests) => {
    const { site, world } = await openSite((path) => (path.startsWith('/robots') ? undefined : answer(path)));
    const run = await runCrawl(world);
    expect(run.state?.done).toBe(true);
    expect(site.requests.length).toBeLessThanOrEqual(mostRequests + 2);
  });

  it('stops at its URL limit when nearly all are broken', async () => {
    const { site, world } = await openSite({
      '/': `<h1>Home</h1>${Array.from({ length: 400 }, (_, i) => link(`/gone/${i}`)).join('')}`,
    });
    const run = await runCrawl(world);
    expect(run.state?.done).toBe(true);
    expect(site.requests.length).toBeLessThanOrEqual(40);
  });
});

describe('batches', () => {
  const world40 = () =>
    openSite({
      '/': `<h1>Home</h1>${Array.from({ length: 40 }, (_, i) => link(`/p${i}`)).join('')}`,
      ...numbered(40, (i) => [`/p${i}`, `<p>Page ${i} of many, ${'abcdefghij'[i % 10]}${i}</p>`]),
    });

  it('reads the same pages in the same order despite any number of interruptions', async () => {
    const { world } = await world40();
    const [whole, pieces] = [
      await runCrawl(world, { batchSize: 100 }),
      await runCrawl(world, { batchSize: 4 }),
    ];
    expect(pathsOf(pieces)).toEqual(pathsOf(whole));
    expect(pieces.batches).toBeGreaterThan(5);
  });

  it('gives up on a page that times out and continues', async () => {
    const { world } = await openSite({
      '/': `<h1>Home</h1>${link('/silent')}${link('/fees')}`,
      '/silent': () => {},
      '/fees': '<p>It costs 5</p>',
    });
    const run = await runCrawl(world);
    expect(pathsOf(run)).toEqual(['/', '/fees']);
    expect(outcomeOf(run, '/silent')?.reason).toBe('The server did not answer in time.');
  });
});
