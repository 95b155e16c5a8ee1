import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashBundle } from './hash-bundle.ts';

const root = mkdtempSync(join(tmpdir(), 'gptsites-hashes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const shared = join(root, 'shared.mjs');
writeFileSync(shared, 'export const shared = 1;');

type Content = { own?: string; name?: string; below?: string; target?: string; link?: string };

function write(to: string, content: Content = {}): string {
  const { own = 'own', name = 'index.mjs', below = 'below', target = 'below', link = shared } = content;
  const folder = join(root, to);
  mkdirSync(join(folder, 'below'), { recursive: true });
  writeFileSync(join(folder, name), own);
  writeFileSync(join(folder, 'below/part.mjs'), below);
  symlinkSync(target, join(folder, 'to'));
  linkSync(link, join(folder, 'shared.mjs'));
  return hashBundle(folder);
}

test('equal folders hash alike, and any name or content, linked or own, makes another hash', () => {
  const first = write('first');
  expect(write('second')).toBe(first);
  const other = join(root, 'other.mjs');
  writeFileSync(other, 'export const shared = 2;');
  const changes: Content[] = [
    ...[{ own: 'other' }, { name: 'main.mjs' }, { below: 'other' }, { target: '..' }, { link: other }],
  ];
  const hashes = changes.map((content, index) => write(`changed-${index}`, content));
  expect(new Set([first, ...hashes]).size).toBe(changes.length + 1);
});

test('a shared file that changes makes another hash for all that hold it', () => {
  const before = write('before');
  writeFileSync(shared, 'export const shared = 12;');
  expect(hashBundle(join(root, 'before'))).not.toBe(before);
});
