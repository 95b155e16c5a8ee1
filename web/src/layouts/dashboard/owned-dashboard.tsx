import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { brands } from '#shared/brands/index.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { MemberFrame, type MemberFrameProps } from '#web/layouts/site/member-layout.tsx';
import { api } from '#web/lib/api/api.ts';
import { readRefusal } from '#web/lib/api/read-refusal.ts';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import { holdsAssistant } from '#web/lib/sign-in/known-assistants.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { OpenDashboard } from './open-dashboard.tsx';

/** Loaded when the server refuses the dashboard, or another organisation may have it. */
const Elsewhere = loadPart(async () => (await import('./elsewhere.tsx')).Elsewhere);
const Search = loadPart(async () => (await import('./elsewhere.tsx')).Search);

/** Document 2 section 9 for the caller's own dashboard, document 3 section 9 for one named in the address. */
const refreshMilliseconds = { own: 30_000, named: 15_000 } as const;

/** The brand of the page and the links of its host. */
type Frame = Pick<MemberFrameProps, 'brand' | 'links'>;
type OwnedDashboardProps = { conversionId: string | undefined; frame: Frame };

/** An assistant's dashboard for everyone who may manage it: document 2 section 2.1. For a page behind the guard. */
export function OwnedDashboard({ conversionId, frame }: OwnedDashboardProps) {
  const dashboard = <ReadDashboard conversionId={conversionId} frame={frame} />;
  if (!conversionId || holdsAssistant(conversionId)) return dashboard;
  const waiting = <Loading frame={frame} />;
  return (
    <LoadBoundary fallback={waiting}>
      <Search conversionId={conversionId} waiting={waiting}>
        {dashboard}
      </Search>
    </LoadBoundary>
  );
}

function ReadDashboard({ conversionId, frame }: OwnedDashboardProps) {
  const {
    data: dashboard,
    error,
    refetch,
  } = useQuery({
    ...api.dashboard.get.query({ conversionId }),
    refetchInterval: refreshMilliseconds[conversionId ? 'named' : 'own'],
  });
  if (error) return <LoadingFailure error={error} frame={frame} onRetry={() => void refetch()} />;
  if (!dashboard) return <Loading frame={frame} />;
  return <WithSettings dashboard={dashboard} frame={frame} />;
}

function WithSettings({ dashboard, frame }: { dashboard: Dashboard; frame: Frame }) {
  const settings = useQuery(api.dashboard.getSettings.query({ conversionId: dashboard.conversionId }));
  const profile = useQuery(api.account.get.query({}));
  const failed = [settings, profile].find(({ error, data }) => error && !data);
  if (failed?.error)
    return <LoadingFailure error={failed.error} frame={frame} onRetry={() => void failed.refetch()} />;
  // The tabs wait for the profile, so that a member never sees the owner's tabs.
  if (!settings.data || !profile.data) return <Loading frame={frame} />;
  const brand = brands[brandOfConversion(dashboard.conversionId)];
  return (
    <BrandTheme brand={brand}>
      <OpenDashboard
        brand={brand}
        dashboard={dashboard}
        settings={settings.data}
        profile={profile.data}
        frame={frame}
      />
    </BrandTheme>
  );
}

function Loading({ frame }: { frame: Frame }) {
  return (
    <EarlyFrame frame={frame}>
      <Spinner label="Loading your dashboard…" className="min-h-64 justify-center" />
    </EarlyFrame>
  );
}

type LoadingFailureProps = {
  error: Error;
  frame: Frame;
  onRetry: () => void;
};

function LoadingFailure({ error, frame, onRetry }: LoadingFailureProps) {
  const failure = (
    <Callout tone="danger" role="alert">
      <p>{error.message}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        Try Again
      </Button>
    </Callout>
  );
  return (
    <EarlyFrame frame={frame}>
      {readRefusal(error) ? (
        <LoadBoundary fallback={null}>
          <Elsewhere error={error}>{failure}</Elsewhere>
        </LoadBoundary>
      ) : (
        failure
      )}
    </EarlyFrame>
  );
}

/** Before it is known whose dashboard it is. */
function EarlyFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  usePageTitle(`Dashboard · ${frame.brand.name}`);
  return <MemberFrame {...frame}>{children}</MemberFrame>;
}
