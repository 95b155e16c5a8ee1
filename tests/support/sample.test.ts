import { describe, expect, test } from 'vitest';
import { runsInFull, runsSlowFiles, sample, sampleInTurn } from './sample.ts';

const isEven = (value: number) => value % 2 === 0;

describe('the sample of a slow test', () => {
  test('contains its cases in their order', () => {
    expect(sample([4, 1, 2], isEven, {})).toEqual([4, 2]);
  });

  test('contains every case in a full run', () => {
    expect(sample([4, 1, 2], isEven, { TESTS: 'full' })).toEqual([4, 1, 2]);
  });

  test('is never empty when there are cases', () => {
    expect(() => sample([1, 3], isEven, {})).toThrow('No case belongs to the sample');
    expect(sample([], isEven, {})).toEqual([]);
  });
});

describe('cases tried in turn', () => {
  const cases = Array.from({ length: 10 }, (_, index) => `case ${index}`);

  test('are all tried within four turns, each once and with its index', () => {
    const turns = [5, 6, 7, 8].flatMap((turn) => sampleInTurn(cases, turn, {}));
    expect(turns.toSorted(([one], [other]) => one - other)).toEqual([...cases.entries()]);
  });

  test('rotate between groups of four, so that a field does not always get the same ones', () => {
    expect(sampleInTurn(cases, 0, {}).map(([index]) => index % 4)).toEqual([0, 3]);
  });

  test('are all tried in each turn of a full run', () => {
    expect(sampleInTurn(cases, 0, { TESTS: 'full' })).toEqual([...cases.entries()]);
  });
});

test('a run has slow files and whole tables only on request, and a misspelt request is refused', () => {
  expect([{}, { TESTS: 'all' }, { TESTS: 'full' }].map(runsSlowFiles)).toEqual([false, true, true]);
  expect([{}, { TESTS: 'all' }, { TESTS: 'full' }].map(runsInFull)).toEqual([false, false, true]);
  expect(() => runsInFull({ TESTS: 'ful' })).toThrow("TESTS can only be 'all' or 'full', not 'ful'");
});
