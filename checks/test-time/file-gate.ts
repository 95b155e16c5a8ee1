import type { Reporter, TestModule } from 'vitest/node';
import { referenceMilliseconds } from './measure-processor-time.ts';

interface Timed {
  file: string;
  seconds: number;
}

/** Stacks and browsers start in seconds themselves, so that their files may take longer. */
function limitOf(file: string): number {
  if (/\.(matrix|slow)\./.test(file)) return Number.POSITIVE_INFINITY;
  return /\.(stack|e2e)\.ts$/.test(file) ? 30 : 10;
}

/** Returns the files that take too long for `npm test`; `slowness` says how many times longer than usual this machine takes. */
export function findSlowFiles(files: readonly Timed[], slowness = 1): Timed[] {
  return files
    .map(({ file, seconds }) => ({ file, seconds: seconds / slowness }))
    .filter(({ file, seconds }) => seconds > limitOf(file))
    .sort((one, other) => other.seconds - one.seconds);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? referenceMilliseconds;
}

/**
 * Fails a run in which a file without a slow suffix used more than ten seconds of processor time, or thirty with a stack or a browser.
 * Seconds are those of the machine the limits were set on: each file also measures a fixed piece of work.
 */
export class FileGate implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.flatMap((module) => {
      const { processorSeconds: seconds, referenceMilliseconds: reference } = module.meta();
      if (seconds === undefined || reference === undefined) return [];
      return [{ file: module.relativeModuleId, seconds, reference }];
    });
    const slowness = Math.max(1, median(timed.map(({ reference }) => reference)) / referenceMilliseconds);
    const slow = findSlowFiles(timed, slowness);
    const total = timed.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log(
      `Processor time of the tests: ${total.toFixed(0)} s, on a machine that takes ${slowness.toFixed(2)} times as long as usual`,
    );
    if (slow.length === 0) return;
    console.error(
      [
        'These files take too long for `npm test`. Make them cheaper, or name them `.slow.test.ts`, `.matrix.stack.ts` or `.matrix.e2e.ts`:',
        ...slow.map(({ file, seconds }) => `  ${seconds.toFixed(1)} s  ${file}`),
      ].join('\n'),
    );
    process.exitCode = 1;
  }
}
