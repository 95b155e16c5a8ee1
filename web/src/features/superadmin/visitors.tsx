import type { StaffDashboard } from '#shared/domain/staff/staff-dashboard.ts';
import { DataTable, dataCell, numberCell } from '#web/ui/data/data-table.tsx';

const columns = ['Domain', 'Today', 'This Week', 'This Month', 'All Time', 'Last 30 days'];
/** Document 2 section 2.9: visitors by domain. The sparkline is decoration; the figures are text. */
export function Visitors({ visitors }: { visitors: StaffDashboard['visitorAnalytics'] }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">Visitors by domain</h2>
      <DataTable label="Visitors by domain" columns={columns} minimumWidth="min-w-xl" stacks numbersFrom={1}>
        {visitors.map((brand) => (
          <tr key={brand.brandId} className="border-line border-b last:border-b-0">
            <th scope="row" className={`${dataCell} font-semibold`}>
              {brand.domain}
            </th>
            <td className={numberCell}>{brand.todayVisitors.toLocaleString('en-US')}</td>
            <td className={numberCell}>{brand.weeklyVisitors.toLocaleString('en-US')}</td>
            <td className={numberCell}>{brand.monthlyVisitors.toLocaleString('en-US')}</td>
            <td className={numberCell}>{brand.totalVisitors.toLocaleString('en-US')}</td>
            <td className={dataCell}>
              <Sparkline counts={brand.daily} name={`Visitors of ${brand.domain}, day by day`} />
            </td>
          </tr>
        ))}
      </DataTable>
      <p className="mt-3 text-ink-muted text-sm">
        Everyone who opened an assistant. A week is seven days and a month thirty, including today (UTC).
      </p>
    </section>
  );
}

const [width, height] = [120, 28];

function Sparkline({ counts, name }: { counts: readonly number[]; name: string }) {
  const highest = Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length);
  return (
    <svg
      role="img"
      aria-label={`${name}: at most ${Math.max(0, ...counts).toLocaleString('en-US')} a day`}
      viewBox={`0 0 ${width} ${height}`}
      className="ms-auto h-7 w-30 fill-brand"
    >
      {counts.map((count, day) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: days are identified by their position
          key={day}
          x={day * step}
          y={height - Math.max(1, (count / highest) * height)}
          width={Math.max(1, step - 1)}
          height={count === 0 ? 0 : Math.max(1, (count / highest) * height)}
        />
      ))}
    </svg>
  );
}
