import { useQuery } from '@tanstack/react-query';
import type { MonitoredSite } from '#shared/contract/staff/monitor.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { LevelMark } from './level-mark.tsx';
import { poll } from './poll.ts';
import { PolledView } from './polled-view.tsx';

/** The newest assistants: document 3 section 2, GPTsite Monitor. */
export function SiteTable({ isAutomatic }: { isAutomatic: boolean }) {
  return (
    <PolledView query={useQuery({ ...staffApi.monitor.listSites.query({}), ...poll(15, isAutomatic) })}>
      {({ sites }) =>
        sites.length === 0 ? (
          <p className="text-ink-muted">No GPTsite is live yet. The first one shows here once it is built.</p>
        ) : (
          <DataTable
            label="GPTsites"
            columns={['Name', 'URL', 'Response time', 'Status']}
            minimumWidth="min-w-3xl"
            stacks
          >
            {sites.map((site) => (
              <SiteRow key={site.id} site={site} />
            ))}
          </DataTable>
        )
      }
    </PolledView>
  );
}

const responseTimeNotes = {
  answers: 'average answer today',
  knowledge: 'knowledge lookup; no questions today',
} as const satisfies Record<MonitoredSite['measured'], string>;

function SiteRow({ site }: { site: MonitoredSite }) {
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className={`${dataCell} font-semibold`}>
        {site.name}
      </th>
      <td className={`${dataCell} break-all`}>
        <a href={site.url} className="underline underline-offset-4">
          {site.url}
        </a>
      </td>
      <td className={dataCell}>
        {site.responseTime === null ? (
          '–'
        ) : (
          <>
            <span className="whitespace-nowrap">{site.responseTime.toLocaleString('en-US')} ms</span>
            <br />
            <span className="text-ink-muted">{responseTimeNotes[site.measured]}</span>
          </>
        )}
      </td>
      <td className={dataCell}>
        <LevelMark level={site.status} />
        {site.status !== 'operational' && <p className="text-ink-muted">{site.message}</p>}
      </td>
    </tr>
  );
}
