import { expect, test } from 'vitest';
import { crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import type { PlanId } from '#shared/domain/billing/plan-ids.ts';
import { link, numbered, openSite } from '#tests/support/worlds/crawl-fixture.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { makeLibraryPorts } from '#tests/support/worlds/library-ports-fixture.ts';
import { addAddress } from '../add/add-content.ts';
import { deleteItem } from '../change-items.ts';
import type { WebsitePorts } from '../ports.ts';
import { describeWebsite } from './describe-website.ts';
import { startWebsiteReading } from './start-website-reading.ts';

const origin = 'http://www.site.org';
const topics = (index: number) => `<h1>Course ${index}</h1><p>Course ${index} has ${index * 7} places.</p>`;

/** A customer with a website of 130 pages, 25 of which the trial read. */
async function openCustomer() {
  const { world, site } = await openSite({
    '/': `<h1>Home</h1><p>Welcome.</p>${Array.from({ length: 129 }, (_, i) => link(`/course-${i}`)).join('')}`,
    ...numbered(129, (i) => [`/course-${i}`, topics(i)]),
    '/extra': '<h1>Extra</h1><p>The extra page is not linked.</p>',
  });
  const memory = makeLibraryPorts({ url: `${origin}/`, organisationId: 'organisation-1' });
  Object.assign(memory.ports, {
    planCrawl: (request: Parameters<typeof planCrawl>[1]) => planCrawl(world, request),
    crawlBatch: (...given: [Parameters<typeof crawlBatch>[1], Parameters<typeof crawlBatch>[2]]) =>
      crawlBatch(world, given[0], { ...given[1], deadline: world.now() + 45_000 }),
  });
  let plan: PlanId = 'trial';
  const ports: WebsitePorts = {
    ...memory.ports,
    organisations: { find: async () => makeCustomer({ plan }) },
    usage: { read: async () => 0 },
    pricingModelOf: () => 'standard',
  };
  const see = () => describeWebsite(ports, memory.conversion());
  const begin = () => startWebsiteReading(ports, memory.conversion());
  const read = async () => {
    await begin();
    await memory.work();
    return see();
  };
  await read();
  return {
    ...{ memory, site, see, begin, read },
    buy: (bought: PlanId) => {
      plan = bought;
    },
    pages: () => memory.library()?.items.filter(({ readAt }) => readAt) ?? [],
  };
}

test('buying a plan offers the rest of the website, and reads up to its limit', async () => {
  const customer = await openCustomer();
  expect(await customer.see()).toMatchObject({ pagesKnown: 25, pageLimit: 25, canReadMore: false });
  customer.buy('basic');
  expect(await customer.see()).toMatchObject({ pagesKnown: 25, pageLimit: 100, canReadMore: true });
  const after = await customer.read();
  expect(after).toMatchObject({ pagesKnown: 100, reading: null, canReadMore: false, failure: null });
  const { library, conversion, knowledge } = customer.memory;
  expect(library()).toMatchObject({ published: library()?.changed, examined: library()?.changed });
  expect(knowledge.get(conversion().knowledgeVersion ?? '')?.sources).toHaveLength(100);
  customer.buy('professional');
  expect(await customer.read()).toMatchObject({ pagesKnown: 130, pageLimit: 300 });
  customer.buy('enterprise');
  expect(await customer.see()).toMatchObject({ canReadMore: false });
});

test('progress is shown during a read, and a second click starts nothing', async () => {
  const customer = await openCustomer();
  customer.buy('basic');
  const asked = customer.site.requests.length;
  const shown: number[] = [];
  const { work } = customer.memory;
  customer.memory.ports.reach = (point) => {
    if (point !== 'knowledge:crawled') return;
    const reading = customer.memory.library()?.website;
    shown.push(reading?.pagesRead ?? -1);
    if (shown.length === 2) void customer.begin();
  };
  await customer.begin();
  await customer.begin();
  expect(await customer.see()).toMatchObject({ reading: { pagesRead: 0, pageLimit: 100 } });
  await work();
  expect(shown.slice(0, 2)).toEqual([0, expect.any(Number)]);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  // Pages, robots.txt and the sitemap, each once.
  expect(customer.site.requests.length - asked).toBeLessThan(110);
});

test('a worker that dies during a batch loses only that batch', async () => {
  const customer = await openCustomer();
  customer.buy('basic');
  let deaths = 0;
  const { files } = customer.memory.ports;
  customer.memory.ports.files = {
    ...files,
    writeState: async (...given) => {
      if (deaths++ === 1) throw new Error('The machine is gone');
      return files.writeState(...given);
    },
  };
  expect(await customer.read()).toMatchObject({ pagesKnown: 100, failure: null });
  expect(customer.memory.failures).toHaveLength(1);
});

test('removed pages stay out, and the owner’s own entries stay in', async () => {
  const customer = await openCustomer();
  const { memory } = customer;
  const [taken] = customer.pages().filter(({ url }) => url?.includes('course'));
  memory.pages.set(`${origin}/extra`, {
    kind: 'content',
    content: { title: 'Extra', blocks: [{ kind: 'paragraph', text: 'An extra page.' }], structuredData: [] },
  });
  await deleteItem(memory.ports, memory.conversion(), taken?.id ?? '');
  await addAddress(memory.ports, memory.conversion(), 'webpage', `${origin}/extra`);
  customer.buy('enterprise');
  await customer.read();
  const addresses = customer.pages().map(({ url }) => url);
  expect(addresses).toContain(`${origin}/extra`);
  expect(addresses).not.toContain(taken?.url);
  expect(addresses).toHaveLength(130);
});

test('after a downgrade the next read keeps only as many pages as the plan allows', async () => {
  const customer = await openCustomer();
  customer.buy('enterprise');
  expect(await customer.read()).toMatchObject({ pagesKnown: 130 });
  customer.buy('trial');
  expect(await customer.see()).toMatchObject({ pagesKnown: 130, pageLimit: 25 });
  expect(await customer.read()).toMatchObject({ pagesKnown: 25 });
  expect(customer.memory.sources.size).toBe(25);
});

test('an unreadable website changes nothing and states the reason', async () => {
  const customer = await openCustomer();
  customer.memory.ports.planCrawl = async () => ({
    ...{ ok: false, code: 'unreachable', reason: 'The website does not answer.' },
  });
  expect(await customer.read()).toMatchObject({ pagesKnown: 25, failure: 'The website does not answer.' });
});
