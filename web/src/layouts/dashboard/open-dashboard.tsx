import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Brand } from '#shared/brands/brand.ts';
import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import type { DashboardSettings } from '#shared/contract/dashboard/dashboard-settings.ts';
import type { Profile } from '#shared/domain/identity.ts';
import { sayRole } from '#shared/domain/organisation-role.ts';
import { MemberFrame, type MemberFrameProps } from '#web/layouts/site/member-layout.tsx';
import { api } from '#web/lib/api/api.ts';
import { useReadTogether } from '#web/lib/api/use-read-together.ts';
import { usePageTitle } from '#web/lib/browser/use-page-title.ts';
import { whenRendered } from '#web/lib/browser/when-rendered.ts';
import { EditorsOnly, RoleContext } from '#web/lib/sign-in/role-context.tsx';
import { useDashboardPlace } from '#web/lib/site/use-dashboard-place.ts';
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx';
import { LoadBoundary } from '#web/ui/layout/load-boundary.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { SideTabs } from '#web/ui/layout/side-tabs.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardOverlay } from './dashboard-overlay.tsx';
import { findDashboardPage, listDashboardPages } from './dashboard-pages.ts';
import { listDashboardTabs } from './dashboard-tabs.tsx';
import { findNextCheckout } from './find-next-checkout.ts';
import type { Overlay } from './overlay.ts';
import { attentionQuery } from './overview/attention-query.ts';
import { OnboardingBanner } from './overview/onboarding-banner.tsx';
import { onboardingStore } from './overview/onboarding-store.ts';
import { PlanBanner, PlanLine } from './overview/plan-notice.tsx';
import { useCommandKey } from './use-command-key.ts';

/** Loaded while an assistant is being built, or cannot be. */
const ConversionNotice = loadPart(
  async () => (await import('#web/features/conversion-progress/conversion-notice.tsx')).ConversionNotice,
);

/** Loaded with a plan, and shown only once it is known what the website has besides. */
const WebsiteOffer = loadPart(
  async () => (await import('#web/features/website-reading/website-offer.tsx')).WebsiteOffer,
);

export type OpenDashboardProps = {
  brand: Brand;
  dashboard: Dashboard;
  settings: DashboardSettings;
  profile: Profile;
  frame: Pick<MemberFrameProps, 'brand' | 'links'>;
};

/** The frame of a dashboard with the page that the address names. */
export function OpenDashboard({ brand, dashboard, settings, profile, frame }: OpenDashboardProps) {
  const { conversionId, status, schoolInfo, plan } = dashboard;
  const name = settings.siteName || schoolInfo.schoolName;
  const { isMember } = profile;
  const role = profile.organisationRole;
  const { page, openTab, goTo } = useOpenPage(role);
  const findPlace = useDashboardPlace();
  const attention = useQuery(attentionQuery(conversionId)).data;
  const waiting = attention?.waitingMessages ?? 0;
  useReadTogether(attention?.waitingMessages, [api.inbox.listOwn.key]);
  useReadTogether(dashboard.stats.totalChats, [api.chatHistory.listSessions.key]);
  const [overlay, setOverlay] = useState<Overlay>();
  useCommandKey(() => setOverlay({ kind: 'commands' }));
  usePageTitle(`${waiting > 0 ? `(${waiting}) ` : ''}${page.title} · ${name}`);
  const daysRemaining = schoolInfo.trialDaysRemaining;
  const likelyUnconfirmed = findLikelyUnconfirmed(profile, settings);
  const tabs = listDashboardTabs({
    ...{ brand, dashboard, settings, isMember, role, waiting, openTab, likelyUnconfirmed },
    me: { id: profile.userId, name: profile.name },
    openOverlay: setOverlay,
    welcome: (
      <EditorsOnly>
        <Welcome {...{ dashboard, settings }} onOpen={openTab} />
      </EditorsOnly>
    ),
    planLine: plan && (
      <PlanLine plan={plan} daysRemaining={daysRemaining} onComparePlans={() => openTab('billing')} />
    ),
  });
  return (
    <RoleContext value={role ?? 'owner'}>
      <MemberFrame
        {...frame}
        profile={profile}
        header={
          <DashboardHeader
            conversionId={conversionId}
            brandName={frame.brand.name}
            name={name}
            website={settings.siteUrl || schoolInfo.website}
            onSearch={() => setOverlay({ kind: 'commands' })}
            onSettings={() => setOverlay({ kind: 'settings' })}
          />
        }
      >
        <div className="space-y-3 md:space-y-5">
          {profile.organisationRole === 'viewer' && (
            <p className="rounded-md bg-sunken p-3">{sayRole('viewer')}</p>
          )}
          {status !== 'completed' && (
            <LoadBoundary fallback={null}>
              <ConversionNotice conversionId={conversionId} />
            </LoadBoundary>
          )}
          {plan && (
            <PlanBanner
              plan={plan}
              daysRemaining={daysRemaining}
              checkoutPath={findNextCheckout(brand, dashboard)}
            />
          )}
          {plan && plan.id !== 'trial' && (
            <LoadBoundary fallback={null}>
              <WebsiteOffer conversionId={conversionId} />
            </LoadBoundary>
          )}
          <SideTabs label="Dashboard" tabs={tabs} value={page.id} onChange={openTab} />
        </div>
        <BottomBar
          label="Dashboard pages"
          value={page.id}
          pages={listDashboardPages(role).flatMap(({ id, Icon, ...names }) =>
            'barName' in names
              ? [
                  {
                    id,
                    Icon,
                    name: names.barName,
                    place: findPlace(id),
                    waiting: id === 'inbox' ? waiting : 0,
                  },
                ]
              : [],
          )}
          onMore={() => setOverlay({ kind: 'more' })}
        />
        {overlay && (
          <DashboardOverlay
            {...{ overlay, brand, dashboard, settings, profile, goTo }}
            onChange={setOverlay}
          />
        )}
      </MemberFrame>
    </RoleContext>
  );
}

/** The page that the address names, and ways to another one. */
function useOpenPage(role: Profile['organisationRole']) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const findPlace = useDashboardPlace();
  const page = findDashboardPage(search.get('tab'), role);
  const isArriving = useRef(false);
  // The focus follows to a page that was opened from a menu, which has gone.
  useEffect(() => {
    if (!isArriving.current) return;
    isArriving.current = false;
    return whenRendered(
      () => findPageHead(page.id),
      (head) => head.focus({ preventScroll: true }),
    );
  }, [page.id]);
  return {
    page,
    openTab: (tab: string) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          next.set('tab', tab);
          // Each page has sections of its own.
          next.delete('section');
          return next;
        },
        { replace: true },
      ),
    goTo: (tab: string, section?: string) => {
      isArriving.current = tab !== page.id;
      if (tab === page.id) findPageHead(tab)?.focus({ preventScroll: true });
      navigate(findPlace(tab, section));
    },
  };
}

const findPageHead = (id: string) => document.getElementById(`page-${id}`);

/** The owner's own address, which gets the messages unless others were chosen. */
function findLikelyUnconfirmed({ isMember, isEmailConfirmed, email }: Profile, settings: DashboardSettings) {
  const { recipients } = settings.messageMails;
  const isRecipient = !isMember && (recipients.length === 0 || recipients.includes(email));
  return isRecipient && !isEmailConfirmed ? [email] : [];
}

type WelcomeProps = Pick<OpenDashboardProps, 'dashboard' | 'settings'> & { onOpen: (tab: string) => void };

/** Document 2 section 2.1: the three first steps of a new customer, until they are done or dismissed. */
function Welcome({ dashboard, settings, onOpen }: WelcomeProps) {
  const { conversionId, stats, recentChats, liveOn } = dashboard;
  const [onboarding, setOnboarding] = useState(() => onboardingStore(conversionId).read());
  if (onboarding.isDismissed) return null;
  const steps = [
    {
      title: 'Ask your assistant a question',
      isDone: stats.totalChats > 0 || recentChats.length > 0,
    },
    { title: 'Enter your name', isDone: settings.account.adminName !== '', tab: 'account' },
    { title: 'Put it on your website', isDone: liveOn.length > 0, tab: 'widget-code' },
  ];
  const dismiss = () => {
    const next = { ...onboarding, isDismissed: true };
    onboardingStore(conversionId).write(next);
    setOnboarding(next);
  };
  return <OnboardingBanner steps={steps} onOpen={onOpen} onDismiss={dismiss} />;
}
