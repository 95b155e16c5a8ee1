import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './checks/longest-first.ts';
import { patienceMilliseconds, testMilliseconds } from './checks/patience.ts';

// Every stack and worker that a test starts reads the same modules: Node keeps them compiled.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'gptsites-compile-cache');
// Most of the time of the stacks' tests was spent on hashing passwords; the hash that is deployed has tests of its own.
process.env.PASSWORD_HASHES ??= 'quick';

const node = {
  environment: 'node' as const,
  pool: 'forks' as const,
  testTimeout: testMilliseconds,
  hookTimeout: testMilliseconds,
  // With more pages at once each waits for the others' code.
  maxConcurrency: 2,
  expect: { poll: { timeout: patienceMilliseconds } },
};

const parts = '{shared,functions,infra,tests,checks,bench,web/src}';
/** What replaces a module that others import, fills the threads of its process or runs a stack in it, wants one to itself. */
const alone = '**/*.isolated.test.ts';
const storiesAlone = 'tests/browser/**/*.isolated.e2e.ts';

/**
 * Whole stacks and browsers: a machine whose host has held it still for a minute runs out of every bound at once.
 * What is broken fails twice, and the report names what needed a second try.
 */
const retried = { retry: 1, setupFiles: 'tests/support/end-with-runner.ts' };

export default defineConfig({
  test: {
    // The default leaves one of two cores idle while a story waits for its browser.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files share what they import: read anew for each of two hundred files it took most of the time.
      {
        test: {
          ...node,
          name: 'unit',
          isolate: false,
          include: [`${parts}/**/*.test.{ts,tsx}`],
          exclude: [alone, '**/node_modules/**'],
        },
      },
      { test: { ...node, name: 'isolated', include: [`${parts}/${alone}`] } },
      { test: { ...node, ...retried, name: 'stack', include: ['tests/api/**/*.stack.ts'] } },
      // Files share the stack and the browser of their process, where they join them.
      {
        test: {
          ...node,
          ...retried,
          name: 'stories',
          isolate: false,
          include: ['tests/browser/**/*.e2e.ts'],
          exclude: [storiesAlone],
        },
      },
      { test: { ...node, ...retried, name: 'isolated-stories', include: [storiesAlone] } },
    ],
  },
});
