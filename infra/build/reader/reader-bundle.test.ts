import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { findReaderBundle } from './reader-bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'gptsites-reader-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileAt = (name: string, at: string, text = '') => {
  const file = join(folder, name);
  writeFileSync(file, text);
  utimesSync(file, new Date(at), new Date(at));
  return file;
};
const bundleOf = (...sources: string[]) => ({
  folder,
  entry: pathToFileURL(join(folder, 'parse-document-child.mjs')),
  sourceList: pathToFileURL(fileAt('sources.json', '2026-02-02', JSON.stringify(sources))),
});
const older = fileAt('older.ts', '2026-01-01');
const newer = fileAt('newer.ts', '2026-03-03');

test('a bundle is used only while none of its sources is newer or gone', () => {
  const fresh = bundleOf(older);
  expect(findReaderBundle(fresh)).toBe(fresh.entry);
  expect(findReaderBundle(bundleOf(older, newer))).toBeUndefined();
  expect(findReaderBundle(bundleOf(older, join(folder, 'gone.ts')))).toBeUndefined();
  expect(findReaderBundle({ ...fresh, sourceList: new URL('none.json', fresh.sourceList) })).toBeUndefined();
});
