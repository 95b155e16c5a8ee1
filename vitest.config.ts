import { defineConfig } from 'vitest/config';

const node = { environment: 'node' as const, pool: 'forks' as const };

export default defineConfig({
  test: {
    // The default leaves one of two cores idle while a story waits for its browser.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['{shared,functions,infra,checks,bench,web/src}/**/*.test.{ts,tsx}'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: 'stack',
          include: ['infra/**/*.stack.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: 'stories',
          include: ['web/e2e/**/*.e2e.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // What a page needs to get there, as for Playwright's own waits: with two browsers a second is not enough.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
