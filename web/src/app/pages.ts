import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { loadPage } from './load-page.ts';
import type { PageName } from './page-table.ts';

/** The component of every page, each in its own chunk. */
export const pages = {
  landing: loadPage(async () => (await import('#web/pages/landing-page.tsx')).LandingPage),
  hub: loadPage(async () => (await import('#web/pages/hub-page.tsx')).HubPage),
  about: loadPage(async () => (await import('#web/pages/about-page.tsx')).AboutPage),
  contact: loadPage(async () => (await import('#web/pages/contact-page.tsx')).ContactPage),
  'brand-explorer': loadPage(
    async () => (await import('#web/pages/brand-explorer-page.tsx')).BrandExplorerPage,
  ),
  showcase: loadPage(async () => (await import('#web/pages/showcase-page.tsx')).ShowcasePage),
  legal: loadPage(async () => (await import('#web/pages/legal-page.tsx')).LegalPage),
  'conversion-demo': loadPage(
    async () => (await import('#web/pages/conversion-demo-page.tsx')).ConversionDemoPage,
  ),
  'prompt-enhancer': loadPage(
    async () => (await import('#web/pages/prompt-enhancer-page.tsx')).PromptEnhancerPage,
  ),
  'scraping-demo': loadPage(async () => (await import('#web/pages/scraping-demo-page.tsx')).ScrapingDemoPage),
  'widget-guide': loadPage(async () => (await import('#web/pages/widget-guide-page.tsx')).WidgetGuidePage),
  assistant: loadPage(async () => (await import('#web/pages/assistant-page.tsx')).AssistantPage),
  'source-copy': loadPage(async () => (await import('#web/pages/source-copy-page.tsx')).SourceCopyPage),
  dashboard: loadPage(async () => (await import('#web/pages/school-dashboard-page.tsx')).SchoolDashboardPage),
  'dashboard-flow': loadPage(
    async () => (await import('#web/pages/dashboard-flow-page.tsx')).DashboardFlowPage,
  ),
  'dashboard-preview': loadPage(
    async () => (await import('#web/pages/dashboard-preview-page.tsx')).DashboardPreviewPage,
  ),
  form: loadPage(async () => (await import('#web/pages/form-page.tsx')).FormPage),
  checkout: loadPage(async () => (await import('#web/pages/checkout-page.tsx')).CheckoutPage),
  'checkout-success': loadPage(
    async () => (await import('#web/pages/checkout-success-page.tsx')).CheckoutSuccessPage,
  ),
  'brand-missing': loadPage(async () => (await import('#web/pages/brand-missing-page.tsx')).BrandMissingPage),
  'user-login': loadPage(async () => (await import('#web/pages/user-login-page.tsx')).UserLoginPage),
  'forgot-password': loadPage(
    async () => (await import('#web/pages/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  'reset-password': loadPage(
    async () => (await import('#web/pages/reset-password-page.tsx')).ResetPasswordPage,
  ),
  'confirm-email': loadPage(async () => (await import('#web/pages/confirm-email-page.tsx')).ConfirmEmailPage),
  unsubscribe: loadPage(async () => (await import('#web/pages/unsubscribe-page.tsx')).UnsubscribePage),
  account: loadPage(async () => (await import('#web/pages/account-page.tsx')).AccountPage),
  'superadmin-login': loadPage(
    async () => (await import('#web/pages/superadmin-login-page.tsx')).SuperadminLoginPage,
  ),
  superadmin: loadPage(async () => (await import('#web/pages/superadmin-page.tsx')).SuperadminPage),
  'dashboard-test': loadPage(
    async () => (await import('#web/pages/dashboard-test-page.tsx')).DashboardTestPage,
  ),
  'test-suite': loadPage(async () => (await import('#web/pages/test-suite-page.tsx')).TestSuitePage),
  'data-preview': loadPage(async () => (await import('#web/pages/data-preview-page.tsx')).DataPreviewPage),
  monitor: loadPage(async () => (await import('#web/pages/monitor-page.tsx')).MonitorPage),
  'not-found': NotFoundPage,
} satisfies Record<PageName, unknown>;
