import { conceptsOf } from '#functions/engine/language/concept-index.ts';
import { type Language, languageOfTag, languages } from '#functions/engine/language/languages.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { isLightWord, isSelfName } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import {
  type WishLanguage,
  wishLanguages,
  wishWordings,
} from '#functions/engine/lexicon/tables/all-wordings.ts';

/** Shorter words of another language may be names in this one: "mai", "om". */
const shortestForeignWord = 4;
const shortestStemmed = 6;
const unspacedPattern = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

type List = 'fields' | 'reached' | 'fillers' | 'person';
const lists = new Map<string, ReadonlySet<string>>();

/** "Phone", "surname": heads what somebody gives of themselves. */
export const isFieldWord = (word: string, spoken: WishLanguage): boolean => isListed('fields', word, spoken);

/** "Mornings", "asap": when or how somebody is reached. */
export const isReachedWord = (word: string, spoken: WishLanguage): boolean =>
  isListed('reached', word, spoken);

/** "Hi", "please": stands beside anything. */
export const isFiller = (word: string, spoken: WishLanguage): boolean => isListed('fillers', word, spoken);

/** "Rappelez", "llámame": asks for a person. */
export const isWishWord = (word: string, spoken: WishLanguage): boolean =>
  listsIt('person', word, 'en') || listsIt('person', word, spoken);

/** A word that says little or nothing of a subject, and no name. */
export function isSmallWord(word: string, spoken: WishLanguage): boolean {
  const folded = foldWord(word);
  const own = languageOfTag(spoken);
  const isStop = languages.some(
    (language) => (language !== 'und' || own === 'und') && isStopWord(folded, language),
  );
  return isStop || isSelfName(folded) || listSpoken(spoken).some((language) => isLightWord(folded, language));
}

/**
 * A word of a subject that websites write about. Stems of short words meet by chance, and a "Müller" is no "Müll": then
 * only the word itself and its plural count.
 */
export function isSubjectWord(word: string, spoken: WishLanguage): boolean {
  const folded = foldWord(word.replaceAll('-', ''));
  const isPlural = (known: string) =>
    folded.startsWith(known) && /^(?:e?[ns]|e)?$/.test(folded.slice(known.length));
  const isLoose = folded.length >= shortestStemmed && !/^\p{Lu}/u.test(word);
  return listSpoken(spoken).some((language) =>
    conceptsOf(folded, language).some(({ words }) => isLoose || words[language].some(isPlural)),
  );
}

/** The words of a text, and of a run that is written without spaces its parts too. */
export function splitWords(text: string): string[] {
  const words = text.split(/[\s-]+/).filter(Boolean);
  return words.flatMap((word) =>
    unspacedPattern.test(word) ? [word, ...tokenize(word).map((token) => token.word)] : [word],
  );
}

/** English stands on every page; the words of more languages hold too many names. */
function listSpoken(spoken: WishLanguage): Language[] {
  return ['en', languageOfTag(spoken) ?? 'und'];
}

function isListed(list: List, word: string, spoken: WishLanguage): boolean {
  const isForeign = word.length >= shortestForeignWord || !/\p{sc=Latin}/u.test(word);
  return wishLanguages.some(
    (language) => (isForeign || language === spoken || language === 'en') && listsIt(list, word, language),
  );
}

function listsIt(list: List, word: string, language: WishLanguage): boolean {
  const key = `${list} ${language}`;
  const known = lists.get(key) ?? new Set(foldWord(wishWordings[language][list]).split(/[\s|]+/));
  lists.set(key, known);
  return known.has(foldWord(word));
}
