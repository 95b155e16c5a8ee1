import type { ReactNode } from 'react';
import { brands } from '#shared/brands/index.ts';
import type { PreviewData } from '#shared/contract/staff/preview.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

/** The newest conversions. */
export function ConversionTable({ conversions }: Pick<PreviewData, 'conversions'>) {
  const columns = ['Company', 'Status', 'Email', 'Platform', 'Website', 'Created', 'Conversion'];
  const rows = conversions.map(
    ({ conversionId, companyName, status, email, platform, url, createdAt }): Row => ({
      id: conversionId,
      cells: [
        companyName,
        status,
        email || 'None',
        brands[platform].name,
        url ?? 'None',
        formatInstant(createdAt),
      ],
      last: (
        <SiteLink to={`/gptsite/${conversionId}`} className="break-all underline underline-offset-4">
          {conversionId}
        </SiteLink>
      ),
    }),
  );
  return <PreviewTable id="conversions" title="Conversions" columns={columns} rows={rows} />;
}

/** The newest admin users. */
export function AdminUserTable({ adminUsers }: Pick<PreviewData, 'adminUsers'>) {
  const columns = ['Name', 'Email', 'Organization', 'Platform', 'Created'];
  const rows = adminUsers.map(
    ({ userId, name, email, organization, platform, createdAt }): Row => ({
      id: userId,
      cells: [name, email, organization, brands[platform].name],
      last: formatInstant(createdAt),
    }),
  );
  return <PreviewTable id="admin-users" title="Admin users" columns={columns} rows={rows} />;
}

type Row = { id: string; cells: string[]; last: ReactNode };
type PreviewTableProps = { id: string; title: string; columns: readonly string[]; rows: readonly Row[] };

function PreviewTable({ id, title, columns, rows }: PreviewTableProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {rows.length === 0 ? (
        <p className="text-ink-muted">No sign-ups yet.</p>
      ) : (
        <DataTable label={`${title}, newest first`} columns={columns} minimumWidth="min-w-3xl" stacks>
          {rows.map((row) => (
            <tr key={row.id} className="border-line border-b last:border-b-0">
              {row.cells.map((cell, index) => (
                <td key={columns[index]} className={`${dataCell} break-words`}>
                  {cell}
                </td>
              ))}
              <td className={dataCell}>{row.last}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </section>
  );
}
