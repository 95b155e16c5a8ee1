import type { MeaningWords } from '../meaning-words.ts';

export const meaningWords: MeaningWords = {
  negations:
    'non senza mai nessun nessuno niente nao sem nunca nenhum niet geen nooit zonder nie bez inte utan ikke uden لا بدون ليس لن',
  denial: /nej|nie|nee|não/u,
  negationInside: /不|没|沒|未|无法|勿/u,
  ranges: /til|do|alle?/u,
};
