import { describe, expect, it } from 'vitest';
import {
  link,
  numbered,
  openSite,
  outcomeOf,
  pathsOf,
  runCrawl,
} from '#tests/support/worlds/crawl-fixture.ts';

const readerStopped = 'We could not read this page; our reader stopped while reading it.';

/** A site of 30 pages in two folders: more than the limit of 25. */
const openLargeSite = (answers = {}) =>
  openSite({
    '/': `<h1>Home</h1>${Array.from({ length: 30 }, (_, i) => link(pathOf(i))).join('')}`,
    ...numbered(30, (i) => [pathOf(i), `<p>Page ${i} of many, ${'abcdefghij'[i % 10]}${i}</p>`]),
    ...answers,
  });
const pathOf = (index: number) => (index % 3 ? `/p${index}` : `/more/p${index}`);

/** Records requested paths, and kills the worker at some of them. */
function countAsking(dies: (path: string, count: number) => boolean) {
  const asked: string[] = [];
  const dieAt = (url: string) => {
    const path = new URL(url).pathname;
    asked.push(path);
    return dies(path, asked.length);
  };
  return { asked, dieAt };
}

describe('a crawl whose worker dies', () => {
  it('once, at any page, still reads the same pages in the same order', async () => {
    const { world } = await openLargeSite();
    const whole = pathsOf(await runCrawl(world));
    for (let death = 1; death <= 25; death++) {
      const { dieAt } = countAsking((_path, count) => count === death);
      const run = await runCrawl(world, { dieAt });
      expect(pathsOf(run)).toEqual(whole);
      expect(run.state?.cutOffs).toBe(1);
    }
  });

  it.each([
    ['many times in a row', [3, 4, 5, 6, 7]],
    ['at every third page', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30]],
    ['in pairs throughout', [1, 2, 8, 9, 15, 16, 22, 23, 29, 30]],
  ])('%s still reads every page of an undisturbed crawl', async (_name, deaths) => {
    const { world } = await openLargeSite();
    const whole = pathsOf(await runCrawl(world));
    const { dieAt } = countAsking((_path, count) => deaths.includes(count));
    const run = await runCrawl(world, { dieAt });
    expect(pathsOf(run).toSorted()).toEqual(whole.toSorted());
    expect(run.state?.cutOffs).toBe(deaths.length);
    expect(run.state?.outcomes.filter(({ cause }) => cause === 'reader')).toEqual([]);
  });

  it('at every attempt to read one page skips only that page, says why, and reads another instead', async () => {
    const { world } = await openLargeSite();
    const whole = pathsOf(await runCrawl(world));
    const { asked, dieAt } = countAsking((path) => path === '/p7');
    const run = await runCrawl(world, { dieAt });
    expect(whole).toContain('/p7');
    expect(pathsOf(run)).toHaveLength(25);
    expect(pathsOf(run)).toEqual(expect.arrayContaining(whole.filter((path) => path !== '/p7')));
    expect(outcomeOf(run, '/p7')).toMatchObject({ status: 'failed', reason: readerStopped, cause: 'reader' });
    expect(asked.filter((path) => path === '/p7')).toHaveLength(4);
  });

  it('at every attempt to read a document skips only that document', async () => {
    const document = { headers: { 'content-type': 'text/plain' }, body: 'Rules of the house' };
    const { world } = await openSite({
      '/': `<h1>Home</h1>${link('/fees')}${link('/rules.txt')}${link('/bad.txt')}`,
      '/fees': '<p>It costs 5</p>',
      '/rules.txt': document,
      '/bad.txt': document,
    });
    const { dieAt } = countAsking((path) => path === '/bad.txt');
    const run = await runCrawl(world, { dieAt });
    expect(pathsOf(run)).toEqual(['/', '/fees', '/rules.txt']);
    expect(outcomeOf(run, '/bad.txt')?.reason).toBe(
      'We could not read this document; our reader stopped while reading it.',
    );
  });

  it('at a canonical URL keeps the page that names it', async () => {
    const { world } = await openSite({
      '/': `<h1>Home</h1>${link('/fees?from=home')}`,
      '/fees?from=home': '<link rel="canonical" href="/fees"><p>It costs 5</p>',
      '/fees': '<p>It costs 5</p>',
    });
    const { dieAt } = countAsking((path) => path === '/fees');
    const named = await runCrawl(world, {
      dieAt: (url) => new URL(url).search === '' && dieAt(url),
    });
    expect(pathsOf(named)).toEqual(['/', '/fees?from=home']);
  });

  it('at every page ends the crawl and gives each page the true reason', async () => {
    const { world } = await openLargeSite();
    const { dieAt } = countAsking((path) => path !== '/');
    const run = await runCrawl(world, { dieAt });
    expect(pathsOf(run)).toEqual(['/']);
    expect(run.begins).toBeLessThan(40);
    const others = run.state?.outcomes.filter(({ url }) => !url.endsWith('.org/')) ?? [];
    expect(others).toHaveLength(30);
    for (const { cause, reason } of others) {
      expect(cause).toBe('reader');
      expect(reason).toMatch(/our reader stopped/i);
    }
    expect(run.state?.notes).toContain(
      'Our reader stopped several times, so the website was not read to its end.',
    );
  });

  it('does not count website failures as ours', async () => {
    const { world } = await openLargeSite({ '/p1': { status: 500, body: 'broken' }, '/p2': () => {} });
    const { dieAt } = countAsking((_path, count) => count === 4 || count === 5);
    const run = await runCrawl(world, { dieAt });
    expect(outcomeOf(run, '/p1')?.reason).toBe('The page answered 500 (server error).');
    expect(outcomeOf(run, '/p2')?.reason).toBe('The server did not answer in time.');
    const failed = run.state?.outcomes.filter(({ status }) => status === 'failed') ?? [];
    expect(failed.map(({ cause }) => cause)).toEqual([undefined, undefined]);
    expect(run.state?.cutOffs).toBe(2);
  });
});
