import type { Lexicon } from '../lexicon.ts';
import { pageWords } from './page-words.ts';
import { stems } from './stems.ts';
import { stopWords } from './stop-words.ts';
import { valueWords } from './value-words.ts';
import { selfNames } from './weights.ts';

export const japanese: Lexicon = {
  stopWords,
  tellingLetters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  stems,
  selfNames,
  leadingRoles: { askedOfAny: 'boss' },
  pages: pageWords,
  values: valueWords,
};
