import { countWords, textOf } from '#functions/engine/crawl/read/page-text.ts';
import type { ReadOutcome } from '#functions/engine/crawl/read-single.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { findEnding } from '#functions/engine/documents/document-name.ts';
import type { DocumentFile } from '#functions/engine/documents/sandbox/ingest-document.ts';
import { scanLimits } from '#functions/engine/documents/scan/scan-limits.ts';
import { captionExtensions } from '#shared/domain/limits.ts';
import type { Conversion } from '../conversions/conversion.ts';
import { continueScan, findScanPages, finishScan, noteLeftPages } from '../scans/read-scan.ts';
import type { StoredItem } from './library.ts';
import type { UpdatePorts } from './ports.ts';
import { identifyRecording, type RecordingOutcome, readRecording } from './read-recording.ts';

/** Result of reading an entry: its text, a reason for having none, or a pending transcription. */
export type Read =
  | { kind: 'read'; source: Omit<Source, 'id' | 'readAt'>; wordCount: number; note?: string | undefined }
  | { kind: 'refused'; reason: string }
  /** A scan of which pages are left. */
  | { kind: 'scanning'; title: string; reason: string }
  | (Extract<RecordingOutcome, { kind: 'awaited' }> & { title: string });

type Reading = { conversion: Conversion; item: StoredItem; mayStart: boolean };

const noCaptions = 'The captions could not be read. Use a WebVTT or SRT file.';
const gone = 'The uploaded file is no longer there. Please upload it again.';

/** Reads an entry's text from its source. `mayStart`: a transcription may be started for it. */
export async function readOrigin(ports: UpdatePorts, reading: Reading): Promise<Read> {
  const { conversion, item } = reading;
  const { id, type, url, origin, title, transcription, scanning, hasCaptions } = item;
  if (hasCaptions) {
    const bytes = await ports.files.readCaptions(conversion.conversionId, id);
    return bytes ? describeCaptions(ports, item, title, bytes) : refuse(noCaptions);
  }
  if (transcription) return transcribe(ports, reading, title, transcription.recordingId);
  if (origin.kind === 'file') return readFile(ports, reading, origin);
  if (!url) return refuse('This entry has no address.');
  // An address may give other bytes each time, and then no page would count as read.
  const begun = scanning && (await ports.files.readDocument(conversion.conversionId, { sourceId: id }));
  if (begun) return readWeb(ports, reading, { kind: 'file', file: describeScan(item, begun) });
  return type === 'video'
    ? readWeb(ports, reading, await ports.readCaptions(url, ports.transcriber !== undefined))
    : readWeb(ports, reading, await ports.readPage(url));
}

/** The stored bytes of a scan whose first pages have been read. */
function describeScan({ title, url = '', readAt = '' }: StoredItem, bytes: Uint8Array) {
  const file = { kind: 'document', filename: title, contentType: 'application/pdf' } as const;
  return { ...file, url, readAt, bytes: Buffer.from(bytes) };
}

async function transcribe(
  ports: UpdatePorts,
  { conversion, item, mayStart }: Reading,
  title: string,
  recordingId: string,
): Promise<Read> {
  const { conversionId } = conversion;
  const outcome = await readRecording(ports, { conversionId, item, mayStart }, recordingId);
  switch (outcome.kind) {
    case 'captions':
      return describeCaptions(ports, item, title, outcome.bytes);
    case 'awaited':
      return { ...outcome, title };
    case 'refused':
      return outcome;
  }
}

function describeCaptions(ports: UpdatePorts, { url }: StoredItem, title: string, bytes: Uint8Array): Read {
  const content = ports.parseCaptions(bytes);
  if (!content) return refuse(noCaptions);
  const source = { kind: 'document', title, content: { ...content, title }, ...(url && { url }) } as const;
  return { kind: 'read', source, wordCount: countWords(textOf(content)) };
}

async function readWeb(ports: UpdatePorts, reading: Reading, outcome: ReadOutcome): Promise<Read> {
  const { item, conversion } = reading;
  const { url = '' } = item;
  switch (outcome.kind) {
    case 'refused':
      return outcome;
    case 'content': {
      const { content } = outcome;
      return {
        kind: 'read',
        source: { kind: 'page', url, title: content.title || url, content },
        wordCount: countWords(textOf(content)),
      };
    }
    case 'captions':
      return describeCaptions(ports, item, outcome.title, outcome.bytes);
    case 'recording':
      await ports.files.writeOriginal(conversion.conversionId, item.id, outcome.bytes);
      return transcribe(ports, reading, outcome.title, identifyRecording(outcome.bytes));
    case 'file': {
      const { file } = outcome;
      const result = await readDocument(ports, reading, file, true);
      if (result.kind !== 'document') return result;
      const { content, wordCount, note } = result;
      const title = content.title || file.filename;
      return { kind: 'read', source: { kind: file.kind, url, title, content }, wordCount, note };
    }
  }
}

async function readFile(
  ports: UpdatePorts,
  reading: Reading,
  { filename, contentType }: { filename: string; contentType: string },
): Promise<Read> {
  const { id, type, title } = reading.item;
  const bytes = await ports.files.readDocument(reading.conversion.conversionId, { sourceId: id });
  if (!bytes) return refuse(gone);
  if (type === 'video') {
    return findEnding(filename, captionExtensions)
      ? describeCaptions(ports, reading.item, title, bytes)
      : transcribe(ports, reading, title, identifyRecording(bytes));
  }
  const file = { bytes: Buffer.from(bytes), filename, contentType };
  const result = await readDocument(ports, reading, file, false);
  if (result.kind !== 'document') return result;
  const { content, wordCount, note } = result;
  return {
    kind: 'read',
    source: { kind: 'document', title, content: { ...content, title } },
    wordCount,
    note,
  };
}

type DocumentRead =
  | { kind: 'document'; content: Source['content']; wordCount: number; note?: string | undefined }
  | Extract<Read, { kind: 'refused' | 'scanning' }>;

/** Reads a file; a scan by some pages at a time. `isFetched`: it isn't stored yet. */
async function readDocument(
  ports: UpdatePorts,
  { conversion: { conversionId, site }, item }: Reading,
  file: DocumentFile & { bytes: Buffer },
  isFetched: boolean,
): Promise<DocumentRead> {
  const first = await ports.ingestDocument(file);
  if (!first.ok) return refuse(first.reason);
  const pages = findScanPages(ports, first);
  if (!pages) return { kind: 'document', ...noteLeftPages(first) };
  if (isFetched) await ports.files.writeOriginal(conversionId, item.id, file.bytes);
  const scan = { conversionId, sourceId: item.id, bytes: file.bytes, ...pages, language: site?.language };
  const read = await continueScan(ports, scan, ports.now().getTime() + scanLimits.stepMs);
  ports.reach('knowledge:scanned');
  if (read.kind === 'reading') {
    const reason = `It is a scan that is being read: page ${read.pages.length} of ${pages.pages.length} is done.`;
    return { kind: 'scanning', title: first.content.title || file.filename, reason };
  }
  const isRefused = read.kind === 'refused';
  const result = await finishScan(
    ports,
    file,
    isRefused ? [] : read.pages,
    isRefused ? read.reason : undefined,
  );
  return result.ok ? { kind: 'document', ...result } : refuse(result.reason);
}

/** A result without text, with its reason. */
export const refuse = (reason: string): { kind: 'refused'; reason: string } => ({ kind: 'refused', reason });
