import { useState } from 'react';
import { AnalyticsCharts } from '#web/features/analytics/analytics-charts.tsx';
import { SessionList } from '#web/features/chat-history/session-list.tsx';
import { OverviewTab } from '#web/features/dashboard/overview-tab.tsx';
import { sampleAnalytics, sampleDashboard, sampleSessions } from '#web/features/dashboard/sample-figures.ts';
import { StatCards } from '#web/features/dashboard/stat-cards.tsx';
import { TabSet } from '#web/ui/layout/tab-set.tsx';

/** A dashboard with invented figures, marked as a sample. */
export function SampleDashboard({ onOpen }: { onOpen: (tab: string) => void }) {
  const [shown, setShown] = useState('overview');
  const isShown = (id: string) => tabs.some((tab) => tab.id === id);
  const open = (id: string) => (isShown(id) ? setShown(id) : onOpen(id));
  const tabs = [
    { id: 'overview', title: 'Overview', content: <OverviewTab dashboard={sampleDashboard} onOpen={open} /> },
    {
      id: 'chat-history',
      title: 'Chat History',
      content: <SessionList sessions={sampleSessions} />,
    },
    {
      id: 'analytics',
      title: 'Analytics',
      content: (
        <div className="space-y-8">
          <AnalyticsCharts analytics={sampleAnalytics} timeframe="7d" isAdvanced />
        </div>
      ),
    },
  ];
  return (
    <section aria-labelledby="sample-title" className="space-y-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="sample-title" className="text-title">
          {sampleDashboard.schoolInfo.schoolName}
        </h2>
        <p className="rounded-full bg-warning-tint px-3 py-1 font-semibold text-sm text-warning-ink">
          Sample data
        </p>
      </div>
      <StatCards stats={sampleDashboard.stats} />
      <TabSet label="Sample dashboard" tabs={tabs} value={shown} onChange={setShown} />
      <p className="max-w-prose text-ink-muted">
        Your own dashboard also has Knowledge Base, Forms, Account and Widget Code, and every conversation
        opens in full.
      </p>
    </section>
  );
}
