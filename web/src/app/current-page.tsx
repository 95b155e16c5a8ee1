import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { ownPage } from '#web/lib/site/own-page.ts';
import { usePublishedPlace } from '#web/lib/site/place.tsx';
import { makeOutsideLinks, makeSiteLinks } from '#web/lib/site/site-links.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { ArrivalAnnouncer, ArrivalFocus, useHasMoved } from './arrival.tsx';
import { useDocumentHead } from './document-head.ts';
import { replayEarlyPageActions } from './early-actions.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { findPage } from './find-page.ts';
import { LoadingBar } from './loading-bar.tsx';
import { useFreshAnswers } from './use-fresh-answers.ts';
import { useOwnDocument } from './use-own-document.ts';
import { useScroll } from './use-scroll.ts';

/** Shows the page for the current host and path, in its brand's colours. */
export function CurrentPage() {
  const { pathname, search } = useLocation();
  const path = ownPage && pathname === '/' ? `/gptsite/${ownPage.conversionId}` : pathname;
  // Changing anything above the page before hydration would discard its prerendered markup.
  const { hostname } = usePublishedPlace();
  const brandName = new URLSearchParams(search).get('brand') ?? '';
  const found = useMemo(() => findPage(hostname, path, brandName), [hostname, path, brandName]);
  const { line, set, brand, parameters } = found;
  const hasMoved = useHasMoved(pathname);
  const isOtherDocument = useOwnDocument(pathname);
  useFreshAnswers(pathname);
  useDocumentHead(found, hasMoved);
  useScroll();
  const { component: Page } = line;
  if (isOtherDocument) return <Spinner label="Loading…" className="min-h-dvh justify-center" />;
  return (
    <BrandTheme brand={brand}>
      {/* Outside the per-page boundary, so that the current page stays visible until the next one has loaded. */}
      <LoadBoundary fallback={<Spinner label="Loading…" className="min-h-dvh justify-center" />}>
        <ErrorBoundary key={pathname} brand={brand}>
          <Page
            brand={brand}
            links={ownPage ? makeOutsideLinks(ownPage.home, brand) : makeSiteLinks(set, brand)}
            parameters={parameters}
          />
          <EarlyActions />
          <ArrivalFocus hasMoved={hasMoved} />
        </ErrorBoundary>
      </LoadBoundary>
      <LoadingBar />
      <ArrivalAnnouncer hasMoved={hasMoved} />
    </BrandTheme>
  );
}

/** Rendered beside the page, so that its effect runs together with the page's. */
function EarlyActions() {
  useEffect(replayEarlyPageActions, []);
  return null;
}
