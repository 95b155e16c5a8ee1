import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatTable } from '../../format-table.ts';
import { importPeer } from '../../import-peer.ts';
import { addSegments, type Count, emptyCount, listMissing, type ReadText } from './count-segments.ts';
import { type MarkedPage, readCorpus } from './read-corpus.ts';
import { readWithOurs } from './read-with-ours.ts';

const { values, positionals } = parseArgs({
  options: { 'show-lost': { type: 'boolean' } },
  allowPositionals: true,
});

/** Counts which segments of trafilatura's pages are read by this product and by the libraries beside it, in one run. */
async function main(folder: string): Promise<void> {
  const readers = await listReaders();
  const counts = new Map<string, Count>();
  for (const page of readCorpus(folder)) {
    for (const [name, read] of readers) {
      const text = await readOrNothing(name, read, page);
      counts.set(name, addSegments(counts.get(name) ?? emptyCount, text, page));
      if (values['show-lost'])
        for (const part of listMissing(text, page.wanted)) console.log(`${name}: ${page.file}: ${part}`);
    }
  }
  console.log(
    formatTable(
      [...counts].map(([name, count]) => ({
        reader: name,
        [`wanted missing (of ${count.wanted})`]: count.strictMissing,
        'however written': count.missing,
        [`unwanted read (of ${count.unwanted})`]: count.let,
      })),
    ),
  );
}

async function listReaders(): Promise<[string, ReadText][]> {
  try {
    const { peerReaders }: { peerReaders: Record<string, ReadText> } = await importPeer(
      'extraction/read-with-peers',
    );
    return [['GPTsites', readWithOurs], ...Object.entries(peerReaders)];
  } catch (error) {
    console.log(`skipped: readability and defuddle cannot be installed in bench/peers (${String(error)})`);
    return [['GPTsites', readWithOurs]];
  }
}

/** A reader that gives up on a page has read nothing of it. */
async function readOrNothing(name: string, read: ReadText, { html, url, file }: MarkedPage): Promise<string> {
  try {
    return await read(html, url);
  } catch (error) {
    console.log(`${name}: ${file}: ${String(error)}`);
    return '';
  }
}

const [folder] = positionals;
if (folder) await main(path.resolve(folder));
else console.log('skipped: name the folder `tests` of a checkout of github.com/adbar/trafilatura');
