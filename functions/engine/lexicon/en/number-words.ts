import type { NumberWords } from '../number-words.ts';

export const numberWords: NumberWords = {
  rangeJoiner: /to|through/u,
  pairJoiner: /and/u,
  atLeast: /at least|from|minimum|min|ages?/u,
  boundBefore: /the age of |ages? /u,
  years: /years?/u,
  orMore: / (?:and|or) (?:over|older|up|above|more)/u,
  moreThan: /over|above|more than|older than/u,
  atMost: /up to|maximum|max/u,
  lessThan: /under|below|less than|younger than|fewer than/u,
  measures: /dollar|[ap]\.?m\b|min|hour|day|week|month|mile|mph|years? (?:of|experience)/u,
  ordinals: [
    /first/u,
    /second/u,
    /third/u,
    /fourth/u,
    /fifth/u,
    /sixth/u,
    /seventh/u,
    /eighth/u,
    /ninth/u,
    /tenth/u,
  ],
  openEvent: /open[ -](?:house|day|evening|morning|night|mic|gym|swim|studio|garden)s?/u,
  honorifics: 'dr mr mrs ms prof professor shri smt sri',
};
