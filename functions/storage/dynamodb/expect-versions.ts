import { type Change, either, is, isAbsent } from './change.ts';

type Expected = {
  attribute: string;
  /** Without a version, the value is saved in any case. */
  version: number | undefined;
};

/**
 * The parts of a change that count the saves of values and refuse it when one was saved since its version. A value that
 * was never saved has version 0.
 */
export function expectVersions(expected: readonly Expected[]) {
  return {
    add: Object.fromEntries(expected.map(({ attribute }) => [attribute, 1])),
    when: expected.flatMap(({ attribute, version }) => {
      const isVersion = is(attribute, version);
      return version === undefined
        ? []
        : version === 0
          ? [either(isAbsent(attribute), isVersion)]
          : [isVersion];
    }),
  } satisfies Change;
}
