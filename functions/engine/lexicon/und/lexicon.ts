import type { Lexicon } from '../lexicon.ts';
import { pageWords } from './page-words.ts';
import { stopWords } from './stop-words.ts';
import { valueWords } from './value-words.ts';

export const otherLanguages: Lexicon = {
  stopWords,
  tellingLetters:
    /[ãõąęłńśźżćčřšžěůťďňğışőűøåđơư\u1ea0-\u1ef9]|[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\P{L}]/giu,
  leadingRoles: { askedOfAny: 'boss' },
  pages: pageWords,
  values: valueWords,
};
