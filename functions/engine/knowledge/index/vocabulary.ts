import { countSharedLetters } from './count-shared-letters.ts';
import type { StoredStrings } from './stored-strings.ts';

/** FNV-1a, 32 bits. */
const hashBasis = 0x811c9dc5;
const hashPrime = 0x01000193;
/** Slots per term: most are empty, so that misses are detected at once. */
const slotsPerTerm = 2;
/** The upper bits of a slot hold part of the term's hash, so that few terms are ever compared. */
const positionBits = 22;
const positionMask = 2 ** positionBits - 1;

/** The terms of an index sorted by code unit, with a hash table of their positions. */
export class Vocabulary {
  readonly strings: StoredStrings;
  /** By hash, a term's one-based position below bits of its hash; 0 if empty. */
  #slots: Uint32Array;
  #mask: number;
  /**
   * Per term, the number of leading letters (code points) it shares with the one before; 0 for the first and after the
   * last.
   */
  #shared: Uint8Array | undefined;

  constructor(strings: StoredStrings) {
    this.strings = strings;
    const size = 2 ** Math.ceil(Math.log2(Math.max(1, strings.length * slotsPerTerm)));
    this.#mask = size - 1;
    this.#slots = new Uint32Array(size);
    this.#fill();
  }

  get length(): number {
    return this.strings.length;
  }

  /** Empty beyond the last. */
  at(position: number): string {
    return this.strings.at(position);
  }

  all(): readonly string[] {
    return this.strings.all();
  }

  has(term: string): boolean {
    return this.get(term) !== undefined;
  }

  get(term: string): number | undefined {
    const hash = hashText(term);
    for (let slot = hash & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const held = this.#slots[slot] ?? 0;
      if (held === 0) return undefined;
      const position = (held & positionMask) - 1;
      if ((held ^ hash) >>> positionBits === 0 && this.strings.at(position) === term) return position;
    }
  }

  /** The first term that shares this many leading letters with a term. */
  firstAlike(position: number, letters: number): number {
    const shared = this.#sharedLetters();
    let first = position;
    while ((shared[first] ?? 0) >= letters) first--;
    return first;
  }

  /** The last term that shares this many leading letters with a term. */
  lastAlike(position: number, letters: number): number {
    const shared = this.#sharedLetters();
    let last = position;
    while ((shared[last + 1] ?? 0) >= letters) last++;
    return last;
  }

  #sharedLetters(): Uint8Array {
    this.#shared ??= countSharedLetters(this.strings);
    return this.#shared;
  }

  #fill(): void {
    const { bytes, starts } = this.strings;
    for (let position = 0; position < this.strings.length; position++) {
      const end = starts[position + 1] ?? 0;
      let hash = hashBasis;
      for (let at = starts[position] ?? 0; at < end; at++)
        hash = Math.imul(hash ^ (bytes[at] ?? 0), hashPrime);
      this.#put(hash, position);
    }
  }

  #put(hash: number, position: number): void {
    let slot = hash & this.#mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot] = ((hash & ~positionMask) | (position + 1)) >>> 0;
  }
}

function hashText(text: string): number {
  let hash = hashBasis;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 127) return hashBytes(Buffer.from(text));
    hash = Math.imul(hash ^ unit, hashPrime);
  }
  return hash;
}

function hashBytes(bytes: Uint8Array): number {
  let hash = hashBasis;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, hashPrime);
  return hash;
}
