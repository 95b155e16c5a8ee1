import { startWebsiteReading } from '#functions/domain/knowledge-base/website/start-website-reading.ts';
import { crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { makeWorld, serveSite, shortLimits } from './crawl-fixture.ts';
import { makeCustomer } from './customer-fixture.ts';
import { makeLibraryPorts } from './library-ports-fixture.ts';
import { makeLivingSite } from './living-site.ts';

/** A customer whose website of so many pages was read, as far as the plan goes. */
export async function openLivingCustomer(pages: number, plan: PlanId = 'professional') {
  let bought = plan;
  const site = makeLivingSite(pages);
  const { port } = await serveSite((path) => (/robots|sitemap/.test(path) ? undefined : site.answer));
  const world = makeWorld({ 'www.site.org': port }, shortLimits);
  const memory = makeLibraryPorts({ url: 'http://www.site.org/', organisationId: 'organisation-1' });
  Object.assign(memory.ports, {
    organisations: { find: async () => makeCustomer({ plan: bought }) },
    pricingModelOf: () => 'standard',
    planCrawl: (request: Parameters<typeof planCrawl>[1]) => planCrawl(world, request),
    crawlBatch: (...given: [Parameters<typeof crawlBatch>[1], Parameters<typeof crawlBatch>[2]]) =>
      crawlBatch(world, given[0], { ...given[1], deadline: world.now() + 45_000 }),
  });
  const { ports } = memory;
  const read = async () => {
    const before = memory.changes.size;
    memory.passTime(86_400);
    Object.assign(site.sent, { bytes: 0, requests: 0, unchanged: 0 });
    await startWebsiteReading(ports, memory.conversion());
    await memory.work();
    return memory.changes.size > before ? [...memory.changes.values()].at(-1) : undefined;
  };
  await read();
  const buy = (next: PlanId) => {
    bought = next;
  };
  return {
    site,
    memory,
    read,
    buy,
    pages: () => memory.library()?.items.filter(({ readAt }) => readAt) ?? [],
  };
}
