import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { IndexParts } from './index-parts.ts';
import { indexingVersion } from './indexing-version.ts';
import { type Knowledge, type KnowledgeData, knowledgeDataSchema } from './knowledge.ts';
import { narrowNumbers, readNumbers, type Width, widthSchema } from './number-arrays.ts';
import { assembleIndex } from './search-index.ts';
import { openPassages, passageHeadSchema, storeStatements } from './stored-statements.ts';

/** Raised when the stored form changes; what was published in the form before stays readable. */
const formatVersion = 3;
const checksumBytes = 4;
const preambleBytes = 8;

const sizeSchema = z.number().int().nonnegative();

const headerSchema = z.object({
  version: z.literal(formatVersion),
  /** How words were read when the index was built. */
  indexing: z.number().int(),
  knowledge: knowledgeDataSchema.extend({ passages: z.array(passageHeadSchema) }),
  arrays: z.array(z.object({ length: sizeSchema, width: widthSchema })),
  bytes: z.object({ terms: sizeSchema, words: sizeSchema }),
});
type Header = z.infer<typeof headerSchema>;

/** The form before: every passage whole in the header, and an index that is made anew. */
const formerHeaderSchema = z.object({ version: z.literal(2), knowledge: knowledgeDataSchema });

/**
 * Stores knowledge as a checksum of the rest, the length of a JSON header, the header, the numbers of the index, each
 * array in as few bytes a number as it needs (all little-endian), its terms and words, a line each, and the statements of
 * the passages.
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
  const terms = Buffer.from(index.terms.join('\n'));
  const words = Buffer.from(index.words.join('\n'));
  const header = Buffer.from(
    JSON.stringify({
      version: formatVersion,
      indexing: indexingVersion,
      knowledge: {
        ...knowledge,
        passages: passages.map(({ source, headings, siteWide }) => ({ source, headings, siteWide })),
      },
      arrays: arrays.map(({ length, width }) => ({ length, width })),
      bytes: { terms: terms.length, words: words.length },
    }),
  );
  const preamble = Buffer.alloc(preambleBytes);
  preamble.writeUInt32LE(header.length, checksumBytes);
  const numbers = arrays.map((array) => array.bytes);
  const bytes = Buffer.concat([preamble, header, ...numbers, terms, words, statements.bytes]);
  bytes.writeUInt32LE(crc32(bytes.subarray(checksumBytes)), 0);
  return new Uint8Array(bytes);
}

/**
 * Reads what `serializeKnowledge` wrote; what was indexed otherwise is indexed again. Rejects when the bytes are damaged
 * or of another version.
 */
export async function parseKnowledge(bytes: Uint8Array): Promise<Knowledge> {
  const { json, rest } = readParts(bytes);
  const header = headerSchema.safeParse(json);
  if (!header.success) return indexAgain(formerKnowledge(json));
  const { knowledge, index } = readHeaded(header.data, rest);
  // Questions are read as this code reads them, so the pages have to be too: an old stem finds nothing.
  if (header.data.indexing !== indexingVersion) return indexAgain(knowledge);
  return { ...knowledge, index: assembleIndex(index) };
}

async function indexAgain(knowledge: KnowledgeData): Promise<Knowledge> {
  const { indexPassages } = await import('./index-passage.ts');
  return { ...knowledge, index: indexPassages(knowledge) };
}

function formerKnowledge(json: unknown): KnowledgeData {
  const header = formerHeaderSchema.safeParse(json);
  if (!header.success) throw new Error('The knowledge artifact is of another version.');
  return header.data.knowledge;
}

function readHeaded(
  { knowledge, arrays, bytes }: Header,
  rest: Uint8Array,
): { knowledge: KnowledgeData; index: IndexParts } {
  const termsStart = arrays.reduce((end, { length, width }) => end + length * width, 0);
  const wordsStart = termsStart + bytes.terms;
  const statementsStart = wordsStart + bytes.words;
  const [wordOffsets, fieldOffsets, termOfWord, wordIds, fieldTerms, fieldWeights, offsets] = readArrays(
    rest,
    arrays,
  );
  if (!wordOffsets || !fieldOffsets || !termOfWord || !wordIds || !fieldTerms || !fieldWeights || !offsets) {
    throw new Error('The knowledge artifact lacks a part of its index.');
  }
  const stored = { bytes: rest.subarray(statementsStart), offsets };
  return {
    knowledge: { ...knowledge, passages: openPassages(knowledge.passages, stored) },
    index: {
      terms: readLines(rest.subarray(termsStart, wordsStart)),
      words: readLines(rest.subarray(wordsStart, statementsStart)),
      wordOffsets,
      fieldOffsets,
      termOfWord,
      wordIds,
      fieldTerms,
      fieldWeights: Uint8Array.from(fieldWeights),
    },
  };
}

function readParts(bytes: Uint8Array): { json: unknown; rest: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isWhole =
    bytes.length > preambleBytes && view.getUint32(0, true) === crc32(bytes.subarray(checksumBytes));
  if (!isWhole) throw new Error('The knowledge artifact is damaged or of another version.');
  const headerEnd = preambleBytes + view.getUint32(checksumBytes, true);
  const json: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(preambleBytes, headerEnd)));
  return { json, rest: bytes.subarray(headerEnd) };
}

function readArrays(bytes: Uint8Array, arrays: readonly { length: number; width: Width }[]): Uint32Array[] {
  let offset = 0;
  return arrays.map(({ length, width }) => {
    const start = offset;
    offset += length * width;
    return readNumbers(bytes.subarray(start, offset), width);
  });
}

function readLines(bytes: Uint8Array): string[] {
  return bytes.length === 0 ? [] : new TextDecoder().decode(bytes).split('\n');
}
