import { listConstants } from './list-literals.ts';

/** Names of constants that have different values in several modules and so mislead a reader. */
export function findConstantsWithTwoValues(codes: readonly string[]): string[] {
  const byName = Map.groupBy(codes.flatMap(listConstants), ({ name }) => name);
  return [...byName]
    .filter(([, constants]) => new Set(constants.map(({ value }) => value)).size > 1)
    .map(([name]) => name)
    .toSorted();
}
