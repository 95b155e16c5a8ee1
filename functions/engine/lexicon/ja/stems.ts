import type { StemData } from '../lexicon.ts';

export const stems: StemData = {
  rounds: [`ー>/3`],
};
