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
  grammarRun:
    /^(?:あり|いま|いる|いた|でき|なり|なっ|もら|いただ|くだ|くれ|かか|すれ|され|つい|ござ|いらっ|やっ|ほし|よろ)|(?:ます?|ませ|まし|です|でし|すか|せん|たい|ない|れる|てい|って|ても|では|には|とは|から|まで|より|など|ので|けど|ため|こと|もの|とき|ところ)$/u,
  leadingRoles: { askedOfAny: 'boss' },
  pages: pageWords,
  values: valueWords,
};
