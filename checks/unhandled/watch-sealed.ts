import { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { noteFault } from './note-fault.ts';

/** `runInChild` starts each of its processes with it, and nothing else does. */
const sealedBy = '--disallow-code-generation-from-strings';
/** Node's own code for an exception or rejection that nobody handled: https://nodejs.org/api/process.html#exit-codes. */
const faultCode = 1;

// A sealed process has no environment, so that nothing can be loaded into it: whoever started it sees by what it ended.
subscribe('child_process', (message) => {
  if (!(message instanceof Object && 'process' in message && message.process instanceof ChildProcess)) return;
  const child = message.process;
  child.once('exit', (code) => {
    if (code !== faultCode || !child.spawnargs.includes(sealedBy)) return;
    noteFault(`an exception or rejection that nobody handled in ${child.spawnargs.join(' ')}`);
  });
});
