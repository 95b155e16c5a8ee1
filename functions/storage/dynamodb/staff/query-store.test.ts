import { expect, test } from 'vitest';
import { isWritten } from './query-store.ts';

test('the written count of a query is at most a tenth below its true one, for a few writes each time it doubles', () => {
  let written = 0;
  let writes = 0;
  let worst = 1;
  for (let count = 1; count <= 10_240; count++) {
    if (isWritten(count)) [written, writes] = [count, writes + 1];
    worst = Math.min(worst, written / count);
  }
  expect(worst).toBeGreaterThan(0.9);
  expect(writes).toBe(20 + 9 * 10);
});
