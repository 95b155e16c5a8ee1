import { afterEach, expect, test, vi } from 'vitest';
import { toastStore } from '#web/ui/feedback/toast-store.ts';
import { copyText } from './copy-text.ts';

// Document 1 section 8.

afterEach(() => {
  vi.unstubAllGlobals();
  toastStore.dismiss();
});

const openClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });

test('copying succeeds silently', async () => {
  const written: string[] = [];
  openClipboard(async (text) => void written.push(text));
  expect([await copyText('code'), written, toastStore.read()]).toEqual([true, ['code'], undefined]);
});

test('a blocked clipboard shows a message', async () => {
  openClipboard(async () => Promise.reject(new Error('denied')));
  expect(await copyText('code')).toBe(false);
  expect(toastStore.read()).toMatchObject({
    title: 'Copy Failed',
    description: 'Could not copy to clipboard',
    variant: 'destructive',
  });
});
