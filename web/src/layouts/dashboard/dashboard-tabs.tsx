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
import { type ReactNode, Suspense } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Dashboard, DashboardSettings } from '#shared/contract/dashboard.ts';
import { OwnedOverview } from '#web/features/dashboard/owned-overview.tsx';
import { loadClient } from '#web/lib/api/load-client.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import type { SideTab } from '#web/ui/layout/side-tabs.tsx';

// The code of every tab but the overview loads when it is opened.
const KnowledgeBaseTab = loadPart(async () => (await import('./tabs/knowledge-base.tsx')).KnowledgeBaseTab);
const ChatHistoryTab = loadPart(
  async () => (await import('#web/features/chat-history/chat-history-tab.tsx')).ChatHistoryTab,
);
const InboxPanel = loadPart(async () => (await import('#web/features/inbox/inbox-panel.tsx')).InboxPanel);
const FormsTab = loadPart(async () => (await import('./tabs/forms.tsx')).FormsTab);
const AnalyticsTab = loadPart(
  async () => (await import('#web/features/analytics/analytics-tab.tsx')).AnalyticsTab,
);
const BillingTab = loadPart(async () => (await import('#web/features/billing/billing-tab.tsx')).BillingTab);
const AccountTab = loadPart(async () => (await import('./tabs/account.tsx')).AccountTab);
const WidgetCodeTab = loadPart(async () => (await import('./tabs/widget-code.tsx')).WidgetCodeTab);

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
  const assistant = { brand, conversionId };
  const billing: SideTab = {
    id: 'billing',
    Icon: CreditCard,
    title: 'Billing',
    content: <BillingTab brand={brand} chosen={dashboard.plan?.chosen ?? undefined} />,
  };
  const tabs: SideTab[] = [
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
      content: <KnowledgeBaseTab {...assistant} />,
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
    { id: 'forms', Icon: ClipboardList, title: 'Forms', content: <FormsTab {...assistant} /> },
    {
      id: 'analytics',
      Icon: ChartColumn,
      title: 'Analytics',
      content: <AnalyticsTab conversionId={conversionId} />,
    },
    ...(isMember ? [] : [billing]),
    {
      id: 'account',
      Icon: UserCog,
      title: 'Account',
      content: <AccountTab {...assistant} settings={settings} isMember={isMember} />,
    },
    {
      id: 'widget-code',
      Icon: Code,
      title: 'Widget Code',
      content: <WidgetCodeTab brand={brand} dashboard={dashboard} />,
    },
  ];
  return tabs.map((tab) => ({
    ...tab,
    content: <Suspense fallback={<Spinner label={`Loading ${tab.title}…`} />}>{tab.content}</Suspense>,
  }));
}
