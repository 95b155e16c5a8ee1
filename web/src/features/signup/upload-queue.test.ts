import { expect, test } from 'vitest';
import { UploadError } from '#web/lib/api/upload-document.ts';
import { makeUploadQueue } from './upload-queue.ts';

const pdf = (name: string) => new File(['text'], name, { type: 'application/pdf' });

test('passes every document to the signup in the chosen order', async () => {
  const queue = makeUploadQueue(async (file) => `upload/${file.name}`);
  queue.restore([{ url: 'upload/old', filename: 'old.pdf', size: 3, type: 'application/pdf' }]);
  queue.add([pdf('a.pdf'), pdf('b.pdf')]);
  expect(await queue.settle()).toEqual([
    { url: 'upload/old', filename: 'old.pdf', size: 3, type: 'application/pdf' },
    { url: 'upload/a.pdf', filename: 'a.pdf', size: 4, type: 'application/pdf' },
    { url: 'upload/b.pdf', filename: 'b.pdf', size: 4, type: 'application/pdf' },
  ]);
});

test('retries a failed upload once', async () => {
  let calls = 0;
  const failFirst = makeUploadQueue(async () => {
    calls += 1;
    if (calls === 1) throw new Error('offline');
    return 'upload/a';
  });
  failFirst.add([pdf('a.pdf')]);
  await expect.poll(() => failFirst.read()[0]?.status).toBe('failed');
  expect(await failFirst.settle()).toHaveLength(1);

  const failAlways = makeUploadQueue(async () => Promise.reject(new Error('offline')));
  failAlways.add([pdf('a.pdf')]);
  await expect(failAlways.settle()).rejects.toThrow(UploadError);
});

test('a removed document is neither awaited nor sent', async () => {
  let wasCancelled = false;
  const queue = makeUploadQueue(
    (_file, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          wasCancelled = true;
          reject(new Error('cancelled'));
        });
      }),
  );
  queue.add([pdf('a.pdf')]);
  queue.remove(queue.read()[0]?.key ?? '');
  expect(await queue.settle()).toEqual([]);
  expect(wasCancelled).toBe(true);
});

test('listeners receive the share of bytes sent', () => {
  const seen: number[] = [];
  const queue = makeUploadQueue((_file, { onProgress }) => {
    onProgress(0.5);
    return new Promise(() => undefined);
  });
  queue.subscribe(() => seen.push(queue.read()[0]?.progress ?? -1));
  queue.add([pdf('a.pdf')]);
  expect(seen).toEqual([0, 0.5]);
});
