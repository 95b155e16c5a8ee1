import * as z from 'zod';
import { type Knowledge, knowledgeDataSchema } from './knowledge.ts';
import { assembleIndex } from './search-index.ts';

/** Raised when the stored form changes; older artifacts are then built again. */
const formatVersion = 1;
const alignment = 4;

const headerSchema = z.object({
  version: z.literal(formatVersion),
  knowledge: knowledgeDataSchema,
  terms: z.string(),
  postingCount: z.number().int().nonnegative(),
});

/** Stores knowledge as the length of a JSON header, the header, and the index as plain arrays (little-endian). */
export function serializeKnowledge(knowledge: Knowledge): Uint8Array {
  const { index, ...data } = knowledge;
  const header = new TextEncoder().encode(
    JSON.stringify({
      version: formatVersion,
      knowledge: data,
      terms: index.terms.join('\n'),
      postingCount: index.passageIds.length,
    }),
  );
  const arrays = [index.offsets, index.passageIds, index.lengths, index.frequencies];
  const start = align(4 + header.length);
  const size = arrays.reduce((total, array) => align(total + array.byteLength), start);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, 4);
  let offset = start;
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), offset);
    offset = align(offset + array.byteLength);
  }
  return bytes;
}

/** Reads what `serializeKnowledge` wrote. Throws when the bytes are of another version or damaged. */
export function parseKnowledge(bytes: Uint8Array): Knowledge {
  const headerLength = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headerLength)));
  const { knowledge, terms: joined, postingCount } = headerSchema.parse(json);
  const terms = joined === '' ? [] : joined.split('\n');
  // A copy starts at offset 0, as typed arrays want; bytes may start anywhere, and `slice` of a Buffer copies nothing.
  const { buffer } = new Uint8Array(bytes.subarray(align(4 + headerLength)));
  const read = takeFrom(buffer);
  const index = assembleIndex({
    terms,
    offsets: new Uint32Array(...read(terms.length + 1, 4)),
    passageIds: new Uint32Array(...read(postingCount, 4)),
    lengths: new Uint16Array(...read(knowledge.passages.length, 2)),
    frequencies: new Uint8Array(...read(postingCount, 1)),
  });
  if (index.offsets.at(-1) !== postingCount) throw new Error('The knowledge artifact is damaged.');
  return { ...knowledge, index };
}

function takeFrom(buffer: ArrayBuffer) {
  let offset = 0;
  return (length: number, bytesPerElement: number): [ArrayBuffer, number, number] => {
    const start = offset;
    offset = align(offset + length * bytesPerElement);
    return [buffer, start, length];
  };
}

function align(offset: number): number {
  return Math.ceil(offset / alignment) * alignment;
}
