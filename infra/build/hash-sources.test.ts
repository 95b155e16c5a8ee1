import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildSources, hashSources } from './hash-sources.ts';

it('a start builds anew when a source was changed, added or removed, and only then', () => {
  const root = mkdtempSync(join(tmpdir(), 'gptsites-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const source of buildSources) write(source.includes('.') ? source : `${source}/deep/file.ts`, 'one');
  const seen = new Set([hashSources(root)]);
  expect(seen.has(hashSources(root))).toBe(true);
  write('web/deep/file.ts', 'three');
  expect(seen.has(hashSources(root))).toBe(false);
  seen.add(hashSources(root));
  write('shared/new.ts', 'one');
  expect(seen.has(hashSources(root))).toBe(false);
  seen.add(hashSources(root));
  rmSync(join(root, 'functions/deep/file.ts'));
  expect(seen.has(hashSources(root))).toBe(false);
});
