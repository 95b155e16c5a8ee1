import type { BrandDetails } from './brand-details.ts';

/** What of a brand the whole product has to know, and what bundles hold that need no more. */
export type BrandNames = {
  id: string;
  /** What conversion ids call it. */
  token: string;
  /** First path segments that select this brand on hosts of no brand; the first one is canonical. */
  paths: readonly string[];
};

/** A brand, of its names and everything else. Bundlers leave out the brands that nobody reads. */
/* @__NO_SIDE_EFFECTS__ */
export function describeBrand<Names extends BrandNames>(
  names: Names,
  details: BrandDetails,
): Names & BrandDetails {
  return { ...names, ...details };
}
