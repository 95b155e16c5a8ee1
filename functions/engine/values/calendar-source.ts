import { joinSources } from '../language/join-patterns.ts';
import type { Calendar } from '../lexicon/lexicon.ts';
import { allLexicons } from '../lexicon/lexicons.ts';

/** The source of what all languages say for one thing of the calendar, in a group of its own. */
export function calendarSource(pick: (calendar: Calendar) => RegExp | undefined): string {
  return `(?:${joinSources(allLexicons.map(({ lexicon }) => lexicon.calendar && pick(lexicon.calendar)))})`;
}

/** What all languages write for each of a row of names, as sources of regular expressions. */
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
