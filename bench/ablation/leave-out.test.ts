import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { constants, leaveOutConstants } from './constants.ts';
import { listWordLists } from './word-lists.ts';

const engine = fileURLToPath(new URL('../../functions/engine', import.meta.url));

it('finds every constant in the source of the engine and replaces it', () => {
  const unchanged = constants.filter(({ id, file }) => {
    const source = readFileSync(`${engine}${file}`, 'utf8');
    return leaveOutConstants(`${engine}${file}`, source, new Set([id])) === source;
  });
  expect(unchanged).toEqual([]);
});

it('never proposes to drop a list that keeps visitors safe', () => {
  const ids = listWordLists().map(({ id }) => id);
  expect(ids).toContain('list-lexicon.lightWords');
  expect(ids.filter((id) => /injection|abuse|handoff|toTheModel|privacy|crisis|advice/.test(id))).toEqual([]);
});
