import type { BrandDetails } from './brand-details.ts';

/** The brand fields every bundle needs; bundles that need nothing else contain only these. */
export type BrandNames = {
  id: string;
  /** Its token inside conversion ids. */
  token: string;
  /** First path segments that select this brand on neutral hosts; the first one is canonical. */
  paths: readonly string[];
};

/** Builds a brand from its names and details. Bundlers drop unused brands. */
/* @__NO_SIDE_EFFECTS__ */
export function describeBrand<Names extends BrandNames>(
  names: Names,
  details: BrandDetails,
): Names & BrandDetails {
  return { ...names, ...details };
}
