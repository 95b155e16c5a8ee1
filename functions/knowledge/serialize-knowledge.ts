import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { indexingVersion } from './indexing-version.ts';
import { type Knowledge, knowledgeDataSchema, type Passage } from './knowledge.ts';
import { narrowNumbers, readNumbers, type Width, widthSchema } from './number-arrays.ts';
import { assembleIndex } from './search-index.ts';
import { openPassages, passageHeadSchema, storeStatements } from './stored-statements.ts';

/** Raised when the stored form changes; what was published in the form before stays readable. */
const formatVersion = 3;
const checksumBytes = 4;
const preambleBytes = 8;

const indexHeaderSchema = z.object({
  /** How words were read when the index was built; the first artifacts do not say. */
  indexing: z.number().int().default(1),
  terms: z.string(),
  words: z.string(),
  arrays: z.array(z.object({ length: z.number().int().nonnegative(), width: widthSchema })),
});

const headerSchema = z.discriminatedUnion('version', [
  indexHeaderSchema.extend({ version: z.literal(2), knowledge: knowledgeDataSchema }),
  indexHeaderSchema.extend({
    version: z.literal(formatVersion),
    knowledge: knowledgeDataSchema.extend({ passages: z.array(passageHeadSchema) }),
  }),
]);
type Header = z.infer<typeof headerSchema>;

/**
 * Stores knowledge as a checksum of the rest, the length of a JSON header, the header, the numbers of the index, each
 * array in as few bytes a number as it needs (all little-endian), and the statements of the passages.
 */
export function serializeKnowledge({ index, passages, ...knowledge }: Knowledge): Uint8Array {
  const statements = storeStatements(passages);
  const arrays = [
    index.wordOffsets,
    index.fieldOffsets,
    index.termOfWord,
    index.wordIds,
    index.fieldTerms,
    index.fieldWeights,
    statements.offsets,
  ].map(narrowNumbers);
  const header = Buffer.from(
    JSON.stringify({
      version: formatVersion,
      indexing: indexingVersion,
      knowledge: {
        ...knowledge,
        passages: passages.map(({ source, headings, siteWide }) => ({ source, headings, siteWide })),
      },
      terms: index.terms.join('\n'),
      words: index.words.join('\n'),
      arrays: arrays.map(({ length, width }) => ({ length, width })),
    }),
  );
  const preamble = Buffer.alloc(preambleBytes);
  preamble.writeUInt32LE(header.length, checksumBytes);
  const bytes = Buffer.concat([preamble, header, ...arrays.map((array) => array.bytes), statements.bytes]);
  bytes.writeUInt32LE(crc32(bytes.subarray(checksumBytes)), 0);
  return new Uint8Array(bytes);
}

/**
 * Reads what `serializeKnowledge` wrote; what was indexed otherwise is indexed again. Rejects when the bytes are damaged
 * or of another version.
 */
export async function parseKnowledge(bytes: Uint8Array): Promise<Knowledge> {
  const { header, numbers } = readParts(bytes);
  const [wordOffsets, fieldOffsets, termOfWord, wordIds, fieldTerms, fieldWeights, statementOffsets] =
    readArrays(numbers, header.arrays);
  if (!wordOffsets || !fieldOffsets || !termOfWord || !wordIds || !fieldTerms || !fieldWeights) {
    throw new Error('The knowledge artifact lacks a part of its index.');
  }
  const knowledge = { ...header.knowledge, passages: readPassages(header, numbers, statementOffsets) };
  // Questions are read as this code reads them, so the pages have to be too: an old stem finds nothing.
  if (header.indexing !== indexingVersion) {
    const { indexPassages } = await import('./index-passage.ts');
    return { ...knowledge, index: indexPassages(knowledge) };
  }
  const index = assembleIndex({
    terms: splitLines(header.terms),
    words: splitLines(header.words),
    wordOffsets,
    fieldOffsets,
    termOfWord,
    wordIds,
    fieldTerms,
    fieldWeights: Uint8Array.from(fieldWeights),
  });
  return { ...knowledge, index };
}

/** The form before this one has them whole in its header. */
function readPassages(header: Header, numbers: Uint8Array, offsets: Uint32Array | undefined): Passage[] {
  if (header.version === 2) return header.knowledge.passages;
  const numbersEnd = header.arrays.reduce((end, { length, width }) => end + length * width, 0);
  const { passages } = header.knowledge;
  if (offsets?.length !== passages.length + 1)
    throw new Error('The knowledge artifact lacks its statements.');
  return openPassages(passages, { bytes: numbers.subarray(numbersEnd), offsets });
}

function readParts(bytes: Uint8Array): { header: Header; numbers: Uint8Array } {
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
