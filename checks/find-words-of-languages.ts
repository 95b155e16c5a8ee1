import { allLexicons, lexicons } from '#functions/engine/lexicon/tables/lexicons.ts';
import { listLiterals } from './list-literals.ts';

/** Shorter words are too often something else. */
const fewestLetters = 3;
/** English words, codes and names of HTML and RTF that are stop words in other languages. */
const otherwise =
  'die war son sans mes plus est men sein hat mag man des dos era fin und non com dir font par del bin';

const wordsOf = (list: string | undefined) => list?.trim().split(/\s+/) ?? [];
const english = new Set([
  ...wordsOf(lexicons.en.stopWords),
  ...wordsOf(lexicons.en.lightWords),
  ...otherwise.split(' '),
]);
const stopWords = new Set(
  allLexicons
    .filter(({ language }) => ['de', 'fr', 'es'].includes(language))
    .flatMap(({ lexicon }) => wordsOf(lexicon.stopWords))
    .filter((word) => word.length >= fewestLetters && !english.has(word)),
);

/** A natural-language word in an engine module, which belongs to the lexicon of its language. */
export type StrayWord = { line: number; word: string };

/** Words in strings and patterns with letters outside ASCII, or that are German, French or Spanish stop words. */
export function findWordsOfLanguages(code: string): StrayWord[] {
  return listLiterals(code).flatMap(({ text, line }) => {
    const plain = text.replace(/\\[pP]\{[^}]*\}|\\u\{?[\da-fA-F]+\}?|\\[a-zA-Z]/g, ' ');
    const found = (plain.match(/[\p{L}\p{M}]+/gu) ?? []).find(
      (word) => /[^\0-\x7f]/.test(word) || stopWords.has(word.toLowerCase()),
    );
    return found === undefined ? [] : [{ line, word: found }];
  });
}
