import { brands } from '#shared/brands/index.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { SiteLink } from '#web/ui/layout/site-link.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { useTenants } from './queries.ts';

const columns = ['Organization', 'Contact', 'Domain', 'Website', 'Since', 'Trial ends', 'Plan'];

/** The customers of the platform. */
export function TenantTable() {
  const listing = useTenants();
  const { data, error, isPending } = listing;
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
              <SiteLink to={`/gptsite/${tenant.conversionId}`} className="underline underline-offset-4">
                {tenant.organisation}
              </SiteLink>
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
            <td className={dataCell}>{formatDay(tenant.createdAt, { dateStyle: 'medium' })}</td>
            <td className={dataCell}>{formatDay(tenant.trialEndsAt, { dateStyle: 'medium' })}</td>
            <td className={dataCell}>
              <PlanChoice tenant={tenant} />
            </td>
          </tr>
        ))}
      </DataTable>
      <NextPageButton listing={listing} label="Show more" className="mt-4" />
    </>
  );
}
