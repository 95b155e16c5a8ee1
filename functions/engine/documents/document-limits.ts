import { documentSizeLimitBytes } from '#shared/domain/limits.ts';

/** What one document may cost. Whatever exceeds a bound ends that document alone, with a reason. */
export type DocumentLimits = {
  sizeBytes: number;
  /** Sum over all entries of an Office archive, counted while inflating. */
  inflatedBytes: number;
  zipEntries: number;
  /** Inflated bytes for each compressed byte, once an entry has passed its first megabyte. */
  inflationRatio: number;
  pages: number;
  /** Wall clock of the child process, its start included. */
  timeoutSeconds: number;
  /** Resident memory of the child process, buffers outside the JavaScript heap included. */
  memoryBytes: number;
  /** Text kept of one document; the rest is left out with a note. */
  characters: number;
};

/** Measured on hostile documents: without these bounds half a megabyte of docx takes a gigabyte of memory. */
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

/** What the owner is told when a document has more text than is kept. */
export function describeCharacterLimit({ characters }: Pick<DocumentLimits, 'characters'>): string {
  return `only the first ${characters.toLocaleString('en-US')} characters were read`;
}
