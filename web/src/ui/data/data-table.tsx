import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx';

export const dataCell = 'px-3 py-2.5 align-top';
/** Without tabular figures: the text's font makes their commas and points as wide as digits. */
export const numberCell = `${dataCell} text-right`;

const widthsFromTablet = { 'min-w-xl': 'sm:min-w-xl', 'min-w-3xl': 'sm:min-w-3xl' } as const;

type Sorting<Name extends string> = {
  /** The name to sort by, of each column that can be sorted. */
  names: Partial<Record<string, Name>>;
  sort: Name;
  order: 'asc' | 'desc';
  onSort: (sort: Name) => void;
};

type DataTableProps<Name extends string> = {
  label: string;
  columns: readonly string[];
  /** Below this width the table scrolls sideways. */
  minimumWidth: 'min-w-xl' | 'min-w-3xl';
  /** Index of the first numeric column; these have right-aligned headings. */
  numbersFrom?: number;
  /** On phones each row becomes a block with a line for each cell, named by its column. */
  stacks?: boolean;
  sorting?: Sorting<Name>;
  children: ReactNode;
};

/** A framed table with headings. */
export function DataTable<Name extends string = string>({
  label,
  columns,
  minimumWidth,
  numbersFrom,
  stacks = false,
  sorting,
  children,
}: DataTableProps<Name>) {
  return (
    <ScrollRegion aria-label={label} className="rounded-lg border border-line bg-surface">
      <table
        style={stacks ? nameCells(columns) : undefined}
        className={clsx(
          'w-full border-collapse text-left text-sm',
          stacks ? ['stacked', widthsFromTablet[minimumWidth]] : minimumWidth,
        )}
      >
        <thead className="border-line border-b">
          <tr>
            {columns.map((name, index) => (
              <ColumnHeading
                key={name}
                name={name}
                sorting={sorting}
                isNumber={numbersFrom !== undefined && index >= numbersFrom}
              />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}

type ColumnHeadingProps<Name extends string> = {
  name: string;
  sorting: Sorting<Name> | undefined;
  isNumber: boolean;
};

function ColumnHeading<Name extends string>({ name, sorting, isNumber }: ColumnHeadingProps<Name>) {
  const sort = sorting?.names[name];
  const style = clsx('px-3 align-bottom', isNumber && 'text-right');
  if (!sorting || !sort) {
    return (
      <th scope="col" className={clsx(style, 'py-2.5')}>
        {name}
      </th>
    );
  }
  const isChosen = sorting.sort === sort;
  return (
    <th
      scope="col"
      aria-sort={isChosen ? (sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={style}
    >
      <button
        type="button"
        className="inline-flex min-h-10 items-center gap-1 font-semibold hover:underline"
        onClick={() => sorting.onSort(sort)}
      >
        {name}
        <span aria-hidden="true" className={clsx(!isChosen && 'invisible')}>
          {sorting.order === 'asc' ? '↑' : '↓'}
        </span>
      </button>
    </th>
  );
}

/** The names of the columns for the style of stacked rows, which writes them before each cell. */
function nameCells(columns: readonly string[]): CSSProperties {
  return Object.fromEntries(columns.map((name, index) => [`--column-${index + 1}`, JSON.stringify(name)]));
}
