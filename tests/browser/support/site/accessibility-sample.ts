import type { BrandId } from '#shared/brands/brand-names.ts';
import { runsInFull } from '#tests/support/sample.ts';
import type { PageName, PublicPage } from './public-pages.ts';

/** The brand under which a sampled run checks a page; `web/src/brand/theme.test.ts` computes contrast for all brands. */
const brandOf: Record<PageName, BrandId | 'every brand' | 'full runs'> = {
  landing: 'every brand',
  contact: 'every brand',
  about: 'broker',
  explorer: 'cpa',
  showcase: 'edgpt',
  conversionDemo: 'broker',
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
  forgotPassword: 'cpa',
  organizationSignIn: 'edgpt',
  resetPassword: 'law',
  confirmEmail: 'broker',
  keepEmail: 'cpa',
  invitation: 'gpt',
  unsubscribe: 'tax',
  dashboardPreview: 'edgpt',
  // Shows the sign-in page, which is checked as such.
  guarded: 'full runs',
};

/** Whether this run checks the page; a full run checks every page. */
export function isLookedAt({ name, brand }: PublicPage): boolean {
  return runsInFull() || brandOf[name] === 'every brand' || brandOf[name] === brand.id;
}
