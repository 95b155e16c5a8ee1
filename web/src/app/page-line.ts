import type { ComponentType } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { BrandId } from '#shared/brands/brand-names.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import type { HostSet } from '#web/lib/site/site-links.ts';

/** What search engines and shared links show of a page. */
export type PageHead = { title: string; description: string };

/** One address of a page. */
export type PageRoute = {
  /** Path pattern of React Router; `:name` is a parameter. */
  path: string;
  sets: readonly HostSet[];
  /** The brand the path stands for, where the host stands for none. */
  brandId?: BrandId;
  /** On brands' hosts: only on the hub's, or only on the others'. */
  only?: 'hub' | 'editions';
  /** A route of the hub's set that is also served outside the hub's root: document 1 section 2. */
  isOutsideHubRoot?: true;
  /** Parameters that the path leaves out. */
  defaults?: Record<string, string>;
  /** Whether the page itself says that the brand of its path does not exist. */
  namesUnknownBrand?: true;
};

/** A line of the table: a page with its addresses and its head. */
export type PageLine = {
  name: string;
  component: ComponentType<PageProps>;
  routes: readonly PageRoute[];
  /** Pages with a head are prerendered and listed in the sitemap. */
  head?: (brand: Brand, parameters: PageProps['parameters']) => PageHead;
  /** Whether it is a brand's first page. */
  isLanding?: true;
};
