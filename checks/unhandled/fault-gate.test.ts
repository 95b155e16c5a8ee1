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
async function run(body: string, ...settings: string[]): Promise<string> {
  mkdirSync(join(root, folder), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, folder, name), text);
  write(
    'one.test.ts',
    `import { spawn, spawnSync } from 'node:child_process'; import { test } from 'vitest'; test('passes', () => { ${body} });`,
  );
  write(
    'vitest.config.ts',
    `import config from '../../vitest.config.ts';
    const [unit] = config.test.projects;
    const projects = [{ test: { ...unit.test, include: ['${folder}/one.test.ts'] } }];
    export default { root: ${JSON.stringify(root)}, test: { ...config.test, projects, outputFile: { blob: '${folder}/shard.json' } } };`,
  );
  const vitest = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    `${folder}/vitest.config.ts`,
    ...settings,
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

test('a rejection that nobody handles fails the run, in a test and in a process that a test of a shard starts', async () => {
  expect(await run('')).toBe('');
  expect(await run(reject)).toContain('nobody waits');
  const shard = await run(`spawnSync(process.execPath, ['-e', ${JSON.stringify(reject)}]);`, '--shard=1/1');
  expect(shard).toContain('nobody waits');
  expect(shard).toContain('blob report written to');
});

test('so does one in a process without an environment, which whoever started it sees ending', async () => {
  const end = (code: string) =>
    run(
      `const sealed = spawn(process.execPath, ['--disallow-code-generation-from-strings', '-e', ${JSON.stringify(code)}], { env: {}, stdio: 'ignore' });
      return new Promise((resolve) => sealed.once('exit', resolve));`,
    );
  expect(await end('process.exit(3)')).toBe('');
  expect(await end(reject)).toContain('nobody handled');
});
