import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './checks/longest-first.ts';
import { patienceMilliseconds, testMilliseconds } from './checks/patience.ts';
import { RetryReport } from './checks/retry-report.ts';

// Every stack and worker that a test starts reads the same modules: Node keeps them compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'dist/compiled');
// Most of the time of the stacks' tests was spent on hashing passwords; the hash that is deployed has tests of its own.
process.env.PASSWORD_HASHES ??= 'quick';

const node = {
  environment: 'node' as const,
  pool: 'forks' as const,
  setupFiles: 'tests/support/stacks/end-with-runner.ts',
  testTimeout: testMilliseconds,
  hookTimeout: testMilliseconds,
  // With more pages at once each waits for the others' code.
  maxConcurrency: 2,
  expect: { poll: { timeout: patienceMilliseconds } },
};

/** Node reads this code as the cloud and the local product do; transforming it first took a third of the import time. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

const serverParts = '{shared,functions,infra,tests,checks,bench}';
const parts = '{shared,functions,infra,tests,checks,bench,web/src}';
/** What replaces a module that others import, fills the threads of its process or runs a stack in it, wants one to itself. */
const alone = '**/*.isolated.test.ts';
const withPages = 'tests/browser/**/*.test.ts';
const stacksAlone = 'tests/api/**/*.isolated.stack.ts';
const storiesAlone = 'tests/browser/**/*.isolated.e2e.ts';

/**
 * Whole stacks and browsers: a machine whose host has held it still for a minute runs out of every bound at once.
 * What is broken fails twice, and `RetryReport` names what needed a second try.
 */
const retried = { retry: 1 };

export default defineConfig({
  test: {
    // The default leaves one of two cores idle while a story waits for its browser.
    maxWorkers: 2,
    reporters: ['default', new RetryReport()],
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files share what they import: read anew for each of two hundred files it took most of the time.
      {
        test: {
          ...node,
          ...native,
          name: 'unit',
          isolate: false,
          include: [`${serverParts}/**/*.test.ts`],
          exclude: [alone, withPages, '**/node_modules/**'],
        },
      },
      // Only Vite reads the JSX of the pages.
      {
        test: {
          ...node,
          name: 'web',
          isolate: false,
          include: ['web/src/**/*.test.{ts,tsx}', withPages],
          exclude: [alone, '**/node_modules/**'],
        },
      },
      { test: { ...node, name: 'isolated', include: [`${parts}/${alone}`] } },
      // Files share the stack, and stories the browser, of their process, where they join them.
      {
        test: {
          ...node,
          ...native,
          ...retried,
          name: 'stack',
          isolate: false,
          include: ['tests/api/**/*.stack.ts'],
          exclude: [stacksAlone],
        },
      },
      { test: { ...node, ...native, ...retried, name: 'isolated-stack', include: [stacksAlone] } },
      {
        test: {
          ...node,
          ...native,
          ...retried,
          name: 'stories',
          isolate: false,
          include: ['tests/browser/**/*.e2e.ts'],
          exclude: [storiesAlone],
        },
      },
      { test: { ...node, ...native, ...retried, name: 'isolated-stories', include: [storiesAlone] } },
    ],
  },
});
