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

/** Every page of the site. */
export const routeTable: readonly PageLine[] = [
  {
    name: 'landing',
    component: loadPage(() => import('#web/pages/public/landing-page.tsx'), 'LandingPage'),
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
    component: loadPage(() => import('#web/pages/public/hub-page.tsx'), 'HubPage'),
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
    component: loadPage(() => import('#web/pages/public/about-page.tsx'), 'AboutPage'),
    routes: [{ path: '/about', sets: ['brand', 'full'] }],
    head: ({ name, targetAudience }) => ({
      title: `About ${name}`,
      description: `Who is behind ${name}, why we think that visitors should be able to ask, and what we do for ${targetAudience.toLowerCase()}.`,
    }),
  },
  {
    name: 'contact',
    component: loadPage(() => import('#web/pages/public/contact-page.tsx'), 'ContactPage'),
    routes: onEveryHost('/contact'),
    head: ({ name, contact, contactTagline }) => ({
      title: `Contact ${name}`,
      description: `${contactTagline} ${contact.phone}, ${contact.email}.`,
    }),
  },
  {
    name: 'conversion-demo',
    component: loadPage(() => import('#web/pages/public/conversion-demo-page.tsx'), 'ConversionDemoPage'),
    routes: [{ path: '/conversion-demo', sets: ['brand', 'hub'], isOutsideHubRoot: true }],
    head: ({ name }) => ({
      title: `From website to assistant: a demonstration by ${name}`,
      description: `See how up to ${trialPageLimit} pages become an assistant that answers with sources. Try your own for ${trialDays} days.`,
    }),
  },
  {
    name: 'brand-explorer',
    component: loadPage(() => import('#web/pages/public/brand-explorer-page.tsx'), 'BrandExplorerPage'),
    routes: onEveryHost('/brands/explore'),
    head: () => ({
      title: 'Every edition of GPTsites, side by side',
      description:
        'Search the six editions by industry: schools, law firms, tax preparers, CPA firms, business brokers and every other business.',
    }),
  },
  {
    name: 'showcase',
    component: loadPage(() => import('#web/pages/public/showcase-page.tsx'), 'ShowcasePage'),
    routes: onEveryHost('/showcase'),
    head: () => ({
      title: 'The platform at work: six editions compared',
      description:
        'What visitors ask in each industry, what the assistant answers, and what each edition does.',
    }),
  },
  {
    name: 'legal',
    component: loadPage(() => import('#web/pages/public/legal-page.tsx'), 'LegalPage'),
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
    component: loadPage(() => import('#web/pages/public/prompt-enhancer-page.tsx'), 'PromptEnhancerPage'),
    routes: onGeneralHost('/prompt-enhancer'),
    head: ({ name }) => ({
      title: `Prompt enhancer by ${name}`,
      description:
        'Turns a rough prompt into a clear one: asks for the detail, audience and format that a good answer needs.',
    }),
  },
  {
    name: 'scraping-demo',
    component: loadPage(() => import('#web/pages/public/scraping-demo-page.tsx'), 'ScrapingDemoPage'),
    routes: onGeneralHost('/scraping-demo'),
    head: ({ name }) => ({
      title: `Reading a website, step by step: ${name}`,
      description: 'What happens between the address of a website and an assistant that answers from it.',
    }),
  },
  {
    name: 'widget-guide',
    component: loadPage(() => import('#web/pages/public/widget-guide-page.tsx'), 'WidgetGuidePage'),
    routes: [{ path: '/help/widget', sets: ['brand', 'full'] }],
    head: ({ name }) => ({
      title: `Put your assistant on your website: ${name}`,
      description:
        'The code for your pages, and where it goes in WordPress, Wix, Squarespace, Shopify, Google Tag Manager and plain HTML.',
    }),
  },
  {
    name: 'message',
    component: loadPage(() => import('#web/pages/public/message-page.tsx'), 'MessagePage'),
    // The second form was mailed until November 2026.
    routes: onEveryHost('/messages', '/messages/:token'),
  },
  {
    name: 'invoice',
    component: loadPage(() => import('#web/pages/public/invoice-page.tsx'), 'InvoicePage'),
    routes: onEveryHost('/invoice'),
  },
  {
    name: 'conversation',
    component: loadPage(() => import('#web/pages/assistant/conversation-page.tsx'), 'ConversationPage'),
    routes: onEveryHost(transcriptPath),
  },
  {
    name: 'checkout',
    component: loadPage(() => import('#web/pages/public/checkout-page.tsx'), 'CheckoutPage'),
    routes: onEveryHost('/checkout/:platform/:tier/:interval'),
  },
  {
    name: 'checkout-success',
    component: loadPage(() => import('#web/pages/public/checkout-success-page.tsx'), 'CheckoutSuccessPage'),
    routes: onEveryHost('/checkout/success'),
  },
  {
    name: 'assistant',
    component: loadPage(() => import('#web/pages/assistant/assistant-page.tsx'), 'AssistantPage'),
    routes: onEveryHost('/gptsite/:conversionId'),
  },
  {
    name: 'source-copy',
    component: loadPage(() => import('#web/pages/assistant/source-copy-page.tsx'), 'SourceCopyPage'),
    routes: onEveryHost('/gptsite/:conversionId/source/:sourceId'),
  },
  {
    name: 'form',
    component: loadPage(() => import('#web/pages/assistant/form-page.tsx'), 'FormPage'),
    routes: onEveryHost('/form/:formId'),
  },
  {
    name: 'user-login',
    component: loadPage(() => import('#web/pages/account/user-login-page.tsx'), 'UserLoginPage'),
    routes: ofMembers('/user/login'),
  },
  {
    name: 'forgot-password',
    component: loadPage(() => import('#web/pages/account/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    routes: ofMembers('/user/forgot-password'),
  },
  {
    name: 'reset-password',
    component: loadPage(() => import('#web/pages/account/reset-password-page.tsx'), 'ResetPasswordPage'),
    routes: ofMembers('/user/reset-password'),
  },
  {
    name: 'invitation',
    component: loadPage(() => import('#web/pages/account/invitation-page.tsx'), 'InvitationPage'),
    routes: ofMembers('/user/invitation'),
  },
  {
    name: 'confirm-email',
    component: loadPage(() => import('#web/pages/account/confirm-email-page.tsx'), 'ConfirmEmailPage'),
    routes: ofMembers('/user/confirm-email'),
  },
  {
    name: 'keep-email',
    component: loadPage(() => import('#web/pages/account/keep-email-page.tsx'), 'KeepEmailPage'),
    routes: ofMembers('/user/keep-email'),
  },
  {
    name: 'unsubscribe',
    component: loadPage(() => import('#web/pages/account/unsubscribe-page.tsx'), 'UnsubscribePage'),
    routes: ofMembers(unsubscribePath),
  },
  {
    name: 'account',
    component: loadPage(() => import('#web/pages/account/account-page.tsx'), 'AccountPage'),
    routes: ofMembers('/user/account'),
  },
  {
    name: 'dashboard',
    component: loadPage(
      () => import('#web/pages/dashboard/school-dashboard-page.tsx'),
      'SchoolDashboardPage',
    ),
    routes: [
      ...ofMembers('/user/dashboard', '/school/dashboard'),
      ...onEveryHost('/school-dashboard/:conversionId'),
    ],
  },
  {
    name: 'dashboard-preview',
    component: loadPage(
      () => import('#web/pages/dashboard/dashboard-preview-page.tsx'),
      'DashboardPreviewPage',
    ),
    routes: ofMembers('/school/dashboard/preview'),
  },
  {
    name: 'dashboard-flow',
    component: loadPage(() => import('#web/pages/dashboard/dashboard-flow-page.tsx'), 'DashboardFlowPage'),
    routes: onEveryHost('/dashboard'),
  },
  {
    name: 'superadmin-login',
    component: loadPage(() => import('#web/pages/staff/superadmin-login-page.tsx'), 'SuperadminLoginPage'),
    routes: onEveryHost('/superadmin/login'),
  },
  {
    name: 'superadmin',
    component: loadPage(() => import('#web/pages/staff/superadmin-page.tsx'), 'SuperadminPage'),
    // The brand explorer links to `/admin`: document 3 section 2.
    routes: onEveryHost('/superadmin', '/admin'),
  },
  {
    name: 'customer-view',
    component: loadPage(() => import('#web/pages/staff/customer-view-page.tsx'), 'CustomerViewPage'),
    routes: onEveryHost('/superadmin/customer/:conversionId'),
  },
  {
    name: 'staff-account',
    component: loadPage(() => import('#web/pages/staff/staff-account-page.tsx'), 'StaffAccountPage'),
    routes: onEveryHost('/superadmin/account'),
  },
  {
    name: 'dashboard-test',
    component: loadPage(() => import('#web/pages/staff/dashboard-test-page.tsx'), 'DashboardTestPage'),
    routes: onEveryHost('/dashboard-test'),
  },
  {
    name: 'test-suite',
    component: loadPage(() => import('#web/pages/staff/test-suite-page.tsx'), 'TestSuitePage'),
    routes: onEveryHost('/test-suite'),
  },
  {
    name: 'data-preview',
    component: loadPage(() => import('#web/pages/staff/data-preview-page.tsx'), 'DataPreviewPage'),
    routes: onEveryHost('/preview'),
  },
  {
    name: 'monitor',
    component: loadPage(() => import('#web/pages/staff/monitor-page.tsx'), 'MonitorPage'),
    routes: onEveryHost('/monitor'),
  },
];

/** Shown for a brand without a data file. */
export const brandMissingLine: PageLine = {
  name: 'brand-missing',
  component: loadPage(() => import('#web/pages/public/brand-missing-page.tsx'), 'BrandMissingPage'),
  routes: [],
};

/** Shown for addresses without a page. */
export const notFoundLine: PageLine = { name: 'not-found', component: NotFoundPage, routes: [] };
