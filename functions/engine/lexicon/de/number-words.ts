import type { NumberWords } from '../number-words.ts';

export const numberWords: NumberWords = {
  rangeJoiner: /bis/u,
  pairJoiner: /und/u,
  atLeast: /ab|mindestens/u,
  years: /jahren?/u,
  orMore: / und (?:alter|mehr)/u,
  moreThan: /uber|mehr als|alter als/u,
  atMost: /bis zu|hochstens/u,
  lessThan: /unter|weniger als|junger als/u,
  measures: /uhr|std|stunde|tag|woche|monat|jahren? (?:lang|erfahrung)/u,
  ordinals: [
    /erste[nrs]?/u,
    /zweite[nrs]?/u,
    /dritte[nrs]?/u,
    /vierte[nrs]?/u,
    /funfte[nrs]?/u,
    /sechste[nrs]?/u,
    /siebte[nrs]?/u,
    /achte[nrs]?/u,
    /neunte[nrs]?/u,
    /zehnte[nrs]?/u,
  ],
  openEvent: /offenen? t(?:u|ü|ue)r/u,
  honorifics: 'herr frau',
};
