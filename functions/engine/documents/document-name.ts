import { type ReadableExtension, readableExtensions } from '#shared/domain/documents/document-type.ts';
import { documentExtensions, recordingExtensions } from '#shared/domain/limits.ts';
import { cleanText } from './content/clean-text.ts';

const shownLengthLimit = 120;
/** The longest file name of common file systems. */
const nameBytesLimit = 255;

/** Cleans an uploaded file name for display: last path segment, visible characters, at most 120 of them. */
export function cleanDocumentName(filename: string): string {
  const lastSegment = filename.split(/[/\\]/).at(-1) ?? '';
  const name = cleanText(lastSegment).replace(/^[A-Za-z]:(?=.)/, '');
  const characters = Array.from(name);
  if (characters.length === 0) return 'document';
  if (characters.length <= shownLengthLimit) return name;
  const ending = findEnding(name.slice(-6), [...documentExtensions, ...recordingExtensions]) ?? '';
  const kept = characters.slice(0, shownLengthLimit - ending.length - 2).join('');
  return ending ? `${kept}….${ending}` : `${kept}…`;
}

/** The extension of a document, including those that only linked files have. */
export function readableExtension(filename: string): ReadableExtension | undefined {
  return findEnding(filename, readableExtensions);
}

/**
 * The lower-case extension of a file name if it is one of these. Names with control or bidirectional characters, and
 * names too long for a file system, have none.
 */
export function findEnding<Ending extends string>(
  filename: string,
  accepted: readonly Ending[],
): Ending | undefined {
  if (/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(filename)) return undefined;
  if (Buffer.byteLength(filename) > nameBytesLimit) return undefined;
  const ending = /[^/\\]\.(\w+)\s*$/.exec(filename)?.[1]?.toLowerCase();
  return accepted.find((candidate) => candidate === ending);
}
