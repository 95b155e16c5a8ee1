import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ends a test's child processes and removes its temporary folders when the runner is interrupted. */
const owner = String(process.pid);
// Test files that share a process run this once each.
if (process.env.TESTS_FOLDER_OWNER !== owner) {
  const folder = mkdtempSync(join(tmpdir(), 'gptsites-tests-'));
  const reportFault = `--import=${new URL('../../../checks/unhandled/report-fault.ts', import.meta.url).href}`;
  Object.assign(process.env, { TMPDIR: folder, TESTS_FOLDER_OWNER: owner, NODE_OPTIONS: reportFault });
  await import('../../../checks/unhandled/watch-sealed.ts');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  process.once('disconnect', () => process.exit(1));
  // The runner gives its processes half a second after SIGTERM.
  process.once('SIGTERM', () => process.exit(1));
}
