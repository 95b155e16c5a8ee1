import type { ReactNode } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { Profile } from '#shared/domain/identity.ts';
import { EditorsOnly } from '#web/lib/sign-in/role-context.tsx';
import { useDashboardPlace } from '#web/lib/site/use-dashboard-place.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { Clock, PenLine } from '#web/ui/icons/icons.ts';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import type { SideTab } from '#web/ui/layout/side-tabs.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { type DashboardPageId, listDashboardPages } from './dashboard-pages.ts';
import type { Overlay } from './overlay.ts';
import { OwnedOverview } from './overview/owned-overview.tsx';
import { UnconfirmedAddresses } from './settings/unconfirmed-addresses.tsx';

// The code of every tab but the overview loads when it is opened.
const KnowledgeBaseTab = loadPart(async () => (await import('./tabs/knowledge-base.tsx')).KnowledgeBaseTab);
const ChatHistoryTab = loadPart(
  async () => (await import('#web/features/chat-history/chat-history-tab.tsx')).ChatHistoryTab,
);
const InboxTab = loadPart(async () => (await import('./tabs/inbox.tsx')).InboxTab);
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
  /** Who is signed in. */
  me: { id: string; name: string };
  /** A member whom the owner invited; members are hidden. */
  isMember: boolean;
  role: Profile['organisationRole'];
  /** Messages without a reply. */
  waiting: number;
  /** Addresses that have probably yet to confirm. */
  likelyUnconfirmed: readonly string[];
  openTab: (tab: string) => void;
  openOverlay: (overlay: Overlay) => void;
  /** The first steps of a new customer, above the overview. */
  welcome: ReactNode;
  /** What is left of the plan, below the title of the overview. */
  planLine: ReactNode;
};

/** What heads a page, by another name than its tab where the specification calls them so; one without brings its own title. */
type Head = { title?: string; badge?: string | undefined; action?: ReactNode; line?: ReactNode };

/** The pages of the dashboard as tabs, each with its title, its badge and its first action. */
export function listDashboardTabs(props: DashboardTabs): SideTab[] {
  const contents = drawContents(props);
  const heads = drawHeads(props);
  return listDashboardPages(props.role).map(({ id, title, Icon }) => {
    const head = heads[id];
    return {
      ...{ id, title, Icon, waiting: id === 'inbox' ? props.waiting : 0 },
      content: (
        <>
          {head && (
            <PageHead id={`page-${id}`} title={head.title ?? title} badge={head.badge} action={head.action}>
              {head.line}
            </PageHead>
          )}
          <LoadBoundary fallback={<Spinner label={`Loading ${title}…`} />}>{contents[id]}</LoadBoundary>
        </>
      ),
    };
  });
}

function drawContents(props: DashboardTabs): Record<DashboardPageId, ReactNode> {
  const { brand, dashboard, settings, isMember, openTab, welcome } = props;
  const { conversionId } = dashboard;
  const drawUnconfirmed = (isLine: boolean) => (
    <UnconfirmedAddresses {...{ conversionId, isLine }} likely={props.likelyUnconfirmed} />
  );
  const assistant = { brand, conversionId };
  return {
    overview: (
      <div className="space-y-6">
        {drawUnconfirmed(props.waiting === 0)}
        {welcome}
        <OwnedOverview dashboard={dashboard} onOpen={openTab} />
      </div>
    ),
    'knowledge-base': (
      <KnowledgeBaseTab
        conversionId={conversionId}
        onOpenChat={(sessionId) => props.openOverlay({ kind: 'chat', sessionId })}
      />
    ),
    'chat-history': <ChatHistoryTab assistant={{ brandId: brand.id, conversionId }} />,
    inbox: (
      // Whoever reads them here needs no more than a line below them.
      <div className="space-y-6">
        <InboxTab {...{ conversionId, me: props.me }} />
        {drawUnconfirmed(true)}
      </div>
    ),
    forms: <FormsTab {...assistant} count={dashboard.stats.formsManaged} />,
    analytics: <AnalyticsTab conversionId={conversionId} />,
    billing: <BillingTab brand={brand} chosen={dashboard.plan?.chosen ?? undefined} />,
    account: <AccountTab {...assistant} settings={settings} isMember={isMember} />,
    'widget-code': <WidgetCodeTab brand={brand} dashboard={dashboard} />,
  };
}

/** When visitors can expect an answer, and who is mailed of their messages. */
function HoursLink() {
  const findPlace = useDashboardPlace();
  return (
    <SiteLink
      to={findPlace('account', 'messages')}
      className={buttonStyle({ variant: 'secondary', size: 'small' })}
    >
      <Clock className="size-4" />
      Messages and hours
    </SiteLink>
  );
}

function drawHeads({ dashboard, waiting, openOverlay, planLine }: DashboardTabs) {
  const { stats, liveOn } = dashboard;
  const write = (
    <EditorsOnly>
      <Button size="small" onClick={() => openOverlay({ kind: 'answer', question: '' })}>
        <PenLine className="size-4" />
        Write an answer
      </Button>
    </EditorsOnly>
  );
  const line = <div className="flex flex-wrap items-center gap-x-4 text-ink-muted text-sm">{planLine}</div>;
  const heads: Partial<Record<DashboardPageId, Head>> = {
    overview: { action: write, line },
    'chat-history': { badge: sayChats(stats.totalChats), action: write },
    inbox: { badge: waiting > 0 ? `${waiting} waiting` : undefined, action: <HoursLink /> },
    account: { title: 'Settings' },
    'widget-code': { badge: liveOn.length > 0 ? 'Live' : 'Not live yet' },
  };
  return heads;
}

/** The owner's own tests are listed too, and counted nowhere. */
function sayChats(count: number): string {
  if (count === 0) return 'No conversations yet';
  return count === 1 ? '1 conversation' : `${count.toLocaleString('en-US')} conversations`;
}
