import { noteFault } from './note-fault.ts';
import './watch-sealed.ts';

// Loaded into every Node process that tests start. It changes nothing: a process ends by its fault as it would without it.
process.on('uncaughtExceptionMonitor', (error, origin) => {
  noteFault(
    `${origin} in ${process.argv.slice(1).join(' ')}`,
    error instanceof Error ? error.stack : String(error),
  );
});
