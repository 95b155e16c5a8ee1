import type { LeadingRole, LeadingRoleWords } from '../lexicon/lexicon.ts';
import { allLexicons, lexicons } from '../lexicon/tables/lexicons.ts';
import type { Language } from './languages.ts';
import { foldWord } from './tokenize.ts';

export type { LeadingRole };

/** Offices that answer a question about each one, most likely first. */
const answeringRoles: Readonly<Record<LeadingRole, readonly LeadingRole[]>> = {
  head: ['head', 'executive'],
  executive: ['executive', 'owner', 'head'],
  owner: ['owner'],
  founder: ['founder'],
  chair: ['chair'],
};
const anyRole: readonly LeadingRole[] = ['head', 'owner', 'executive', 'founder', 'chair'];
const roles = ['head', 'executive', 'owner', 'founder', 'chair'] as const satisfies readonly LeadingRole[];

const readList = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((title) => foldWord(title).replaceAll('_', ' '));
const readAll = (kind: 'titles' | 'asked') =>
  roles.flatMap((role) =>
    allLexicons.flatMap(({ lexicon }) => {
      const list: LeadingRoleWords[typeof kind] = lexicon.leadingRoles[kind];
      return readList(list?.[role] ?? '').flatMap((word) => (word === '' ? [] : [[word, role] as const]));
    }),
  );
const titles = new Map<string, LeadingRole>(readAll('titles'));
const asked = new Map<string, LeadingRole>([...titles, ...readAll('asked')]);

const patternOf = (words: Iterable<string>) =>
  new RegExp(
    `(?<!\\p{L})(?:${[...words].toSorted((a, b) => b.length - a.length).join('|')})(?!\\p{L})`,
    'gu',
  );
const titlePattern = patternOf(titles.keys());
const askedPatterns = new Map<Language, RegExp>();

/** The office that a title names exactly; the title is folded and excludes the organisation's name. */
export const findLeadingRole = (title: string): LeadingRole | undefined => titles.get(title);

/** Whether a folded text contains one of the titles. */
export const holdsLeadingTitle = (text: string): boolean => text.search(titlePattern) !== -1;

/** The offices a folded question asks for, most likely first, and the rest of the question. */
export function readAskedRoles(
  question: string,
  language: Language,
): { roles: readonly LeadingRole[]; rest: string } {
  const pattern = askedPatternOf(language);
  const found = question.match(pattern) ?? [];
  const named = found.flatMap((word) => {
    const role = asked.get(word);
    return role ? answeringRoles[role] : [];
  });
  return {
    roles: named.length > 0 || found.length === 0 ? [...new Set(named)] : anyRole,
    rest: question.replace(pattern, ' '),
  };
}

/** Built on a language's first question. */
function askedPatternOf(language: Language): RegExp {
  const known = askedPatterns.get(language);
  if (known) return known;
  const pattern = patternOf([...asked.keys(), ...readList(lexicons[language].leadingRoles.askedOfAny)]);
  askedPatterns.set(language, pattern);
  return pattern;
}
