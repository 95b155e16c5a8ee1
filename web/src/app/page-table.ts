import { brands, hubBrand } from '#shared/brands/index.ts';
import type { BrandId } from '#shared/domain/brand-names.ts';
import { unsubscribePath } from '#shared/domain/unsubscribe-path.ts';
import type { HostSet } from '#web/lib/site/site-links.ts';

export type PageName =
  | 'landing'
  | 'hub'
  | 'about'
  | 'contact'
  | 'brand-explorer'
  | 'showcase'
  | 'legal'
  | 'conversion-demo'
  | 'prompt-enhancer'
  | 'scraping-demo'
  | 'widget-guide'
  | 'assistant'
  | 'source-copy'
  | 'form'
  | 'user-login'
  | 'forgot-password'
  | 'reset-password'
  | 'confirm-email'
  | 'unsubscribe'
  | 'account'
  | 'superadmin-login'
  | 'superadmin'
  | 'dashboard-test'
  | 'test-suite'
  | 'data-preview'
  | 'monitor'
  | 'dashboard'
  | 'dashboard-flow'
  | 'dashboard-preview'
  | 'checkout'
  | 'checkout-success'
  | 'brand-missing'
  | 'not-found';

/** One line of the page table. */
export type PageEntry = {
  /** Path pattern; `:name` is a parameter. */
  path: string;
  page: PageName;
  sets: readonly HostSet[];
  /** The brand the path stands for, where the host stands for none. */
  brandId?: BrandId;
  /** Parameters that the path leaves out. */
  defaults?: Record<string, string>;
  /** Whether the page itself says that the brand of its path does not exist. */
  namesUnknownBrand?: boolean;
};

const everywhere: readonly HostSet[] = ['brand', 'hub', 'full'];
const hubAliases = ['gptsites.ai', 'domains', 'brands', 'home'];

/** Every page of the site. The first line that fits set and path wins; none means not found. */
export const pageTable: readonly PageEntry[] = [
  { path: '/', page: 'landing', sets: ['brand'] },
  { path: '/', page: 'landing', sets: ['hub'], brandId: hubBrand.id },
  { path: '/', page: 'landing', sets: ['full'], brandId: 'edgpt' },
  ...Object.values(brands).flatMap(({ id, paths }) => paths.map((path) => landingLine(path, id))),
  ...hubAliases.map((path) => landingLine(path, hubBrand.id)),
  { path: '/about', page: 'about', sets: ['brand', 'full'] },
  { path: '/contact', page: 'contact', sets: everywhere },
  { path: '/conversion-demo', page: 'conversion-demo', sets: ['brand', 'hub'] },
  { path: '/brands/explore', page: 'brand-explorer', sets: everywhere },
  { path: '/showcase', page: 'showcase', sets: everywhere },
  // Document 2 sections 2.4 and 8: the terms by default, and a message for a brand that does not exist.
  ...['/legal', '/legal/:document'].flatMap((path): PageEntry[] => [
    { path, page: 'legal', sets: ['brand', 'hub'], defaults: { document: 'terms' } },
    {
      path: `/:brand${path}`,
      page: 'legal',
      sets: ['full'],
      defaults: { document: 'terms' },
      namesUnknownBrand: true,
    },
  ]),
  { path: '/prompt-enhancer', page: 'prompt-enhancer', sets: ['full'] },
  { path: '/scraping-demo', page: 'scraping-demo', sets: ['full'] },
  { path: '/help/widget', page: 'widget-guide', sets: ['brand', 'full'] },
  { path: '/gptsite/:conversionId', page: 'assistant', sets: everywhere },
  { path: '/gptsite/:conversionId/source/:sourceId', page: 'source-copy', sets: everywhere },
  { path: '/form/:formId', page: 'form', sets: everywhere },
  // Document 2 section 2.11: where the host says no brand, the education brand.
  ...[
    { path: '/user/login', page: 'user-login' as const },
    { path: '/user/forgot-password', page: 'forgot-password' as const },
    { path: '/user/reset-password', page: 'reset-password' as const },
    { path: '/user/confirm-email', page: 'confirm-email' as const },
    { path: unsubscribePath, page: 'unsubscribe' as const },
    { path: '/user/account', page: 'account' as const },
    { path: '/user/dashboard', page: 'dashboard' as const },
    { path: '/school/dashboard', page: 'dashboard' as const },
    { path: '/school/dashboard/preview', page: 'dashboard-preview' as const },
  ].map((line) => ({ ...line, sets: everywhere, brandId: 'edgpt' as const })),
  { path: '/school-dashboard/:conversionId', page: 'dashboard', sets: everywhere },
  { path: '/checkout/success', page: 'checkout-success', sets: everywhere },
  { path: '/checkout/:platform/:tier/:interval', page: 'checkout', sets: everywhere },
  { path: '/dashboard', page: 'dashboard-flow', sets: everywhere },
  { path: '/superadmin/login', page: 'superadmin-login', sets: everywhere },
  { path: '/superadmin', page: 'superadmin', sets: everywhere },
  // The brand explorer links to it: document 3 section 2.
  { path: '/admin', page: 'superadmin', sets: everywhere },
  { path: '/dashboard-test', page: 'dashboard-test', sets: ['full'] },
  { path: '/test-suite', page: 'test-suite', sets: ['full'] },
  { path: '/preview', page: 'data-preview', sets: ['full'] },
  { path: '/monitor', page: 'monitor', sets: ['full'] },
];

function landingLine(path: string, brandId: BrandId): PageEntry {
  return { path: `/${path}`, page: 'landing', sets: ['full'], brandId };
}
