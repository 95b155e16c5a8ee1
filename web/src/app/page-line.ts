import type { ComponentType } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { BrandId } from '#shared/brands/brand-names.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import type { HostSet } from '#web/lib/site/site-links.ts';

/** Title and description for search engines and shared links. */
export type PageHead = { title: string; description: string };

export type PageRoute = {
  /** React Router path pattern; `:name` is a parameter. */
  path: string;
  sets: readonly HostSet[];
  /** The brand of the path, on hosts without a brand. */
  brandId?: BrandId;
  /** Whether the brand that a link came from goes before it. */
  followsLink?: true;
  /** On brand hosts: only the hub's, or only the others'. */
  only?: 'hub' | 'editions';
  /** A route of the hub set that is also served outside the hub's root: document 1 section 2. */
  isOutsideHubRoot?: true;
  /** Values of parameters missing from the path. */
  defaults?: Record<string, string>;
  /** Whether the page itself handles an unknown brand in its path. */
  namesUnknownBrand?: true;
};

/** An entry of the route table: a page with its routes and its head. */
export type PageLine = {
  name: string;
  component: ComponentType<PageProps>;
  routes: readonly PageRoute[];
  /** Pages with a head are prerendered and listed in the sitemap. */
  head?: (brand: Brand, parameters: PageProps['parameters']) => PageHead;
  /** Whether it is a brand's landing page. */
  isLanding?: true;
};
