import { listConstants } from './list-literals.ts';

/** Names of constants that stand in several modules with different values, which a reader takes for one. */
export function findConstantsWithTwoValues(codes: readonly string[]): string[] {
  const byName = Map.groupBy(codes.flatMap(listConstants), ({ name }) => name);
  return [...byName]
    .filter(([, constants]) => new Set(constants.map(({ value }) => value)).size > 1)
    .map(([name]) => name)
    .toSorted();
}
