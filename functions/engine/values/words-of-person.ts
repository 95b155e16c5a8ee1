import { joinWords } from '../language/join-patterns.ts';
import { foldWord } from '../language/tokenize.ts';
import { allLexicons } from '../lexicon/lexicons.ts';

const honorifics = joinWords(allLexicons.map(({ lexicon }) => lexicon.numbers?.honorifics));

/** The folded words of a person's name: the same for "Dr. Jane A. Dow" and "JANE DOW". */
export function wordsOfPerson(name: string): string[] {
  return foldWord(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !honorifics.has(word));
}
