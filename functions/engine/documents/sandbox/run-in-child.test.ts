import { describe, expect, it } from 'vitest';
import { runInChild } from './run-in-child.ts';

const entry = new URL('../fixtures/misbehaving-child.ts', import.meta.url);
const bounds = { timeoutSeconds: 10, memoryBytes: 200_000_000 };

describe('runInChild', () => {
  it('kills a process that never answers', async () => {
    await expect(runInChild(entry, { act: 'loop' }, { ...bounds, timeoutSeconds: 1 })).resolves.toEqual({
      kind: 'timed-out',
    });
  });

  it('kills a process whose buffers outside the heap pass the bound', async () => {
    await expect(runInChild(entry, { act: 'buffers' }, bounds)).resolves.toEqual({ kind: 'out-of-memory' });
  });

  it('ends a process whose heap passes the bound', async () => {
    const outcome = await runInChild(entry, { act: 'heap' }, bounds);
    expect(['out-of-memory', 'died']).toContain(outcome.kind);
  });

  it('reports a process that ends without an answer', async () => {
    await expect(runInChild(entry, { act: 'exit' }, bounds)).resolves.toEqual({ kind: 'died' });
  });

  it('takes the reply of a process that ended before anybody listened', async () => {
    const outcome = runInChild(entry, { act: 'report' }, bounds);
    // A busy machine: by the time that the parent looks, the process has replied and ended.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
    await expect(outcome).resolves.toMatchObject({ kind: 'reply' });
  });

  it('gives the process no credentials, no writing and no processes of its own', async () => {
    await expect(runInChild(entry, { act: 'report' }, bounds)).resolves.toEqual({
      kind: 'reply',
      value: { environment: [], mayWrite: false, mayStartProcesses: false },
    });
  });
});
