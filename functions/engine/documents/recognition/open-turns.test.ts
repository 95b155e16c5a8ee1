import { setImmediate as settle } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openTurns } from './open-turns.ts';

const patience = 1000;

/** Readings that take turns, and the pages in the order in which they began. */
function openReadings(lanes: number) {
  const takeTurn = openTurns(lanes);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    read: (reading: string, pages: number) =>
      Array.from({ length: pages }, () =>
        takeTurn(reading, patience, () => {
          begun.push(reading);
          return new Promise<string>((resolve) => ends.push(() => resolve(reading)));
        }),
      ),
    async endPage() {
      ends.shift()?.();
      await settle();
    },
  };
}

test('three hundred pages of noise delay a page of another reading by one page', async () => {
  const { begun, read, endPage } = openReadings(2);
  read('noise', 300);
  read('letter', 2);
  read('report', 1);
  await settle();
  expect(begun).toEqual(['noise', 'noise']);
  for (let page = 0; page < 5; page++) await endPage();
  expect(begun.slice(2)).toEqual(['noise', 'letter', 'report', 'noise', 'letter']);
});

test('a reading alone has all lanes, and a page that fails frees its own', async () => {
  const takeTurn = openTurns(2);
  const fail = () => Promise.reject(new Error('damaged'));
  const pages = [1, 2, 3, 4].map(() => takeTurn('alone', patience, fail));
  const ended = await Promise.allSettled(pages);
  expect(ended.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(await takeTurn('next', patience, async () => 'read')).toBe('read');
});

test('whose turn does not come in time is not read, and delays nobody', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { begun, read, endPage } = openReadings(1);
    read('noise', 1);
    const [late] = read('late', 1);
    vi.advanceTimersByTime(patience);
    expect(await late).toBeUndefined();
    read('next', 1);
    await endPage();
    expect(begun).toEqual(['noise', 'next']);
  } finally {
    vi.useRealTimers();
  }
});
