import { expect, test } from 'vitest';
import {
  openPageReader,
  type PreparePackages,
} from '#functions/engine/documents/recognition/read-scanned-page.ts';
import type { PageReader } from '#functions/engine/documents/scan/scanned-page.ts';
import { readPageByPage } from './read-page-by-page.ts';

const scan = {
  conversionId: 'conv_gpt_1',
  sourceId: 'one',
  bytes: Buffer.from('%PDF'),
  pages: [1],
  pageCount: 1,
};
const now = new Date('2026-11-29T09:00:00Z');

function read(packages: Awaited<ReturnType<PreparePackages>>) {
  const waits: number[] = [];
  const pageReader = openPageReader(async (milliseconds) => {
    waits.push(milliseconds);
    return packages;
  });
  const files = { readScan: async () => undefined, writeScan: async () => undefined };
  const state = readPageByPage({ files, now: () => now, pageReader })(scan, now.getTime() + 8000);
  return state.then((result) => ({ result, waits }));
}

test('a scan waits for what reads it no longer than the step, and its next step goes on', async () => {
  expect(await read('waiting')).toEqual({ result: { kind: 'reading', pages: [] }, waits: [8000] });
});

test('without internet the owner reads why a scan was not read', async () => {
  const { result } = await read('failed');
  expect(result).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('could not be fetched from the internet'),
  });
});

test('a page whose turn does not come in its step is left for the next one, and what was read is kept', async () => {
  const written: number[][] = [];
  const files = {
    readScan: async () => undefined,
    writeScan: async (_id: string, _source: string, { pages }: { pages: readonly { page: number }[] }) =>
      void written.push(pages.map(({ page }) => page)),
  };
  let clock = now.getTime();
  const pageReader: PageReader = {
    prepare: async () => ({ kind: 'ready' }),
    async readPage({ page }, milliseconds) {
      if (page === 1) return { page, words: [] };
      clock += milliseconds;
      return undefined;
    },
  };
  const reading = readPageByPage({ files, now: () => new Date(clock), pageReader });
  const scanned = { ...scan, pages: [1, 2, 3] };
  const state = await reading(scanned, clock + 8000);
  expect(state).toEqual({ kind: 'reading', pages: [{ page: 1, words: [] }] });
  expect(written).toEqual([[1]]);
});
