import { useQuery } from '@tanstack/react-query';
import type { CriticalHealth } from '#shared/contract/staff/monitor.ts';
import { runningConversionLimit, type SystemLevel } from '#shared/domain/critical-systems.ts';
import { systemLevelNames } from '#shared/domain/figures/system-level-names.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { poll } from './poll.ts';
import { PolledView } from './polled-view.tsx';
import { SystemRow } from './system-row.tsx';

/** Document 3 section 2: overall status, figures, and each system with its fix. */
export function CriticalSystems({ isAutomatic }: { isAutomatic: boolean }) {
  return (
    <PolledView
      query={useQuery({ ...staffApi.monitor.getCriticalHealth.query({}), ...poll(10, isAutomatic) })}
    >
      {(health) => (
        <>
          <HealthFigures health={health} />
          <ul aria-label="Critical systems" className="divide-y divide-line border-line border-y">
            {health.critical_systems.map((system) => (
              <SystemRow key={system.key} system={system} />
            ))}
          </ul>
        </>
      )}
    </PolledView>
  );
}

const overallNotes = {
  operational: 'every system',
  degraded: 'at least one system',
  outage: 'at least one system',
  unknown: 'not every system could be checked',
} as const satisfies Record<SystemLevel, string>;

function HealthFigures({ health }: { health: CriticalHealth }) {
  const { status, live_gptsites, active_conversions, response_time } = health;
  const figures = [
    { label: 'Overall status', value: systemLevelNames[status], note: overallNotes[status] },
    { label: 'Live GPTsites', value: formatFigure(live_gptsites), note: 'published assistants' },
    {
      label: 'Active conversions',
      value: formatFigure(active_conversions) + (active_conversions === runningConversionLimit ? '+' : ''),
      note: 'being built now',
    },
    {
      label: 'Response time',
      value: `${response_time.toLocaleString('en-US')} ms`,
      note: 'until every system had answered',
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="bg-surface p-4 sm:p-5">
          <dt className="text-ink-muted text-sm">{label}</dt>
          <dd className="mt-1 break-words font-bold font-display text-2xl sm:text-3xl">{value}</dd>
          <dd className="mt-1 text-ink-muted text-sm">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A dash for a figure that could not be read. */
function formatFigure(count: number | null): string {
  return count?.toLocaleString('en-US') ?? '–';
}
