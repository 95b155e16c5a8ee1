import { useQuery } from '@tanstack/react-query';
import type { MonitoredConversion } from '#shared/contract/staff/monitor.ts';
import { runningConversionLimit } from '#shared/domain/critical-systems.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { LevelMark } from './level-mark.tsx';
import { poll } from './poll.ts';
import { PolledView } from './polled-view.tsx';

/** Active conversions: document 3 section 2, Conversions. */
export function ConversionTable({ isAutomatic }: { isAutomatic: boolean }) {
  return (
    <PolledView query={useQuery({ ...staffApi.monitor.listConversions.query({}), ...poll(20, isAutomatic) })}>
      {({ conversions }) => (
        <>
          {conversions.length === 0 ? (
            <p className="text-ink-muted">No active conversions.</p>
          ) : (
            <DataTable
              label="Conversions"
              columns={['Company', 'Status', 'Progress', 'Last activity']}
              minimumWidth="min-w-3xl"
              stacks
            >
              {conversions.map((conversion) => (
                <ConversionRow key={conversion.id} conversion={conversion} />
              ))}
            </DataTable>
          )}
          {conversions.length === runningConversionLimit && (
            <p className="text-ink-muted">More are running; these are {runningConversionLimit} of them.</p>
          )}
        </>
      )}
    </PolledView>
  );
}

function ConversionRow({ conversion }: { conversion: MonitoredConversion }) {
  const { id, companyName, status, progress, step, timestamp } = conversion;
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className={`${dataCell} font-semibold`}>
        <SiteLink to={`/gptsite/${id}`} className="underline underline-offset-4" label={companyName} />
      </th>
      <td className={dataCell}>
        {status === 'stalled' ? (
          <>
            <LevelMark level="degraded" label="Stalled" />
            <p className="text-ink-muted">No progress for five minutes</p>
          </>
        ) : (
          'Processing'
        )}
      </td>
      <td className={`${dataCell} min-w-48`}>
        <span className="tabular-nums">{progress}%</span> <span className="text-ink-muted">{step}</span>
        <ProgressBar label={`Progress of ${companyName}`} percentage={progress} isThin />
      </td>
      <td className={`${dataCell} whitespace-nowrap`}>
        <time dateTime={timestamp}>{new Date(timestamp).toLocaleString('en-US')}</time>
      </td>
    </tr>
  );
}
