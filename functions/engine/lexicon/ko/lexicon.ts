import type { Lexicon } from '../lexicon.ts';
import { concepts } from './concepts.ts';
import { stems } from './stems.ts';
import { stopWords } from './stop-words.ts';
import { selfNames } from './weights.ts';

export const korean: Lexicon = {
  stopWords,
  tellingLetters: /\p{Script=Hangul}/gu,
  stems,
  selfNames,
  leadingRoles: { askedOfAny: 'boss' },
  concepts: [concepts],
};
