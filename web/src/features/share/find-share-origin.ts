import type { Brand } from '#shared/brands/brand.ts';
import { findBrandByHost } from '#shared/brands/index.ts';

/** Where a brand's assistants are: on its domain, or where the product runs without it. */
export function findShareOrigin({ domain }: Brand, { hostname, origin }: Location): string {
  const isOnBrandDomain = findBrandByHost(hostname) && !hostname.endsWith('.localhost');
  return isOnBrandDomain ? `https://${domain}` : origin;
}
