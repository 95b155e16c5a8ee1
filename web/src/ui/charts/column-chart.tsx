import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { ChartColumns, type Column } from './chart-columns.tsx';
import { chooseTicks } from './choose-ticks.ts';

const labelledColumns = 4;
const hoursOfDay = 24;

type ColumnChartProps = {
  title: string;
  columns: readonly Column[];
  /** Those of the period before, in the same order. */
  before?: readonly Column[];
  /** Label of a column: all are read to screen readers, some are shown. */
  describe: (label: string) => string;
  /** Beside the title, such as the sum of the period before. */
  note?: string;
};

/**
 * Counts over time with an axis. The pointer or, with the chart focused, the arrow keys choose a column, whose figure
 * then stands above it. The same data is in a table for screen readers.
 */
export function ColumnChart({ title, columns, before = [], describe, note }: ColumnChartProps) {
  const highest = Math.max(0, ...[...columns, ...before].map(({ count }) => count));
  const ticks = chooseTicks(highest);
  const top = ticks.at(-1) ?? 1;
  const last = columns.length - 1;
  const { chosen, events } = useChosenColumn(columns.length);
  const shown = chosen === undefined ? undefined : columns[chosen];
  const shownBefore = chosen === undefined ? undefined : before[chosen];
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="font-semibold">{title}</span>
          {note && <span className="ms-2 text-ink-muted text-sm">{note}</span>}
        </span>
        <span aria-hidden="true" className="min-h-5 text-sm">
          {shown && (
            <>
              {describe(shown.label)}: <b>{shown.count.toLocaleString('en-US')}</b>
              {shownBefore && ` (${shownBefore.count.toLocaleString('en-US')} before)`}
            </>
          )}
        </span>
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <Axis ticks={ticks} />
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${title}, column by column`}
          aria-valuemin={0}
          aria-valuemax={last}
          aria-valuenow={chosen ?? last}
          aria-valuetext={describeColumn(columns[chosen ?? last], before[chosen ?? last], describe)}
          {...events}
          className="relative h-40 touch-pan-y rounded-sm"
        >
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute inset-x-0 border-line border-t"
              style={{ top: `${100 - (tick / top) * 100}%` }}
            />
          ))}
          <ChartColumns {...{ columns, before, top, chosen }} />
        </div>
        <ColumnLabels {...{ columns, describe }} />
      </div>
      <HiddenTable {...{ title, columns, before, describe }} />
    </figure>
  );
}

function Axis({ ticks }: { ticks: readonly number[] }) {
  const top = ticks.at(-1) ?? 1;
  return (
    <div aria-hidden="true" className="relative h-40 text-right text-ink-muted text-xs">
      {ticks.map((tick) => (
        <span
          key={tick}
          className="absolute right-0 -translate-y-1/2"
          style={{ top: `${100 - (tick / top) * 100}%` }}
        >
          {tick.toLocaleString('en-US')}
        </span>
      ))}
      <span className="invisible">{top.toLocaleString('en-US')}</span>
    </div>
  );
}

/** The column that the pointer or the arrow keys are on. */
function useChosenColumn(count: number) {
  const [chosen, setChosen] = useState<number>();
  const last = count - 1;
  const choose = (index: number) => setChosen(Math.max(0, Math.min(last, index)));
  const leave = () => setChosen(undefined);
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(Math.floor(((clientX - left) / width) * count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowRight: (chosen ?? -1) + 1,
      ArrowLeft: (chosen ?? last + 1) - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const onFocus = () => setChosen((current) => current ?? last);
  return { chosen, events: { onKeyDown, onPointerMove, onPointerLeave: leave, onFocus, onBlur: leave } };
}

type LabelledProps = Pick<ColumnChartProps, 'columns' | 'describe'>;

function ColumnLabels({ columns, describe }: LabelledProps) {
  const last = columns.length - 1;
  return (
    <div aria-hidden="true" className="relative col-start-2 mt-1 h-5 text-ink-muted text-xs">
      {listLabelled(columns).map((index) => (
        <span
          key={index}
          className={clsx(
            'absolute whitespace-nowrap',
            index === 0 ? 'left-0' : index === last ? 'right-0' : '-translate-x-1/2',
            index !== 0 && index !== last && columns.length !== hoursOfDay && 'max-sm:hidden',
          )}
          style={
            index === 0 || index === last ? undefined : { left: `${((index + 0.5) / columns.length) * 100}%` }
          }
        >
          {columns[index] && describe(columns[index].label)}
        </span>
      ))}
    </div>
  );
}

function HiddenTable({
  title,
  columns,
  before,
  describe,
}: LabelledProps & { title: string; before: readonly Column[] }) {
  return (
    // A table keeps the height of its rows unless a wrapper hides it.
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <tbody>
          {columns.map(({ label, count }, index) => (
            <tr key={label}>
              <th scope="row">{describe(label)}</th>
              <td>{count}</td>
              {before[index] && <td>{before[index].count} before</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function describeColumn(
  column: Column | undefined,
  before: Column | undefined,
  describe: (label: string) => string,
): string | undefined {
  return column && `${describe(column.label)}: ${column.count}${before ? `, ${before.count} before` : ''}`;
}

/** The quarters of a day of hours; else the first, the last and some columns between them. */
function listLabelled(columns: readonly Column[]): number[] {
  const { length } = columns;
  if (length === hoursOfDay) return columns.flatMap(({ label }, at) => (hourOf(label) % 6 === 0 ? [at] : []));
  if (length <= labelledColumns) return Array.from({ length }, (_, index) => index);
  const step = (length - 1) / (labelledColumns - 1);
  return Array.from({ length: labelledColumns }, (_, index) => Math.round(index * step));
}

/** The hour of `14:00`, or of an instant in the reader's time zone. */
function hourOf(label: string): number {
  return label.length === 'HH:00'.length ? Number(label.slice(0, 2)) : new Date(label).getHours();
}
