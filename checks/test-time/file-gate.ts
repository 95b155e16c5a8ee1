import type { Reporter, TestModule } from 'vitest/node';
import { runsInFull, runsSlowFiles } from '../../tests/support/sample.ts';

interface Timed {
  file: string;
  seconds: number;
}

const line = ({ file, seconds }: Timed) => `${seconds.toFixed(1)} s  ${file}`;

/** What a run names to whoever makes the tests cheaper. */
const shownFiles = 20;

/** Cores and caches that other machines share make the same file take up to 1.7 times as long; nothing tried as a measure of that kept step. */
const tolerance = 2;

/** Seconds that a file of `npm test` may take. Stacks and browsers start in seconds themselves, so that their files may take longer. */
function limitOf(file: string): number {
  if (/\.(matrix|slow)\./.test(file)) return Number.POSITIVE_INFINITY;
  return /\.(stack|e2e)\.ts$/.test(file) ? 30 : 10;
}

/** Returns the files over their limit, slowest first; `isFailing` where no busy machine explains it. */
export function findSlowFiles(files: readonly Timed[]): (Timed & { isFailing: boolean })[] {
  return files
    .filter(({ file, seconds }) => seconds > limitOf(file))
    .map(({ file, seconds }) => ({ file, seconds, isFailing: seconds > tolerance * limitOf(file) }))
    .sort((one, other) => other.seconds - one.seconds);
}

/**
 * Names the files without a slow suffix that used more than ten seconds of processor time, or thirty with a stack or a browser.
 * Over twice as much fails `npm test`.
 */
export class FileGate implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.flatMap((module) => {
      const { processorSeconds: seconds } = module.meta();
      return seconds === undefined ? [] : [{ file: module.relativeModuleId, seconds }];
    });
    const total = timed.reduce((sum, { seconds }) => sum + seconds, 0);
    const dearest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownFiles);
    console.log(
      [`Processor time of the tests: ${total.toFixed(0)} s, most of it for`, ...dearest.map(line)].join('\n'),
    );
    // A full run has every case of a file, of which `npm test` has some.
    const slow = runsInFull() ? [] : findSlowFiles(timed);
    if (slow.length === 0) return;
    console.error(
      [
        'These files take long for `npm test`, and those with ! fail it. Make them cheaper, or name them `.slow.test.ts`, `.matrix.stack.ts` or `.matrix.e2e.ts`:',
        ...slow.map((each) => `${each.isFailing ? '!' : ' '} ${line(each)}`),
      ].join('\n'),
    );
    // Files that run after slow ones in the same process work more: what `npm test` takes is measured by `npm test`.
    if (!runsSlowFiles() && slow.some(({ isFailing }) => isFailing)) process.exitCode = 1;
  }
}
