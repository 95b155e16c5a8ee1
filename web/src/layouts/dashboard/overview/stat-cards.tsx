import type { Dashboard } from '#shared/contract/dashboard/dashboard.ts';
import { figureNames, saySatisfaction, saySeconds } from '#shared/domain/figures/glossary.ts';

type StatCardsProps = Pick<Dashboard, 'stats'> & {
  /** The owner's own tests are among the chats that are shown. */
  hasTests?: boolean;
};

/** The four figures of document 2 section 2.1; a dash for one without data. */
export function StatCards({ stats, hasTests = false }: StatCardsProps) {
  const { averageResponseTime, satisfactionScore } = stats;
  const cards = [
    {
      label: 'Total Chats',
      value: stats.totalChats.toLocaleString('en-US'),
      note: `${stats.todaysChats} today${hasTests ? ', without your tests' : ''}`,
    },
    {
      label: 'Total Visitors',
      value: stats.totalVisitors.toLocaleString('en-US'),
      note: `${stats.todaysVisitors} today`,
    },
    {
      label: figureNames.averageResponse,
      value: saySeconds(averageResponseTime),
      note: averageResponseTime === null ? 'No answers yet' : 'per answer',
    },
    {
      label: figureNames.satisfaction,
      value: satisfactionScore === null ? '–' : saySatisfaction(satisfactionScore),
      note: satisfactionScore === null ? 'No ratings yet' : 'from your visitors',
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      {cards.map(({ label, value, note }) => (
        <div key={label} className="bg-surface p-5">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="mt-1 font-bold font-display text-3xl">{value}</dd>
          <dd className="mt-1 text-ink-muted text-sm">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
