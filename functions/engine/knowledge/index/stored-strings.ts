import { offsetsOf } from './number-arrays.ts';

/** UTF-8 strings that are decoded on first use, because a question needs few of a site's words. */
export class StoredStrings {
  readonly bytes: Buffer;
  /** String `i` has the bytes from `starts[i]` up to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  #known: (string | undefined)[];
  #all: readonly string[] | undefined;

  constructor(bytes: Uint8Array, starts: Uint32Array, known: string[] = new Array(starts.length - 1)) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.starts = starts;
    this.#known = known;
  }

  static of(strings: readonly string[]): StoredStrings {
    const pieces = strings.map((text) => Buffer.from(text));
    return new StoredStrings(Buffer.concat(pieces), offsetsOf(pieces.map(({ length }) => length)), [
      ...strings,
    ]);
  }

  get length(): number {
    return this.starts.length - 1;
  }

  /** Empty beyond the last. */
  at(position: number): string {
    return this.#known[position] ?? this.#read(position);
  }

  /** All strings, in order. */
  all(): readonly string[] {
    this.#all ??= Array.from({ length: this.length }, (_, position) => this.at(position));
    return this.#all;
  }

  #read(position: number): string {
    if (position < 0 || position >= this.length) return '';
    const text = this.bytes.toString('utf8', this.starts[position], this.starts[position + 1]);
    this.#known[position] = text;
    return text;
  }
}
