import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { RecentChats } from '#web/features/dashboard-test/loaded-dashboard.tsx';
import { CustomerFacts } from '#web/features/superadmin/customer/customer-facts.tsx';
import { viewerQuery } from '#web/features/superadmin/staff-queries.ts';
import { StatCards } from '#web/layouts/dashboard/overview/stat-cards.tsx';
import { StaffLayout } from '#web/layouts/staff/staff-layout.tsx';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { CodeBlock } from '#web/ui/data/code-block.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { TabSet } from '#web/ui/layout/tab-set.tsx';

const SignOutEverywhere = loadPart(
  async () => (await import('#web/features/superadmin/sign-out-everywhere.tsx')).SignOutEverywhere,
);

const CustomerPayments = loadPart(
  async () => (await import('#web/features/superadmin/customer/customer-payments.tsx')).CustomerPayments,
);

const PageName = loadPart(
  async () => (await import('#web/features/superadmin/customer/page-name.tsx')).PageName,
);

const Timeline = loadPart(
  async () => (await import('#web/features/superadmin/timeline/timeline.tsx')).Timeline,
);

/** A customer's dashboard as staff see it: read-only, and logged with the viewer's name. */
export function CustomerViewPage({ brand, parameters }: PageProps) {
  usePageTitle('Customer dashboard');
  const conversionId = parameters.conversionId ?? '';
  return (
    <StaffLayout brand={brand}>
      <CustomerView conversionId={conversionId} />
    </StaffLayout>
  );
}

function CustomerTabs({ dashboard }: { dashboard: Dashboard }) {
  const [search, setSearch] = useSearchParams();
  const { data: viewer } = useQuery(viewerQuery);
  const { conversionId, organisationId, schoolInfo } = dashboard;
  const overview = (
    <div className="space-y-8">
      <CustomerFacts dashboard={dashboard} isSuperadmin={viewer?.role === 'superadmin'} />
      {organisationId && viewer?.role === 'superadmin' && (
        <LoadBoundary>
          <CustomerPayments organisationId={organisationId} organisation={schoolInfo.schoolName} />
          <PageName conversionId={conversionId} organisation={schoolInfo.schoolName} />
        </LoadBoundary>
      )}
      <StatCards stats={dashboard.stats} />
      <RecentChats chats={dashboard.recentChats} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          All data of this page, for developers
        </summary>
        <CodeBlock title="Reply" hint="Raw JSON" code={JSON.stringify(dashboard, null, 2)} />
      </details>
    </div>
  );
  // A demonstration belongs to nobody.
  if (!organisationId) return overview;
  const timeline = (
    <LoadBoundary>
      <Timeline
        organisationId={organisationId}
        organisation={schoolInfo.schoolName}
        mayRefund={viewer?.role === 'superadmin'}
      />
    </LoadBoundary>
  );
  return (
    <TabSet
      label="Customer"
      isNested
      tabs={[
        { id: 'dashboard', title: 'Dashboard', content: overview },
        { id: 'timeline', title: 'Timeline', content: timeline },
      ]}
      value={search.get('view') === 'timeline' ? 'timeline' : 'dashboard'}
      onChange={(view) => {
        const next = new URLSearchParams(search);
        if (view === 'timeline') next.set('view', view);
        else next.delete('view');
        setSearch(next, { replace: true });
      }}
    />
  );
}

/** The list that led here, with its tab, search and filters. */
function useListPath(): string {
  const [search] = useSearchParams();
  const list = search.get('list') ?? '';
  return `/superadmin${list.startsWith('?') ? list : '?tab=trial-users'}`;
}

function CustomerView({ conversionId }: { conversionId: string }) {
  const { data, error } = useQuery({
    ...staffApi.dashboard.getById.query({ conversionId }),
    // Each view is logged.
    meta: { isQuiet: true },
  });
  const list = useListPath();
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        <p>{describeFailure(error)}</p>
        <p className="mt-2">
          <SiteLink to={list} className="font-semibold underline underline-offset-4">
            Back to the list
          </SiteLink>
        </p>
      </Callout>
    );
  }
  if (!data) return <Spinner label="Loading the dashboard…" />;
  return (
    <div className="space-y-8">
      <Callout tone="warning" role="status">
        You are looking at the dashboard of <strong>{data.schoolInfo.schoolName}</strong> as staff. You cannot
        change its assistant, and your visit appears in the staff log.{' '}
        <SiteLink to={list} className="font-semibold underline underline-offset-4" label="Back to the list" />
      </Callout>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="break-words text-title">{data.schoolInfo.schoolName}</h1>
        {data.organisationId && (
          <LoadBoundary>
            <SignOutEverywhere
              id={data.organisationId}
              name={data.schoolInfo.schoolName}
              description="The owner and all members are signed out at once on every device. Their passwords stay the same: if someone else knows one, its owner must also choose a new one."
            />
          </LoadBoundary>
        )}
      </div>
      {data.plan?.isClosing && (
        <Callout tone="danger">
          The owner has asked to delete this account. Its assistants are closed, and everything is erased
          seven days after the request, unless the owner signs in before. The timeline says when it was made.
        </Callout>
      )}
      <CustomerTabs dashboard={data} />
    </div>
  );
}
