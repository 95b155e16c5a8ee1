import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { runSweepStages } from './run-sweep-stages.ts';

const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
beforeAll(() => void vi.stubEnv('LOG_LEVEL', 'ERROR'));
afterAll(() => {
  written.mockRestore();
  vi.unstubAllEnvs();
});
afterEach(() => written.mockClear());

const readLog = () => written.mock.calls.map(([line]) => JSON.parse(String(line)));

test('a failed stage or item doesn’t stop the others, is logged by id only, and fails the run', async () => {
  const done: string[] = [];
  const secret = 'elena@maple-grove.org wrote this';
  const stages = [
    { name: 'first', run: () => Promise.reject(new TypeError(secret)) },
    {
      name: 'second',
      async run(reportItem: (id: string, error: unknown) => void) {
        reportItem('user-7', new RangeError(secret));
        done.push('the rest of the second');
        return 3;
      },
    },
    { name: 'third', run: async () => done.push('third') },
  ];
  await expect(runSweepStages(stages)).rejects.toThrow('The sweep failed in: second, first');
  expect(done).toEqual(['the rest of the second', 'third']);
  const entries = readLog();
  expect(entries).toContainEqual(
    expect.objectContaining({
      ...{ level: 'ERROR', message: 'sweep-stage-failed', stage: 'first' },
      error: { name: 'TypeError', frames: expect.arrayContaining([expect.stringMatching(/^at /)]) },
    }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({ message: 'sweep-item-failed', stage: 'second', itemId: 'user-7' }),
  );
  expect(JSON.stringify(entries)).not.toContain('elena');
});

test('a hanging stage doesn’t block the other stages', async () => {
  const release = Promise.withResolvers<number>();
  const done: string[] = [];
  const running = runSweepStages([
    { name: 'hanging', run: () => release.promise },
    { name: 'next', run: async () => done.push('next') },
  ]);
  await vi.waitFor(() => expect(done).toEqual(['next']));
  release.resolve(0);
  await running;
});
