import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
// Below the project, so that the test finds Vitest; Git ignores it.
const folder = `dist/faults-${process.pid}`;

/** Runs one test that passes, with the settings of this project, and returns what a run that failed said. */
async function run(body: string): Promise<string> {
  mkdirSync(join(root, folder), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, folder, name), text);
  write(
    'one.test.ts',
    `import { spawn, spawnSync } from 'node:child_process'; import { once } from 'node:events'; import { test } from 'vitest'; test('passes', async () => { ${body} });`,
  );
  write(
    'vitest.config.ts',
    `import config from '../../vitest.config.ts';
    const [unit] = config.test.projects;
    const projects = [{ test: { ...unit.test, include: ['${folder}/one.test.ts'] } }];
    export default { root: ${JSON.stringify(root)}, test: { ...config.test, projects } };`,
  );
  const vitest = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    `${folder}/vitest.config.ts`,
  ];
  try {
    await promisify(execFile)(process.execPath, vitest, { cwd: root });
    return '';
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? `${error.stdout}${error.message}` : String(error);
  } finally {
    rmSync(join(root, folder), { recursive: true });
  }
}

const reject = "Promise.reject(new Error('nobody waits'))";

/** Starts a process that inherits no variable. */
const start = (options: string[], code: string) =>
  `await once(spawn(process.execPath, ${JSON.stringify([...options, '-e', code])}, { env: {} }), 'exit');`;

test.each([
  ['a test', reject],
  ['a process that it starts', `spawnSync(process.execPath, ['-e', ${JSON.stringify(reject)}]);`],
  ['a process with variables of its own', start([], reject)],
  ['a sealed process', start(['--permission'], reject)],
  [
    'what a process starts whose variables are its own',
    start(
      [],
      `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(reject)}], { env: {} })`,
    ),
  ],
])('a rejection that nobody handles fails the run, in %s', async (_where, body) => {
  expect(await run(body)).toContain('nobody waits');
});

test('a run without one passes', async () => {
  expect(await run(start(['--permission'], ''))).toBe('');
});
