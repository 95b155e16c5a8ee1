import { conceptsOf } from '#functions/engine/language/concept-index.ts';
import type { Language } from '#functions/engine/language/languages.ts';
import { tokenize } from '#functions/engine/language/tokenize.ts';
import { sourceOf } from '#functions/engine/search/join-dialogues.ts';
import { isContentWord } from './support.ts';
import { hasWord, type Vocabulary } from './vocabulary.ts';

/** The first capitalised word of a sentence that isn't in or around the evidence. */
export function findWrongName(
  sentence: string,
  language: Language,
  vocabulary: Vocabulary,
  isTranslated: boolean,
): string | undefined {
  return tokenize(sentence).find(({ word, start, end }) => {
    if (!/^\p{Lu}/u.test(sentence.slice(start, end)) || !isContentWord(word, language)) return false;
    if (isLiteral(word, vocabulary)) return false;
    const before = sentence.slice(0, start);
    const isFirst = !/[\p{L}\d]/u.test(before) || /[.!?:]\s*$/u.test(before);
    // Names have no synonyms, but translations adapt languages and holidays.
    if (!isFirst && language !== 'de' && !isTranslated) return true;
    if (conceptsOf(word, language).length > 0 || hasWord(word, language, vocabulary)) return false;
    // A first word has its capital from its place.
    if (isFirst) return isBesideName(sentence, start, end);
    if (language === 'de') return isBesideName(sentence, start, end) || beforeNamePattern.test(before);
    return true;
  })?.word;
}

const beforeNamePattern = new RegExp(`\\b(?:${sourceOf(({ meaning }) => meaning.beforeName)}) $`, 'u');
const longestNameEnding = 2;

/** The same word, with a case or plural ending at most. */
function isLiteral(word: string, { words }: Vocabulary): boolean {
  if (words.has(word)) return true;
  for (const other of words) {
    const [longer, shorter] = word.length > other.length ? [word, other] : [other, word];
    if (
      shorter.length > 3 &&
      longer.length - shorter.length <= longestNameEnding &&
      longer.startsWith(shorter)
    )
      return true;
  }
  return false;
}

/** German capitalises every noun, but only names appear next to each other. */
function isBesideName(sentence: string, start: number, end: number): boolean {
  return (
    /\p{Lu}\p{L}+[\s-]$/u.test(sentence.slice(0, start)) ||
    /^(?:[\s-]|\s&\s)\p{Lu}\p{L}/u.test(sentence.slice(end)) ||
    /\p{Ll}\p{Lu}|\p{Lu}\p{Lu}/u.test(sentence.slice(start, end))
  );
}
