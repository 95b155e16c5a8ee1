import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx';

export const dataCell = 'px-3 py-2.5 align-top';

type DataTableProps = {
  label: string;
  columns: readonly string[];
  /** Below this width the table scrolls sideways. */
  minimumWidth: 'min-w-xl' | 'min-w-3xl';
  /** Index of the first numeric column; these have right-aligned headings. */
  numbersFrom?: number;
  children: ReactNode;
};

/** A framed table with headings. */
export function DataTable({ label, columns, minimumWidth, numbersFrom, children }: DataTableProps) {
  return (
    <ScrollRegion aria-label={label} className="rounded-lg border border-line bg-surface">
      <table className={`w-full ${minimumWidth} border-collapse text-left text-sm`}>
        <thead className="border-line border-b">
          <tr>
            {columns.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={clsx(dataCell, numbersFrom !== undefined && index >= numbersFrom && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollRegion>
  );
}
