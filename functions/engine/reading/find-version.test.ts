import { expect, test } from 'vitest';
import { findVersion } from './find-version.ts';

type Prompt = { version: string; rules: string };
const kept: [Prompt, Prompt] = [
  { version: '3', rules: 'Say less.' },
  { version: '2', rules: 'Say more.' },
];

test.each([
  ['no version', undefined, '3'],
  ['the newest', '3', '3'],
  ['an earlier one', '2', '2'],
  ['one that is no longer kept', '1', '3'],
])('a setting of %s gives that version or the newest', (_setting, version, found) => {
  expect(findVersion(kept, version).version).toBe(found);
});
