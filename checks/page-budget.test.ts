import { expect, test } from 'vitest';
import { findOverdrafts, manifestSchema } from './page-budget-rules.ts';

const manifest = manifestSchema.parse({
  'index.html': { file: 'entry.js', imports: ['_shared'], css: ['entry.css'] },
  page: { file: 'page.js', imports: ['_shared', '_own'], dynamicImports: ['later'] },
  _shared: { file: 'shared.js' },
  _own: { file: 'own.js' },
  later: { file: 'later.js' },
});
const budget = { script: 110, style: 15 };
const weigh = (chunks: string[], measure: (file: string) => number) =>
  findOverdrafts(manifest, { chunks, budget }, measure);
const sizes =
  (bytes: Record<string, number>) =>
  (file: string): number =>
    bytes[file] ?? 1000;

test('counts each chunk once and leaves out what loads later', () => {
  const { isOver, text } = weigh(['index.html', 'page'], sizes({ 'later.js': 1_000_000 }));
  expect(isOver).toBe(false);
  expect(text).toBe('page: scripts 4.00 of 110 KB in 4 files, styles 1.00 of 15 KB');
});

test.each([
  ['scripts over budget', { 'shared.js': 108_000 }],
  ['styles over budget', { 'entry.css': 15_001 }],
])('%s fail', (_name, bytes) => {
  expect(weigh(['index.html', 'page'], sizes(bytes)).isOver).toBe(true);
});

test('more files than the budget has fail', () => {
  const chunks = ['index.html', 'page'];
  const weighFiles = (files: number) =>
    findOverdrafts(manifest, { chunks, budget: { ...budget, files } }, sizes({}));
  expect([weighFiles(4).isOver, weighFiles(3).isOver]).toEqual([false, true]);
});

test('a page that the build does not know fails, because nothing was measured', () => {
  expect(weigh(['index.html', 'gone'], sizes({})).isOver).toBe(true);
});
