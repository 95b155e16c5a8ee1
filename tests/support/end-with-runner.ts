import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * For tests that start processes and fill folders. When their runner is interrupted, they end with it: their child
 * processes end too, and their temporary folders are removed.
 */
const owner = String(process.pid);
// Where test files share a process it comes here once for each.
if (process.env.TESTS_FOLDER_OWNER !== owner) {
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-tests-'));
  Object.assign(process.env, { TMPDIR: folder, TESTS_FOLDER_OWNER: owner });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  process.once('disconnect', () => process.exit(1));
  // The runner gives its processes half a second after SIGTERM.
  process.once('SIGTERM', () => process.exit(1));
}
