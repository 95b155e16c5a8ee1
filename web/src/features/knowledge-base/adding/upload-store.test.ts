import { expect, test } from 'vitest';
import { makeUploadStore } from './upload-store.ts';

const file = (name: string) => new File(['text'], name);

test('files are sent two at a time, each with its own progress, and one that fails can be sent again', async () => {
  const sending = new Map<string, { onSent: (percentage: number) => void; end: (failure?: Error) => void }>();
  const store = makeUploadStore({
    findProblem: ({ name }) => (name.endsWith('.exe') ? 'Not a document.' : undefined),
    describeFailure: (error) => (error instanceof Error ? error.message : ''),
    send: (_conversionId, { name }, onSent) =>
      new Promise((resolve, reject) => {
        const end = (failure?: Error) => (failure ? reject(failure) : resolve(`item-${name}`));
        sending.set(name, { onSent, end });
      }),
  });
  const states = () => Object.fromEntries(store.read().map(({ name, state }) => [name, state]));
  store.start('one', ['a.txt', 'b.txt', 'virus.exe', 'c.txt'].map(file));
  expect([...sending.keys()]).toEqual(['a.txt', 'b.txt']);
  sending.get('a.txt')?.onSent(40);
  expect(states()).toEqual({
    'a.txt': { kind: 'sending', percentage: 40 },
    'b.txt': { kind: 'sending', percentage: 0 },
    'virus.exe': { kind: 'failed', reason: 'Not a document.', canRetry: false },
    'c.txt': { kind: 'waiting' },
  });
  sending.get('a.txt')?.end(new Error('The line is down.'));
  sending.get('b.txt')?.end();
  await expect.poll(() => sending.has('c.txt')).toBe(true);
  expect(states()['a.txt']).toEqual({ kind: 'failed', reason: 'The line is down.', canRetry: true });
  sending.delete('a.txt');
  store.retry(1);
  await expect.poll(() => sending.has('a.txt')).toBe(true);
  expect(store.isBusy()).toBe(true);
  sending.get('a.txt')?.end();
  sending.get('c.txt')?.end();
  await expect.poll(() => store.isBusy()).toBe(false);
  expect(states()['a.txt']).toEqual({ kind: 'added', itemId: 'item-a.txt' });
  store.clear('other');
  expect(store.read()).toHaveLength(4);
  store.clear('one');
  expect(store.read()).toEqual([]);
  store.start('one', ['d.txt', 'e.txt', 'f.txt'].map(file));
  store.reset();
  sending.get('d.txt')?.end();
  await Promise.resolve();
  expect(store.read()).toEqual([]);
  expect(sending.has('f.txt')).toBe(false);
});
