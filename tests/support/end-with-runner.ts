import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * For tests that start processes and fill folders. When their runner is interrupted they end too, which ends what they
 * started, and everything they wrote to temporary folders goes with them.
 */
const folder = mkdtempSync(join(tmpdir(), 'gptsites-tests-'));
process.env.TMPDIR = folder;
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
process.once('disconnect', () => process.exit(1));
// The runner gives its processes half a second from here.
process.once('SIGTERM', () => process.exit(1));
