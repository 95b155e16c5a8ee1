import type { BrandId } from '#shared/brands/brand-names.ts';
import { runsInFull } from '#tests/support/sample.ts';
import type { PageName, PublicPage } from './public-pages.ts';

/**
 * Under which brand axe looks at a page where not every brand's is looked at. Brands differ in colours, whose contrast
 * `web/src/brand/theme.test.ts` computes for all of them, and in words: most on the landing page.
 */
const brandOf: Partial<Record<PageName, BrandId | 'every brand'>> = {
  landing: 'every brand',
  contact: 'every brand',
  about: 'broker',
  explorer: 'cpa',
  showcase: 'edgpt',
  conversionDemo: 'law',
  promptEnhancer: 'tax',
  scrapingDemo: 'broker',
  widgetGuide: 'edgpt',
  terms: 'law',
  privacy: 'tax',
  cookies: 'cpa',
  accessibility: 'broker',
  dpa: 'edgpt',
  subprocessors: 'gpt',
  brandNotFound: 'gpt',
  legalNotFound: 'cpa',
  userLogin: 'tax',
  dashboardFlow: 'gpt',
  staffLogin: 'law',
  staffOnly: 'law',
  checkout: 'cpa',
  checkoutSuccess: 'law',
  sample: 'law',
  notFound: 'edgpt',
};

/** Whether a run looks at this page: in a full run at every one. */
export function isLookedAt({ name, brand }: PublicPage): boolean {
  return runsInFull() || brandOf[name] === 'every brand' || brandOf[name] === brand.id;
}
