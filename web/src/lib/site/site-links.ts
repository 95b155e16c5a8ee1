import type { Brand } from '#shared/brands/brand.ts';

/** A brand's own host; a host of no brand below /gptsites; a host of no brand: document 1 section 2. */
export type HostSet = 'brand' | 'hub' | 'full';

/** Addresses of the public pages, as seen from a page of a brand in a host set. */
export type SiteLinks = ReturnType<typeof makeSiteLinks>;

export function makeSiteLinks(set: HostSet, { paths, isHub }: Pick<Brand, 'paths' | 'isHub'>) {
  const [path = ''] = paths;
  const root = set === 'hub' ? '/gptsites' : '';
  // On a host of no brand the page itself names none, so the link says which brand it came from.
  const origin = set === 'full' && !isHub ? `?brand=${path}` : '';
  return {
    home: { brand: '/', hub: '/gptsites', full: `/${path}` }[set],
    about: set === 'hub' ? '/about' : `/about${origin}`,
    contact: `${root}/contact${origin}`,
    explorer: `${root}/brands/explore`,
    showcase: `${root}/showcase`,
    conversionDemo: '/conversion-demo',
    signIn: '/user/login',
    legal: (document: string) =>
      set === 'full' ? `/${path}/legal/${document}` : `${root}/legal/${document}`,
  };
}
