import { documentSizeLimitBytes } from '#shared/domain/limits.ts';

/** Limits on reading one document. A document that exceeds one fails alone, with a reason. */
export type DocumentLimits = {
  sizeBytes: number;
  /** Sum over all entries of an Office archive, counted while inflating. */
  inflatedBytes: number;
  zipEntries: number;
  /** Inflated bytes per compressed byte, after an entry's first megabyte. */
  inflationRatio: number;
  pages: number;
  /** Wall-clock time of the child process, including its start. */
  timeoutSeconds: number;
  /** Resident memory of the child process, including buffers outside the JavaScript heap. */
  memoryBytes: number;
  /** Text kept per document; the rest is dropped with a note. */
  characters: number;
};

/** Measured on hostile documents: without these limits, half a megabyte of docx takes a gigabyte of memory. */
export const documentLimits: DocumentLimits = {
  sizeBytes: documentSizeLimitBytes,
  inflatedBytes: 50_000_000,
  zipEntries: 2_000,
  inflationRatio: 100,
  pages: 2_000,
  timeoutSeconds: 20,
  memoryBytes: 256_000_000,
  characters: 2_000_000,
};

/** The note for owners of documents with more text than is kept. */
export function describeCharacterLimit({ characters }: Pick<DocumentLimits, 'characters'>): string {
  return `only the first ${characters.toLocaleString('en-US')} characters were read`;
}
