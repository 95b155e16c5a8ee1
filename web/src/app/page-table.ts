import { brands } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/domain/platforms.ts';

export type PageName = 'landing' | 'assistant' | 'source-copy' | 'not-found';

/** One line of the page table. */
export type PageEntry = {
  /** Path pattern; `:name` is a parameter. */
  path: string;
  page: PageName;
  /** On which hosts: those of a brand, those of none, or all. */
  hosts: 'brand' | 'general' | 'all';
  /** The brand the path stands for, on hosts of none. */
  brandId?: BrandId;
};

/** Every page of the site. The first line that fits host and path wins; none means not found. */
export const pageTable: readonly PageEntry[] = [
  { path: '/', page: 'landing', hosts: 'brand' },
  { path: '/', page: 'landing', hosts: 'general', brandId: 'edgpt' },
  ...Object.values(brands).flatMap(({ id, paths }) =>
    paths.map((path): PageEntry => ({ path: `/${path}`, page: 'landing', hosts: 'general', brandId: id })),
  ),
  { path: '/gptsite/:conversionId', page: 'assistant', hosts: 'all' },
  { path: '/gptsite/:conversionId/source/:sourceId', page: 'source-copy', hosts: 'all' },
];
