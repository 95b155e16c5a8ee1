import { foldWord } from '../language/tokenize.ts';

const honorifics = new Set(
  'dr mr mrs ms prof professor herr frau mme monsieur madame sr sra shri smt sri'.split(' '),
);

/** The words of a person's name, folded: the same for "Dr. Jane A. Dow" and "JANE DOW". */
export function wordsOfPerson(name: string): string[] {
  return foldWord(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !honorifics.has(word));
}
