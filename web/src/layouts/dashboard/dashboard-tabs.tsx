import { lazy, Suspense } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Dashboard, DashboardSettings } from '#shared/contract/dashboard.ts';
import { AccountSecurity } from '#web/features/account/account-security.tsx';
import { leaveDeletedAccount } from '#web/features/account/leave-deleted-account.ts';
import { AnalyticsTab } from '#web/features/analytics/analytics-tab.tsx';
import { BillingTab } from '#web/features/billing/billing-tab.tsx';
import { ChatHistoryTab } from '#web/features/chat-history/chat-history-tab.tsx';
import { AccountDetails } from '#web/features/dashboard/account-details.tsx';
import { OverviewTab } from '#web/features/dashboard/overview-tab.tsx';
import { FormsTab } from '#web/features/forms/forms-tab.tsx';
import { InboxPanel } from '#web/features/inbox/inbox-panel.tsx';
import { OfficeHoursPanel } from '#web/features/inbox/office-hours-panel.tsx';
import { KnowledgeBaseTab } from '#web/features/knowledge-base/knowledge-base-tab.tsx';
import { WebhooksSection } from '#web/features/webhooks/webhooks-section.tsx';
import { WebsiteSection } from '#web/features/website-reading/website-section.tsx';
import { WidgetCode } from '#web/features/widget-code/widget-code.tsx';
import { WidgetSettings } from '#web/features/widget-code/widget-settings.tsx';
import type { Tab } from '#web/ui/layout/tab-set.tsx';

/** Loaded separately because few owners have members. */
const MembersSection = lazy(async () => ({
  default: (await import('#web/features/members/members-section.tsx')).MembersSection,
}));

type DashboardTabs = {
  brand: Brand;
  dashboard: Dashboard;
  settings: DashboardSettings;
  openTab: (tab: string) => void;
  /** A member whom the owner invited; billing and members are hidden. */
  isMember: boolean;
};

/** The tabs of document 2 section 2.1 in its order, with the inbox beside the conversations. */
export function listDashboardTabs({ brand, dashboard, settings, openTab, isMember }: DashboardTabs): Tab[] {
  const { conversionId } = dashboard;
  return [
    {
      id: 'overview',
      title: 'Overview',
      content: <OverviewTab dashboard={dashboard} onOpen={openTab} />,
    },
    {
      id: 'knowledge-base',
      title: 'Knowledge Base',
      content: (
        <KnowledgeBaseTab
          conversionId={conversionId}
          brand={brand}
          website={<WebsiteSection conversionId={conversionId} />}
        />
      ),
    },
    {
      id: 'chat-history',
      title: 'Chat History',
      content: <ChatHistoryTab assistant={{ brandId: brand.id, conversionId }} />,
    },
    {
      id: 'inbox',
      title: 'Inbox',
      content: <InboxPanel scope={{ kind: 'owner', conversionId }} />,
    },
    { id: 'forms', title: 'Forms', content: <FormsTab conversionId={conversionId} brand={brand} /> },
    { id: 'analytics', title: 'Analytics', content: <AnalyticsTab conversionId={conversionId} /> },
    ...(isMember
      ? []
      : [
          {
            id: 'billing',
            title: 'Billing',
            content: <BillingTab brand={brand} chosen={dashboard.plan?.chosen ?? undefined} />,
          },
        ]),
    {
      id: 'account',
      title: 'Account',
      content: (
        <div className="max-w-3xl space-y-6">
          <AccountDetails conversionId={conversionId} settings={settings} />
          <OfficeHoursPanel conversionId={conversionId} />
          {!isMember && (
            <Suspense fallback={null}>
              <MembersSection />
            </Suspense>
          )}
          <AccountSecurity onDeletionRequested={leaveDeletedAccount} />
        </div>
      ),
    },
    {
      id: 'widget-code',
      title: 'Widget Code',
      content: (
        <div className="space-y-10">
          <WidgetCode
            conversionId={conversionId}
            color={brand.colors.primary}
            origin={window.location.origin}
          />
          <p className="max-w-prose text-ink-muted">
            Does someone else manage your website? Send them{' '}
            <a
              href={`/help/widget?conversion=${conversionId}`}
              target="_blank"
              rel="noopener"
              className="underline underline-offset-4"
            >
              the guide for webmasters<span className="sr-only"> (opens in a new tab)</span>
            </a>
            : step by step for plain HTML, WordPress, Wix, Squarespace, Shopify and Google Tag Manager.
          </p>
          <div className="max-w-3xl space-y-6">
            <WidgetSettings conversionId={conversionId} />
            <WebhooksSection conversionId={conversionId} />
          </div>
        </div>
      ),
    },
  ];
}
