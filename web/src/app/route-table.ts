import type { Brand } from '#shared/brands/brand.ts';
import type { BrandId } from '#shared/brands/brand-names.ts';
import { brands, hubBrand } from '#shared/brands/index.ts';
import { transcriptPath } from '#shared/domain/chat/transcript-path.ts';
import { legalTitles } from '#shared/domain/legal-documents.ts';
import { trialDays, trialPageLimit } from '#shared/domain/limits.ts';
import { unsubscribePath } from '#shared/domain/mail/unsubscribe-path.ts';
import type { HostSet } from '#web/lib/site/site-links.ts';
import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { loadPage } from './load-page.ts';
import type { PageHead, PageLine, PageRoute } from './page-line.ts';

const everywhere: readonly HostSet[] = ['brand', 'hub', 'full'];
const hubAliases = ['gptsites.ai', 'domains', 'brands', 'home'];
const editions = Object.values(brands).filter(({ isHub }) => !isHub);

const onEveryHost = (...paths: string[]) => paths.map((path): PageRoute => ({ path, sets: everywhere }));
const onGeneralHost = (path: string): PageRoute[] => [{ path, sets: ['full'] }];
/** Document 2 section 2.11: the education brand, unless the host or the link names a brand. */
const ofMembers = (...paths: string[]) =>
  paths.map((path): PageRoute => ({ path, sets: everywhere, brandId: 'edgpt', followsLink: true }));
const ofBrand = (brandId: BrandId, paths: readonly string[]) =>
  paths.map((path): PageRoute => ({ path: `/${path}`, sets: ['full'], brandId }));
const describeLanding = ({ name, tagline, description }: Brand): PageHead => ({
  title: `${name}: ${tagline}`,
  description,
});

/** Pages without a head, by name: how each loads, and its paths. */
const listPages = (
  routesOf: (...paths: string[]) => PageRoute[],
  pages: Record<string, [load: Parameters<typeof loadPage>[0], ...paths: string[]]>,
) =>
  Object.entries(pages).map(
    ([name, [load, ...paths]]): PageLine => ({ name, component: loadPage(load), routes: routesOf(...paths) }),
  );

/** Every page of the site. */
export const routeTable: readonly PageLine[] = [
  {
    name: 'landing',
    component: loadPage(() => import('#web/pages/public/landing-page.tsx')),
    routes: [
      { path: '/', sets: ['brand'], only: 'editions' },
      { path: '/', sets: ['full'], brandId: 'edgpt' },
      ...editions.flatMap(({ id, paths }) => ofBrand(id, paths)),
    ],
    head: describeLanding,
    isLanding: true,
  },
  {
    name: 'hub',
    component: loadPage(() => import('#web/pages/public/hub-page.tsx')),
    routes: [
      { path: '/', sets: ['brand'], only: 'hub' },
      { path: '/', sets: ['hub'], brandId: hubBrand.id },
      ...ofBrand(hubBrand.id, [...hubBrand.paths, ...hubAliases]),
    ],
    head: describeLanding,
    isLanding: true,
  },
  {
    name: 'about',
    component: loadPage(() => import('#web/pages/public/about-page.tsx')),
    routes: [{ path: '/about', sets: ['brand', 'full'] }],
    head: ({ name, targetAudience }) => ({
      title: `About ${name}`,
      description: `Who is behind ${name}, why we think that visitors should be able to ask, and what we do for ${targetAudience.toLowerCase()}.`,
    }),
  },
  {
    name: 'contact',
    component: loadPage(() => import('#web/pages/public/contact-page.tsx')),
    routes: onEveryHost('/contact'),
    head: ({ name, contact, contactTagline }) => ({
      title: `Contact ${name}`,
      description: `${contactTagline} ${contact.phone}, ${contact.email}.`,
    }),
  },
  {
    name: 'conversion-demo',
    component: loadPage(() => import('#web/pages/public/conversion-demo-page.tsx')),
    routes: [{ path: '/conversion-demo', sets: ['brand', 'hub'], isOutsideHubRoot: true }],
    head: ({ name }) => ({
      title: `From website to assistant: a demonstration by ${name}`,
      description: `See how up to ${trialPageLimit} pages become an assistant that answers with sources. Try your own for ${trialDays} days.`,
    }),
  },
  {
    name: 'brand-explorer',
    component: loadPage(() => import('#web/pages/public/brand-explorer-page.tsx')),
    routes: onEveryHost('/brands/explore'),
    head: () => ({
      title: 'Every edition of GPTsites, side by side',
      description:
        'Search the six editions by industry: schools, law firms, tax preparers, CPA firms, business brokers and every other business.',
    }),
  },
  {
    name: 'showcase',
    component: loadPage(() => import('#web/pages/public/showcase-page.tsx')),
    routes: onEveryHost('/showcase'),
    head: () => ({
      title: 'The platform at work: six editions compared',
      description:
        'What visitors ask in each industry, what the assistant answers, and what each edition does.',
    }),
  },
  {
    name: 'legal',
    component: loadPage(() => import('#web/pages/public/legal-page.tsx')),
    // Document 2 sections 2.4 and 8: terms by default, and a message for an unknown brand.
    routes: ['/legal', '/legal/:document'].flatMap((path): PageRoute[] => [
      { path, sets: ['brand', 'hub'], defaults: { document: 'terms' } },
      { path: `/:brand${path}`, sets: ['full'], defaults: { document: 'terms' }, namesUnknownBrand: true },
    ]),
    head: ({ name }, { document = '' }) => {
      const title = new Map(Object.entries(legalTitles)).get(document) ?? 'Legal';
      return { title: `${title} of ${name}`, description: `${title} of ${name}, in plain words.` };
    },
  },
  {
    name: 'prompt-enhancer',
    component: loadPage(() => import('#web/pages/public/prompt-enhancer-page.tsx')),
    routes: onGeneralHost('/prompt-enhancer'),
    head: ({ name }) => ({
      title: `Prompt enhancer by ${name}`,
      description:
        'Turns a rough prompt into a clear one: asks for the detail, audience and format that a good answer needs.',
    }),
  },
  {
    name: 'scraping-demo',
    component: loadPage(() => import('#web/pages/public/scraping-demo-page.tsx')),
    routes: onGeneralHost('/scraping-demo'),
    head: ({ name }) => ({
      title: `Reading a website, step by step: ${name}`,
      description: 'What happens between the address of a website and an assistant that answers from it.',
    }),
  },
  {
    name: 'widget-guide',
    component: loadPage(() => import('#web/pages/public/widget-guide-page.tsx')),
    routes: [{ path: '/help/widget', sets: ['brand', 'full'] }],
    head: ({ name }) => ({
      title: `Put your assistant on your website: ${name}`,
      description:
        'The code for your pages, and where it goes in WordPress, Wix, Squarespace, Shopify, Google Tag Manager and plain HTML.',
    }),
  },
  ...listPages(onEveryHost, {
    // The second form was mailed until November 2026.
    message: [() => import('#web/pages/public/message-page.tsx'), '/messages', '/messages/:token'],
    invoice: [() => import('#web/pages/public/invoice-page.tsx'), '/invoice'],
    conversation: [() => import('#web/pages/assistant/conversation-page.tsx'), transcriptPath],
    checkout: [() => import('#web/pages/public/checkout-page.tsx'), '/checkout/:platform/:tier/:interval'],
    'checkout-success': [() => import('#web/pages/public/checkout-success-page.tsx'), '/checkout/success'],
    assistant: [() => import('#web/pages/assistant/assistant-page.tsx'), '/gptsite/:conversionId'],
    'source-copy': [
      () => import('#web/pages/assistant/source-copy-page.tsx'),
      '/gptsite/:conversionId/source/:sourceId',
    ],
    form: [() => import('#web/pages/assistant/form-page.tsx'), '/form/:formId'],
  }),
  ...listPages(ofMembers, {
    'user-login': [() => import('#web/pages/account/user-login-page.tsx'), '/user/login'],
    'organization-sign-in': [
      () => import('#web/pages/account/organization-sign-in-page.tsx'),
      '/user/login/organization',
    ],
    'forgot-password': [() => import('#web/pages/account/forgot-password-page.tsx'), '/user/forgot-password'],
    'reset-password': [() => import('#web/pages/account/reset-password-page.tsx'), '/user/reset-password'],
    invitation: [() => import('#web/pages/account/invitation-page.tsx'), '/user/invitation'],
    'confirm-email': [() => import('#web/pages/account/confirm-email-page.tsx'), '/user/confirm-email'],
    'keep-email': [() => import('#web/pages/account/keep-email-page.tsx'), '/user/keep-email'],
    unsubscribe: [() => import('#web/pages/account/unsubscribe-page.tsx'), unsubscribePath],
    account: [() => import('#web/pages/account/account-page.tsx'), '/user/account'],
    'new-client': [() => import('#web/pages/account/new-client-page.tsx'), '/user/new-client'],
  }),
  {
    name: 'dashboard',
    component: loadPage(() => import('#web/pages/dashboard/school-dashboard-page.tsx')),
    routes: [
      ...ofMembers('/user/dashboard', '/school/dashboard'),
      ...onEveryHost('/school-dashboard/:conversionId'),
    ],
  },
  ...listPages(ofMembers, {
    'dashboard-preview': [
      () => import('#web/pages/dashboard/dashboard-preview-page.tsx'),
      '/school/dashboard/preview',
    ],
  }),
  ...listPages(onEveryHost, {
    'dashboard-flow': [() => import('#web/pages/dashboard/dashboard-flow-page.tsx'), '/dashboard'],
    'staff-provider-sign-in': [
      () => import('#web/pages/account/organization-sign-in-page.tsx'),
      '/superadmin/login/organization',
    ],
    'superadmin-login': [() => import('#web/pages/staff/superadmin-login-page.tsx'), '/superadmin/login'],
    // The brand explorer links to `/admin`: document 3 section 2.
    superadmin: [() => import('#web/pages/staff/superadmin-page.tsx'), '/superadmin', '/admin'],
    'customer-view': [
      () => import('#web/pages/staff/customer-view-page.tsx'),
      '/superadmin/customer/:conversionId',
    ],
    'staff-account': [() => import('#web/pages/staff/staff-account-page.tsx'), '/superadmin/account'],
    'dashboard-test': [() => import('#web/pages/staff/dashboard-test-page.tsx'), '/dashboard-test'],
    'test-suite': [() => import('#web/pages/staff/test-suite-page.tsx'), '/test-suite'],
    'data-preview': [() => import('#web/pages/staff/data-preview-page.tsx'), '/preview'],
    monitor: [() => import('#web/pages/staff/monitor-page.tsx'), '/monitor'],
  }),
];

/** Shown for a brand without a data file. */
export const brandMissingLine: PageLine = {
  name: 'brand-missing',
  component: loadPage(() => import('#web/pages/public/brand-missing-page.tsx')),
  routes: [],
};

/** Shown for addresses without a page. */
export const notFoundLine: PageLine = { name: 'not-found', component: NotFoundPage, routes: [] };
