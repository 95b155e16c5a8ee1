import type { MeaningWords } from '../meaning-words.ts';

export const meaningWords: MeaningWords = {
  negations: '안 못',
  negationInside: /않|없|아니|아닙|불가|마세요/u,
};
