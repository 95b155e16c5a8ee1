import { createHash } from 'node:crypto';
import { dropNumber, printStatement } from './print-statement.ts';
import { type Chunk, type Import, readChunk } from './read-chunk.ts';

/** The statements and exports of a bundle's file, independent of where its sources are. */
export type DescribedChunk = {
  /** Each statement with the meaning of its names, under a name to find it by. */
  statements: { name: string; text: string }[];
  /** The exported names with their meaning. */
  exports: string[];
};

/**
 * Describes the files of one esbuild pass statement by statement, ignoring the order of statements, their file, comments,
 * and numbers at the end of names with the same meaning.
 */
export function describeChunks(codes: ReadonlyMap<string, string>): Map<string, DescribedChunk> {
  const chunks = new Map([...codes].map(([name, code]) => [name, readChunk(code)]));
  const meanings = new Meanings(chunks);
  return new Map(
    [...chunks].map(([name, { statements, effects, exports }]) => {
      const loaded = effects.filter((source) => !source.startsWith('./'));
      const described = {
        statements: [
          ...statements.keys().map((index) => meanings.describe(name, index)),
          ...loaded.map((source) => ({ name: 'import', text: source })),
        ],
        exports: [...exports.keys()].map((it) => `${it} ${meanings.ofExport(name, it)}`),
      };
      return [name, described];
    }),
  );
}

class Meanings {
  readonly #chunks: ReadonlyMap<string, Chunk>;
  readonly #declaring = new Map<string, Map<string, number>>();
  readonly #texts = new Map<string, string>();

  constructor(chunks: ReadonlyMap<string, Chunk>) {
    this.#chunks = chunks;
    for (const [name, { statements }] of chunks) {
      const entries = statements.flatMap(({ declares }, index) => declares.map((it) => [it, index] as const));
      this.#declaring.set(name, new Map(entries));
    }
  }

  describe(chunk: string, index: number): { name: string; text: string } {
    const { declares = [], node } = this.#find(chunk).statements[index] ?? {};
    const own = new Set(declares);
    const text = this.#print(chunk, index, (name) => (own.has(name) ? undefined : this.#ofName(chunk, name)));
    const [declared = node?.type ?? ''] = declares;
    return { name: dropNumber(declared), text };
  }

  ofExport(chunk: string, exported: string): string {
    const target = this.#find(chunk).exports.get(exported);
    if (target === undefined) return 'nothing';
    return typeof target === 'string' ? (this.#ofName(chunk, target) ?? 'global') : this.#ofImport(target);
  }

  #find(name: string): Chunk {
    const chunk = this.#chunks.get(name);
    if (!chunk) throw new Error(`esbuild wrote no ${name}.`);
    return chunk;
  }

  #ofName(chunk: string, name: string): string | undefined {
    const imported = this.#find(chunk).imports.get(name);
    if (imported) return this.#ofImport(imported);
    const index = this.#declaring.get(chunk)?.get(name);
    return index === undefined ? undefined : this.#ofStatement(chunk, index);
  }

  #ofImport({ source, imported }: Import): string {
    return source.startsWith('./') ? this.ofExport(source.slice(2), imported) : `${source}#${imported}`;
  }

  /** A digest of the statement's text without the meaning of its names, which would recurse for ever. */
  #ofStatement(chunk: string, index: number): string {
    const key = `${chunk} ${index}`;
    const known = this.#texts.get(key) ?? digest(this.#print(chunk, index, () => undefined));
    this.#texts.set(key, known);
    return known;
  }

  #print(chunk: string, index: number, meaning: (name: string) => string | undefined): string {
    const { code, statements } = this.#find(chunk);
    const statement = statements[index];
    if (!statement) return '';
    return printStatement(code, statement.node, meaning).replaceAll(lateFile, (_, file: string) =>
      JSON.stringify([...(this.#chunks.get(file)?.exports.keys() ?? [])].sort()),
    );
  }
}

/** A dynamic import of another file of the bundle, whose name depends on its content and its source. */
const lateFile = /(?<=\bimport\()"\.\/([^"]+)"/g;

/** A short digest, long enough for the 50,000 statements of a pass. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
