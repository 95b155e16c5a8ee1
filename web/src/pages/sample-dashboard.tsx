import type { Dashboard } from '#shared/contract/dashboard.ts';
import { OverviewTab } from '#web/features/dashboard/overview-tab.tsx';
import { StatCards } from '#web/features/dashboard/stat-cards.tsx';

const sample: Dashboard = {
  conversionId: 'conv_edgpt_00000000000000000000000000',
  status: 'completed',
  stats: {
    totalChats: 1284,
    todaysChats: 37,
    totalVisitors: 1284,
    todaysVisitors: 37,
    averageResponseTime: 0.21,
    satisfactionScore: 4.6,
    knowledgeBaseEntries: 25,
    formsManaged: 3,
  },
  schoolInfo: {
    schoolName: 'Maple Grove School',
    website: 'https://www.maple-grove.example',
    adminEmail: 'office@maple-grove.example',
    trialDaysRemaining: 5,
  },
  plan: null,
  recentChats: [
    {
      id: '1',
      question: 'When does registration for next year open?',
      time: '2026-03-02T17:05:00Z',
      satisfaction: 5,
    },
    { id: '2', question: 'What is for lunch on Thursday?', time: '2026-03-02T16:48:00Z', satisfaction: null },
    { id: '3', question: 'Who do I call about the bus?', time: '2026-03-02T15:20:00Z', satisfaction: 4 },
  ],
};

/** A dashboard as it may look after some weeks; every figure is invented, and it says so. */
export function SampleDashboard({ onOpen }: { onOpen: (tab: string) => void }) {
  return (
    <section aria-labelledby="sample-title" className="space-y-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="sample-title" className="text-title">
          {sample.schoolInfo.schoolName}
        </h2>
        <p className="rounded-full bg-warning-tint px-3 py-1 font-semibold text-sm text-warning-ink">
          Sample data
        </p>
      </div>
      <StatCards stats={sample.stats} />
      <OverviewTab dashboard={sample} onOpen={onOpen} />
    </section>
  );
}
