import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const parent = process.ppid;

// Loaded into every Node process that tests start. It changes nothing: a process ends by its fault as it would without it.
process.on('uncaughtExceptionMonitor', (error, origin) => {
  const { TESTS_FAULTS_FILE: file, TESTS_RUNNER: runner } = process.env;
  // Whoever started it was killed, or the whole run: that is what then fails here.
  if (!file || process.ppid !== parent || !isRunning(Number(runner))) return;
  const text = error instanceof Error ? error.stack : String(error);
  appendFileSync(file, `${origin} in ${process.argv.slice(1).join(' ')}\n${text}\n\n`);
});

function isRunning(pid: number): boolean {
  // A killed process keeps its number until its starter has noticed; Linux then calls it a zombie.
  const stat = `/proc/${pid}/stat`;
  if (existsSync(stat)) return !readFileSync(stat, 'utf8').includes(') Z ');
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
