import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDescendants, listProcesses, type RunningProcess } from '#tests/support/stacks/list-processes.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const vitest = join(project, 'node_modules/vitest/vitest.mjs');
const endMilliseconds = 10_000;
const main = fileURLToPath(new URL('../../../infra/local/main.ts', import.meta.url));
let folder: string;
let runner: ChildProcess;
let started: RunningProcess[];

beforeEach(() => {
  started = [];
  folder = mkdtempSync(join(tmpdir(), 'gptsites-interrupted-'));
});
afterEach(() => {
  runner.kill('SIGKILL');
  for (const { pid } of findLeft()) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function start(command: string, args: string[], env: Record<string, string> = {}): void {
  runner = spawn(command, args, {
    cwd: project,
    env: { ...process.env, TMPDIR: folder, DATA_DIR: join(folder, 'data'), PORT: '0', ...env },
    stdio: 'ignore',
  });
}

/** Waits until this many complete stacks run below the runner, one with several processes of the API. */
async function waitForStacks(count: number, apiProcesses = 0): Promise<void> {
  const countOf = (name: string) => started.filter(({ command }) => command.includes(name)).length;
  await expect
    .poll(() => {
      started = listDescendants(runner.pid ?? 0);
      const hasApi = countOf('api-process.ts') >= apiProcesses;
      return hasApi && Math.min(countOf('dynoxide'), countOf('worker-process.ts')) >= count;
    })
    .toBe(true);
}

/** The started processes that still run, compared by command too because the system reuses ids. */
function findLeft(): RunningProcess[] {
  const running = new Map(listProcesses().map((it) => [it.pid, it.command]));
  return started.filter(({ pid, command }) => running.get(pid) === command);
}

async function expectAllToEnd(): Promise<void> {
  await expect.poll(findLeft, { timeout: endMilliseconds }).toEqual([]);
  const ports = started.flatMap(({ command }) => / --port (\d+)/.exec(command)?.[1] ?? []);
  expect(ports).not.toEqual([]);
  for (const port of ports) await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
}

describe('a stack and everything it started end within seconds', () => {
  // A stack in the process of its test, one that files of the API share, and one that stories share with a browser.
  const projects = ['isolated-stack', 'stack', 'stories'].flatMap((name) => ['--project', name]);
  const files = ['staff-calls.isolated', 'chat.stack', 'route-focus'];

  test.each(['SIGKILL', 'SIGINT'] as const)('when a run of tests ends by %s', async (signal) => {
    start(process.execPath, [vitest, 'run', '--maxWorkers', '3', ...projects, ...files]);
    await waitForStacks(3);
    // Stories start their shared browser after their stack.
    await expect
      .poll(() => {
        started = listDescendants(runner.pid ?? 0);
        return started.some(({ command }) => command.includes('chromium'));
      })
      .toBe(true);
    runner.kill(signal);
    await expectAllToEnd();
    await expect.poll(() => readdirSync(folder).filter((entry) => entry.startsWith('gptsites-'))).toEqual([]);
  });

  test('when the npm that started it is killed', async () => {
    start('sh', ['-c', '"$0" "$1" & wait', process.execPath, main], {
      npm_lifecycle_event: 'start',
      API_PROCESSES: '2',
    });
    await waitForStacks(1, 2);
    runner.kill('SIGKILL');
    await expectAllToEnd();
  });

  test('when the stack itself is killed', async () => {
    start(process.execPath, [main], { API_PROCESSES: '2' });
    await waitForStacks(1, 2);
    runner.kill('SIGKILL');
    await expectAllToEnd();
  });
});
