import { expect, test } from 'vitest';
import { chooseTicks } from './choose-ticks.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [48, [0, 20, 40, 60]],
  [1284, [0, 500, 1000, 1500]],
])('an axis for counts up to %d has a few whole values that reach it', (highest, ticks) => {
  expect(chooseTicks(highest)).toEqual(ticks);
});
