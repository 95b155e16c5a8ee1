import type { MeaningWords } from '../meaning-words.ts';

export const meaningWords: MeaningWords = {
  negations: '不可',
  negationInside: /ません|ない|なく|なし|ずに/u,
};
