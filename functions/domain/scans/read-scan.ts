import type { DocumentFile, IngestResult } from '#functions/engine/documents/sandbox/ingest-document.ts';
import { listPages } from '#functions/engine/documents/scan/describe-scan.ts';
import { scanLimits } from '#functions/engine/documents/scan/scan-limits.ts';
import type { ScannedPage } from '#functions/engine/documents/scan/scanned-page.ts';
import type { Scan, ScanReader, ScanState } from './ports.ts';

type ReadDocument = Extract<IngestResult, { ok: true }>;
type ScanPorts = {
  /** Undefined where scans are not read. */
  scanReader?: ScanReader | undefined;
  ingestDocument(document: DocumentFile & { bytes: Buffer }): Promise<IngestResult>;
};

/** A single page without text is mostly blank, so it isn't mentioned. */
const mentionedPages = 2;
const pictureNote =
  'no text found: its pages are pictures, as from a scanner. Upload a copy with text, which programs for text recognition (OCR) make';

/** The pages of a document that are read as a scan. Undefined if there are none, and where scans are not read. */
export function findScanPages(
  { scanReader }: Pick<ScanPorts, 'scanReader'>,
  { pagesWithoutText, pageCount = 0 }: ReadDocument,
): (Pick<Scan, 'pageCount'> & { pages: number[] }) | undefined {
  if (!scanReader || !pagesWithoutText) return undefined;
  return { pages: pagesWithoutText.slice(0, scanLimits.pages), pageCount };
}

/** Continues to read a scan; `refused` where no reader is left. */
export async function continueScan(
  { scanReader }: Pick<ScanPorts, 'scanReader'>,
  scan: Scan,
  until: number,
): Promise<ScanState> {
  return scanReader ? scanReader(scan, until) : { kind: 'refused', reason: pictureNote };
}

/** Reads the document again with the words of its scanned pages, and `reason` in its note. */
export async function finishScan(
  ports: ScanPorts,
  file: DocumentFile & { bytes: Buffer },
  scannedPages: readonly ScannedPage[],
  reason?: string,
): Promise<IngestResult> {
  const result = await ports.ingestDocument({ ...file, scannedPages });
  return result.ok ? addNote(noteLeftPages(result), reason) : result;
}

/** Tells which pages have no text, or that the whole document has none. */
export function noteLeftPages(result: ReadDocument): ReadDocument {
  const left = result.pagesWithoutText ?? [];
  if (left.length === 0) return result;
  if (result.wordCount === 0) return { ...result, note: pictureNote };
  if (left.length < mentionedPages) return result;
  return addNote(result, `${listPages(left.map((page) => ({ page })))} have no text and were not read`);
}

function addNote(result: ReadDocument, added: string | undefined): ReadDocument {
  if (!added) return result;
  return { ...result, note: result.note && result.wordCount > 0 ? `${result.note}; ${added}` : added };
}
