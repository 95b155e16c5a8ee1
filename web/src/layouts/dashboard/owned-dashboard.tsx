import { MessageCircle, Settings } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Brand } from '#shared/brands/brand.ts';
import { brands } from '#shared/brands/index.ts';
import type { Dashboard, DashboardSettings } from '#shared/contract/dashboard.ts';
import { brandOfConversion } from '#shared/domain/conversion/conversion-id.ts';
import { findTiers, sayPriceOf } from '#shared/domain/pricing.ts';
import { BrandTheme } from '#web/brand/brand-theme.tsx';
import { useProfile } from '#web/features/account/queries.ts';
import { OnboardingBanner } from '#web/features/dashboard/onboarding-banner.tsx';
import { onboardingStore } from '#web/features/dashboard/onboarding-store.ts';
import { PlanBanner, PlanLine } from '#web/features/dashboard/plan-notice.tsx';
import { useDashboard, useDashboardSettings } from '#web/features/dashboard/queries.ts';
import { WebsiteOffer } from '#web/features/website-reading/website-offer.tsx';
import { OutsideLink } from '#web/ui/data/outside-link.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button, buttonStyle } from '#web/ui/form/button.tsx';
import { loadPart } from '#web/ui/layout/load-part.tsx';
import { SideTabs } from '#web/ui/layout/side-tabs.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { listDashboardTabs } from './dashboard-tabs.tsx';

/** Loaded while an assistant is being built, or cannot be. */
const ConversionNotice = loadPart(
  async () => (await import('#web/features/conversion-progress/conversion-notice.tsx')).ConversionNotice,
);

/** Loaded when it is opened. */
const SettingsDialog = loadPart(
  async () => (await import('#web/features/dashboard/settings-dialog.tsx')).SettingsDialog,
);

type OwnedDashboardProps = { conversionId: string | undefined };

/** An assistant's dashboard for everyone who may manage it: document 2 section 2.1. */
export function OwnedDashboard({ conversionId }: OwnedDashboardProps) {
  const { data: dashboard, error, refetch } = useDashboard(conversionId);
  if (error) return <LoadingFailure error={error} onRetry={() => void refetch()} />;
  if (!dashboard) return <Loading />;
  return <WithSettings dashboard={dashboard} />;
}

function WithSettings({ dashboard }: { dashboard: Dashboard }) {
  const settings = useDashboardSettings(dashboard.conversionId);
  const profile = useProfile();
  const failed = [settings, profile].find(({ error, data }) => error && !data);
  if (failed?.error) return <LoadingFailure error={failed.error} onRetry={() => void failed.refetch()} />;
  // The tabs wait for the profile, so that a member never sees the owner's tabs.
  if (!settings.data || !profile.data) return <Loading />;
  const brand = brands[brandOfConversion(dashboard.conversionId)];
  return (
    <BrandTheme brand={brand}>
      <OpenDashboard
        brand={brand}
        dashboard={dashboard}
        settings={settings.data}
        isMember={profile.data.isMember}
      />
    </BrandTheme>
  );
}

function Loading() {
  return <Spinner label="Loading your dashboard…" className="min-h-64 justify-center" />;
}

function LoadingFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Callout tone="danger" role="alert">
      <p>{error.message}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={onRetry}>
        Try Again
      </Button>
    </Callout>
  );
}

type OpenDashboardProps = {
  brand: Brand;
  dashboard: Dashboard;
  settings: DashboardSettings;
  isMember: boolean;
};

function OpenDashboard({ brand, dashboard, settings, isMember }: OpenDashboardProps) {
  const { conversionId, status, stats, recentChats, schoolInfo, plan, liveOn } = dashboard;
  const [search, setSearch] = useSearchParams();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const [onboarding, setOnboarding] = useState(() => onboardingStore(conversionId).read());
  const remember = (change: Partial<typeof onboarding>) => {
    const next = { ...onboarding, ...change };
    onboardingStore(conversionId).write(next);
    setOnboarding(next);
  };
  const openTab = (tab: string) => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('tab', tab);
        return next;
      },
      { replace: true },
    );
  };
  const steps = [
    {
      title: 'Ask your assistant a question',
      isDone: stats.totalChats > 0 || recentChats.length > 0,
      place: { path: `/gptsite/${conversionId}` },
    },
    { title: 'Enter your name', isDone: settings.account.adminName !== '', place: { tab: 'account' } },
    { title: 'Put it on your website', isDone: liveOn.length > 0, place: { tab: 'widget-code' } },
  ];
  const welcome = !onboarding.isDismissed && (
    <OnboardingBanner steps={steps} onOpen={openTab} onDismiss={() => remember({ isDismissed: true })} />
  );
  const tabs = listDashboardTabs({ brand, dashboard, settings, openTab, welcome, isMember });
  const wanted = search.get('tab');
  const nextPlan = describeNextPlan(brand, dashboard);
  const daysRemaining = schoolInfo.trialDaysRemaining;
  const comparePlans = () => openTab('billing');
  return (
    <div className="space-y-3 md:space-y-5">
      <header className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-2 gap-y-1 border-line md:gap-x-4 md:border-b md:pb-4">
        <h1 className="line-clamp-2 break-words text-lg leading-6 md:text-2xl">
          {settings.siteName || schoolInfo.schoolName}
        </h1>
        <div className="row-start-2 flex flex-wrap items-center gap-x-4 text-ink-muted text-sm max-md:col-span-3">
          <WebsiteLink url={settings.siteUrl || schoolInfo.website} />
          {plan && (
            <PlanLine plan={plan} daysRemaining={daysRemaining} {...nextPlan} onComparePlans={comparePlans} />
          )}
        </div>
        <Button
          variant="secondary"
          size="small"
          className="md:row-span-2"
          onClick={() => setSettingsOpen(true)}
        >
          <Settings aria-hidden="true" className="size-4" />
          <span className="max-md:sr-only">Settings</span>
        </Button>
        <SiteLink
          to={`/gptsite/${conversionId}`}
          className={`${buttonStyle({ size: 'small' })} md:row-span-2`}
        >
          <MessageCircle aria-hidden="true" className="size-4 md:hidden" />
          <span className="max-md:sr-only">View GPTsite</span>
        </SiteLink>
      </header>
      {status !== 'completed' && (
        <Suspense fallback={null}>
          <ConversionNotice conversionId={conversionId} />
        </Suspense>
      )}
      {plan && <PlanBanner plan={plan} daysRemaining={daysRemaining} {...nextPlan} />}
      {plan && plan.id !== 'trial' && <WebsiteOffer conversionId={conversionId} />}
      <SideTabs
        label="Dashboard"
        tabs={tabs}
        value={tabs.some(({ id }) => id === wanted) && wanted ? wanted : 'overview'}
        onChange={openTab}
      />
      {isSettingsOpen && (
        <Suspense fallback={null}>
          <SettingsDialog
            conversionId={conversionId}
            settings={settings}
            isPaused={Boolean(plan?.pause)}
            onClose={() => setSettingsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function WebsiteLink({ url }: { url: string | null }) {
  if (!url) return null;
  return (
    <OutsideLink
      href={url}
      className="inline-block break-all py-1 underline underline-offset-4 max-md:hidden"
    >
      {url}
    </OutsideLink>
  );
}

/**
 * Document 3 section 2: after a trial the plan chosen before the signup or the recommended one, otherwise the next
 * larger.
 */
function describeNextPlan({ paths, pricingModel }: Brand, { schoolInfo, plan }: Dashboard) {
  const tiers = findTiers(pricingModel);
  const current = tiers.findIndex(({ id }) => id === plan?.id);
  const chosen = tiers.find(({ id }) => id === plan?.chosen?.planId);
  const recommended = chosen ?? tiers.find(({ isRecommended }) => isRecommended);
  const tier = current < 0 ? recommended : (tiers[current + 1] ?? tiers.at(-1));
  const interval = plan?.chosen?.interval ?? 'monthly';
  const customer = new URLSearchParams({ email: schoolInfo.adminEmail, name: schoolInfo.schoolName });
  return {
    checkoutPath: `/checkout/${paths[0]}/${tier?.id}/${interval}?${customer}`,
    nextPlan: tier ? `${tier.name}, ${sayPriceOf(tier, interval)}` : '',
  };
}
