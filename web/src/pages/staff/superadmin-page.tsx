import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { parseBrandId } from '#shared/brands/brand-names.ts';
import type { BrandId } from '#shared/brands/platforms.ts';
import { servesSchools } from '#web/features/school-billing/serves-schools.ts';
import { DashboardHeader } from '#web/features/superadmin/dashboard-header.tsx';
import {
  failedConversionsQuery,
  staffDashboardQuery,
  staffWorkQuery,
} from '#web/features/superadmin/staff-queries.ts';
import { StaffLayout } from '#web/layouts/staff/staff-layout.tsx';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import type { PageProps } from '#web/lib/site/page-props.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { TabSet } from '#web/ui/layout/tab-set.tsx';
import { findShownBrand, type StaffTabProps } from './superadmin/tab-props.ts';

/** In the order of document 2 section 2.9. */
const tabs = [
  { id: 'overview', title: 'Overview' },
  { id: 'trial-users', title: 'Trial Users' },
  { id: 'customers', title: 'Customers' },
  { id: 'analytics', title: 'Analytics' },
  { id: 'sentiments', title: 'Sentiments' },
  { id: 'testing', title: 'Testing' },
  { id: 'billing', title: 'Billing' },
  { id: 'school-billing', title: 'School Billing' },
  { id: 'demo-analytics', title: 'Demo Analytics' },
  { id: 'forwarded', title: 'Forwarded' },
  { id: 'forms', title: 'Forms' },
] as const;
/** Each loads when opened. */
const contents = {
  overview: loadPart(async () => (await import('./superadmin/tabs/overview.tsx')).OverviewTab),
  'trial-users': loadPart(async () => (await import('./superadmin/tabs/trial-users.tsx')).TrialUsersTab),
  customers: loadPart(async () => (await import('./superadmin/tabs/customers.tsx')).CustomersTab),
  analytics: loadPart(async () => (await import('./superadmin/tabs/analytics.tsx')).AnalyticsTab),
  sentiments: loadPart(async () => (await import('./superadmin/tabs/sentiments.tsx')).SentimentsTab),
  testing: loadPart(async () => (await import('./superadmin/tabs/testing.tsx')).TestingTab),
  billing: loadPart(async () => (await import('./superadmin/tabs/billing.tsx')).BillingTab),
  'school-billing': loadPart(
    async () => (await import('./superadmin/tabs/school-billing.tsx')).SchoolBillingTab,
  ),
  'demo-analytics': loadPart(
    async () => (await import('./superadmin/tabs/demo-analytics.tsx')).DemoAnalyticsTab,
  ),
  forwarded: loadPart(async () => (await import('./superadmin/tabs/forwarded.tsx')).ForwardedTab),
  forms: loadPart(async () => (await import('./superadmin/tabs/forms.tsx')).FormsTab),
};
/** Tabs whose calls only superadmins may make. */
const superadminTabs = new Set<string>(['testing']);

/** /superadmin: document 2 section 2.9. Tab and domain are in the address. */
export function SuperadminPage({ brand }: PageProps) {
  usePageTitle('SuperAdmin Dashboard');
  return (
    <StaffLayout brand={brand}>
      <StaffDashboardView />
    </StaffLayout>
  );
}

function StaffDashboardView() {
  const [search, setSearch] = useSearchParams();
  const platform = parseBrandId(search.get('domain') ?? '');
  const query = useQuery(staffDashboardQuery(platform));
  const { data, error } = query;
  const open = (change: { tab?: string; domain?: string }) => {
    // The views of the lists stand there too.
    const next = new URLSearchParams(search);
    // A part of another tab, which was shown alone.
    next.delete('show');
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  const waiting = useWaiting(platform);
  const shown = data ? listTabs({ dashboard: data, platform }, waiting) : [];
  const wanted = search.get('tab');
  const value = shown.find(({ id }) => id === wanted)?.id ?? 'overview';
  return (
    <>
      <DashboardHeader
        platform={platform}
        viewer={data?.viewer}
        asOf={data?.asOf}
        isLive={!error && data !== undefined}
        onChoose={(domain) => open({ domain })}
      />
      <Failure error={error} className="mb-6" />
      {!data && !error && (
        <Spinner label="Loading SuperAdmin Dashboard..." className="min-h-60 justify-center" />
      )}
      {data && (
        <>
          <SelectField
            id="shown-tab"
            label="SuperAdmin Dashboard"
            isLabelHidden
            className="sm:hidden"
            options={shown.map(({ id, title, badge }) => ({
              value: id,
              label: badge ? `${title} (${badge.text})` : title,
            }))}
            value={value}
            onChange={({ target }) => open({ tab: target.value })}
          />
          <TabSet
            label="SuperAdmin Dashboard"
            isLong
            tabs={shown}
            value={value}
            onChange={(tab) => open({ tab })}
          />
        </>
      )}
    </>
  );
}

type Waiting = Partial<Record<string, { count: string; text: string }>>;

/** What waits, by tab. */
function useWaiting(platform: BrandId | undefined): Waiting {
  const { data: work } = useQuery(staffWorkQuery(platform));
  const { data: failed } = useQuery(failedConversionsQuery(platform));
  const messages = (work?.messages.count ?? 0) + (work?.orders.count ?? 0);
  const failures = failed?.conversions.length ?? 0;
  return {
    ...(messages > 0 && { forwarded: { count: String(messages), text: `${messages} waiting` } }),
    ...(failures > 0 && {
      'trial-users': {
        count: `${failures} failed`,
        text: failures === 1 ? '1 failed conversion' : `${failures} failed conversions`,
      },
    }),
  };
}

function listTabs(props: StaffTabProps, waiting: Waiting) {
  const isSuperadmin = props.dashboard.viewer.role === 'superadmin';
  return (
    tabs
      .filter(({ id }) => isSuperadmin || !superadminTabs.has(id))
      // A superadmin of all brands keeps the tab, which says why it is empty.
      .filter(({ id }) => isSuperadmin || id !== 'school-billing' || servesSchools(findShownBrand(props)))
      .map(({ id, title }) => {
        const Content = contents[id];
        return {
          ...{ id, title, badge: waiting[id] },
          content: (
            <LoadBoundary fallback={<Spinner label={`Loading ${title}…`} />}>
              <Content {...props} />
            </LoadBoundary>
          ),
        };
      })
  );
}
