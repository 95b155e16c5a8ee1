import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter } from 'vitest/node';
import { isRunning } from './is-running.ts';

/**
 * Fails a run in which a process that a test started ended by an exception or rejection that nobody handled: a supervisor starts the
 * next one, so that the test itself passes. Vitest fails a run for those in its own processes.
 */
export class FaultGate implements Reporter {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  onTestRunStart(): void {
    const folder = dirname(this.file);
    mkdirSync(folder, { recursive: true });
    // A process can write while its run is being killed.
    for (const runner of readdirSync(folder))
      if (!isRunning(Number(runner))) rmSync(join(folder, runner), { force: true });
    const remove = () => rmSync(this.file, { force: true });
    remove();
    process.once('exit', remove);
  }

  onTestRunEnd(): void {
    if (!existsSync(this.file)) return;
    console.error(`Processes that tests started ended by these:\n\n${readFileSync(this.file, 'utf8')}`);
    process.exitCode = 1;
  }
}
