import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brands } from '#shared/brands/index.ts';
import { ErrorBoundary } from './error-boundary.tsx';

// Document 1 sections 4 and 9, "Error boundary".

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal('document', { documentElement: { dataset: { live: '' } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const page = 'the page';

/** A boundary driven as React would, with its current output. */
function openBoundary() {
  const boundary = new ErrorBoundary({ brand: brands.law, children: page });
  const change = (state: object | null) => {
    boundary.state = { ...boundary.state, ...state };
  };
  vi.spyOn(boundary, 'setState').mockImplementation((state) =>
    change(typeof state === 'object' ? state : null),
  );
  return {
    fail(message: string) {
      const error = new Error(message);
      change(ErrorBoundary.getDerivedStateFromError(error));
      boundary.componentDidCatch(error, { componentStack: '' });
    },
    show: () => boundary.render(),
  };
}

test('a non-critical error is logged, and cleared after 100 ms', () => {
  const boundary = openBoundary();
  boundary.fail('x is null');
  expect(console.warn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(99);
  expect(boundary.show()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(boundary.show()).toBe(page);
});

test.each([
  'Cannot read properties of undefined',
  'undefined is not a function',
  'Network Error',
  'ChunkLoadError: contact-page',
])('"%s" stays on the screen', (message) => {
  const boundary = openBoundary();
  boundary.fail(message);
  vi.advanceTimersByTime(60_000);
  expect(boundary.show()).toMatchObject({ props: { error: { message } } });
});

test('an error that recurs a third time stays on the screen', () => {
  const boundary = openBoundary();
  for (let time = 0; time < 3; time++) {
    boundary.fail('x is null');
    vi.advanceTimersByTime(100);
  }
  boundary.fail('x is null');
  vi.advanceTimersByTime(60_000);
  expect(boundary.show()).toMatchObject({ props: { error: { message: 'x is null' } } });
});
