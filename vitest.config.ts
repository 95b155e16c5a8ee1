import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patienceMilliseconds, testMilliseconds } from './checks/patience.ts';
import { FileGate } from './checks/test-time/file-gate.ts';
import { LongestFirst } from './checks/test-time/longest-first.ts';
import { RetryReport } from './checks/test-time/retry-report.ts';
import { FaultGate } from './checks/unhandled/fault-gate.ts';
import { findChromium } from './infra/local/find-chromium.ts';
import { findFirefox } from './tests/browser/support/firefox/find-firefox.ts';
import { runsSlowFiles } from './tests/support/sample.ts';

// Every stack and worker that a test starts reads the same modules: Node keeps them compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'dist/compiled');
// Most of the time of the stacks' tests was spent on hashing passwords; the hash that is deployed has tests of its own.
process.env.PASSWORD_HASHES ??= 'quick';
// Every stack and its worker would search it again.
process.env.CHROMIUM_PATH = (await findChromium()) ?? '';
// Each run has a file of its own, which the processes that its tests start write to.
Object.assign(process.env, {
  TESTS_FAULTS_FILE: join(import.meta.dirname, 'dist/faults', String(process.pid)),
  TESTS_RUNNER: String(process.pid),
});

const node = {
  environment: 'node' as const,
  pool: 'forks' as const,
  runner: './checks/test-time/timed-runner.ts',
  setupFiles: 'tests/support/stacks/end-with-runner.ts',
  testTimeout: testMilliseconds,
  hookTimeout: testMilliseconds,
  // With more pages at once each waits for the others' code.
  maxConcurrency: 2,
  expect: { poll: { timeout: patienceMilliseconds } },
};

/** Node reads this code as the cloud and the local product do; transforming it first took a third of the import time. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** What `npm test` leaves to `npm run test:all`, unless the command names such a file. */
const slowFile = /\.(slow|matrix)\./;
const leftOut =
  runsSlowFiles() || process.argv.some((argument) => slowFile.test(argument))
    ? []
    : ['**/*.{slow,matrix}.*.ts'];

/** Reporters that a command names would replace those below, with their gates: so a shard's report stands here. */
const shard = /--shard[= ](\d+)/.exec(process.argv.join(' '))?.[1];

const serverParts = '{shared,functions,infra,tests,checks,bench}';
const parts = '{shared,functions,infra,tests,checks,bench,web/src}';
/** What replaces clients or the environment, fills the threads of its process or runs a stack in it, wants one to itself. */
const alone = '**/*.isolated.test.ts';
/** The same for what replaces a module that others import, or imports it anew: only Vite, which transforms them, can do that. */
const withMocks = '**/*.mocked.test.ts';
const withPages = 'tests/browser/**/*.test.ts';
/** Whole pages in a DOM without layout, on replies made from the contract. */
const inDom = 'web/src/**/*.dom.test.tsx';
const stacksAlone = 'tests/api/**/*.isolated.{,matrix.}stack.ts';
const storiesAlone = 'tests/browser/**/*.isolated.{,matrix.}e2e.ts';

/** What the Firefox of this machine runs: both walks, which Chromium runs too, and a story of a page and a widget. */
const firefoxStory = 'tests/browser/assistant/in-firefox.matrix.e2e.ts';
const walks = 'tests/browser/signup/{secretary,lawyer}-walk.matrix.e2e.ts';
const hasFirefox = leftOut.length === 0 && findFirefox() !== undefined;
if (runsSlowFiles() && !hasFirefox)
  console.warn('Nothing is proved in Firefox: FIREFOX_PATH names none, and none is on the PATH.');

/**
 * Whole stacks and browsers: a machine whose host has held it still for a minute runs out of every bound at once.
 * What is broken fails twice, and `RetryReport` names what needed a second try.
 */
const retried = { retry: 1 };

const inFirefox = {
  test: {
    ...node,
    ...native,
    ...retried,
    name: 'firefox',
    isolate: false,
    env: { STORY_BROWSER: 'firefox' },
    include: [firefoxStory, walks],
  },
};

export default defineConfig({
  test: {
    // The default leaves one of two cores idle while a story waits for its browser.
    maxWorkers: 2,
    reporters: [
      'default',
      new RetryReport(),
      new FileGate(),
      new FaultGate(process.env.TESTS_FAULTS_FILE ?? ''),
      ...(shard ? ['blob'] : []),
    ],
    outputFile: { blob: `dist/reports/shard-${shard}.json` },
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
          exclude: [alone, withMocks, withPages, ...leftOut, '**/node_modules/**'],
        },
      },
      // Only Vite reads the JSX of the pages.
      {
        test: {
          ...node,
          name: 'web',
          isolate: false,
          include: ['web/src/**/*.test.{ts,tsx}', withPages],
          exclude: [withMocks, inDom, ...leftOut, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...node,
          name: 'dom',
          setupFiles: [node.setupFiles, 'checks/set-up-dom.ts'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
          isolate: false,
          include: [inDom],
          exclude: leftOut,
        },
      },
      {
        test: {
          ...node,
          ...native,
          name: 'isolated',
          include: [`${serverParts}/${alone}`],
          exclude: [...leftOut, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...node,
          name: 'mocked',
          include: [`${parts}/${withMocks}`],
          exclude: [...leftOut, '**/node_modules/**'],
        },
      },
      // Files share the stack, and stories the browser, of their process, where they join them.
      {
        test: {
          ...node,
          ...native,
          ...retried,
          name: 'stack',
          isolate: false,
          include: ['tests/api/**/*.stack.ts'],
          exclude: [stacksAlone, ...leftOut],
        },
      },
      {
        test: {
          ...node,
          ...native,
          ...retried,
          name: 'isolated-stack',
          include: [stacksAlone],
          exclude: leftOut,
        },
      },
      {
        test: {
          ...node,
          ...native,
          ...retried,
          name: 'stories',
          isolate: false,
          include: ['tests/browser/**/*.e2e.ts'],
          exclude: [storiesAlone, firefoxStory, ...leftOut],
        },
      },
      {
        test: {
          ...node,
          ...native,
          ...retried,
          name: 'isolated-stories',
          include: [storiesAlone],
          exclude: leftOut,
        },
      },
      ...(hasFirefox ? [inFirefox] : []),
    ],
  },
});
