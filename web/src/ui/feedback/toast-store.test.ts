import { expect, test } from 'vitest';
import { makeToastStore } from './toast-store.ts';

test('a new toast replaces the current one', () => {
  const store = makeToastStore(() => undefined);
  store.show({ title: 'First', description: '' });
  store.show({ title: 'Second', description: '', variant: 'destructive' });
  expect(store.read()).toMatchObject({ title: 'Second', variant: 'destructive', open: true });
});

test('a dismissed toast is removed later without removing a newer one', () => {
  const timers: (() => void)[] = [];
  const store = makeToastStore((run) => timers.push(run));
  store.show({ title: 'First', description: '' });
  store.dismiss();
  expect(store.read()).toMatchObject({ title: 'First', open: false });
  store.show({ title: 'Second', description: '' });
  timers[0]?.();
  expect(store.read()).toMatchObject({ title: 'Second', open: true });
  store.dismiss();
  timers[1]?.();
  expect(store.read()).toBeUndefined();
});

test('a toast carries its action', () => {
  const store = makeToastStore(() => undefined);
  const action = { label: 'Try Again', hint: 'Send the message once more.', run: () => undefined };
  store.show({ title: 'Connection Error', description: '', action });
  expect(store.read()?.action).toBe(action);
});
