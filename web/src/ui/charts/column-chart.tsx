import { clsx } from 'clsx';

/** With more columns the gaps would be wider than the columns on a phone. */
const maxSpacedColumns = 40;

type ColumnChartProps = {
  title: string;
  columns: readonly { label: string; count: number }[];
  /** Label of a column: all are read to screen readers, some are shown. */
  describe: (label: string) => string;
};

/** Counts over time, with the same data in a table for screen readers. */
export function ColumnChart({ title, columns, describe }: ColumnChartProps) {
  const highest = Math.max(1, ...columns.map(({ count }) => count));
  const first = columns[0];
  const last = columns.at(-1);
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span aria-hidden="true" className="text-ink-muted text-sm">
          at most {highest.toLocaleString('en-US')}
        </span>
      </figcaption>
      <div
        aria-hidden="true"
        className={clsx(
          'mt-3 flex h-40 items-end border-line border-b',
          columns.length > maxSpacedColumns ? 'gap-px' : 'gap-1',
        )}
      >
        {columns.map(({ label, count }) => (
          <div
            key={label}
            title={`${describe(label)}: ${count}`}
            className="min-w-0 flex-1 rounded-t-sm bg-brand"
            style={{ height: count === 0 ? 0 : `${Math.max(3, (count / highest) * 100)}%` }}
          />
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between text-ink-muted text-sm">
        <span>{first && describe(first.label)}</span>
        <span>{last && describe(last.label)}</span>
      </div>
      {/* A table keeps the height of its rows unless a wrapper hides it. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {columns.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{describe(label)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
