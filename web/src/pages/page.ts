import type { Brand } from '#shared/brands/brand.ts';

/** What the page table hands to a page. */
export type PageProps = {
  brand: Brand;
  /** Where the brand's landing page is, seen from this host. */
  home: string;
  parameters: Record<string, string | undefined>;
};
