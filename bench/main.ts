import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureCrawl } from './crawl/measure-crawl.ts';
import { describeMeasurements, type Measurements, toPage } from './describe-measurements.ts';
import { listGoals, renderLoadPage } from './load/load-page.ts';
import { measureLoad } from './load/measure-load.ts';
import { readCorpus } from './retrieval/corpus.ts';
import { measureArtifacts } from './retrieval/measure-artifacts.ts';
import { measureRetrieval } from './retrieval/measure-retrieval.ts';
import { findMaterial } from './shared-folder.ts';

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
/** An area, or `load:` and one of its entries. */
const isAsked = (area: string) => values.only?.includes(area) ?? true;
const isLoadAsked = (id: string) => isAsked('load') || isAsked(`load:${id}`);
const isLoadPart = values.only?.some((area) => area.startsWith('load:')) ?? false;
const projectFolder = path.resolve(import.meta.dirname, '..');

const introduction = `# Speed and retrieval beside others

Written by \`npm run bench\`; do not edit. One run on one machine, the libraries in turns. Compare times by their ratios; ranks are
the same everywhere.`;

const [busyBefore = 0] = loadavg();
const measurements = await measure();
const sections = describeMeasurements(measurements);
for (const { title, rows } of sections) {
  console.log(`\n${title}`);
  console.table(rows);
}
if (measurements.load) console.table(listGoals(measurements.load));
writeReport();
process.exit(0);

async function measure(): Promise<Measurements> {
  const paragraphs = isAsked('retrieval') ? findMaterial('bench/passages.json') : undefined;
  const sites = isAsked('crawl') ? findMaterial('sites') : undefined;
  return {
    ...(paragraphs && {
      retrieval: await measureRetrieval(readCorpus(paragraphs)),
      artifacts: await measureArtifacts(),
    }),
    ...(sites && { crawl: await measureCrawl(sites) }),
    ...((isAsked('load') || isLoadPart) && { load: await measureLoad(isLoadAsked) }),
  };
}

/** Only whole runs write the pages in docs, so that their tables belong together. */
function writeReport(): void {
  const folder = path.join(projectFolder, '.bench');
  mkdirSync(folder, { recursive: true });
  const report = { at: new Date().toISOString(), node: process.version, ...measurements };
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log('\nWritten to .bench/report.json');
  const { retrieval, crawl, load } = measurements;
  if (load && isAsked('load')) writePage('load', renderLoadPage(load, { busyBefore }));
  if (retrieval && crawl) writePage('bench', toPage(introduction, sections));
}

function writePage(name: string, text: string): void {
  writeFileSync(path.join(projectFolder, `docs/${name}.md`), text);
  console.log(`Written to docs/${name}.md`);
}
