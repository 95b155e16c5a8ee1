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
  /** On hosts of brands: whether on the hub's alone, or on those of all the others. */
  only?: 'hub' | 'editions';
  /** Of the hub's set, but at its path outside the hub's root, too: document 1 section 2. */
  isOutsideHubRoot?: true;
  /** Parameters that the path leaves out. */
  defaults?: Record<string, string>;
  /** Whether the page itself says that the brand of its path does not exist. */
  namesUnknownBrand?: true;
};

/** A line of the table: a page, its addresses, and what is said of it elsewhere. */
export type PageLine = {
  name: string;
  component: ComponentType<PageProps>;
  routes: readonly PageRoute[];
  /** Pages with a head are rendered in advance and stand in the sitemap. */
  head?: (brand: Brand, parameters: PageProps['parameters']) => PageHead;
  /** Whether it is what a brand shows first. */
  isLanding?: true;
};
