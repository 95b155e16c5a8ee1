import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { installPeers } from '../install-peers.ts';
import { medianOf } from '../percentile.ts';
import { type Reading, readingSchema, type Task } from './reading.ts';
import { servePages } from './serve-pages.ts';

const readers = [
  { name: 'GPTsites', script: 'read-with-ours.ts' },
  { name: 'Crawlee CheerioCrawler', script: '../peers/crawl/read-with-crawlee.ts' },
];
const pageLimit = 300;
const concurrency = 4;
const rounds = 3;

export type CrawlRow = {
  name: string;
  pages: number;
  characters: number;
  links: number;
  pagesPerSecond: number;
  cpuMsPerPage: number;
  peakMegabytes: number;
};

/** Fetches, parses, lists the links and extracts the text of the same pages, each reader in its own processes, in turns. */
export async function measureCrawl(sitesFolder: string): Promise<CrawlRow[]> {
  installPeers();
  const { port, paths, stop } = await servePages(sitesFolder, pageLimit);
  try {
    const readings = new Map<string, Reading[]>(readers.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      for (const { name, script } of readers)
        readings.get(name)?.push(await readInProcess(script, { port, paths, concurrency }));
    }
    return [...readings].map(([name, rows]) => summarize(name, rows));
  } finally {
    await stop();
  }
}

const run = promisify(execFile);

async function readInProcess(script: string, task: Task): Promise<Reading> {
  const file = path.join(import.meta.dirname, script);
  const { stdout } = await run(process.execPath, [file, JSON.stringify(task)], { maxBuffer: 2 ** 24 });
  return readingSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

function summarize(name: string, readings: readonly Reading[]): CrawlRow {
  const typical = (read: (reading: Reading) => number) => medianOf(readings.map(read));
  const pages = typical((reading) => reading.pages);
  return {
    name,
    pages,
    characters: typical(({ characters }) => characters),
    links: typical(({ links }) => links),
    pagesPerSecond: typical((reading) => (1000 * reading.pages) / reading.milliseconds),
    cpuMsPerPage: typical((reading) => reading.cpuMilliseconds / reading.pages),
    peakMegabytes: typical(({ peakMegabytes }) => peakMegabytes),
  };
}
