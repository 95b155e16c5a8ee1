import type { Stage } from '#infra/stages/stage.ts';

/** What of a brand the cloud has to know. */
export type HostedBrand = { id: string; domain: string; contact: { email: string } };

/** A set of prerendered pages and where it is shown. */
export type Site = {
  id: string;
  /** Folder of its pages: a brand's id, or that of hosts of no brand. */
  pageSet: string;
  /** Its domain, which is also shown at `www.`; without one it is at the name that CloudFront gives it. */
  domain?: string;
};

/** Pages of hosts that stand for no brand: infra/build/prerender.ts. */
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

/** The domain with its `www`; none for a site without one. */
export function hostNamesOf({ domain }: Site): string[] {
  return domain ? [domain, `www.${domain}`] : [];
}

/** Origins whose pages call this deployment; any CloudFront host where a site has no domain of its own. */
export function listOrigins(sites: readonly Site[]): string[] {
  return sites.flatMap((site) =>
    site.domain ? hostNamesOf(site).map((host) => `https://${host}`) : ['https://*.cloudfront.net'],
  );
}
