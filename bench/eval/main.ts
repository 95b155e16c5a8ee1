import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCrawlerHosts } from '#infra/local/crawler-hosts.ts';
import { startStack } from '#infra/local/start-stack.ts';
import { createClient } from '#shared/client.ts';
import { evaluateSite, type SiteReport } from './evaluate-site.ts';
import { printReport, summarize } from './print-report.ts';
import { readQuestionSet } from './read-questions.ts';
import { loadSites, serveSites } from './serve-sites.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    questions: { type: 'string', default: 'dev' },
    'show-wrong': { type: 'boolean', default: false },
  },
});
const questions = readQuestionSet(values.questions);
if (!questions.length) {
  console.log(
    'skipped: the websites and questions are not beside the project (../shared/sites, ../shared/eval)',
  );
  process.exit(0);
}

const asked = new Set(questions.map(({ site }) => site));
const sites = loadSites().filter(({ id }) => asked.has(id) && (!values.site || id === values.site));
if (!sites.length) {
  console.error(`There are no questions on a site ${values.site}.`);
  process.exit(1);
}
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
    const ofSite = questions.filter((question) => question.site === site.id);
    reports.push(await evaluateSite(client, site, ofSite));
  }
  printReport(reports, values['show-wrong']);
  const folder = join(import.meta.dirname, '../../.eval');
  mkdirSync(folder, { recursive: true });
  const report = {
    at: new Date().toISOString(),
    questions: values.questions,
    summary: summarize(reports),
    sites: reports,
  };
  const name = values.questions === 'dev' ? 'report.json' : `report-${values.questions}.json`;
  writeFileSync(join(folder, name), JSON.stringify(report, null, 2));
  console.log(`\nWritten to .eval/${name}`);
}
