import type { HostedBrand } from './site/site.ts';

/** Domains in whose name mails are sent, each once. */
export function mailDomainsOf(brands: readonly HostedBrand[]): string[] {
  return [...new Set(brands.map(({ contact }) => contact.email.replace(/^.*@/, '')))];
}
