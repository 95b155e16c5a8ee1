import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { textOf } from '#functions/engine/crawl/read/page-text.ts';
import { decodeText } from '#functions/engine/documents/decode/decode-text.ts';
import { launchBrowser } from '#tests/browser/support/browser.ts';
import { findLost, type MustStay, readMustStay } from '#tests/support/engine/read-must-stay.ts';
import { readServedPage } from '#tests/support/engine/read-served-page.ts';
import { formatTable, type Row, round } from '../format-table.ts';
import { findMaterial } from '../shared-folder.ts';
import { compareWords, type Kept } from './compare-words.ts';
import { type ShownText, showPage } from './show-page.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');
const host = 'http://www.site.org';
/** A target belongs to the menu when this share of a site's pages link to it. */
const menuShare = 0.5;
const fewestPagesOfMenu = 4;
const wordsShown = 12;
/** Patterns mark what no visitor can reveal; `showPage` does not know every way to hide. */
const markerPattern = /^[^\S\n]*SECRET .*$/gm;

type Folder = { name: string; folder: string; pages: string[] };
type Seen = { page: string; shown: ShownText[]; read: string; mustStay: MustStay[] };

const { values } = parseArgs({ options: { only: { type: 'string' }, 'show-lost': { type: 'boolean' } } });

/** Compares the extracted text with what a browser shows when everything is opened, per pattern and site. */
async function main(): Promise<void> {
  const browser = await launchBrowser();
  try {
    const rows: Row[] = [];
    for (const folder of listFolders()) {
      if (values.only && !folder.name.includes(values.only)) continue;
      const seen = await seePages(browser, folder);
      rows.push(summarize(folder, seen));
    }
    console.log(formatTable(rows));
  } finally {
    await browser.close();
  }
}

/** A folder per site; each page of a pattern by itself. */
function listFolders(): Folder[] {
  const fixtures = path.join(projectFolder, 'functions/engine/documents/fixtures');
  const ofBuilders = [path.join(fixtures, 'patterns'), path.join(fixtures, 'must-stay')];
  const sites = [
    path.join(projectFolder, 'infra/local/sample-sites/edgpt'),
    ...listInside(path.join(projectFolder, 'bench/eval/sites')),
    ...listInside(findMaterial('sites')),
  ];
  return [
    ...ofBuilders.flatMap((folder) =>
      listPages(folder).map((page) => ({ name: page, folder, pages: [page] })),
    ),
    ...sites.map((folder) => ({ name: path.basename(folder), folder, pages: listPages(folder) })),
  ];
}

function listInside(folder: string | undefined): string[] {
  if (!folder) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name));
}

function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html?$/i.test(file))
    .sort();
}

async function seePages(browser: Browser, { folder, pages }: Folder): Promise<Seen[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.route('**/*', async (route) => {
    const file = findFile(folder, new URL(route.request().url()));
    if (!file) return route.abort();
    // Shows the page as served, without scripts or content for browsers without them.
    const policy = { 'content-security-policy': "script-src 'none'" };
    return route.fulfill({ path: file, headers: { ...policy, 'content-type': mediaTypeOf(file) } });
  });
  const page = await context.newPage();
  const seen: Seen[] = [];
  for (const name of pages) seen.push(await seePage(page, folder, name));
  await context.close();
  return seen;
}

async function seePage(page: Page, folder: string, name: string): Promise<Seen> {
  const url = `${host}/${name.split(path.sep).map(encodeURIComponent).join('/')}`;
  await page.goto(url, { waitUntil: 'load' });
  const shown = (await page.evaluate(showPage)).map((part) => ({
    ...part,
    text: part.text.replace(markerPattern, ''),
  }));
  const html = decodeText(readFileSync(path.join(folder, name)), 'text/html').text;
  const content = await readServedPage(html, url, (address) => {
    const file = findFile(folder, address);
    return file ? readFileSync(file) : undefined;
  });
  return { page: name, shown, read: textOf(content), mustStay: readMustStay(html) };
}

function findFile(folder: string, { pathname, origin }: URL): string | undefined {
  const file = path.join(folder, decodeURIComponent(pathname));
  const isOurs = origin === host && file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
  return isOurs ? file : undefined;
}

function mediaTypeOf(file: string): string {
  const types: Record<string, string> = { '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png' };
  return /\.html?$/i.test(file) ? 'text/html' : (types[path.extname(file)] ?? 'application/octet-stream');
}

function summarize({ name }: Folder, seen: readonly Seen[]): Row {
  const menuLinks = findMenuLinks(seen);
  const results = seen.map(({ page, shown, read }) => ({ page, ...compareWords(shown, read, menuLinks) }));
  const listed = seen.flatMap(({ mustStay }) => mustStay);
  const gone = seen.flatMap(({ mustStay, read }) => findLost(mustStay, read));
  if (values['show-lost']) {
    for (const result of results) showLost(result);
    for (const { kind, text } of gone) console.log(`${name}: ${kind} lost: ${text}`);
  }
  const sum = (count: (kept: Kept) => number) => results.reduce((total, result) => total + count(result), 0);
  const asked = sum((result) => result.asked);
  return {
    'pattern or site': name,
    pages: seen.length,
    words: asked,
    'kept %': asked === 0 ? 100 : round((100 * sum((result) => result.kept)) / asked, 1),
    'least of a page %': round(
      Math.min(...results.map((result) => (result.asked ? (100 * result.kept) / result.asked : 100))),
      1,
    ),
    'must stay': listed.length > 0 ? `${listed.length - gone.length} of ${listed.length}` : '',
    'words of chrome': sum((result) => result.chrome),
  };
}

function findMenuLinks(seen: readonly Seen[]): Set<string> {
  const pagesOf = new Map<string, number>();
  for (const { shown } of seen) {
    const targets = new Set(shown.flatMap(({ href }) => href ?? []));
    for (const target of targets) pagesOf.set(target, (pagesOf.get(target) ?? 0) + 1);
  }
  const fewest = Math.max(seen.length * menuShare, fewestPagesOfMenu);
  return new Set([...pagesOf].filter(([, pages]) => pages >= fewest).map(([target]) => target));
}

function showLost({ page, asked, kept, lost, let: got }: Kept & { page: string }): void {
  if (lost.length > 0)
    console.log(`${page}: ${asked - kept} of ${asked} lost: ${lost.slice(0, wordsShown).join(' ')}`);
  if (got.length > 0) console.log(`${page}: chrome got in: ${got.slice(0, wordsShown).join(' ')}`);
}

await main();
