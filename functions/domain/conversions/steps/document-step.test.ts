import { describe, expect, it } from 'vitest';
import { emptyWorkState, type PendingDocument, type WorkState } from '../work-state.ts';
import { documentStep } from './document-step.ts';

const content = {
  title: '',
  blocks: [{ kind: 'paragraph' as const, text: 'Lunch costs 4' }],
  structuredData: [],
};
const pend = (name: string, part: Partial<PendingDocument> = {}): PendingDocument => ({
  ...{ sourceId: name, kind: 'document', filename: name, contentType: 'application/pdf' },
  ...{ url: `http://www.site.org/${name}`, readAt: '2026-01-15T00:00:00.000Z' },
  ...part,
});
const stateOf = (pendingDocuments: PendingDocument[], documentMs = 0): WorkState => ({
  ...emptyWorkState,
  pendingDocuments,
  documentMs,
});

/** Documents that take a second each. */
function openDesk() {
  const desk = { now: 0, running: 0, most: 0, read: [] as string[] };
  const ports = {
    now: () => new Date(desk.now),
    reach: () => {},
    files: { readDocument: async () => new Uint8Array([1]), writeSource: async () => {} },
    ingestDocument: async ({ filename }: { filename: string }) => {
      desk.running += 1;
      desk.most = Math.max(desk.most, desk.running);
      desk.read.push(filename);
      await Promise.resolve();
      desk.now += 1000;
      desk.running -= 1;
      return { ok: true as const, content, wordCount: 3 };
    },
  };
  return { desk, ports };
}

async function runAll(state: WorkState, attempt = 1) {
  const { desk, ports } = openDesk();
  const result = await documentStep(ports, { conversionId: 'trial_gpt_1', attempt }, state);
  if (result.kind !== 'next') throw new Error(result.kind);
  return { ...result, desk };
}

describe('documentStep', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => pend(`${name}.pdf`));

  it('reads four documents, two at once, in their order, and counts the time', async () => {
    const { state, step, desk } = await runAll(stateOf(five));
    expect(desk).toMatchObject({ most: 2, read: ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'] });
    expect(state.documents.map(({ sourceId }) => sourceId)).toEqual(desk.read);
    expect(state).toMatchObject({ pendingDocuments: [{ filename: 'e.pdf' }], documentMs: 4000 });
    expect(step).toBe('document');
  });

  it('reads a single one after an attempt that did not end, then moves it behind the others, then skips it', async () => {
    const second = await runAll(stateOf(five), 2);
    expect(second.desk.read).toEqual(['a.pdf']);
    const third = await runAll(stateOf(five), 3);
    expect(third.state.pendingDocuments.at(-1)).toMatchObject({ filename: 'a.pdf', isReadAgain: true });
    const last = await runAll(stateOf([pend('a.pdf', { isReadAgain: true })]), 3);
    expect(last.state.documents[0]?.outcome).toMatchObject({ status: 'failed', cause: 'reader' });
    expect(last.step).toBe('index');
  });

  it('lists linked documents that the time does not suffice for, and reads the uploads', async () => {
    const { url: _, ...upload } = pend('own.pdf');
    const { state } = await runAll(stateOf([pend('a.pdf'), upload, pend('b.pdf')], 180_000));
    expect(state.documents.map(({ outcome }) => outcome)).toEqual(
      ['a.pdf', 'b.pdf'].map((title) => ({
        ...{ kind: 'document', url: `http://www.site.org/${title}`, title },
        ...{ status: 'skipped', cause: 'limit', reason: 'The time for reading linked documents ran out.' },
      })),
    );
    expect(state.pendingDocuments).toEqual([upload]);
    expect((await runAll(state)).desk.read).toEqual(['own.pdf']);
  });
});
