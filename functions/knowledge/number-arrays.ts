import * as z from 'zod';

/** Bytes that one stored number takes. */
export const widthSchema = z.literal([1, 2, 4]);
export type Width = z.infer<typeof widthSchema>;

/** Numbers as bytes (little-endian), as narrow as the largest allows. */
export function narrowNumbers(numbers: Uint32Array | Uint8Array): {
  bytes: Uint8Array;
  length: number;
  width: Width;
} {
  let largest = 0;
  for (const number of numbers) if (number > largest) largest = number;
  const width = largest < 2 ** 8 ? 1 : largest < 2 ** 16 ? 2 : 4;
  const bytes = new Uint8Array(numbers.length * width);
  let at = 0;
  for (const number of numbers) for (let byte = 0; byte < width; byte++) bytes[at++] = number >>> (8 * byte);
  return { bytes, length: numbers.length, width };
}

/** Reads numbers of a width from bytes that may start anywhere. */
export function readNumbers(bytes: Uint8Array, width: Width): Uint32Array {
  if (width === 1) return new Uint32Array(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Uint32Array(bytes.length / width);
  for (let at = 0; at < numbers.length; at++)
    numbers[at] = width === 2 ? view.getUint16(at * 2, true) : view.getUint32(at * 4, true);
  return numbers;
}

/** Where each of several parts begins when they stand one after the other; the last number is where they end. */
export function offsetsOf(sizes: readonly number[]): Uint32Array {
  const offsets = new Uint32Array(sizes.length + 1);
  sizes.forEach((size, at) => {
    offsets[at + 1] = (offsets[at] ?? 0) + size;
  });
  return offsets;
}
