import { isLexiconWord } from '../language/concept-index.ts';
import { joinWords } from '../language/join-patterns.ts';
import { languages } from '../language/languages.ts';
import { isStopWord } from '../language/stop-words.ts';
import { foldWord } from '../language/tokenize.ts';
import { allLexicons } from '../lexicon/tables/lexicons.ts';
import { valueSource } from './value-source.ts';

const honorifics = joinWords(allLexicons.map(({ lexicon }) => lexicon.values?.honorifics));
const roleHonorifics = joinWords(allLexicons.map(({ lexicon }) => lexicon.values?.roleHonorifics));
const titles = `(?:${[...honorifics].map(capitalise).join('|')})\\b`;
const titlePattern = new RegExp(`^${titles}`);

/** Names behind a title, or of two capitalised words or more. */
export const personPattern = new RegExp(
  `\\b${titles}\\.?\\s*(?:\\p{Lu}[\\p{L}.'’-]*\\s*){1,4}|\\p{Lu}[\\p{Ll}'’-]+(?:\\s+(?:\\p{Lu}\\.|${valueSource(({ nameParticles }) => nameParticles)}))*\\s+\\p{Lu}[\\p{L}'’-]+`,
  'gu',
);

/** Roles beside a name in scripts without capital letters, as the source of a pattern. */
export const roleBesideNameSource = valueSource(({ rolesBesideName }) => rolesBesideName);

/** In scripts without capital letters a name shows by the role beside it. */
export const namedRolePattern = new RegExp(
  `(?<=${roleBesideNameSource}[\\s:：、]{0,3})(?:\\p{Script=Han}{1,3}\\s\\p{Script=Han}{1,3}|(?<=[\\s:：、])[\\p{Script=Han}\\p{Script=Hangul}]{2,4})(?![\\p{Script=Han}\\p{Script=Hangul}])|(?<![\\p{Script=Han}\\p{Script=Hangul}])(?:\\p{Script=Han}{1,3}\\s\\p{Script=Han}{1,3}|\\p{Script=Hangul}{2,4}|\\p{Script=Han}{2,4})(?=\\s?[（(,、]?\\s?${roleBesideNameSource})`,
  'gu',
);

/** Legal forms of companies and associations, whose names look like those of people. */
const companyPattern = new RegExp(
  `(?:\\p{Lu}[\\p{L}\\d&.’'-]*\\s+){1,6}${valueSource(({ companyForms }) => companyForms)}`,
  'gu',
);

/** A text without the names of companies. */
export const withoutCompanies = (text: string): string => text.replaceAll(companyPattern, '');

/** Mark, Bill and May are names and words. */
const longestAmbiguousName = 4;

/** Capitalised words are a name unless they include everyday words ("The Library"). */
export function isName(value: string): boolean {
  if (titlePattern.test(value)) return true;
  const words = value.split(/\s+/).map((word) => foldWord(word.replaceAll('-', '')));
  const isStop = (word = '') => languages.some((language) => isStopWord(word, language));
  if (isStop(words[0]) || isStop(words.at(-1))) return false;
  return words.every((word) => word.length <= longestAmbiguousName || !isLexiconWord(word));
}

/** The folded words of a person's name: the same for "Dr. Jane A. Dow" and "JANE DOW". */
export function wordsOfPerson(name: string): string[] {
  return foldWord(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !honorifics.has(word) && !roleHonorifics.has(word));
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
