import type { Paragraph } from './corpus.ts';

/** An index to search. */
export type Engine = {
  /** Ids of paragraphs, best first; at least `resultLimit` if there are as many. */
  search(question: string): number[];
  /** The bytes that would be stored. */
  save(): Promise<Uint8Array>;
};

/** A way to search paragraphs: ours, or a library in its best configuration found. */
export type Contender = {
  name: string;
  build(paragraphs: readonly Paragraph[]): Engine;
  load(bytes: Uint8Array): Promise<Engine>;
};

export const resultLimit = 10;
