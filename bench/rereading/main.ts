import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebsitePorts } from '#functions/domain/knowledge-base/ports.ts';
import { startWebsiteReading } from '#functions/domain/knowledge-base/website/start-website-reading.ts';
import { createFetcher } from '#functions/engine/crawl/fetch/fetcher.ts';
import { crawlBatch } from '#functions/engine/crawl/plan/crawl-batch.ts';
import { planCrawl } from '#functions/engine/crawl/plan/plan-crawl.ts';
import { extractHtml } from '#functions/engine/documents/html/extract-html.ts';
import { makeLoopbackNetwork } from '#tests/support/servers/loopback-network.ts';
import { makeCustomer } from '#tests/support/worlds/customer-fixture.ts';
import { makeLibraryPorts } from '#tests/support/worlds/library-ports-fixture.ts';
import { makeLivingSite } from '#tests/support/worlds/living-site.ts';

const pages = 300;

/** Measures a first reading of 300 pages and one of which six have changed, with the pauses that websites get. */
const site = makeLivingSite(pages);
const server = createServer((request, response) => {
  if (!/robots|sitemap/.test(request.url ?? '')) return site.answer(request, response);
  response.writeHead(404).end();
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const network = makeLoopbackNetwork({ 'www.site.org': port });
const deps = { fetch: createFetcher(network), now: () => Date.now(), sleep, extract: extractHtml };
const memory = makeLibraryPorts({ url: 'http://www.site.org/', organisationId: 'organisation-1' });
Object.assign(memory.ports, {
  planCrawl: (request: Parameters<typeof planCrawl>[1]) => planCrawl(deps, request),
  crawlBatch: (...[state, options]: [Parameters<typeof crawlBatch>[1], Parameters<typeof crawlBatch>[2]]) =>
    crawlBatch(deps, state, { ...options, deadline: Date.now() + 45_000 }),
});
const ports: WebsitePorts = {
  ...memory.ports,
  organisations: { find: async () => makeCustomer({ plan: 'professional' }) },
  usage: { read: async () => 0 },
  pricingModelOf: () => 'standard',
};

const measure = async () => {
  Object.assign(site.sent, { bytes: 0, requests: 0, unchanged: 0 });
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  await startWebsiteReading(ports, memory.conversion());
  await memory.work();
  const processorSeconds = process.cpuUsage(cpu).user / 1e6;
  return { seconds: (performance.now() - startedAt) / 1000, processorSeconds, ...site.sent };
};
const first = await measure();
const planted = [
  { path: '/course-10', group: 'price', part: { price: 999 } },
  { path: '/course-50', group: 'date', part: { due: 'August 21, 2026' } },
  { path: '/course-90', group: 'hours', part: { closes: 8 } },
  { path: '/course-130', group: 'person', part: { head: 'Prof. Amelia Stone' } },
  { path: '/course-170', group: 'contact', part: { email: 'new@maple-grove.test' } },
  { path: '/course-190', group: 'link', part: { form: 'https://forms.maple-grove.test/new' } },
];
for (const { path, part } of planted) site.change(path, part);
const second = await measure();
const changes = [...memory.changes.values()].at(-1);
const told = new Set(changes?.facts.map(({ group, page }) => `${group} ${page.url}`));
const found = planted.filter(({ group, path }) => told.has(`${group} http://www.site.org${path}`)).length;
const share = (left: number, right: number) => `${Math.round((100 * left) / right)} %`;
console.table({ first, second });
console.log(
  `bytes ${share(second.bytes, first.bytes)}, time ${share(second.seconds, first.seconds)}, planted edits found ${found} of ${planted.length}, false alarms ${(changes?.factCount ?? 0) - found}`,
);
server.closeAllConnections();
server.close();
