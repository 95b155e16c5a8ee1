import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole matrices first, then what starts a stack or a browser: a long file that starts last leaves the other processors idle. */
const order = [/\.(matrix|slow)\./, /\.isolated\.stack\.ts$/, /\.(stack|e2e)\.ts$/];

/** Runs the files that take longest first, and the others in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = order.findIndex((pattern) => pattern.test(moduleId));
      return at === -1 ? order.length : at;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
