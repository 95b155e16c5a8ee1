import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const material = path.resolve(root, '../shared');
const folders = '{bench,checks,functions,infra,shared,tests,web/src}';
const reference = /['"`]((?:\.\.\/)+shared\/(?:security|sites|eval|bench|spec|design)\b[^'"`$]*)/g;

test('every path to the material beside the project leads there, because a test that misses it is skipped', () => {
  const paths = globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: root }).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(reference)]
      // "../shared" is also how texts name the folder.
      .filter(([, found = '']) => found.startsWith('../../'))
      .map(([, found = '']) => ({ file, found, target: path.resolve(root, path.dirname(file), found) })),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter(({ target }) => !target.startsWith(material + path.sep))).toEqual([]);
});
