import type { NumberWords } from '../number-words.ts';

export const numberWords: NumberWords = {
  rangeJoiner: /à|a/u,
  pairJoiner: /et/u,
  atLeast: /a partir de|des|au moins/u,
  years: /ans/u,
  orMore: / et plus/u,
  moreThan: /plus de/u,
  atMost: /jusqu'a/u,
  lessThan: /moins de/u,
  measures: /heure|jour|semaine|mois|ans d/u,
  ordinals: [
    /premiere?/u,
    /deuxieme/u,
    /troisieme/u,
    /quatrieme/u,
    /cinquieme/u,
    /sixieme/u,
    /septieme/u,
    /huitieme/u,
    /neuvieme/u,
    /dixieme/u,
  ],
  openEvent: /portes ouvertes/u,
  honorifics: 'mme monsieur madame',
};
