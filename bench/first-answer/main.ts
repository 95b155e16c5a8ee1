import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { formatCrawlerHosts } from '#infra/local/crawler-hosts.ts';
import { startStack } from '#infra/local/start-stack.ts';
import { type Client, createClient } from '#shared/client.ts';
import { convertSite } from '../eval/convert-site.ts';
import { loadSites, type Site, serveSites } from '../eval/serve-sites.ts';

// `npm run bench:first-answer -- [site …]`: seconds from a submitted trial form to the first answer, with the crawler's
// own pauses, on one machine whose websites answer at once.

/** What the product promises to a new customer. */
const goalSeconds = 60;
const firstQuestion = 'What is your phone number?';

const asked = new Set(process.argv.slice(2));
const sites = loadSites().filter(({ id }) => asked.size === 0 || asked.has(id));
if (!sites.length) {
  console.error('No such website');
  process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-first-answer-'));
const served = await serveSites(sites);
const stack = await startStack({
  port: 0,
  dataDir,
  crawlerHosts: formatCrawlerHosts(served.hosts),
  rateLimits: false,
});
try {
  const client = createClient({ baseUrl: stack.url });
  const rows = [];
  for (const site of sites) rows.push(await measure(client, site));
  console.table(rows);
  const slowest = Math.max(...rows.map(({ seconds }) => seconds));
  console.log(`slowest: ${slowest} s; the goal is ${goalSeconds} s`);
} finally {
  await stack.stop();
  await served.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(client: Client, { id, hostname, homepage }: Site) {
  const start = performance.now();
  const { conversionId, progress } = await convertSite(client, id, `http://${hostname}${homepage}`);
  const readySeconds = toSeconds(performance.now() - start);
  const { outcome } = await client.chat.sendMessage({
    ...{ message: firstQuestion, platform: 'gpt', conversionId },
    sessionId: crypto.randomUUID(),
  });
  return {
    site: id,
    status: progress.status,
    ready: readySeconds,
    seconds: toSeconds(performance.now() - start),
    outcome,
  };
}

function toSeconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
