import type { BrandId } from '#shared/brands/platforms.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import { formPath } from '#shared/domain/forms/form-path.ts';
import type { ListedForm } from '#shared/domain/staff/staff-analytics.ts';
import { describeFailure } from '#web/lib/api/describe-failure.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatPercent } from '#web/lib/format/format-percent.ts';
import { DataTable, dataCell } from '#web/ui/data/data-table.tsx';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import type { Customer } from './customer-picker.tsx';
import { useFormsOfCustomers } from './queries.ts';

type FormTableProps = { platform: BrandId | undefined; onChoose: (customer: Customer) => void };

const columns = ['Form', 'Customer', 'Made', 'Views', 'Submissions', 'Conversion'];
const numberCell = `${dataCell} text-right tabular-nums`;

/** Forms of all customers, the newest first. */
export function FormTable({ platform, onChoose }: FormTableProps) {
  const listing = useFormsOfCustomers(platform);
  const { data, error } = listing;
  if (error) {
    return (
      <Callout tone="danger" role="alert">
        {describeFailure(error)}
      </Callout>
    );
  }
  if (!data) return <Spinner label="Loading forms…" />;
  const forms = data.pages.flatMap((page) => page.forms);
  if (forms.length === 0) return <p className="text-ink-muted">{formMessages.noForms}</p>;
  return (
    <div className="space-y-4">
      <DataTable label="Forms of all customers" columns={columns} minimumWidth="min-w-3xl" numbersFrom={3}>
        {forms.map((form) => (
          <FormRow key={form.id} form={form} onChoose={onChoose} />
        ))}
      </DataTable>
      <NextPageButton listing={listing} label="Show more" loadingLabel="Loading…" />
    </div>
  );
}

function FormRow({ form, onChoose }: { form: ListedForm; onChoose: (customer: Customer) => void }) {
  const { id, name, domain, conversionId, brandId, createdAt, views, submissions, conversionPercent } = form;
  const organisation = form.organisation ?? 'A customer who is leaving';
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className={`${dataCell} max-w-72 break-words font-semibold`}>
        <a
          href={formPath(id)}
          target="_blank"
          rel="noopener"
          aria-label={`Open ${name} (in a new tab)`}
          className="underline underline-offset-4"
        >
          {name}
        </a>
      </th>
      <td className={`${dataCell} max-w-72 break-words`}>
        {organisation}
        <span className="block text-ink-muted">{domain}</span>
        {form.organisation !== null && (
          <Button
            variant="secondary"
            size="small"
            className="mt-1.5"
            aria-label={`Forms of ${organisation}, with ${name}`}
            onClick={() => onChoose({ conversionId, brandId, organisation })}
          >
            Manage
          </Button>
        )}
      </td>
      <td className={`${dataCell} whitespace-nowrap`}>
        <time dateTime={createdAt}>{formatDay(createdAt, { dateStyle: 'medium' })}</time>
      </td>
      <td className={numberCell}>{views.toLocaleString('en-US')}</td>
      <td className={numberCell}>{submissions.toLocaleString('en-US')}</td>
      <td className={numberCell}>{formatPercent(conversionPercent)}</td>
    </tr>
  );
}
