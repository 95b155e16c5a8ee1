import { brands as allBrands } from './all-brands.ts';
import type { Brand } from './brand.ts';
import type { BrandId } from './brand-names.ts';

export { hubBrand } from './all-brands.ts';

/** All brands by id, in the order in which the hub lists them. */
export const brands: Record<BrandId, Brand> = allBrands;

/** The brand a host name stands for, with or without `www` (also `<name>.localhost`); undefined for other hosts. */
export function findBrandByHost(hostname: string): Brand | undefined {
  const host = hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return Object.values(brands).find(
    ({ domain, paths }) => host === domain || paths.some((path) => host === `${path}.localhost`),
  );
}

/** The brand a first path segment selects on hosts of no brand; undefined when it selects none. */
export function findBrandByPath(segment: string): Brand | undefined {
  const name = segment.toLowerCase();
  return Object.values(brands).find(({ paths }) => paths.includes(name));
}
