import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { findBrandAddress } from '#web/lib/brand-address.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { findPage } from './find-page.ts';
import { loadPage } from './load-page.ts';
import type { PageName } from './page-table.ts';

const pages = {
  landing: loadPage(async () => (await import('#web/pages/landing-page.tsx')).LandingPage),
  assistant: loadPage(async () => (await import('#web/pages/assistant-page.tsx')).AssistantPage),
  'source-copy': loadPage(async () => (await import('#web/pages/source-copy-page.tsx')).SourceCopyPage),
  'not-found': NotFoundPage,
} as const satisfies Record<PageName, unknown>;

/** Shows the page that the host and the path stand for, in its brand's colours. */
export function CurrentPage() {
  const [path] = useLocation();
  const { page, brand, parameters } = findPage(window.location.hostname, path);
  const Page = pages[page];
  const address = findBrandAddress(brand, window.location);
  // On a host of a brand its landing page is the root of that very host, whatever its name.
  const home = address.startsWith('/') ? address : '/';
  return (
    <BrandTheme colors={brand.colors}>
      <ErrorBoundary key={path} brand={brand}>
        <Suspense fallback={<Spinner label="Loading…" className="min-h-dvh justify-center" />}>
          <Page brand={brand} home={home} parameters={parameters} />
        </Suspense>
      </ErrorBoundary>
    </BrandTheme>
  );
}
