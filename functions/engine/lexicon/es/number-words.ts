import type { NumberWords } from '../number-words.ts';

export const numberWords: NumberWords = {
  rangeJoiner: /a/u,
  pairJoiner: /y/u,
  atLeast: /desde|minimo/u,
  years: /anos/u,
  orMore: / y mas/u,
  moreThan: /mas de|mayores de/u,
  atMost: /hasta/u,
  lessThan: /menos de|menores de/u,
  measures: /hora|dia|anos d/u,
  ordinals: [
    /primer[oa]?/u,
    /segund[oa]/u,
    /tercer[oa]?/u,
    /cuart[oa]/u,
    /quint[oa]/u,
    /sext[oa]/u,
    /septim[oa]/u,
    /octav[oa]/u,
    /noven[oa]/u,
    /decim[oa]/u,
  ],
  openEvent: /puertas abiertas/u,
  honorifics: 'sr sra',
};
