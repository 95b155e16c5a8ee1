import { splitHyphenated } from './split-hyphenated.ts';
import type { Token } from './token.ts';
import { isPlain, tokenizePlain } from './tokenize-plain.ts';
import { findUnspacedWords, splitByScript, unspacedPattern } from './unspaced-words.ts';

/** Words, hyphenated words, and dotted initials ("B.A.", "p.m."), which count as one word. */
const wordOrInitialsPattern =
  /(?<![\p{L}\p{N}])\p{L}(?:\.\p{L}(?![\p{L}\p{N}]))+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
/** Accents of European scripts, Hebrew points, and Arabic vowel signs and hamza. Marks of other scripts are letters. */
const accentPattern = /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
/** Letters without a Unicode decomposition, and the Arabic tatweel, which only stretches a word. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ـ: '',
};

/** Lower case without accents, so that "Écoles" and "ecoles" are the same word. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (isAscii(lower)) return lower;
  const plain = lower.replace(/[ßœæøłđıـ]/g, (letter) => plainLetters[letter] ?? letter);
  return plain.normalize('NFKD').replace(accentPattern, '').normalize('NFC');
}

/** Words of a text in order. A hyphenated word yields its joined form and its parts. */
export function tokenize(text: string): Token[] {
  if (isPlain(text)) return tokenizePlain(text);
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordOrInitialsPattern)) {
    const start = match.index;
    if (unspacedPattern.test(match[0])) addUnspaced(tokens, match[0], start);
    else if (match[0].includes('-')) tokens.push(...splitHyphenated(match[0], start, foldWord));
    else tokens.push({ word: foldWord(match[0].replaceAll('.', '')), start, end: start + match[0].length });
  }
  return tokens;
}

function addUnspaced(tokens: Token[], word: string, start: number): void {
  for (const part of splitByScript(word)) {
    const offset = start + part.start;
    const spans = part.isUnspaced ? findUnspacedWords(part.text) : [{ start: 0, end: part.text.length }];
    for (const { start: from, end } of spans) {
      tokens.push({ word: foldWord(part.text.slice(from, end)), start: offset + from, end: offset + end });
    }
  }
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 127) return false;
  }
  return true;
}
