import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findFirefox } from './find-firefox.ts';

function installFirefox(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const program = join(folder, name);
  writeFileSync(program, '');
  return { folder, program };
}

test('the Firefox that FIREFOX_PATH names comes before the one on the PATH', () => {
  const chosen = installFirefox('chosen');
  const { folder, program } = installFirefox('firefox');
  const PATH = ['/nowhere', folder].join(delimiter);
  expect(findFirefox({ FIREFOX_PATH: chosen.program, PATH })).toBe(chosen.program);
  expect(findFirefox({ PATH })).toBe(program);
  expect(findFirefox({ PATH: '/nowhere' })).toBeUndefined();
});

test('a FIREFOX_PATH that names no file is said, instead of proving nothing in Firefox', () => {
  expect(() => findFirefox({ FIREFOX_PATH: '/nowhere/firefox' })).toThrow('/nowhere/firefox');
});
