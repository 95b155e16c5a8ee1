import type { BrandId } from '../domain/platforms.ts';
import type { Brand } from './brand.ts';
import { broker } from './broker.ts';
import { cpa } from './cpa.ts';
import { edgpt } from './edgpt.ts';
import { gpt } from './gpt.ts';
import { law } from './law.ts';
import { tax } from './tax.ts';

/** All brands by id, in the order in which the hub lists them. */
export const brands: Record<BrandId, Brand> = { edgpt, law, tax, cpa, broker, gpt };

/** The brand without an industry: default of every page and call that names none. */
export const hubBrand = gpt;

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
