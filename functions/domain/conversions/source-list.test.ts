import { expect, test } from 'vitest';
import { crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import { link, openSite } from '#tests/support/worlds/crawl-fixture.ts';
import { listSources, sourceListSchema } from './source-list.ts';
import { emptyWorkState } from './work-state.ts';

test('the counts of a large reading do not shrink with the list beside them', async () => {
  const { world } = await openSite({
    '/': `<h1>Home</h1><p>Welcome.</p>${Array.from({ length: 400 }, (_, i) => link(`/course-${i}`)).join('')}`,
  });
  const plan = await planCrawl(world, { startUrl: 'http://www.site.org/', pageLimit: 1 });
  if (!plan.ok) throw new Error(plan.reason);
  const batch = await crawlBatch(world, plan.state, { maxPages: 1, deadline: world.now() + 60_000 });
  expect(batch.state).toMatchObject({ done: true, unlistedPages: 100 });
  const read = Array.from({ length: 1999 }, (_, i) => ({
    ...({
      kind: 'page',
      url: `http://www.site.org/page-${i}`,
      title: 'A title as long as most of them',
    } as const),
    ...({ status: 'read', wordCount: 120 } as const),
  }));
  const crawl = { ...batch.state, outcomes: [...read, ...batch.state.outcomes] };
  const list = listSources({ ...emptyWorkState, crawl });
  expect(list.sources.length).toBeLessThan(2000);
  expect(list.counts).toEqual({ pagesRead: 2000, pagesSkipped: 400, documentsRead: 0 });
});

test('a list that is older than its counts is counted', () => {
  const page = { kind: 'page', url: 'http://www.site.org/', title: 'Home', status: 'read' };
  const { counts } = sourceListSchema.parse({ sources: [page, page, { ...page, status: 'failed' }] });
  expect(counts).toEqual({ pagesRead: 1, pagesSkipped: 1, documentsRead: 0 });
});
