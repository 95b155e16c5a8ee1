import { clsx } from 'clsx';

export type Column = { label: string; count: number };

/** With more columns the gaps would be wider than the columns on a phone. */
const maxSpacedColumns = 40;

type ChartColumnsProps = {
  columns: readonly Column[];
  /** Those of the period before, in the same order; behind the others. */
  before: readonly Column[];
  /** Count at the top of the axis. */
  top: number;
  chosen: number | undefined;
};

/** The columns of a chart, each before that of the period before. */
export function ChartColumns({ columns, before, top, chosen }: ChartColumnsProps) {
  const heightOf = (count: number) => (count === 0 ? 0 : `${Math.max(2, (count / top) * 100)}%`);
  const hasBefore = before.length > 0;
  return (
    <div
      className={clsx(
        'absolute inset-0 flex items-end',
        columns.length > maxSpacedColumns ? 'gap-px' : 'gap-1',
      )}
    >
      {columns.map(({ label, count }, index) => (
        <div
          key={label}
          className={clsx(
            'relative h-full min-w-0 flex-1',
            chosen !== undefined && index !== chosen && 'opacity-60',
          )}
        >
          {hasBefore && (
            <div
              className="absolute inset-x-0 bottom-0 rounded-t-sm bg-line"
              style={{ height: heightOf(before[index]?.count ?? 0) }}
            />
          )}
          <div
            className={clsx(
              'absolute bottom-0 rounded-t-sm',
              hasBefore ? 'inset-x-[20%]' : 'inset-x-0',
              index === chosen ? 'bg-brand-ink' : 'bg-brand',
            )}
            style={{ height: heightOf(count) }}
          />
        </div>
      ))}
    </div>
  );
}
