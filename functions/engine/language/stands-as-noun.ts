import { lexicons } from '../lexicon/tables/lexicons.ts';
import { conceptsOf } from './concept-index.ts';
import type { Language } from './languages.ts';
import { isStopWord } from './stop-words.ts';

/**
 * Whether a stop word is a thing at this place of a question: "a will" and "un poder" stand behind a determiner and before no
 * word that they could belong to.
 */
export function standsAsNoun(words: readonly string[], at: number, language: Language): boolean {
  const [before, word = '', after] = [words[at - 1], words[at], words[at + 1]];
  const { determiners = '' } = lexicons[language];
  if (before === undefined || !determiners.split(' ').includes(before)) return false;
  return (
    isStopWord(word, language) &&
    conceptsOf(word, language).length > 0 &&
    (after === undefined || isStopWord(after, language))
  );
}
