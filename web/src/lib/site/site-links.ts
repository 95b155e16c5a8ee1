import type { Brand } from '#shared/brands/brand.ts';

/** A brand's host, a host without a brand below /gptsites, or any other page there: document 1 section 2. */
export type HostSet = 'brand' | 'hub' | 'full';

/** Addresses of the public pages from a page of a brand. */
export type SiteLinks = ReturnType<typeof makeSiteLinks>;

export function makeSiteLinks(set: HostSet, { paths, isHub }: Pick<Brand, 'paths' | 'isHub'>) {
  const [path = ''] = paths;
  const root = set === 'hub' ? '/gptsites' : '';
  // On a host without a brand only the link can say which brand it came from.
  const origin = set === 'full' && !isHub ? `?brand=${path}` : '';
  return {
    home: { brand: '/', hub: '/gptsites', full: `/${path}` }[set],
    about: set === 'hub' ? '/about' : `/about${origin}`,
    contact: `${root}/contact${origin}`,
    explorer: `${root}/brands/explore`,
    showcase: `${root}/showcase`,
    conversionDemo: '/conversion-demo',
    sampleDashboard: `${root}/dashboard${origin}#sample-title`,
    signIn: `/user/login${set === 'brand' ? '' : `?brand=${path}`}`,
    legal: (document: string) =>
      set === 'full' ? `/${path}/legal/${document}` : `${root}/legal/${document}`,
  };
}
