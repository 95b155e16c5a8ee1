import type { Brand } from '#shared/brands/brand.ts';
import { findBrandByHost } from '#shared/brands/index.ts';

/** A brand's host, a host without a brand below /gptsites, or any other page there: document 1 section 2. */
export type HostSet = 'brand' | 'hub' | 'full';

/** Addresses of the public pages from a page of a brand. */
export type SiteLinks = ReturnType<typeof makeSiteLinks>;

export function makeSiteLinks(set: HostSet, { paths, isHub }: Pick<Brand, 'paths' | 'isHub'>, home = '') {
  const [path = ''] = paths;
  const root = set === 'hub' ? '/gptsites' : home;
  // On a host without a brand only the link can say which brand it came from.
  const origin = set === 'full' && !isHub ? `?brand=${path}` : '';
  return {
    home: { brand: `${home}/`, hub: '/gptsites', full: `${home}/${path}` }[set],
    about: set === 'hub' ? '/about' : `${home}/about${origin}`,
    contact: `${root}/contact${origin}`,
    explorer: `${root}/brands/explore`,
    showcase: `${root}/showcase`,
    conversionDemo: `${home}/conversion-demo`,
    sampleDashboard: `${root}/dashboard${origin}#sample-title`,
    signIn: `${home}/user/login${set === 'brand' ? '' : `?brand=${path}`}`,
    legal: (document: string) =>
      set === 'full' ? `${home}/${path}/legal/${document}` : `${root}/legal/${document}`,
  };
}

/** The same addresses for a page on a customer's own domain, on the site at `home`. */
export function makeOutsideLinks(home: string, brand: Brand): SiteLinks {
  return makeSiteLinks(findBrandByHost(new URL(home).hostname) ? 'brand' : 'full', brand, home);
}
