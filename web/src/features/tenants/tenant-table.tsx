import { brands } from '#shared/brands/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { DataTable, dataCell } from '#web/ui/data-table.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { useTenants } from './queries.ts';

const columns = ['Organization', 'Contact', 'Domain', 'Website', 'Since', 'Trial ends', 'Plan'];

/** The customers of the platform. */
export function TenantTable() {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useTenants();
  if (isPending) return <Spinner label="Loading customers…" />;
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {error.message}
      </Callout>
    );
  }
  const tenants = data.pages.flatMap((page) => page.tenants);
  if (tenants.length === 0) return <p className="text-ink-muted">Nobody has signed up yet.</p>;
  return (
    <>
      <DataTable label="Customers" columns={columns} minimumWidth="min-w-3xl">
        {tenants.map((tenant) => (
          <tr key={tenant.organisationId} className="border-line border-b last:border-b-0">
            <th scope="row" className={`${dataCell} font-semibold`}>
              <a href={`/gptsite/${tenant.conversionId}`} className="underline underline-offset-4">
                {tenant.organisation}
              </a>
            </th>
            <td className={dataCell}>
              {tenant.name}
              <br />
              {tenant.email}
              <br />
              {tenant.phone}
            </td>
            <td className={dataCell}>{brands[tenant.brandId].name}</td>
            <td className={`${dataCell} break-all`}>{tenant.website ?? 'None'}</td>
            <td className={dataCell}>{formatDay(tenant.createdAt)}</td>
            <td className={dataCell}>{formatDay(tenant.trialEndsAt)}</td>
            <td className={dataCell}>
              <PlanChoice tenant={tenant} />
            </td>
          </tr>
        ))}
      </DataTable>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function formatDay(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium' });
}
