import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, longest first, because a long file that starts last leaves the other processors idle. */
const longest = [
  'pipeline.stack.ts',
  'authz.isolated.stack.ts',
  'hostile-input.stack.ts',
  'accessibility.e2e.ts',
  'monday.isolated.e2e.ts',
  'routing.e2e.ts',
  'staff-pages.e2e.ts',
  'customer.isolated.e2e.ts',
];

/** Runs the longest test files first and the others in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at === -1 ? longest.length : at;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
