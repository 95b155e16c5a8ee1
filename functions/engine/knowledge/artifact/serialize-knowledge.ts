import { crc32 } from 'node:zlib';
import * as z from 'zod';
import type { IndexParts } from '../index/index-parts.ts';
import {
  type Numbers,
  narrowNumbers,
  readNumbers,
  readShortNumbers,
  type ShortNumbers,
  stepsOf,
  sumUp,
  type Width,
  widthSchema,
} from '../index/number-arrays.ts';
import { assembleIndex } from '../index/search-index.ts';
import { StoredStrings } from '../index/stored-strings.ts';
import { Vocabulary } from '../index/vocabulary.ts';
import { type Knowledge, type KnowledgeData, knowledgeDataSchema } from '../knowledge.ts';
import { cleanOrganisationName } from '../organisation-name.ts';
import { indexingVersion } from './indexing-version.ts';
import { openPassages, storeHeads, storeStatements } from './stored-statements.ts';

/** Increase it when the stored format changes. */
const formatVersion = 4;
const checksumBytes = 4;
const preambleBytes = 8;

const sizeSchema = z.number().int().nonnegative();

const headerSchema = z.object({
  version: z.literal(formatVersion),
  /** The indexing version that built the index. */
  indexing: z.number().int(),
  knowledge: knowledgeDataSchema.omit({ passages: true }),
  /** Arrays of numbers, then texts, in storage order. */
  arrays: z.record(z.string(), z.object({ length: sizeSchema, width: widthSchema })),
  texts: z.record(z.string(), sizeSchema),
});

/**
 * Stores knowledge as a checksum of the rest, the length of a JSON header, the header, arrays of numbers, each as
 * narrow as its values allow (all little-endian), and texts. Positions are stored as lengths, because those are small
 * numbers.
 */
export function serializeKnowledge({ index, passages, ...knowledge }: Knowledge): Uint8Array {
  const statements = storeStatements(passages);
  const heads = storeHeads(passages);
  const arrays = Object.entries({
    sources: heads.sources,
    siteWide: heads.siteWide,
    statements: stepsOf(statements.offsets),
    terms: stepsOf(index.terms.strings.starts),
    words: stepsOf(index.words.starts),
    formStarts: stepsOf(index.formStarts),
    wordOffsets: stepsOf(index.wordOffsets),
    offsets: stepsOf(index.offsets),
    passageIds: index.passageIds,
    quarters: index.quarters,
    placeStarts: stepsOf(index.placeStarts),
    places: index.places,
    forms: index.forms,
  })
    .map(([name, numbers]) => ({ name, ...narrowNumbers(numbers) }))
    .sort((left, right) => right.width - left.width);
  const texts = Object.entries({
    headings: heads.headings,
    terms: index.terms.strings.bytes,
    words: index.words.bytes,
    statements: statements.bytes,
  });
  const header = alignedHeader({
    version: formatVersion,
    indexing: indexingVersion,
    knowledge,
    arrays: Object.fromEntries(arrays.map(({ name, length, width }) => [name, { length, width }])),
    texts: Object.fromEntries(texts.map(([name, bytes]) => [name, bytes.length])),
  });
  const preamble = Buffer.alloc(preambleBytes);
  preamble.writeUInt32LE(header.length, checksumBytes);
  const numbers = arrays.map((array) => array.bytes);
  const bytes = Buffer.concat([preamble, header, ...numbers, ...texts.map(([, text]) => text)]);
  bytes.writeUInt32LE(crc32(bytes.subarray(checksumBytes)), 0);
  return new Uint8Array(bytes);
}

/** Pads the header so that wide numbers are aligned; they follow it, widest first, and are read in place. */
function alignedHeader(header: object): Buffer {
  const text = Buffer.from(JSON.stringify(header));
  return Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')]);
}

/**
 * Reads what `serializeKnowledge` wrote and reindexes it if the indexing version differs. Rejects damaged bytes and
 * other versions.
 */
export async function parseKnowledge(bytes: Uint8Array): Promise<Knowledge> {
  const { json, rest } = readParts(bytes);
  const { arrays, texts, indexing, knowledge: stated } = headerSchema.parse(json);
  const knowledge = nameCleanly(stated);
  const stored = openStored(rest, arrays, texts);
  const passages = openPassages(
    {
      sources: stored.numbers('sources'),
      siteWide: stored.numbers('siteWide'),
      headings: stored.text('headings'),
    },
    { bytes: stored.text('statements'), offsets: sumUp(stored.numbers('statements')) },
  );
  // Questions are read by this code, so pages must be too: an old stem finds nothing.
  if (indexing !== indexingVersion) return indexAgain({ ...knowledge, passages });
  return { ...knowledge, passages, index: assembleIndex(readIndex(stored)) };
}

/** Artifacts of older releases hold the name as it was typed. */
function nameCleanly<Named extends Pick<KnowledgeData, 'organisationName' | 'website'>>(
  knowledge: Named,
): Named {
  const { organisationName, website } = knowledge;
  return { ...knowledge, organisationName: cleanOrganisationName(organisationName, website) };
}

async function indexAgain(knowledge: KnowledgeData): Promise<Knowledge> {
  const { indexPassages } = await import('../build/index-passage.ts');
  return { ...knowledge, index: indexPassages(knowledge) };
}

function readIndex({ numbers, shortNumbers, text }: Stored): IndexParts {
  return {
    terms: new Vocabulary(new StoredStrings(text('terms'), sumUp(numbers('terms')))),
    words: new StoredStrings(text('words'), sumUp(numbers('words'))),
    formStarts: sumUp(numbers('formStarts')),
    wordOffsets: sumUp(numbers('wordOffsets')),
    offsets: sumUp(numbers('offsets')),
    passageIds: shortNumbers('passageIds'),
    quarters: shortNumbers('quarters'),
    placeStarts: sumUp(numbers('placeStarts')),
    places: shortNumbers('places'),
    forms: shortNumbers('forms'),
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

type Stored = {
  numbers(name: string): Numbers;
  shortNumbers(name: string): ShortNumbers;
  text(name: string): Uint8Array;
};

function openStored(
  bytes: Uint8Array,
  arrays: Record<string, { length: number; width: Width }>,
  texts: Record<string, number>,
): Stored {
  const parts = new Map<string, Uint8Array>();
  let offset = 0;
  const cut = (name: string, size: number) => {
    parts.set(name, bytes.subarray(offset, offset + size));
    offset += size;
  };
  for (const [name, { length, width }] of Object.entries(arrays)) cut(`numbers ${name}`, length * width);
  for (const [name, size] of Object.entries(texts)) cut(`text ${name}`, size);
  const find = (name: string): Uint8Array => {
    const part = parts.get(name);
    if (!part) throw new Error(`The knowledge artifact lacks a part: ${name}.`);
    return part;
  };
  return {
    numbers: (name) => readNumbers(find(`numbers ${name}`), arrays[name]?.width ?? 1),
    shortNumbers: (name) => readShortNumbers(find(`numbers ${name}`), arrays[name]?.width ?? 1),
    text: (name) => find(`text ${name}`),
  };
}
