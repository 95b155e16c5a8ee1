import { Suspense, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { usePublishedPlace } from '#web/lib/site/place.tsx';
import { makeSiteLinks } from '#web/lib/site/site-links.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ArrivalFocus, TitleAnnouncer, useHasMoved } from './arrival.tsx';
import { replayEarlyActions } from './early-actions.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { findPage } from './find-page.ts';
import { pages } from './pages.ts';

/** Shows the page that the host and the path stand for, in its brand's colours. */
export function CurrentPage() {
  const [path] = useLocation();
  const [search] = useSearchParams();
  // Changing anything above the page before it is taken over would throw its prerendered markup away.
  const { hostname } = usePublishedPlace();
  const { page, set, brand, parameters } = findPage(hostname, path, search.get('brand') ?? '');
  const Page = pages[page];
  const hasMoved = useHasMoved(path);
  return (
    <BrandTheme brand={brand}>
      <ErrorBoundary key={path} brand={brand}>
        <Suspense fallback={<Spinner label="Loading…" className="min-h-dvh justify-center" />}>
          <Page brand={brand} links={makeSiteLinks(set, brand)} parameters={parameters} />
          <EarlyActions />
          <ArrivalFocus hasMoved={hasMoved} />
        </Suspense>
      </ErrorBoundary>
      <TitleAnnouncer hasMoved={hasMoved} />
    </BrandTheme>
  );
}

/** Beside the page, so that it takes effect with the page and not before. */
function EarlyActions() {
  useEffect(replayEarlyActions, []);
  return null;
}
