import type { Document } from 'domhandler';
import { hidesText } from '#functions/engine/documents/html/html-visibility.ts';
import { listPageFiles, type PageFiles } from '#functions/engine/documents/html/style/page-files.ts';
import { readScript } from '#functions/engine/documents/html/style/script-names.ts';
import { siteKeyOf } from '../fetch/page-address.ts';
import { createFileFetcher, type FileFetcher, type FileFetcherDeps } from './fetch-file.ts';
import { linkedLimits } from './linked-limits.ts';
import { packShelf, type ShelfContent, unpackShelf } from './pack-shelf.ts';
import { readLinkedSheet } from './read-linked-sheet.ts';

/** Loads the sheets of a page and, where they hide text, the scripts that may open it. Never throws. */
export type LoadFiles = (document: Document, url: string) => Promise<PageFiles>;

export type FileShelf = {
  load: LoadFiles;
  /** What was read, as text, for the next batch. */
  save(): string;
};

/** The linked files of one crawl, each asked for once. `saved` is what an earlier batch returned. */
export function openFileShelf(deps: FileFetcherDeps, saved = ''): FileShelf {
  const content = unpackShelf(saved);
  const fetchFile = createFileFetcher(deps, content.spent);
  return {
    load: (document, url) => loadFiles(content, fetchFile, document, url),
    save: () => packShelf(content),
  };
}

async function loadFiles(
  content: ShelfContent,
  fetchFile: FileFetcher,
  document: Document,
  url: string,
): Promise<PageFiles> {
  const linked = listPageFiles(document, url);
  const page = { url, signal: AbortSignal.timeout(linkedLimits.pageMs) };
  await loadEach(content.sheets, linked.sheets, (address) => readLinkedSheet(fetchFile, address, page));
  const files: PageFiles = { url, sheets: content.sheets, scripts: content.scripts };
  const readSheets = linked.sheets.filter((address) => content.sheets.get(address));
  const scripts = linked.scripts.filter((address) => isOfSite(address, url, readSheets));
  const unread = scripts.filter((address) => !content.scripts.has(address));
  if (unread.length === 0 || hidesText(document, files))
    await loadEach(content.scripts, unread, async (address) => {
      const file = await fetchFile(address, 'scripts', page);
      return file && { value: file.value && readScript(file.value.text) };
    });
  // What a sheet hides, a script that could not be read may open.
  const isOpenable = scripts.some((address) => content.scripts.has(address) && !content.scripts.get(address));
  return isOpenable ? { ...files, sheets: new Map() } : files;
}

/**
 * Whether a script can be about this website's parts: it is the site's own, or comes from a host of the page's sheets, as
 * builders' and libraries' do. All others count visitors, chat or advertise.
 */
function isOfSite(address: string, url: string, sheets: readonly string[]): boolean {
  const { hostname } = new URL(address);
  const site = siteKeyOf(new URL(url));
  return (
    hostname === site ||
    hostname.endsWith(`.${site}`) ||
    sheets.some((sheet) => new URL(sheet).hostname === hostname)
  );
}

/** Asks for what is not on the shelf, a few at a time and in order, so that a repetition keeps the same. */
async function loadEach<Value>(
  shelf: Map<string, Value | undefined>,
  addresses: readonly string[],
  read: (address: string) => Promise<{ value: Value | undefined } | undefined>,
): Promise<void> {
  const unknown = addresses.filter((address) => !shelf.has(address));
  for (let at = 0; at < unknown.length; at += linkedLimits.concurrency) {
    const wave = unknown.slice(at, at + linkedLimits.concurrency);
    const found = await Promise.all(wave.map(read));
    for (const [index, address] of wave.entries()) {
      const file = found[index];
      // Undefined where time ran out: the next page may ask again.
      if (file) shelf.set(address, file.value);
    }
  }
}
