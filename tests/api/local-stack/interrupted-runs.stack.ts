import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDescendants, listProcesses, type RunningProcess } from '#tests/support/list-processes.ts';

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

/** Waits until this many complete stacks run below the runner, and returns their processes. */
async function waitForStacks(count: number): Promise<void> {
  const countOf = (name: string) => started.filter(({ command }) => command.includes(name)).length;
  await expect
    .poll(() => {
      started = listDescendants(runner.pid ?? 0);
      return Math.min(countOf('dynoxide'), countOf('worker-process.ts'));
    })
    .toBeGreaterThanOrEqual(count);
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
  // One of these tests runs the stack in its own process, the other in a second process.
  const twoStacks = { project: 'stack', files: ['chat.stack', 'staff-calls.stack'], stacks: 2 };
  // The file that began the joined stories leaves their stack running.
  const joinedStory = { project: 'stories', files: ['route-focus', 'upload-progress'], stacks: 1 };

  test.each([
    { signal: 'SIGKILL' as const, ...twoStacks },
    { signal: 'SIGINT' as const, ...twoStacks },
    { signal: 'SIGKILL' as const, ...joinedStory },
    { signal: 'SIGINT' as const, ...joinedStory },
  ])(
    'when the run of the $project tests ends by $signal',
    async ({ signal, project: name, files, stacks }) => {
      start(process.execPath, [vitest, 'run', '--project', name, ...files]);
      await waitForStacks(stacks);
      runner.kill(signal);
      await expectAllToEnd();
      await expect
        .poll(() => readdirSync(folder).filter((entry) => entry.startsWith('gptsites-')))
        .toEqual([]);
    },
  );

  test('when the npm that started it is killed', async () => {
    start('sh', ['-c', '"$0" "$1" & wait', process.execPath, main], { npm_lifecycle_event: 'start' });
    await waitForStacks(1);
    runner.kill('SIGKILL');
    await expectAllToEnd();
  });

  test('when the stack itself is killed', async () => {
    start(process.execPath, [main]);
    await waitForStacks(1);
    runner.kill('SIGKILL');
    await expectAllToEnd();
  });
});
