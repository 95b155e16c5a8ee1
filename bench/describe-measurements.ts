import type { CrawlRow } from './crawl/measure-crawl.ts';
import { formatTable, type Row, round } from './format-table.ts';
import type { LoadRow } from './load/load-row.ts';
import type { ArtifactRow } from './retrieval/measure-artifacts.ts';
import type { RetrievalRow } from './retrieval/measure-retrieval.ts';

/** Results of one run; areas that were not requested or lack their material are absent. */
export type Measurements = {
  retrieval?: RetrievalRow[];
  artifacts?: ArtifactRow[];
  crawl?: CrawlRow[];
  load?: LoadRow[];
};

/** A table of the report with its explanation. */
export type Section = { title: string; text: string; rows: Row[] };

export function describeMeasurements({ retrieval, artifacts, crawl }: Measurements): Section[] {
  return [
    ...(retrieval ? [describeRanks(retrieval), describeSpeed(retrieval)] : []),
    ...(artifacts ? [describeArtifacts(artifacts)] : []),
    ...(crawl ? [describeCrawl(crawl)] : []),
  ];
}

function describeRanks(rows: readonly RetrievalRow[]): Section {
  const ranks = ({ first, three, five, reciprocal }: RetrievalRow['global']) =>
    [first, three, five, reciprocal].map((share) => share.toFixed(3)).join(' / ');
  return {
    title: 'Finding the right paragraph',
    text: `R@1 / R@3 / R@5 / MRR over 1,813 questions on encyclopedia paragraphs: among all 1,204 (global), and within one article,
as on a website (tenant). Each library has the best configuration found for it; ours searches without synonyms and spelling.`,
    rows: rows.map(({ name, global, tenant }) => ({
      '': name,
      global: ranks(global),
      tenant: ranks(tenant),
    })),
  };
}

function describeSpeed(rows: readonly RetrievalRow[]): Section {
  return {
    title: 'What finding costs',
    text: 'Milliseconds a query (p50 / p95 of the median of seven times in turns, after one that is not timed), to build and to load the index of all paragraphs, and its stored size.',
    rows: rows.map(({ name, global, tenant, buildMs, loadMs, rawKb, gzipKb }) => ({
      '': name,
      'global query': `${global.p50Ms.toFixed(3)} / ${global.p95Ms.toFixed(3)}`,
      'tenant query': `${tenant.p50Ms.toFixed(3)} / ${tenant.p95Ms.toFixed(3)}`,
      'build ms': round(buildMs, 0),
      'load ms': round(loadMs, 1),
      'raw KB': round(rawKb, 0),
      'gzip KB': round(gzipKb, 0),
    })),
  };
}

function describeArtifacts(rows: readonly ArtifactRow[]): Section {
  return {
    title: 'Loading what an assistant knows',
    text: 'Texts, facts and index of up to 25 pages of each website.',
    rows: rows.map(({ pages, passages, rawKb, gzipKb, loadMs }) => ({
      pages,
      passages,
      'raw KB': round(rawKb, 0),
      'gzip KB': round(gzipKb, 0),
      'load ms': round(loadMs, 2),
    })),
  };
}

function describeCrawl(rows: readonly CrawlRow[]): Section {
  const [own, ...others] = rows;
  const ratios = others.map(
    ({ name, pagesPerSecond }) =>
      `${((own?.pagesPerSecond ?? 0) / pagesPerSecond).toFixed(1)} times as fast as ${name}`,
  );
  return {
    title: 'Reading pages',
    text: `Fetching and parsing the same pages from this machine, four at a time, with their links and text; ours also guards every
address and keeps headings, tables and structured data apart. ${ratios.join(', ')}.`,
    rows: rows.map(({ name, pages, pagesPerSecond, cpuMsPerPage, peakMegabytes }) => ({
      '': name,
      pages,
      'pages a second': round(pagesPerSecond, 0),
      'CPU ms a page': round(cpuMsPerPage, 1),
      'peak MB': round(peakMegabytes, 0),
    })),
  };
}

/** A Markdown page: an introduction with its heading, and a table for each section. */
export function toPage(introduction: string, sections: readonly Section[]): string {
  const parts = sections.map(({ title, text, rows }) => `## ${title}\n\n${text}\n\n${formatTable(rows)}`);
  return `${[introduction, ...parts].join('\n\n')}\n`;
}
