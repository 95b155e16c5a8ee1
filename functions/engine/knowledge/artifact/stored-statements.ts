import * as z from 'zod';
import { type Numbers, offsetsOf } from '../index/number-arrays.ts';
import { type Passage, type Statement, statementSchema } from '../knowledge.ts';

const statementsSchema = z.array(statementSchema);
const headingsSchema = z.array(z.array(z.string()));

/** The statements of all passages; passage `p` has those from `offsets[p]` up to `offsets[p + 1]`. */
type StoredStatements = { bytes: Uint8Array; offsets: Uint32Array };

/** All passages without their statements: numbers, and the headings as JSON. */
type StoredHeads = { sources: Numbers; siteWide: Numbers; headings: Uint8Array };

/** Writes the statements of each passage as JSON. */
export function storeStatements(passages: readonly Passage[]): StoredStatements {
  const pieces = passages.map(({ statements }) => Buffer.from(JSON.stringify(statements)));
  return { bytes: Buffer.concat(pieces), offsets: offsetsOf(pieces.map(({ length }) => length)) };
}

export function storeHeads(passages: readonly Passage[]): StoredHeads {
  return {
    sources: Uint32Array.from(passages, ({ source }) => source),
    siteWide: Uint32Array.from(passages, ({ siteWide }) => Number(siteWide)),
    headings: Buffer.from(JSON.stringify(passages.map(({ headings }) => headings))),
  };
}

/**
 * Passages that decode headings and statements on first use: an answer needs few of a large site's thousand, and
 * decoding all took most of the load time.
 */
export function openPassages(
  { sources, siteWide, headings }: StoredHeads,
  stored: StoredStatements,
): Passage[] {
  let allHeadings: string[][] | undefined;
  const texts: StoredTexts = {
    headingsOf(passage) {
      allHeadings ??= headingsSchema.parse(JSON.parse(new TextDecoder().decode(headings)));
      return allHeadings[passage] ?? [];
    },
    statementsOf(passage) {
      const piece = stored.bytes.subarray(stored.offsets[passage], stored.offsets[passage + 1]);
      return statementsSchema.parse(JSON.parse(new TextDecoder().decode(piece)));
    },
  };
  const passages: Passage[] = [];
  for (let passage = 0; passage < sources.length; passage++)
    passages.push(new StoredPassage(texts, passage, sources[passage] ?? 0, siteWide[passage] === 1));
  return passages;
}

type StoredTexts = { headingsOf(passage: number): string[]; statementsOf(passage: number): Statement[] };

class StoredPassage implements Passage {
  readonly source: number;
  readonly siteWide: boolean;
  #texts: StoredTexts;
  #passage: number;
  #statements: Statement[] | undefined;

  constructor(texts: StoredTexts, passage: number, source: number, siteWide: boolean) {
    this.source = source;
    this.siteWide = siteWide;
    this.#texts = texts;
    this.#passage = passage;
  }

  get headings(): string[] {
    return this.#texts.headingsOf(this.#passage);
  }

  get statements(): Statement[] {
    this.#statements ??= this.#texts.statementsOf(this.#passage);
    return this.#statements;
  }
}
