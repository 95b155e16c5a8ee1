import { measureFunctions } from './measure-functions.ts';

/** A longer function cannot be seen at once. */
export const mostLinesPerFunction = 60;

type Source = { file: string; lines: number; code: () => string };

/** The functions over 60 lines, by file and name. */
export function findLongFunctions(sources: readonly Source[]): string[] {
  return sources
    .filter(({ file, lines }) => lines > mostLinesPerFunction && !file.endsWith('.css'))
    .flatMap(({ file, code }) =>
      measureFunctions(file, code())
        .filter(({ lines }) => lines > mostLinesPerFunction)
        .map(({ name }) => `${file}: ${name}`),
    )
    .toSorted();
}

/** Why the list of long functions does not hold: each was found or is listed, and the list is no longer than before. */
export function judgeLongFunctions(
  found: readonly string[],
  listed: readonly string[],
  listedBefore: readonly string[],
): string[] {
  const added = found.filter((name) => !listed.includes(name));
  const done = listed.filter((name) => !found.includes(name));
  return [
    ...added.map((name) => `${name} has more than ${mostLinesPerFunction} lines: cut it`),
    ...done.map((name) => `${name} is short or gone: take it off the list`),
    ...(new Set(listed).size < listed.length ? ['A function is listed twice.'] : []),
    ...(listed.length > listedBefore.length
      ? [`The list grew from ${listedBefore.length} to ${listed.length}: it only shrinks`]
      : []),
  ];
}
