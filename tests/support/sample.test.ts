import { describe, expect, test } from 'vitest';
import { runsInFull, sample, sampleInTurn } from './sample.ts';

const isEven = (value: number) => value % 2 === 0;

describe('the sample of a slow proof', () => {
  test('is what belongs to it, in its order', () => {
    expect(sample([4, 1, 2], isEven, {})).toEqual([4, 2]);
  });

  test('is everything in a full run', () => {
    expect(sample([4, 1, 2], isEven, { TESTS: 'full' })).toEqual([4, 1, 2]);
  });

  test('is never empty where there is something to prove', () => {
    expect(() => sample([1, 3], isEven, {})).toThrow('No case belongs to the sample');
    expect(sample([], isEven, {})).toEqual([]);
  });
});

describe('cases that are tried in turn', () => {
  const cases = Array.from({ length: 10 }, (_, index) => `case ${index}`);

  test('are all tried in four turns, each once and with its place', () => {
    const turns = [5, 6, 7, 8].flatMap((turn) => sampleInTurn(cases, turn, {}));
    expect(turns.toSorted(([one], [other]) => one - other)).toEqual([...cases.entries()]);
  });

  test('change their place in each four, so that they do not all fall on the same field', () => {
    expect(sampleInTurn(cases, 0, {}).map(([index]) => index % 4)).toEqual([0, 3]);
  });

  test('are all tried in each turn of a full run', () => {
    expect(sampleInTurn(cases, 0, { TESTS: 'full' })).toEqual([...cases.entries()]);
  });
});

test('a run is full only when it is asked to be, and a misspelt wish is refused', () => {
  expect(runsInFull({})).toBe(false);
  expect(runsInFull({ TESTS: 'full' })).toBe(true);
  expect(() => runsInFull({ TESTS: 'ful' })).toThrow("TESTS can only be 'full', not 'ful'");
});
