import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatCrawlerHosts } from '#infra/local/crawler-hosts.ts';
import { startStack } from '#infra/local/start-stack.ts';
import { createClient } from '#shared/client.ts';
import { readDialogues } from './dialogues.ts';
import { drawQuestions } from './draw-questions.ts';
import { type Evaluation, evaluateSite, type SiteReport } from './evaluate-site.ts';
import { printReport, summarize } from './print-report.ts';
import { loadSites, serveSites } from './serve-sites.ts';
import { openKeptRun } from './tape/kept-run.ts';
import { openTape } from './tape/open-tape.ts';
import { waitWhileBusy } from './wait-while-busy.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    /** One or several sets, such as `dev,own`. */
    questions: { type: 'string', default: 'dev' },
    'show-wrong': { type: 'boolean', default: false },
    record: { type: 'string' },
    replay: { type: 'string' },
    /** Keeps a tape's conversions for its next round. */
    keep: { type: 'boolean', default: false },
    draw: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const tapeFolder = values.record ?? values.replay;
const all = values.questions.split(',').flatMap(readDialogues);
if (!all.length) {
  console.log(
    'skipped: the websites and questions are not beside the project (../shared/sites, ../shared/eval)',
  );
  process.exit(0);
}

const ofSite = all.filter(({ site }) => !values.site || site === values.site);
const dialogues = values.draw ? drawQuestions(ofSite, Number(values.draw), values.seed) : ofSite;
const asked = new Set(dialogues.map(({ site }) => site));
const sites = loadSites().filter(({ id }) => asked.has(id));
if (!sites.length) {
  console.error(`There are no questions on a site ${values.site}.`);
  process.exit(1);
}
const cleanUps: (() => Promise<void>)[] = [];
const cleanUp = async () => {
  for (const end of cleanUps.splice(0).reverse()) await end();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => cleanUp().finally(() => process.exit(1)));
}

let isComplete = true;
try {
  const kept = tapeFolder && values.keep ? openKeptRun(tapeFolder) : undefined;
  const dataDir = kept?.dataDir ?? makeDataDir();
  const tape = tapeFolder ? await openTape(tapeFolder, values.record ? 'record' : 'replay') : undefined;
  if (tape) cleanUps.push(tape.stop);
  const served = await serveSites(sites);
  cleanUps.push(served.stop);
  const crawlerHosts = formatCrawlerHosts(served.hosts);
  const stack = await startStack({ port: 0, dataDir, crawlerHosts, rateLimits: false });
  cleanUps.push(stack.stop);
  const client = createClient({ baseUrl: stack.url, fetch: waitWhileBusy() });
  await evaluate({ client, ...(tape && { observer: tape.observer }), ...kept });
  if (tape) isComplete = tellRound(tape.countLacking());
} finally {
  await cleanUp();
}
process.exit(isComplete || values.record ? 0 : 1);

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'gptsites-eval-'));
  cleanUps.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function evaluate(evaluation: Evaluation): Promise<void> {
  const reports: SiteReport[] = [];
  let position = 0;
  for (const site of sites) {
    const toSite = dialogues.filter((dialogue) => dialogue.site === site.id);
    reports.push(await evaluateSite(evaluation, site, toSite, position));
    position += toSite.length;
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

/** Reports whether the tape has a reply for every prompt. */
function tellRound(lacking: number): boolean {
  if (lacking === 0) {
    console.log('The tape has a reply to every prompt.');
    return true;
  }
  if (values.record)
    console.log(
      `Another round is needed: ${lacking} prompts lack a reply. They stand in ${join(values.record, 'prompts.jsonl')}.`,
    );
  else console.error(`This is no replay: ${lacking} prompts lack a reply.`);
  return false;
}
