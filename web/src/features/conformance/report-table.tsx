import type { ReactNode } from 'react';
import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx';

type ReportTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [string, ...ReactNode[]])[];
};

/** A table whose first column names each row; it scrolls sideways in a narrow window, by keyboard too. */
export function ReportTable({ caption, columns, rows }: ReportTableProps) {
  return (
    <ScrollRegion aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
