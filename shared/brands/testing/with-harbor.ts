import type * as listed from '../all-brands.ts';
import { harbor, harborNames } from './harbor.ts';

/** What the list of all brands is with the two lines of a new one, which comes first: for `vi.mock`. */
export function addHarbor(all: typeof listed) {
  return {
    ...all,
    brandNames: [harborNames, ...all.brandNames],
    brands: { harbor, ...all.brands },
  };
}
