import { documentExtensions, recordingExtensions } from '#shared/domain/limits.ts';
import { cleanText } from './content/clean-text.ts';

const shownLengthLimit = 120;
/** The longest file name of common file systems. */
const nameBytesLimit = 255;

/** Endings that can be read: those that uploads accept, and calendars, which websites link. */
const readableExtensions = [...documentExtensions, 'ics'] as const;
export type ReadableExtension = (typeof readableExtensions)[number];

/** A visitor-given file name as it may be shown: last path segment, visible characters, at most 120 of them. */
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

/** The ending of a document, with those that only linked files have. */
export function readableExtension(filename: string): ReadableExtension | undefined {
  return findEnding(filename, readableExtensions);
}

/**
 * The lower-case ending of a file name when it is one of these. Names with control or reordering characters, and names
 * too long for a file system, have none.
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
