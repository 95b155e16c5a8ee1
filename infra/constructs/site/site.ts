import type { Stage } from '#infra/stages/stage.ts';

/** The fields of a brand the cloud needs. */
export type HostedBrand = { id: string; domain: string; contact: { email: string } };

/** A prerendered page set and its domain. */
export type Site = {
  id: string;
  /** Folder of its pages: a brand's id, or the general set. */
  pageSet: string;
  /** Its domain, also served at `www.`; without one it uses CloudFront's domain name. */
  domain?: string;
};

/** Pages of neutral hosts: infra/build/prerender.ts. */
const generalSite: Site = { id: 'general', pageSet: 'full' };

/** The sites of a deployment. */
export function listSites({ sites }: Pick<Stage, 'sites'>, brands: readonly HostedBrand[]): Site[] {
  switch (sites) {
    case 'general':
      return [generalSite];
    case 'brands':
      return brands.map(({ id, domain }) => ({ id, pageSet: id, domain }));
  }
}

/** Only names of the brands' stacks contain it, and of that of customers' own domains, which is deployed like them. */
export const brandStackPart = '-brand-';

/** The name of the stack that holds all that waits for the DNS of this site. */
export function nameBrandStack({ name }: Pick<Stage, 'name'>, { id }: Site): string {
  return `gptsites-${name}${brandStackPart}${id}`;
}

/** The domain with its `www`; empty for a site without one. */
export const hostNamesOf = ({ domain }: Site): string[] => (domain ? [domain, `www.${domain}`] : []);

/** Origins whose pages call this deployment; any CloudFront host when a site has no custom domain. */
export function listOrigins(sites: readonly Site[]): string[] {
  return sites.flatMap((site) =>
    site.domain ? hostNamesOf(site).map((host) => `https://${host}`) : ['https://*.cloudfront.net'],
  );
}
