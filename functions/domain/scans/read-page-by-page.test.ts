import { expect, test } from 'vitest';
import {
  openPageReader,
  type PreparePackages,
} from '#functions/engine/documents/recognition/read-scanned-page.ts';
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
