import { NotFoundPage } from '#web/pages/public/not-found-page.tsx';
import { loadPage } from './load-page.ts';
import type { PageName } from './page-table.ts';

/** The component of every page, each in its own chunk. */
export const pages = {
  landing: loadPage(async () => (await import('#web/pages/public/landing-page.tsx')).LandingPage),
  hub: loadPage(async () => (await import('#web/pages/public/hub-page.tsx')).HubPage),
  about: loadPage(async () => (await import('#web/pages/public/about-page.tsx')).AboutPage),
  contact: loadPage(async () => (await import('#web/pages/public/contact-page.tsx')).ContactPage),
  'brand-explorer': loadPage(
    async () => (await import('#web/pages/public/brand-explorer-page.tsx')).BrandExplorerPage,
  ),
  showcase: loadPage(async () => (await import('#web/pages/public/showcase-page.tsx')).ShowcasePage),
  legal: loadPage(async () => (await import('#web/pages/public/legal-page.tsx')).LegalPage),
  'conversion-demo': loadPage(
    async () => (await import('#web/pages/public/conversion-demo-page.tsx')).ConversionDemoPage,
  ),
  'prompt-enhancer': loadPage(
    async () => (await import('#web/pages/public/prompt-enhancer-page.tsx')).PromptEnhancerPage,
  ),
  'scraping-demo': loadPage(
    async () => (await import('#web/pages/public/scraping-demo-page.tsx')).ScrapingDemoPage,
  ),
  'widget-guide': loadPage(
    async () => (await import('#web/pages/public/widget-guide-page.tsx')).WidgetGuidePage,
  ),
  assistant: loadPage(async () => (await import('#web/pages/assistant/assistant-page.tsx')).AssistantPage),
  'source-copy': loadPage(
    async () => (await import('#web/pages/assistant/source-copy-page.tsx')).SourceCopyPage,
  ),
  dashboard: loadPage(
    async () => (await import('#web/pages/dashboard/school-dashboard-page.tsx')).SchoolDashboardPage,
  ),
  'dashboard-flow': loadPage(
    async () => (await import('#web/pages/dashboard/dashboard-flow-page.tsx')).DashboardFlowPage,
  ),
  'dashboard-preview': loadPage(
    async () => (await import('#web/pages/dashboard/dashboard-preview-page.tsx')).DashboardPreviewPage,
  ),
  form: loadPage(async () => (await import('#web/pages/assistant/form-page.tsx')).FormPage),
  checkout: loadPage(async () => (await import('#web/pages/public/checkout-page.tsx')).CheckoutPage),
  'checkout-success': loadPage(
    async () => (await import('#web/pages/public/checkout-success-page.tsx')).CheckoutSuccessPage,
  ),
  'brand-missing': loadPage(
    async () => (await import('#web/pages/public/brand-missing-page.tsx')).BrandMissingPage,
  ),
  'user-login': loadPage(async () => (await import('#web/pages/account/user-login-page.tsx')).UserLoginPage),
  'forgot-password': loadPage(
    async () => (await import('#web/pages/account/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  'reset-password': loadPage(
    async () => (await import('#web/pages/account/reset-password-page.tsx')).ResetPasswordPage,
  ),
  'confirm-email': loadPage(
    async () => (await import('#web/pages/account/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  unsubscribe: loadPage(
    async () => (await import('#web/pages/account/unsubscribe-page.tsx')).UnsubscribePage,
  ),
  account: loadPage(async () => (await import('#web/pages/account/account-page.tsx')).AccountPage),
  'superadmin-login': loadPage(
    async () => (await import('#web/pages/staff/superadmin-login-page.tsx')).SuperadminLoginPage,
  ),
  superadmin: loadPage(async () => (await import('#web/pages/staff/superadmin-page.tsx')).SuperadminPage),
  'dashboard-test': loadPage(
    async () => (await import('#web/pages/staff/dashboard-test-page.tsx')).DashboardTestPage,
  ),
  'test-suite': loadPage(async () => (await import('#web/pages/staff/test-suite-page.tsx')).TestSuitePage),
  'data-preview': loadPage(
    async () => (await import('#web/pages/staff/data-preview-page.tsx')).DataPreviewPage,
  ),
  monitor: loadPage(async () => (await import('#web/pages/staff/monitor-page.tsx')).MonitorPage),
  'not-found': NotFoundPage,
} satisfies Record<PageName, unknown>;
