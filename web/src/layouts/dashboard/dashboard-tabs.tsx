import {
  BookOpen,
  ChartColumn,
  ClipboardList,
  Code,
  CreditCard,
  Inbox,
  LayoutDashboard,
  MessagesSquare,
  UserCog,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Dashboard, DashboardSettings } from '#shared/contract/dashboard.ts';
import { AccountSecurity } from '#web/features/account/account-security.tsx';
import { leaveDeletedAccount } from '#web/features/account/leave-deleted-account.ts';
import { BillingTab } from '#web/features/billing/billing-tab.tsx';
import { ChatHistoryTab } from '#web/features/chat-history/chat-history-tab.tsx';
import { ReportButton } from '#web/features/conformance/report-button.tsx';
import { AccountDetails } from '#web/features/dashboard/account-details.tsx';
import { AppearanceSection } from '#web/features/dashboard/appearance-section.tsx';
import { MessageMailSection } from '#web/features/dashboard/message-mail-section.tsx';
import { OwnedOverview } from '#web/features/dashboard/owned-overview.tsx';
import { FormsClientProvider } from '#web/features/forms/forms-client.ts';
import { FormsTab } from '#web/features/forms/forms-tab.tsx';
import { InboxPanel } from '#web/features/inbox/inbox-panel.tsx';
import { OfficeHoursPanel } from '#web/features/inbox/office-hours-panel.tsx';
import { KnowledgeBaseTab } from '#web/features/knowledge-base/knowledge-base-tab.tsx';
import { WebhooksSection } from '#web/features/webhooks/webhooks-section.tsx';
import { WebsiteSection } from '#web/features/website-reading/website-section.tsx';
import { WidgetTab } from '#web/features/widget-code/widget-tab.tsx';
import { WidgetReference } from '#web/features/widget-guide/widget-reference.tsx';
import { loadClient } from '#web/lib/api/load-client.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { SideTab } from '#web/ui/layout/side-tabs.tsx';

/** Loaded when it is opened, because its charts are. */
const AnalyticsTab = lazy(async () => ({
  default: (await import('#web/features/analytics/analytics-tab.tsx')).AnalyticsTab,
}));

/** Loaded separately because few owners download it. */
const AnswerRecordSection = lazy(async () => ({
  default: (await import('#web/features/answer-record/answer-record-section.tsx')).AnswerRecordSection,
}));

/** Loaded separately because few owners have members. */
const MembersSection = lazy(async () => ({
  default: (await import('#web/features/members/members-section.tsx')).MembersSection,
}));

type DashboardTabs = {
  brand: Brand;
  dashboard: Dashboard;
  settings: DashboardSettings;
  openTab: (tab: string) => void;
  /** The first steps of a new customer, above the overview. */
  welcome: ReactNode;
  /** A member whom the owner invited; billing and members are hidden. */
  isMember: boolean;
};

/** The tabs of document 2 section 2.1 in its order, with the inbox beside the conversations. */
export function listDashboardTabs({
  brand,
  dashboard,
  settings,
  openTab,
  welcome,
  isMember,
}: DashboardTabs): SideTab[] {
  const { conversionId } = dashboard;
  return [
    {
      id: 'overview',
      Icon: LayoutDashboard,
      title: 'Overview',
      content: (
        <div className="space-y-6">
          {welcome}
          <OwnedOverview dashboard={dashboard} onOpen={openTab} />
        </div>
      ),
    },
    {
      id: 'knowledge-base',
      Icon: BookOpen,
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
      Icon: MessagesSquare,
      title: 'Chat History',
      content: <ChatHistoryTab assistant={{ brandId: brand.id, conversionId }} />,
    },
    {
      id: 'inbox',
      Icon: Inbox,
      title: 'Inbox',
      content: <InboxPanel scope={{ kind: 'owner', conversionId, loadClient }} />,
    },
    {
      id: 'forms',
      Icon: ClipboardList,
      title: 'Forms',
      content: (
        <FormsClientProvider value={loadClient}>
          <FormsTab conversionId={conversionId} brand={brand} />
        </FormsClientProvider>
      ),
    },
    {
      id: 'analytics',
      Icon: ChartColumn,
      title: 'Analytics',
      content: (
        <Suspense fallback={<Spinner label="Counting…" />}>
          <AnalyticsTab conversionId={conversionId} />
        </Suspense>
      ),
    },
    ...(isMember
      ? []
      : [
          {
            id: 'billing',
            Icon: CreditCard,
            title: 'Billing',
            content: <BillingTab brand={brand} chosen={dashboard.plan?.chosen ?? undefined} />,
          },
        ]),
    {
      id: 'account',
      Icon: UserCog,
      title: 'Account',
      content: (
        <div className="max-w-3xl space-y-6">
          <AccountDetails conversionId={conversionId} settings={settings} />
          <AppearanceSection brand={brand} conversionId={conversionId} settings={settings} />
          <MessageMailSection conversionId={conversionId} settings={settings} />
          <OfficeHoursPanel conversionId={conversionId} />
          {!isMember && (
            <Suspense fallback={null}>
              <MembersSection />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <AnswerRecordSection brandId={brand.id} conversionId={conversionId} />
          </Suspense>
          <Panel id="accessibility" title="Accessibility">
            <p className="mb-3">
              For your records, or for an authority that asks: how far the product and your assistant, with
              its colors and texts, meet WCAG 2.2 AA, Section 508 and EN 301 549.
            </p>
            <ReportButton
              brand={brand}
              conversionId={conversionId}
              label="Download the conformance report"
              failure="The report could not be made. Please try again."
            />
          </Panel>
          <AccountSecurity onDeletionRequested={leaveDeletedAccount} />
        </div>
      ),
    },
    {
      id: 'widget-code',
      Icon: Code,
      title: 'Widget Code',
      content: (
        <WidgetTab
          conversionId={conversionId}
          liveOn={dashboard.liveOn}
          website={dashboard.schoolInfo.website}
          name={dashboard.schoolInfo.schoolName}
          color={brand.colors.primary}
          origin={window.location.origin}
        >
          <WidgetReference />
          <WebhooksSection conversionId={conversionId} />
        </WidgetTab>
      ),
    },
  ];
}
