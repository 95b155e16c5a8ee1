import type { Language } from '#functions/engine/language/languages.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { negationPatterns, negations, opposites, strongWords } from './meaning-words.ts';

/** "No, …" answers the visitor; it says nothing of the sentence after it. */
const answerPattern = /^\s*(?:no|non|nein|nej|nie|nee|não)\s*[,.:;–—-]\s*/iu;

/** "Closed" is "not open", "free" is "without charge", and "only" is "no other". */
const turning = ['closed', 'optional', 'forbidden', 'excluded', 'refused', 'nonrefundable', 'only', 'free'];
const limits = [...opposites.map(([, negative]) => negative), ...strongWords].filter((group) =>
  turning.some((word) => group.has(word)),
);

/** How many words of a text turn it round: "not", "without", "kein". */
export function countNegations(text: string, language: Language): number {
  const plain = text.replace(answerPattern, '').replaceAll('’', "'");
  const words = tokenize(foldWord(plain)).map(({ word }) => word);
  const inside = negationPatterns[language];
  // "Neither … nor … nor" turns round once a word.
  const own = new Set(words.filter((word) => negations[language].has(word))).size;
  return own + (inside ? (plain.match(inside)?.length ?? 0) : 0);
}

/** How many words of a text say what does not hold, in any way: "closed", "only", "prohibited", "not". */
export function countLimits(text: string, language: Language): number {
  const words = tokenize(foldWord(text)).map(({ word }) => word);
  return (
    countNegations(text, language) + words.filter((word) => limits.some((limit) => limit.has(word))).length
  );
}
