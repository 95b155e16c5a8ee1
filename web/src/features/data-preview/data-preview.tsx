import type { ReactNode } from 'react';
import { parseBrandId } from '#shared/brands/brand-names.ts';
import { brands } from '#shared/brands/index.ts';
import type { PreviewData } from '#shared/contract/staff/preview.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { FactList } from '#web/ui/data/fact-list.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { usePreviewData } from './use-preview-data.ts';

/** Contents of the table: counts and the newest entries (document 3 section 2). */
export function DataPreview() {
  const { data, error, isFetching, refetch } = usePreviewData();
  return (
    <div className="space-y-10">
      {error && (
        <Callout tone="danger" role="alert">
          <p className="font-semibold">The data could not be read</p>
          <p>{error.message}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            disabled={isFetching}
            onClick={() => void refetch()}
            label="Retry"
          />
        </Callout>
      )}
      {!data && !error && <Spinner label="Reading the data…" />}
      {data && (
        <>
          <Summary data={data} />
          <ConversionTable conversions={data.conversions} />
          <AdminUserTable adminUsers={data.adminUsers} />
        </>
      )}
    </div>
  );
}

function Summary({ data }: { data: PreviewData }) {
  const totals = [
    { label: 'Total Conversions', value: data.totalConversions },
    { label: 'Total Admin Users', value: data.totalAdminUsers },
    { label: 'Total Inquiries', value: data.totalInquiries },
  ];
  const platforms = Object.entries(data.platforms).map(([id, value]) => ({ label: nameOf(id), value }));
  return (
    <>
      <section aria-labelledby="summary">
        <h2 id="summary" className="mb-3 text-xl">
          Summary
        </h2>
        <FactList facts={totals} />
      </section>
      <section aria-labelledby="platforms">
        <h2 id="platforms" className="mb-3 text-xl">
          Conversions by platform
        </h2>
        <FactList facts={platforms} />
      </section>
    </>
  );
}

function nameOf(platform: string): string {
  const brandId = parseBrandId(platform);
  return brandId ? brands[brandId].name : platform;
}

/** The newest conversions. */
function ConversionTable({ conversions }: Pick<PreviewData, 'conversions'>) {
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
function AdminUserTable({ adminUsers }: Pick<PreviewData, 'adminUsers'>) {
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
