import type { PageWords } from '../lexicon/page-words.ts';
import { allLexicons } from '../lexicon/tables/lexicons.ts';
import { joinSources, joinWords } from './join-patterns.ts';

const allPages: readonly PageWords[] = allLexicons.flatMap(({ lexicon }) => lexicon.pages ?? []);

/** A regular expression source, in its own group, for what pages of all languages say for one thing. */
export function pageSource(pick: (pages: PageWords) => RegExp | undefined): string {
  return `(?:${joinSources(allPages.map(pick))})`;
}

/** Words that pages of all languages use for one thing, as written. */
export function pageWordsAsWritten(pick: (pages: PageWords) => string | undefined): ReadonlySet<string> {
  return new Set(allPages.flatMap((pages) => pick(pages)?.split(' ') ?? []));
}

/** Folded words that pages of all languages use for one thing. */
export function pageWords(pick: (pages: PageWords) => string | undefined): ReadonlySet<string> {
  return joinWords(allPages.map(pick));
}

/** Words of pages that are listed by language (BCP 47). */
export function pageTable(
  pick: (pages: PageWords) => Readonly<Record<string, string>> | undefined,
): ReadonlyMap<string, string> {
  return new Map(allPages.flatMap((pages) => Object.entries(pick(pages) ?? {})));
}
