import * as z from 'zod';

/** Bytes per stored number. */
export const widthSchema = z.literal([1, 2, 4]);
export type Width = z.infer<typeof widthSchema>;

/** Numbers of one, two or four bytes each. */
export type Numbers = Uint8Array | Uint16Array | Uint32Array;

/**
 * Numbers of two bytes each unless one needs more. Nearly all arrays then have the same type, which keeps searches
 * monomorphic and fast.
 */
export type ShortNumbers = Uint16Array | Uint32Array;

export function shortNumbers(numbers: readonly number[]): ShortNumbers {
  return numbers.every((number) => number < 2 ** 16) ? Uint16Array.from(numbers) : Uint32Array.from(numbers);
}

/** Numbers as little-endian bytes, as narrow as the largest allows; short ones stay as they are. */
export function narrowNumbers(numbers: Numbers): { bytes: Uint8Array; length: number; width: Width } {
  const narrow = numbers instanceof Uint32Array ? narrow32(numbers) : numbers;
  const bytes = new Uint8Array(narrow.buffer, narrow.byteOffset, narrow.byteLength);
  return { bytes, length: narrow.length, width: widthSchema.parse(narrow.BYTES_PER_ELEMENT) };
}

function narrow32(numbers: Uint32Array): Numbers {
  let largest = 0;
  for (const number of numbers) if (number > largest) largest = number;
  if (largest >= 2 ** 16) return numbers;
  return largest < 2 ** 8 ? new Uint8Array(numbers) : new Uint16Array(numbers);
}

/** Reads numbers of a width in bytes at any offset; aligned ones aren't copied. */
export function readNumbers(bytes: Uint8Array, width: Width): Numbers {
  if (width === 1) return bytes;
  const { buffer, byteOffset, length } = bytes.byteOffset % width === 0 ? bytes : new Uint8Array(bytes);
  return width === 2
    ? new Uint16Array(buffer, byteOffset, length / width)
    : new Uint32Array(buffer, byteOffset, length / width);
}

/** Like `readNumbers`, with at least two bytes each. */
export function readShortNumbers(bytes: Uint8Array, width: Width): ShortNumbers {
  const numbers = readNumbers(bytes, width);
  return numbers instanceof Uint8Array ? new Uint16Array(numbers) : numbers;
}

/** Delta encoding: the difference of each number to the previous one, the first to 0. */
export function stepsOf(numbers: Uint32Array): Uint32Array {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}

/** Reverses `stepsOf`. */
export function sumUp(steps: Numbers): Uint32Array {
  const sums = new Uint32Array(steps.length);
  let sum = 0;
  for (let at = 0; at < steps.length; at++) {
    sum += steps[at] ?? 0;
    sums[at] = sum;
  }
  return sums;
}

/** The start of each of several consecutive parts; the last number is their end. */
export function offsetsOf(sizes: readonly number[]): Uint32Array {
  const offsets = new Uint32Array(sizes.length + 1);
  sizes.forEach((size, at) => {
    offsets[at + 1] = (offsets[at] ?? 0) + size;
  });
  return offsets;
}
