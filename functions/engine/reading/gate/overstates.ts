import type { Language } from '#functions/engine/language/languages.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import { strongWords } from './meaning-words.ts';
import { hasWord, type Vocabulary } from './vocabulary.ts';

/** Groups that paraphrases use without promising more: "all" for a plural, "only" for "no other". */
const mildPromises = ['all', 'only', 'best'];
const promises = strongWords.filter((group) => !mildPromises.some((word) => group.has(word)));

/** Whether a sentence promises more than its evidence: "guaranteed", "free", "always". */
export function overstates(
  sentence: string,
  language: Language,
  said: Vocabulary,
  isFreeSaid: boolean,
): boolean {
  const claimed = tokenize(foldWord(sentence)).map(({ word }) => word);
  return promises.some(
    (group) =>
      claimed.some((word) => group.has(word) && !hasWord(word, language, said)) &&
      ![...group].some((word) => said.words.has(word)) &&
      !(group.has('free') && isFreeSaid),
  );
}
