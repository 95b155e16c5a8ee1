import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { findBrandByPath } from '#shared/brands/index.ts';
import { isConversionId } from '#shared/domain/conversion/conversion-id.ts';
import { dashboardPath } from '#shared/domain/conversion/dashboard-path.ts';
import { ConversionTracker } from '#web/features/conversion-progress/conversion-tracker.tsx';
import { SampleDashboard } from '#web/layouts/dashboard/sample-dashboard.tsx';
import { TrialIsland } from '#web/layouts/landing/trial-island.tsx';
import { PublicLayout } from '#web/layouts/site/public-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** /dashboard: the input, the conversion, then its dashboard (document 2 section 2.1). */
export function DashboardFlowPage({ brand: hostBrand, links }: PageProps) {
  const [search, setSearch] = useSearchParams();
  const brand = findBrandByPath(search.get('platform') ?? '') ?? hostBrand;
  usePageTitle(`Dashboard · ${brand.name}`);
  const conversionId = search.get('id') ?? '';
  // Keeps the platform, without which the page would change its brand.
  const show = useCallback(
    (id: string | undefined) =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        if (id === undefined) next.delete('id');
        else next.set('id', id);
        return next;
      }),
    [setSearch],
  );
  const destination = dashboardPath(conversionId);
  return (
    <PublicLayout brand={brand} links={links}>
      {isConversionId(conversionId) ? (
        <>
          <h1 className="sr-only">Your conversion</h1>
          <ConversionTracker
            conversionId={conversionId}
            destination={destination}
            onReady={() => window.location.assign(destination)}
            onRestart={() => show(undefined)}
          />
        </>
      ) : (
        <div className="page-width space-y-16 py-14">
          {conversionId !== '' && conversionId !== 'new-conversion' && (
            <UnknownId signInPath={links.signIn} />
          )}
          <div>
            <h1 className="text-display">Every conversation in one place</h1>
            <p className="mt-4 max-w-2xl text-ink-muted text-lead">
              Start a trial below and watch your website being read. Then this is where you see what your
              visitors ask.
            </p>
          </div>
          <section id="trial-signup" aria-labelledby="trial-title" className="max-w-4xl">
            <h2 id="trial-title" className="mb-8 text-title">
              Start your free trial
            </h2>
            <TrialIsland brand={brand} links={links} onStarted={show} />
          </section>
          <SampleDashboard
            brand={brand}
            onOpen={() => document.getElementById('trial-signup')?.scrollIntoView({ behavior: 'smooth' })}
          />
        </div>
      )}
    </PublicLayout>
  );
}

function UnknownId({ signInPath }: { signInPath: string }) {
  return (
    <Callout tone="warning" role="alert" className="max-w-2xl">
      <p className="font-semibold">No assistant has this id</p>
      <p>
        Check the address, or <SiteLink to={signInPath}>sign in</SiteLink> to open yours. Below you can start
        a new one.
      </p>
    </Callout>
  );
}
