import { expect, test } from 'vitest';
import { link, numbered, openSite } from '#tests/support/worlds/crawl-fixture.ts';
import { countExpectedPages } from './expected-pages.ts';
import { crawlBatch } from './plan/crawl-batch.ts';
import { planCrawl } from './plan/plan-crawl.ts';

test.each([25, 100, 2000])(
  'progress of 100 pages never stands still for a fifth of them, limit %i',
  async (pageLimit) => {
    const { world } = await openSite({
      '/': `<h1>Home</h1>${numberedLinks(0)}`,
      ...numbered(100, (i) => [
        `/p-${i}`,
        `<h1>Course ${i}</h1><p>It has ${i * 7} places.</p>${numberedLinks(i + 1)}`,
      ]),
    });
    const plan = await planCrawl(world, { startUrl: 'http://www.site.org/', pageLimit });
    if (!plan.ok) throw new Error(plan.reason);
    let { state } = plan;
    const shares: number[] = [];
    while (!state.done) {
      state = (await crawlBatch(world, state, { maxPages: 5, deadline: world.now() + 600_000 })).state;
      shares.push(Math.max(shares.at(-1) ?? 0, state.spent.pages / countExpectedPages(state)));
    }
    expect(shares.at(-1)).toBe(1);
    const late = shares.slice(Math.floor(shares.length / 3));
    for (const [index, share] of late.entries())
      expect(late[index + 4] ?? 1).toBeGreaterThan(share - Number(share === 1));
  },
);

/** Every page leads to the next nine. */
function numberedLinks(from: number): string {
  return Array.from({ length: 9 }, (_, i) => (from + i < 100 ? link(`/p-${from + i}`) : '')).join('');
}
