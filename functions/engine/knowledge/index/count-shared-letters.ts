import type { StoredStrings } from './stored-strings.ts';

/** Longer than any prefix in use, and the largest byte. */
const mostCounted = 255;

/**
 * Per string, the number of leading letters (code points) it shares with the one before; 0 for the first and after the
 * last.
 */
export function countSharedLetters({ bytes, starts, length }: StoredStrings): Uint8Array {
  const shared = new Uint8Array(length + 1);
  for (let position = 1; position < length; position++) {
    const before = starts[position - 1] ?? 0;
    const start = starts[position] ?? 0;
    const longest = Math.min(start - before, (starts[position + 1] ?? 0) - start, mostCounted);
    let letters = 0;
    for (let at = 0; at < longest && bytes[before + at] === bytes[start + at]; at++)
      if (isFirstOfLetter(bytes[start + at + 1] ?? 0)) letters++;
    shared[position] = letters;
  }
  return shared;
}

/** All bytes of a UTF-8 letter except the first start with the bits 10. */
const isFirstOfLetter = (byte: number): boolean => (byte & 0xc0) !== 0x80;
