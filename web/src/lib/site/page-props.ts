import type { Brand } from '#shared/brands/brand.ts';
import type { SiteLinks } from './site-links.ts';

/** What the page table hands to a page. */
export type PageProps = {
  brand: Brand;
  links: SiteLinks;
  parameters: Record<string, string | undefined>;
};
