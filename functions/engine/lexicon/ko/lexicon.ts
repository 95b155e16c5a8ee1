import type { Lexicon } from '../lexicon.ts';
import { pageWords } from './page-words.ts';
import { compounds, stems } from './stems.ts';
import { stopWords } from './stop-words.ts';
import { valueWords } from './value-words.ts';
import { selfNames } from './weights.ts';

export const korean: Lexicon = {
  stopWords,
  tellingLetters: /\p{Script=Hangul}/gu,
  stems,
  compounds,
  selfNames,
  leadingRoles: { askedOfAny: 'boss' },
  pages: pageWords,
  values: valueWords,
};
