import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCrawlerHosts } from '#infra/local/crawler-hosts.ts';
import { startStack } from '#infra/local/start-stack.ts';
import { createClient } from '#shared/client.ts';
import { loadQuestions } from '../eval-scoring.ts';
import { evaluateSite, type SiteReport } from './evaluate-site.ts';
import { printReport, summarize } from './print-report.ts';
import { loadSites, serveSites } from './serve-sites.ts';

const { values } = parseArgs({
  options: { site: { type: 'string' }, 'show-wrong': { type: 'boolean', default: false } },
});
const material = join(import.meta.dirname, '../../../shared');
if (!existsSync(join(material, 'eval/questions.jsonl'))) {
  console.log(
    'skipped: the websites and questions are not beside the project (../shared/sites, ../shared/eval)',
  );
  process.exit(0);
}

const sites = loadSites(join(material, 'sites')).filter(({ id }) => !values.site || id === values.site);
if (!sites.length) {
  console.error(`There is no site ${values.site}.`);
  process.exit(1);
}
const questions = loadQuestions(join(material, 'eval/questions.jsonl'));
const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-eval-'));
const cleanUps = [async () => rmSync(dataDir, { recursive: true, force: true })];
const cleanUp = async () => {
  for (const end of cleanUps.splice(0).reverse()) await end();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => cleanUp().finally(() => process.exit(1)));
}

try {
  const served = await serveSites(sites);
  cleanUps.push(served.stop);
  const crawlerHosts = formatCrawlerHosts(served.hosts);
  const stack = await startStack({ port: 0, dataDir, crawlerHosts, rateLimits: false });
  cleanUps.push(stack.stop);
  await evaluate(stack.url);
} finally {
  await cleanUp();
}
process.exit(0);

async function evaluate(baseUrl: string): Promise<void> {
  const client = createClient({ baseUrl });
  const reports: SiteReport[] = [];
  for (const site of sites) {
    const asked = questions.filter((question) => question.site === site.id);
    reports.push(await evaluateSite(client, site, asked));
  }
  printReport(reports, values['show-wrong']);
  const folder = join(import.meta.dirname, '../../.eval');
  mkdirSync(folder, { recursive: true });
  const report = { at: new Date().toISOString(), summary: summarize(reports), sites: reports };
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report, null, 2));
  console.log('\nWritten to .eval/report.json');
}
