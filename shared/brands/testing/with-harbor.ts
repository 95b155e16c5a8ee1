import type * as listed from '../all-brands.ts';
import { harbor, harborNames } from './harbor.ts';

/** The brand list as it would be with a new brand in first place; for `vi.mock`. */
export function addHarbor(all: typeof listed) {
  return { ...all, brandNames: [harborNames, ...all.brandNames], brands: { harbor, ...all.brands } };
}
