import type { StoredStrings } from './stored-strings.ts';

/** More than any prefix asked for, and what a byte holds. */
const mostCounted = 255;

/** Per string how many letters (code points) it begins with as the one before does; 0 for the first and after the last. */
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

/** All bytes of a letter but its first begin with the bits 10 (UTF-8). */
function isFirstOfLetter(byte: number): boolean {
  return (byte & 0xc0) !== 0x80;
}
