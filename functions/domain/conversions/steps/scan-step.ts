import { scanLimits } from '#functions/engine/documents/scan/scan-limits.ts';
import { continueScan, finishScan } from '../../scans/read-scan.ts';
import type { Conversion } from '../conversion.ts';
import type { PendingDocument, WorkState } from '../work-state.ts';
import {
  book,
  type DocumentPorts,
  failed,
  isGone,
  isLinked,
  openFile,
  storeDocument,
} from './document-outcomes.ts';

const timeRanOut = 'the time for reading scans ran out before all of its pages were read';

/** Reads the next pages of a scan, and stores the document once all of them are read or its time is over. */
export async function scanStep(
  ports: DocumentPorts,
  conversion: Pick<Conversion, 'conversionId'>,
  state: WorkState,
  document: PendingDocument & { scan: NonNullable<PendingDocument['scan']> },
  until: number,
): Promise<WorkState> {
  const { conversionId } = conversion;
  const file = await openFile(ports, conversion, document);
  if (!file) return book(state, [[document, isGone(document)]]);
  const begunAt = ports.now().getTime();
  const { read: _read, ...pages } = document.scan;
  const scan = { conversionId, sourceId: document.sourceId, bytes: file.bytes, ...pages };
  const language = state.crawl?.language;
  const isLate = isLinked(document) && (state.scanMs ?? 0) >= scanLimits.linkedMs;
  const read = isLate
    ? { kind: 'reading' as const, pages: [] }
    : await continueScan(ports, { ...scan, language }, until);
  ports.reach('document:scanned');
  const spent = isLinked(document) ? ports.now().getTime() - begunAt : 0;
  const next = { ...state, scanMs: (state.scanMs ?? 0) + spent };
  const isOver = isLinked(document) && next.scanMs >= scanLimits.linkedMs;
  if (read.kind === 'reading' && !isOver) {
    const progress = { ...document, scan: { ...document.scan, read: read.pages.length } };
    return { ...next, pendingDocuments: [progress, ...next.pendingDocuments.slice(1)] };
  }
  const reason = read.kind === 'refused' ? read.reason : read.kind === 'reading' ? timeRanOut : undefined;
  const result = await finishScan(ports, file, read.kind === 'refused' ? [] : read.pages, reason);
  const outcome = result.ok
    ? await storeDocument(ports, conversion, document, result)
    : failed(document, result.reason);
  return book(next, [[document, outcome]]);
}
