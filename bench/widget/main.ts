import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createClient } from '#shared/client.ts';
import { makeSnippet } from '#shared/domain/widget/make-snippet.ts';
import { defaultWidgetConfig } from '#shared/domain/widget/widget-config.ts';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { spawnStack } from '#tests/support/stacks/spawn-stack.ts';
import { convertSite } from '../eval/convert-site.ts';
import { openRater, type Scores } from '../lighthouse/open-rater.ts';
import { type Contender, describeWidgets, findLostPoints, writePage } from './describe-widgets.ts';
import { fetchPeers } from './fetch-peers.ts';
import { measureVisit, type Visit } from './measure-visit.ts';
import { serveHosts, servePeers } from './serve-pages.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const projectFolder = path.resolve(import.meta.dirname, '../..');
const benchFolder = path.join(projectFolder, '.bench');
/** The peers' pages call their own hosts, but nothing leaves this machine. */
const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

type Candidate = { name: string; launcher?: string; snippet: string };

/** Measures our widget beside published ones on the same foreign page, in turns. */
async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'gptsites-widget-'));
  const peers = await fetchPeers(path.join(benchFolder, 'peers'));
  const stack = await spawnStack(dataDir);
  const files = await servePeers(peers);
  try {
    const client = createClient({ baseUrl: stack.url });
    const { conversionId } = await convertSite(client, 'sample', stack.sampleSiteUrl);
    const candidates: Candidate[] = [
      { name: 'No widget', snippet: '' },
      {
        name: 'GPTsites',
        launcher: 'gptsite-widget button',
        snippet: makeSnippet({ ...defaultWidgetConfig, id: conversionId }, stack.url),
      },
      ...peers.map((peer) => ({
        name: `${peer.name} (${peer.package})`,
        launcher: peer.launcher,
        snippet: peer.snippet(files.filesOf(peer), files.origin),
      })),
    ];
    report(await measure(candidates));
  } finally {
    await files.stop();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(candidates: readonly Candidate[]): Promise<Contender[]> {
  const hosts = await serveHosts(new Map(candidates.map(({ name, snippet }) => [name, snippet])));
  try {
    const visits = await visitAll(candidates, hosts.addressOf);
    const scores = await rateAll(candidates, hosts.addressOf);
    return candidates.map(({ name }) => ({ name, visits: visits.get(name) ?? [], scores: scores.get(name) }));
  } finally {
    await hosts.stop();
  }
}

async function visitAll(candidates: readonly Candidate[], addressOf: (name: string) => string) {
  const visits = new Map<string, Visit[]>(candidates.map(({ name }) => [name, []]));
  const browser = await launchBrowser([offline]);
  try {
    // The first round warms up the browser and does not count.
    for (let run = 0; run <= Number(values.runs); run++) {
      for (const { name, launcher } of candidates) {
        const visit = await measureVisit(browser, addressOf(name), launcher);
        if (run > 0) visits.get(name)?.push(visit);
      }
    }
  } finally {
    await browser.close();
  }
  return visits;
}

async function rateAll(candidates: readonly Candidate[], addressOf: (name: string) => string) {
  const scores = new Map<string, Scores>();
  const rater = await openRater([offline]);
  try {
    for (const { name } of candidates) scores.set(name, await rater.rate(addressOf(name)));
  } finally {
    rater.close();
  }
  return scores;
}

/** Only runs with all peers write the page in docs; fails when our widget costs a page a point. */
function report(contenders: readonly Contender[]): void {
  const sections = describeWidgets(contenders);
  for (const { title, rows } of sections) {
    console.log(`\n${title}`);
    console.table(rows);
  }
  mkdirSync(benchFolder, { recursive: true });
  const at = new Date().toISOString();
  writeFileSync(path.join(benchFolder, 'widget.json'), `${JSON.stringify({ at, contenders }, null, 2)}\n`);
  console.log('\nWritten to .bench/widget.json');
  if (contenders.length > 3) {
    writeFileSync(path.join(projectFolder, 'docs/widget-bench.md'), writePage(sections));
    console.log('Written to docs/widget-bench.md');
  }
  const lost = findLostPoints(contenders);
  if (lost.length > 0) throw new Error(`The widget costs the page points of Lighthouse: ${lost.join(', ')}`);
}

await main();
