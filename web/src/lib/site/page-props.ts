import type { Brand } from '#shared/brands/brand.ts';
import type { SiteLinks } from './site-links.ts';

/** Props that every page receives. */
export type PageProps = { brand: Brand; links: SiteLinks; parameters: Record<string, string | undefined> };
