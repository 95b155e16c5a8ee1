import { brands as allBrands } from './all-brands.ts';
import type { Brand } from './brand.ts';
import type { BrandId } from './brand-names.ts';

export { hubBrand } from './all-brands.ts';

/** All brands by id, in the hub's display order. */
export const brands: Record<BrandId, Brand> = allBrands;

/** The brand of a host name, with or without `www` (also `<name>.localhost`); undefined for other hosts. */
export function findBrandByHost(hostname: string): Brand | undefined {
  const host = hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return Object.values(brands).find(
    ({ domain, paths }) => host === domain || paths.some((path) => host === `${path}.localhost`),
  );
}

/** The brand selected by a first path segment on a neutral host; undefined when there is none. */
export function findBrandByPath(segment: string): Brand | undefined {
  const name = segment.toLowerCase();
  return Object.values(brands).find(({ paths }) => paths.includes(name));
}
