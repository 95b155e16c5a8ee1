import type { NumberWords } from '../number-words.ts';

export const numberWords: NumberWords = {
  rangeJoiner: /до/u,
  pairJoiner: /и/u,
  atLeast: /от/u,
  orMore: / и старше/u,
  moreThan: /старше|свыше|более/u,
  atMost: /до/u,
  lessThan: /младше|менее/u,
  measures: /час/u,
  ordinals: [
    /перв\p{L}+/u,
    /втор\p{L}+/u,
    /трет\p{L}+/u,
    /четверт\p{L}+/u,
    /пят(?:ый|ая|ого|ом)/u,
    /шест(?:ой|ая|ого|ом)/u,
    /седьм\p{L}+/u,
    /восьм(?:ой|ая|ого|ом)/u,
    /девят(?:ый|ая|ого|ом)/u,
    /десят(?:ый|ая|ого|ом)/u,
  ],
  openEvent: /открытых дверей/u,
};
