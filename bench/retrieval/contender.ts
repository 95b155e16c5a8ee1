import type { Paragraph } from './corpus.ts';

/** An index that can be asked. */
export type Engine = {
  /** Ids of paragraphs, best first; at least `resultLimit` where there are as many. */
  search(question: string): number[];
  /** What would be stored. */
  save(): Promise<Uint8Array>;
};

/** A way to search paragraphs: ours, or a library in the best configuration found for it. */
export type Contender = {
  name: string;
  build(paragraphs: readonly Paragraph[]): Engine;
  load(bytes: Uint8Array): Promise<Engine>;
};

export const resultLimit = 10;
