import { expect, it } from 'vitest';
import { conceptList, lateConceptList } from '../lexicon/concept-list.ts';
import { sayingList } from '../lexicon/saying-list.ts';
import { conceptTables } from '../lexicon/tables/concept-tables.ts';
import { valueTypes } from '../lexicon/value-type.ts';
import { conceptsOf } from './concept-index.ts';

const entries = [...conceptList, ...sayingList, ...lateConceptList].flatMap((theme) =>
  theme.trim().split(/\s+/),
);
const ids = entries.map((entry) => entry.split(':').at(-1) ?? '');

it('lists every concept once', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it('knows the values that satisfy concepts', () => {
  const types = entries.flatMap((entry) => (entry.includes(':') ? [entry.split(':')[0] ?? ''] : []));
  const known: readonly string[] = valueTypes;
  expect(types.filter((type) => !known.includes(type))).toEqual([]);
});

it.each(Object.entries(conceptTables))('has one line a concept, each of the list, in %s', (_, tables) => {
  const lines = tables.flatMap((table) =>
    table
      .trim()
      .split('\n')
      .map((line) => line.trim()),
  );
  const named = lines.map((line) => /^(\S+): \S/.exec(line)?.[1] ?? line);
  expect(named.filter((id, at) => !ids.includes(id) || named.indexOf(id) !== at)).toEqual([]);
});

it.each([
  ['ko', '등록금', '학비'],
  ['ja', '授業料', '学費'],
  ['und', 'costo', 'prezzo'],
] as const)('knows that in %s, %s and %s mean the same', (language, left, right) => {
  const shared = conceptsOf(left, language).filter((concept) =>
    conceptsOf(right, language).includes(concept),
  );
  expect(shared).not.toEqual([]);
});
