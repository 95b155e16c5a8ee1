import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { indexingVersion } from './indexing-version.ts';
import { type Knowledge, knowledgeDataSchema } from './knowledge.ts';
import { narrowNumbers, readNumbers, type Width, widthSchema } from './number-arrays.ts';
import { assembleIndex } from './search-index.ts';

/** Raised when the stored form changes: artifacts of another form cannot be read. */
const formatVersion = 2;
const checksumBytes = 4;
const preambleBytes = 8;

const headerSchema = z.object({
  version: z.literal(formatVersion),
  /** How words were read when the index was built; the first artifacts do not say. */
  indexing: z.number().int().default(1),
  knowledge: knowledgeDataSchema,
  terms: z.string(),
  words: z.string(),
  arrays: z.array(z.object({ length: z.number().int().nonnegative(), width: widthSchema })),
});

/**
 * Stores knowledge as a checksum of the rest, the length of a JSON header, the header, and the numbers of the index, each
 * array in as few bytes a number as it needs (all little-endian).
 */
export function serializeKnowledge({ index, ...knowledge }: Knowledge): Uint8Array {
  const arrays = [
    index.wordOffsets,
    index.fieldOffsets,
    index.termOfWord,
    index.wordIds,
    index.fieldTerms,
    index.fieldWeights,
  ].map(narrowNumbers);
  const header = Buffer.from(
    JSON.stringify({
      version: formatVersion,
      indexing: indexingVersion,
      knowledge,
      terms: index.terms.join('\n'),
      words: index.words.join('\n'),
      arrays: arrays.map(({ length, width }) => ({ length, width })),
    }),
  );
  const preamble = Buffer.alloc(preambleBytes);
  preamble.writeUInt32LE(header.length, checksumBytes);
  const bytes = Buffer.concat([preamble, header, ...arrays.map((array) => array.bytes)]);
  bytes.writeUInt32LE(crc32(bytes.subarray(checksumBytes)), 0);
  return new Uint8Array(bytes);
}

/** Reads what `serializeKnowledge` wrote; what was indexed otherwise is indexed again. Rejects when the bytes are damaged or of another version. */
export async function parseKnowledge(bytes: Uint8Array): Promise<Knowledge> {
  const { header, numbers } = readParts(bytes);
  const { knowledge, indexing, terms, words, arrays } = header;
  // Questions are read as this code reads them, so the pages have to be too: an old stem finds nothing.
  if (indexing !== indexingVersion) {
    const { indexPassages } = await import('./index-passage.ts');
    return { ...knowledge, index: indexPassages(knowledge) };
  }
  const [wordOffsets, fieldOffsets, termOfWord, wordIds, fieldTerms, fieldWeights] = readArrays(
    numbers,
    arrays,
  );
  if (!wordOffsets || !fieldOffsets || !termOfWord || !wordIds || !fieldTerms || !fieldWeights) {
    throw new Error('The knowledge artifact lacks a part of its index.');
  }
  const index = assembleIndex({
    terms: splitLines(terms),
    words: splitLines(words),
    wordOffsets,
    fieldOffsets,
    termOfWord,
    wordIds,
    fieldTerms,
    fieldWeights: Uint8Array.from(fieldWeights),
  });
  return { ...knowledge, index };
}

function readParts(bytes: Uint8Array): { header: z.infer<typeof headerSchema>; numbers: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole =
    bytes.length > preambleBytes && view.getUint32(0, true) === crc32(bytes.subarray(checksumBytes));
  if (!isWhole) throw new Error('The knowledge artifact is damaged or of another version.');
  const headerEnd = preambleBytes + view.getUint32(checksumBytes, true);
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(preambleBytes, headerEnd)));
  const header = headerSchema.safeParse(json);
  if (!header.success) throw new Error('The knowledge artifact is of another version.');
  return { header: header.data, numbers: bytes.subarray(headerEnd) };
}

function readArrays(bytes: Uint8Array, arrays: readonly { length: number; width: Width }[]): Uint32Array[] {
  let offset = 0;
  return arrays.map(({ length, width }) => {
    const start = offset;
    offset += length * width;
    return readNumbers(bytes.subarray(start, offset), width);
  });
}

function splitLines(joined: string): string[] {
  return joined === '' ? [] : joined.split('\n');
}
