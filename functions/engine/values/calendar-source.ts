import { joinSources } from '../language/join-patterns.ts';
import type { Calendar } from '../lexicon/lexicon.ts';
import { allLexicons } from '../lexicon/tables/lexicons.ts';

/** A regular expression source, in its own group, for one calendar word in all languages. */
export function calendarSource(pick: (calendar: Calendar) => RegExp | undefined): string {
  return `(?:${joinSources(allLexicons.map(({ lexicon }) => lexicon.calendar && pick(lexicon.calendar)))})`;
}

/** Regular expression sources for a row of names in all languages. */
export function calendarNames(
  length: number,
  pick: (calendar: Calendar) => readonly string[],
): readonly string[] {
  return Array.from({ length }, (_, at) =>
    [
      ...new Set(
        allLexicons.flatMap(({ lexicon }) => (lexicon.calendar && pick(lexicon.calendar)[at]) ?? []),
      ),
    ].join('|'),
  );
}
