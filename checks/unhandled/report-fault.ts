import { appendFileSync } from 'node:fs';

const parent = process.ppid;

// Loaded into every Node process that tests start. It changes nothing: a process ends by its fault as it would without it.
process.on('uncaughtExceptionMonitor', (error, origin) => {
  // Whoever started it was killed, which is what then fails here.
  if (process.ppid !== parent) return;
  const { TESTS_FAULTS_FILE: file } = process.env;
  const text = error instanceof Error ? error.stack : String(error);
  if (file) appendFileSync(file, `${origin} in ${process.argv.slice(1).join(' ')}\n${text}\n\n`);
});
