import { describe, expect, it } from 'vitest';
import { runInChild } from './run-in-child.ts';

const entry = new URL('../../../../tests/support/documents/misbehaving-child.ts', import.meta.url);
const bounds = { timeoutSeconds: 10, memoryBytes: 200_000_000 };

describe('runInChild', () => {
  it('kills a process that never replies', async () => {
    await expect(runInChild(entry, { act: 'loop' }, { ...bounds, timeoutSeconds: 1 })).resolves.toEqual({
      kind: 'timed-out',
    });
  });

  it('kills a process whose off-heap buffers exceed the limit', async () => {
    await expect(runInChild(entry, { act: 'buffers' }, bounds)).resolves.toEqual({ kind: 'out-of-memory' });
  });

  it('ends a process whose heap exceeds the limit', async () => {
    const outcome = await runInChild(entry, { act: 'heap' }, bounds);
    expect(['out-of-memory', 'died']).toContain(outcome.kind);
  });

  it('reports a process that exits without a reply', async () => {
    await expect(runInChild(entry, { act: 'exit' }, bounds)).resolves.toEqual({ kind: 'died' });
  });

  it('receives the reply of a process that has already exited', async () => {
    const outcome = runInChild(entry, { act: 'report' }, bounds);
    // Blocks the parent, as on a busy machine, until the process has replied and exited.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
    await expect(outcome).resolves.toMatchObject({ kind: 'reply' });
  });

  it('denies the process credentials, its parent’s among them, file writes and child processes', async () => {
    await expect(runInChild(entry, { act: 'report' }, bounds)).resolves.toEqual({
      kind: 'reply',
      value: { environment: [], mayReadParent: false, mayWrite: false, mayStartProcesses: false },
    });
  });
});
