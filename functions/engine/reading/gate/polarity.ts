import type { Language } from '#functions/engine/language/languages.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { countNegationsInside, denialSource, negationsOf, opposites, strongWords } from './meaning-words.ts';

/** "No, …" answers the visitor and doesn't negate the rest of the sentence. */
const answerPattern = new RegExp(`^\\s*(?:${denialSource})\\s*[,.:;–—-]\\s*`, 'iu');

/** "Closed" equals "not open", "free" "without charge", and "only" "no other". */
const limitingWords = [
  'closed',
  'optional',
  'forbidden',
  'excluded',
  'refused',
  'nonrefundable',
  'only',
  'free',
];
const limits = [...opposites.map(([, negative]) => negative), ...strongWords].filter((group) =>
  limitingWords.some((word) => group.has(word)),
);

/** How many words negate a text: "not", "without", "kein". */
export function countNegations(text: string, language: Language): number {
  const plain = text.replace(answerPattern, '').replaceAll('’', "'");
  const words = tokenize(foldWord(plain)).map(({ word }) => word);
  const denying = negationsOf(language);
  // "Neither … nor … nor" counts each word once.
  const own = new Set(words.filter((word) => denying.has(word))).size;
  return own + countNegationsInside(plain, language);
}

/** How many words of a text negate or limit it: "closed", "only", "prohibited", "not". */
export function countLimits(text: string, language: Language): number {
  const words = tokenize(foldWord(text)).map(({ word }) => word);
  return (
    countNegations(text, language) + words.filter((word) => limits.some((limit) => limit.has(word))).length
  );
}
