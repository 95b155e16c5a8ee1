import { useState } from 'react';
import type { LoggedAction } from '#shared/contract/staff/superadmin.ts';
import { AppError } from '#shared/errors.ts';
import { describeDeed } from '#web/lib/format/describe-deed.ts';
import { formatInstant } from '#web/lib/format/format-instant.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffActions } from './queries.ts';

/** The log of staff actions, for superadmins only; empty for a domain admin. */
export function StaffActionTable() {
  const listing = useStaffActions();
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
        <TextField
          id="search-actions"
          label="Search staff actions"
          type="search"
          hint="A person, a customer or what was done, among the actions below"
          className="mb-4 max-w-xl"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {data && (
        <DataTable label="Staff actions" columns={['When', 'Who', 'What']} minimumWidth="min-w-xl" stacks>
          {data.pages
            .flatMap(({ actions }) => actions)
            .filter((action) => mentions(action, wanted))
            .map((action) => (
              <tr key={action.actionId} className="border-line border-b last:border-b-0">
                <td className={`${dataCell} whitespace-nowrap`}>
                  <time dateTime={action.doneAt}>{formatInstant(action.doneAt)}</time>
                </td>
                <td className={dataCell}>{action.staff ?? 'A former member of staff'}</td>
                <td className={dataCell}>{describeDeed(action)}</td>
              </tr>
            ))}
        </DataTable>
      )}
      <NextPageButton listing={listing} label="Show earlier actions" className="mt-4" />
    </div>
  );
}

/** Whether every word stands in who did it or what was done. */
function mentions(action: LoggedAction, wanted: string): boolean {
  const said = `${action.staff ?? ''} ${describeDeed(action)}`.toLowerCase();
  return (wanted.toLowerCase().match(/\S+/g) ?? []).every((word) => said.includes(word));
}
