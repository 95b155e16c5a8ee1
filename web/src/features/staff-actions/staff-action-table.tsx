import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoggedAction } from '#shared/contract/staff/superadmin.ts';
import { describeChange } from '#shared/domain/staff/describe-change.ts';
import { describeDeed } from '#shared/domain/staff/describe-deed.ts';
import { AppError } from '#shared/errors.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { saveParts } from '#web/lib/browser/save-parts.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { FailureLine } from '#web/ui/form/failure.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Download } from '#web/ui/icons/icons.ts';
import { SiteLink } from '#web/ui/layout/site-link.tsx';

const columns = ['When', 'Who', 'What', 'Customer'];

/** The log of staff actions, for superadmins only; empty for a domain admin. */
export function StaffActionTable() {
  const listing = useInfiniteQuery(staffApi.superadmin.listActions.pages({}));
  const { data, error, isPending } = listing;
  const [wanted, setWanted] = useState('');
  if (error instanceof AppError && error.code === 'FORBIDDEN') return null;
  return (
    <div className="mt-12">
      <h2 className="text-2xl">Staff actions</h2>
      <p className="mt-2 mb-6 text-ink-muted">
        Sign-ins, plans, invoices, answers, emergency fixes, and what was changed or viewed for a customer;
        kept for two years.
      </p>
      {isPending && <Spinner label="Loading staff actions…" />}
      {error && (
        <Callout tone="danger" role="alert">
          {error.message}
        </Callout>
      )}
      {data && (
        <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
          <TextField
            id="search-actions"
            label="Search staff actions"
            type="search"
            hint="A person, a customer or what was done, among the actions below"
            className="min-w-0 max-w-xl flex-1 basis-72"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <ActionExport />
        </div>
      )}
      {data && (
        <DataTable label="Staff actions" columns={columns} minimumWidth="min-w-xl" stacks>
          {data.pages
            .flatMap(({ actions }) => actions)
            .filter((action) => mentions(action, wanted))
            .map((action) => (
              <tr key={action.actionId} className="border-line border-b last:border-b-0">
                <td className={`${dataCell} whitespace-nowrap`}>
                  <time dateTime={action.doneAt}>{formatInstant(action.doneAt)}</time>
                </td>
                <td className={dataCell}>{action.staff ?? 'A former member of staff'}</td>
                <td className={dataCell}>{sayDeed(action)}</td>
                <td className={dataCell}>
                  <CustomerName action={action} />
                </td>
              </tr>
            ))}
        </DataTable>
      )}
      <NextPageButton listing={listing} label="Show earlier actions" className="mt-4" />
    </div>
  );
}

/** What was done, and from what to what. */
function sayDeed(action: LoggedAction): string {
  const changes = (action.changes ?? []).map((change) => describeChange(change, formatDay));
  const said = changes.map(({ name, from, to }) => `${name}: ${from} → ${to}`);
  return [describeDeed(action), ...said].join(' · ');
}

/** Leads to the customer's page, and back to these actions. */
function CustomerName({ action: { customer, conversionId } }: { action: LoggedAction }) {
  if (!customer || !conversionId) return customer ?? '–';
  const list = new URLSearchParams({ list: '?tab=customers&show=actions' });
  return (
    <SiteLink to={`/superadmin/customer/${conversionId}?${list}`} className="underline underline-offset-4">
      <bdi>{customer}</bdi>
    </SiteLink>
  );
}

/** Downloads the whole log, not only what is shown. */
function ActionExport() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveParts((after) => staffApi.superadmin.exportActions.call({ after })),
  });
  return (
    <div>
      <Button variant="secondary" size="small" disabled={isPending} onClick={() => mutate()}>
        <Download className="size-4" />
        {isPending ? 'Downloading…' : 'Download staff actions'}
      </Button>
      <FailureLine error={error} className="mt-1 text-danger-ink text-sm" />
    </div>
  );
}

/** Whether every word stands in who did it or what was done. */
function mentions(action: LoggedAction, wanted: string): boolean {
  const said = `${action.staff ?? ''} ${sayDeed(action)}`.toLowerCase();
  return (wanted.toLowerCase().match(/\S+/g) ?? []).every((word) => said.includes(word));
}
