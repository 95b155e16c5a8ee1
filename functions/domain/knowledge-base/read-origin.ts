import { countWords, textOf } from '#functions/engine/crawl/read/page-text.ts';
import type { ReadOutcome } from '#functions/engine/crawl/read-single.ts';
import type { Source } from '#functions/engine/documents/content/content.ts';
import { findEnding } from '#functions/engine/documents/document-name.ts';
import { captionExtensions } from '#shared/domain/limits.ts';
import type { Conversion } from '../conversions/conversion.ts';
import type { StoredItem } from './library.ts';
import type { UpdatePorts } from './ports.ts';
import { identifyRecording, type RecordingOutcome, readRecording } from './read-recording.ts';

/** Result of reading an entry: its text, a reason for having none, or a pending transcription. */
export type Read =
  | { kind: 'read'; source: Omit<Source, 'id' | 'readAt'>; wordCount: number; note?: string | undefined }
  | { kind: 'refused'; reason: string }
  | (Extract<RecordingOutcome, { kind: 'awaited' }> & { title: string });

type Reading = { conversion: Conversion; item: StoredItem; mayStart: boolean };

const noCaptions = 'The captions could not be read. Use a WebVTT or SRT file.';
const gone = 'The uploaded file is no longer there. Please upload it again.';

/** Reads an entry's text from its source. `mayStart`: a transcription may be started for it. */
export async function readOrigin(ports: UpdatePorts, reading: Reading): Promise<Read> {
  const { conversion, item } = reading;
  const { id, type, url, origin, title, transcription, hasCaptions } = item;
  if (hasCaptions) {
    const bytes = await ports.files.readCaptions(conversion.conversionId, id);
    return bytes ? describeCaptions(ports, item, title, bytes) : refuse(noCaptions);
  }
  if (transcription) return transcribe(ports, reading, title, transcription.recordingId);
  if (origin.kind === 'file') return readFile(ports, reading, origin);
  if (!url) return refuse('This entry has no address.');
  return type === 'video'
    ? readWeb(ports, reading, await ports.readCaptions(url, ports.transcriber !== undefined))
    : readWeb(ports, reading, await ports.readPage(url));
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
      const result = await ports.ingestDocument(file);
      if (!result.ok) return refuse(result.reason);
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
  const result = await ports.ingestDocument({ bytes: Buffer.from(bytes), filename, contentType });
  if (!result.ok) return refuse(result.reason);
  const { content, wordCount, note } = result;
  return {
    kind: 'read',
    source: { kind: 'document', title, content: { ...content, title } },
    wordCount,
    note,
  };
}

/** A result without text, with its reason. */
export function refuse(reason: string): { kind: 'refused'; reason: string } {
  return { kind: 'refused', reason };
}
