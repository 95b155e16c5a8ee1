import type { Language } from '#functions/engine/language/languages.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { countNegationsInside, denialSource, negationsOf, opposites, strongWords } from './meaning-words.ts';

/** "No, …" answers the visitor; it says nothing of the sentence after it. */
const answerPattern = new RegExp(`^\\s*(?:${denialSource})\\s*[,.:;–—-]\\s*`, 'iu');

/** "Closed" is "not open", "free" is "without charge", and "only" is "no other". */
const turning = ['closed', 'optional', 'forbidden', 'excluded', 'refused', 'nonrefundable', 'only', 'free'];
const limits = [...opposites.map(([, negative]) => negative), ...strongWords].filter((group) =>
  turning.some((word) => group.has(word)),
);

/** How many words of a text turn it round: "not", "without", "kein". */
export function countNegations(text: string, language: Language): number {
  const plain = text.replace(answerPattern, '').replaceAll('’', "'");
  const words = tokenize(foldWord(plain)).map(({ word }) => word);
  const denying = negationsOf(language);
  // "Neither … nor … nor" turns round once a word.
  const own = new Set(words.filter((word) => denying.has(word))).size;
  return own + countNegationsInside(plain, language);
}

/** How many words of a text say what does not hold, in any way: "closed", "only", "prohibited", "not". */
export function countLimits(text: string, language: Language): number {
  const words = tokenize(foldWord(text)).map(({ word }) => word);
  return (
    countNegations(text, language) + words.filter((word) => limits.some((limit) => limit.has(word))).length
  );
}
