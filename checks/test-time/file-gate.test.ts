import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findSlowFiles } from './file-gate.ts';
import { addUpFamily, measureProcessorTime, readTimes } from './measure-processor-time.ts';

const files = (seconds: number) =>
  ['rule.test.ts', 'rule.slow.test.ts', 'call.stack.ts', 'page.e2e.ts', 'page.matrix.e2e.ts'].map((file) => ({
    file,
    seconds,
  }));
const named = (seconds: number) => findSlowFiles(files(seconds)).map(({ file }) => file);
const failing = (seconds: number) =>
  findSlowFiles(files(seconds)).flatMap(({ file, isFailing }) => (isFailing ? [file] : []));

test('a file over ten seconds is named, with a stack or a browser over thirty, with a slow suffix never', () => {
  expect(named(10)).toEqual([]);
  expect(named(11)).toEqual(['rule.test.ts']);
  expect(named(31)).toEqual(['rule.test.ts', 'call.stack.ts', 'page.e2e.ts']);
});

test('a file over twice its limit fails, which no busy machine explains', () => {
  expect(failing(20)).toEqual([]);
  expect(failing(21)).toEqual(['rule.test.ts']);
  expect(failing(61)).toEqual(['rule.test.ts', 'call.stack.ts', 'page.e2e.ts']);
});

test('the time of a process is read whatever its name holds', () => {
  const rest = 'S 7 1 1 0 -1 4194304 1 1 0 0 150 50 200 100 20 0 1';
  expect(readTimes(`12 (a) b (c)) ${rest}`)).toEqual({ parent: 7, seconds: 5 });
});

test('the time of a child that has ended counts, and waiting does not', async () => {
  const before = measureProcessorTime();
  spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 3e5);']);
  const worked = measureProcessorTime();
  expect(worked - before).toBeGreaterThanOrEqual(0.3);
});

test('a child that ends while its family is read is counted once', () => {
  const family = (...seconds: number[]) =>
    new Map(seconds.map((each, pid) => [pid + 7, { parent: pid === 0 ? 1 : 7, seconds: each }]));
  const readings = [family(1, 2), family(31, 2)];
  expect(addUpFamily(7, () => readings.shift() ?? family(31, 2))).toBe(33);
});
