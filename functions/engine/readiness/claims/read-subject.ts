import type { Language } from '#functions/engine/language/languages.ts';
import { stem } from '#functions/engine/language/stem.ts';
import { isStopWord } from '#functions/engine/language/stop-words.ts';
import { subjectWeight } from '#functions/engine/language/subject-weight.ts';
import { foldWord, tokenize } from '#functions/engine/language/tokenize.ts';
import type { SubjectTerm } from './claim.ts';
import { distinctiveWords, impliedWords, neutralHeadings } from './subject-words.ts';

const fullWeight = 1;

/** The words that a clause is about; names for the organisation itself count only if there are no others. */
export function readSubject(
  clause: string,
  language: Language | undefined,
  ownNames: ReadonlySet<string>,
): SubjectTerm[] {
  const terms: SubjectTerm[] = [];
  let before: { stem: string; end: number } | undefined;
  for (const { word, start, end } of tokenize(clause)) {
    if (!isContent(word, language)) continue;
    const stemmed = stem(word, language);
    const isGlued = before !== undefined && /^[\s-]*$/.test(clause.slice(before.end, start));
    const previous = terms.at(-1);
    if (isGlued && previous && before) {
      terms[terms.length - 1] = { ...previous, adjacentTo: [...previous.adjacentTo, stemmed] };
    }
    const adjacentTo = isGlued && before ? [before.stem] : [];
    const isOwn =
      ownNames.has(word) ||
      (language !== undefined && weigh(word, language) < fullWeight && !distinctiveWords.has(word));
    terms.push({ stem: stemmed, word, adjacentTo, isOwn });
    before = { stem: stemmed, end };
  }
  const others = terms.filter(({ isOwn }) => !isOwn);
  return others.length > 0 ? others : terms;
}

function isContent(word: string, language: Language | undefined): boolean {
  if (distinctiveWords.has(word)) return true;
  if (isStopWord(word, language) || impliedWords.has(word)) return false;
  if (word.length < 2 && !/\d/.test(word)) return false;
  return language === undefined || isOwnOrHeavy(word, language);
}

/** A word weighs as little as its stem: "starts" as "start". */
function weigh(word: string, language: Language): number {
  return Math.min(subjectWeight(word, language), subjectWeight(stem(word, language), language));
}

/** Drops light verbs and fillers; keeps names for the organisation itself as a last resort. */
function isOwnOrHeavy(word: string, language: Language): boolean {
  const weight = weigh(word, language);
  return weight >= fullWeight || weight === selfNameWeight;
}

const selfNameWeight = subjectWeight('school', 'en');

/** Words of headings and titles that narrow the subject of the text below. */
export function readScope(
  texts: readonly string[],
  language: Language | undefined,
  ownNames: ReadonlySet<string>,
): Set<string> {
  const words = texts.flatMap((text) => tokenize(text).map(({ word }) => word));
  const narrowing = words.filter(
    (word) =>
      !ownNames.has(word) &&
      !neutralHeadings.has(word) &&
      !/^(?:19|20)\d\d$|^\d\d$/.test(word) &&
      isContent(word, language) &&
      (language === undefined || weigh(word, language) >= fullWeight),
  );
  return new Set(narrowing.map((word) => stem(word, language)));
}

/** The words of an organisation's name. */
export function readOwnNames(organisationName: string): Set<string> {
  return new Set(
    foldWord(organisationName)
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 1),
  );
}

/** A year or a school year. */
export const yearPattern = /(?<!\d)((?:19|20)\d\d)(?:\s?[-–/]\s?((?:19|20)?\d\d)(?!\d))?/g;

/** Years and school years in a text: "2027–28" becomes "2027/28". */
export function readYears(text: string): string[] {
  return [...text.matchAll(yearPattern)].map(([, first = '', second]) =>
    second === undefined ? first : `${first}/${second.slice(-2)}`,
  );
}
