import type { HostedBrand } from './site/site.ts';

/** Sender domains without duplicates. */
export function mailDomainsOf(brands: readonly HostedBrand[]): string[] {
  return [...new Set(brands.map(({ contact }) => contact.email.replace(/^.*@/, '')))];
}
