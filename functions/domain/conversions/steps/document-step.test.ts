import { describe, expect, it } from 'vitest';
import type { DocumentFile } from '#functions/engine/documents/sandbox/ingest-document.ts';
import type { Scan, ScanState } from '../../scans/ports.ts';
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
        ...{
          status: 'skipped',
          cause: 'limit',
          reason: 'The time for reading linked documents ran out. Read it by its address, or upload it.',
        },
      })),
    );
    expect(state.pendingDocuments).toEqual([upload]);
    expect((await runAll(state)).desk.read).toEqual(['own.pdf']);
  });

  describe('with scans', () => {
    const scannedPage = (page: number) => ({ page, words: [] });

    /** A reader of two pages a call, which keeps what it read as long as the desk stands. */
    function openScanDesk() {
      const { desk, ports } = openDesk();
      const kept: number[] = [];
      const asked: number[] = [];
      const scanned = {
        ...ports,
        ingestDocument: async ({ filename, scannedPages }: DocumentFile) => {
          desk.read.push(filename);
          if (!filename.startsWith('scan') || scannedPages?.length === 3)
            return { ok: true as const, content, wordCount: 3 };
          const pagesWithoutText = scannedPages ? [3] : [1, 2, 3];
          return {
            ok: true as const,
            content,
            wordCount: 0,
            note: 'no text found',
            pagesWithoutText,
            pageCount: 3,
          };
        },
        scanReader: async ({ pages }: Scan): Promise<ScanState> => {
          const left = pages.filter((page) => !kept.includes(page)).slice(0, 2);
          asked.push(...left);
          kept.push(...left);
          desk.now += 10_000;
          return { kind: kept.length < pages.length ? 'reading' : 'read', pages: kept.map(scannedPage) };
        },
      };
      const run = async (state: WorkState, part = {}) => {
        const result = await documentStep(
          { ...scanned, ...part },
          { conversionId: 'trial_gpt_1', attempt: 1 },
          state,
        );
        if (result.kind !== 'next') throw new Error(result.kind);
        return result;
      };
      return { desk, asked, run };
    }

    it('reads them behind the other documents, page by page, with progress, and no page twice after a kill', async () => {
      const { asked, run } = openScanDesk();
      const first = await run(stateOf([pend('scan.pdf'), pend('a.pdf')]));
      expect(first).toMatchObject({
        step: 'document',
        currentStep: 'Reading the scan scan.pdf, page 1 of 3',
        state: {
          documents: [{ sourceId: 'a.pdf' }],
          pendingDocuments: [{ scan: { pages: [1, 2, 3], read: 0 } }],
        },
      });
      const killed = await run(first.state);
      expect(killed.currentStep).toBe('Reading the scan scan.pdf, page 3 of 3');
      expect(killed.percentage).toBeGreaterThan(first.percentage);
      const last = await run(first.state);
      expect(asked).toEqual([1, 2, 3]);
      expect(last).toMatchObject({
        step: 'index',
        state: { documents: [{}, { sourceId: 'scan.pdf', outcome: { status: 'read', wordCount: 3 } }] },
      });
    });

    it('keeps what it read of a linked one when the time for scans is over, and says so', async () => {
      const { asked, run } = openScanDesk();
      const { state } = await run(stateOf([pend('scan.pdf'), pend('scan-two.pdf')]));
      const { documents } = (await run({ ...state, scanMs: 175_000 })).state;
      expect(documents).toMatchObject([{ outcome: { reason: expect.stringContaining('ran out') } }]);
      const last = await run({ ...state, scanMs: 185_000 });
      expect(last.state.documents[0]?.outcome.reason).toContain('ran out');
      expect(asked).toEqual([1, 2]);
    });

    it('tells the owner which document has no text where scans are not read, or why', async () => {
      const { run } = openScanDesk();
      const none = await run(stateOf([pend('scan.pdf')]), { scanReader: undefined });
      expect(none.state.documents[0]?.outcome).toMatchObject({
        status: 'skipped',
        reason: expect.stringContaining('its pages are pictures, as from a scanner'),
      });
      const scanReader = async () => ({ kind: 'refused' as const, reason: 'not in this language' });
      const { state } = await run(stateOf([pend('scan.pdf')]), { scanReader });
      const refused = await run(state, { scanReader });
      expect(refused.state.documents[0]?.outcome).toMatchObject({ reason: 'not in this language' });
    });
  });
});
