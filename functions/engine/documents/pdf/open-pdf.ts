import { getDocumentProxy } from 'unpdf';
import { IngestError } from '../ingest-error.ts';
import { readPredefinedCmap } from './predefined-cmaps.ts';

export type PdfDocument = Awaited<ReturnType<typeof openPdf>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
/** Which layers are shown when the file is opened. */
export type PdfLayers = Awaited<ReturnType<PdfDocument['getOptionalContentConfig']>>;

/** No program nests this deep: it is an attack on recursive parsers. */
const nestedOpenings = /\[{1000}|\({1000}|(?:<<\s?){1000}/;

/** Opens a PDF with scripts disabled. Throws `IngestError` if it is locked, broken or an attack on parsers. */
export async function openPdf(bytes: Uint8Array) {
  if (nestedOpenings.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'))) {
    throw new IngestError('too-complex');
  }
  try {
    // pdf.js requires its own view that isn't a Buffer.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      useWorkerFetch: false,
      BinaryDataFactory: PackagedData,
      // Images aren't read, and decoding them takes memory.
      maxImageSize: 1,
    });
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new IngestError(locked ? 'password-protected-pdf' : 'damaged', { cause: error });
  }
}

/** What pdf.js may read beside the document: character maps. Standard fonts and decoders only serve to draw pages. */
class PackagedData {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl' || !/^[\w-]+\.bcmap$/.test(filename)) throw new Error(`No ${kind} here`);
    return readPredefinedCmap(filename);
  }
}
