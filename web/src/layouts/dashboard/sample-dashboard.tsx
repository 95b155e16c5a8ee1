import { useState } from 'react';
import type { Brand } from '#shared/brands/brand.ts';
import { AnalyticsCharts } from '#web/features/analytics/analytics-charts.tsx';
import { SessionList } from '#web/features/chat-history/session-list.tsx';
import { TabSet } from '#web/ui/layout/tab-set.tsx';
import { NextSteps } from './overview/next-steps.tsx';
import { OverviewTab } from './overview/overview-tab.tsx';
import { describeSample } from './overview/sample-figures.ts';
import { WeekSummary } from './overview/week-summary.tsx';

/** The dashboard of the brand's sample with invented figures, marked as such. */
export function SampleDashboard({ brand, onOpen }: { brand: Brand; onOpen: (tab: string) => void }) {
  const { dashboard, attention, sessions, analytics } = describeSample(brand);
  const [shown, setShown] = useState('overview');
  const isShown = (id: string) => tabs.some((tab) => tab.id === id);
  const open = (id: string) => (isShown(id) ? setShown(id) : onOpen(id));
  const tabs = [
    {
      id: 'overview',
      title: 'Overview',
      content: (
        <OverviewTab dashboard={dashboard} onOpen={open} summary={<WeekSummary week={analytics} />}>
          <NextSteps attention={attention} liveOn={dashboard.liveOn} onOpen={open} />
        </OverviewTab>
      ),
    },
    { id: 'chat-history', title: 'Chat History', content: <SessionList sessions={sessions} /> },
    {
      id: 'analytics',
      title: 'Analytics',
      content: (
        <div className="space-y-8">
          <AnalyticsCharts analytics={analytics} timeframe="7d" isAdvanced />
        </div>
      ),
    },
  ];
  return (
    <section aria-labelledby="sample-title" className="space-y-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="sample-title" className="text-title">
          {dashboard.schoolInfo.schoolName}
        </h2>
        <p className="rounded-full bg-warning-tint px-3 py-1 font-semibold text-sm text-warning-ink">
          Sample data
        </p>
      </div>
      <TabSet label="Sample dashboard" tabs={tabs} value={shown} onChange={setShown} />
      <p className="max-w-prose text-ink-muted">
        Your own dashboard also has Knowledge Base, Forms, Account and Widget Code, and every conversation
        opens in full.
      </p>
    </section>
  );
}
