import { expect, test } from 'vitest';
import { openMessageQueue } from './message-queue.ts';

const hiddenMs = 60_000;
const here = new AbortController().signal;

function openWorld({ maxReceives = 2 } = {}) {
  const clock = { ms: 0 };
  const buried: string[] = [];
  const bury = (body: string) => void buried.push(body);
  const queue = openMessageQueue({ hiddenMs, maxReceives, bury, now: () => clock.ms });
  const take = async (most = 10) => {
    const received = await queue.receive(most, 0, here);
    return received.map(({ body }) => body);
  };
  return { queue, clock, buried, take };
}

test('a message is received once, in turn, and no more than were asked for', async () => {
  const { queue, take } = openWorld();
  for (const body of ['one', 'two', 'three']) queue.send(body);
  expect(await take(2)).toEqual(['one', 'two']);
  expect(queue.count()).toEqual({ waiting: 1, taken: 2 });
  expect(await take()).toEqual(['three']);
  expect(await take()).toEqual([]);
});

test('what was not removed comes back, and is buried after its last receive', async () => {
  const { queue, clock, buried, take } = openWorld();
  queue.send('failing');
  for (const _receive of [1, 2]) {
    expect(await take()).toEqual(['failing']);
    clock.ms += hiddenMs;
  }
  expect(await take()).toEqual([]);
  expect(buried).toEqual(['failing']);
  expect(queue.count()).toEqual({ waiting: 0, taken: 0 });
});

test('what was removed does not come back; an old receipt removes nothing', async () => {
  const { queue, clock, take } = openWorld();
  queue.send('done');
  const [first] = await queue.receive(1, 0, here);
  clock.ms += hiddenMs;
  const [second] = await queue.receive(1, 0, here);
  expect(queue.remove(first?.receipt ?? '')).toBe(false);
  expect(queue.remove(second?.receipt ?? '')).toBe(true);
  clock.ms += hiddenMs;
  expect(await take()).toEqual([]);
});

test('a delayed message waits', async () => {
  const { queue, clock, take } = openWorld();
  queue.send('later', 5000);
  expect(await take()).toEqual([]);
  clock.ms += 5000;
  expect(await take()).toEqual(['later']);
});

test('who waits gets the next message, or one whose delay ends meanwhile', async () => {
  const queue = openMessageQueue({ hiddenMs });
  const next = queue.receive(1, hiddenMs, here);
  queue.send('now');
  expect(await next).toMatchObject([{ body: 'now' }]);
  queue.send('soon', 5);
  expect(await queue.receive(1, hiddenMs, here)).toMatchObject([{ body: 'soon' }]);
});

test('of several who wait one gets it, and who has gone takes none', async () => {
  const { queue } = openWorld();
  const gone = new AbortController();
  const lost = queue.receive(1, hiddenMs, gone.signal);
  const others = [queue.receive(1, hiddenMs, here), queue.receive(1, hiddenMs, here)];
  gone.abort();
  queue.send('one');
  expect(await lost).toEqual([]);
  expect(await Promise.race(others)).toMatchObject([{ body: 'one' }]);
  expect(queue.count()).toEqual({ waiting: 0, taken: 1 });
  queue.send('two');
  expect((await Promise.all(others)).flat()).toHaveLength(2);
});
