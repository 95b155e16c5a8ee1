import { brands } from '#shared/brands/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useTenants } from './queries.ts';

const columns = ['Organization', 'Contact', 'Domain', 'Website', 'Since', 'Trial ends'];
const cell = 'px-3 py-2.5 align-top';

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
      <section
        aria-label="Customers"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to scroll by keyboard too.
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full min-w-3xl border-collapse text-left text-sm">
          <thead className="border-line border-b">
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tenants.map((tenant) => (
              <tr key={tenant.organisationId} className="border-line border-b last:border-b-0">
                <th scope="row" className={`${cell} font-semibold`}>
                  <a href={`/gptsite/${tenant.conversionId}`} className="underline underline-offset-4">
                    {tenant.organisation}
                  </a>
                </th>
                <td className={cell}>
                  {tenant.name}
                  <br />
                  {tenant.email}
                  <br />
                  {tenant.phone}
                </td>
                <td className={cell}>{brands[tenant.brandId].name}</td>
                <td className={`${cell} break-all`}>{tenant.website ?? 'None'}</td>
                <td className={cell}>{formatDay(tenant.createdAt)}</td>
                <td className={cell}>{formatDay(tenant.trialEndsAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
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
