import { appendFileSync } from 'node:fs';
import { isRunning } from './is-running.ts';

const parent = process.ppid;

// Loaded into every Node process that tests start. It changes nothing: a process ends by its fault as it would without it.
process.on('uncaughtExceptionMonitor', (error, origin) => {
  const { TESTS_FAULTS_FILE: file, TESTS_RUNNER: runner } = process.env;
  // Whoever started it was killed, or the whole run: that is what then fails here.
  if (!file || process.ppid !== parent || !isRunning(Number(runner))) return;
  const text = error instanceof Error ? error.stack : String(error);
  appendFileSync(file, `${origin} in ${process.argv.slice(1).join(' ')}\n${text}\n\n`);
});
