import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Linux device where every write fails with "disk full". */
const fullDisk = '/dev/full';
const logTwice = `
  import { ignoreLostOutput } from '${new URL('./ignore-lost-output.ts', import.meta.url)}';
  import { log } from '${new URL('../../../functions/runtime/log.ts', import.meta.url)}';
  ignoreLostOutput();
  log.error('first');
  setImmediate(() => { log.error('second'); log.info('done'); });
`;

test.skipIf(!existsSync(fullDisk))('a process keeps running when its log can’t be written', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', logTwice], {
    env: { ...process.env, LOG_LEVEL: 'INFO' },
    stdio: ['ignore', 'pipe', openSync(fullDisk, 'w')],
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('done');
});
