import { useInfiniteQuery } from '@tanstack/react-query';
import type { BrandId } from '#shared/brands/platforms.ts';
import { formatPercent } from '#shared/domain/figures/shares.ts';
import { formMessages } from '#shared/domain/forms/form.ts';
import { formPath } from '#shared/domain/forms/form-path.ts';
import type { ListedForm } from '#shared/domain/staff/staff-analytics.ts';
import { staffApi } from '#web/lib/api/staff-api.ts';
import { useMedia } from '#web/lib/browser/use-media.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { DataCard } from '#web/ui/data/data-card.tsx';
import { DataTable, dataCell, numberCell } from '#web/ui/data/data-table.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { NextPageButton } from '#web/ui/form/next-page-button.tsx';
import type { Customer } from './customer-picker.tsx';

type FormTableProps = { platform: BrandId | undefined; onChoose: (customer: Customer) => void };

const columns = ['Form', 'Customer', 'Created', 'Views', 'Submissions', 'Conversion'];
/** Forms of all customers, newest first. */
export function FormTable({ platform, onChoose }: FormTableProps) {
  const listing = useInfiniteQuery({ ...staffApi.staffAnalytics.listForms.pages({ platform }), gcTime: 0 });
  const { data, error } = listing;
  const isWide = useMedia('(min-width: 64rem)');
  if (error) return <Failure error={error} />;
  if (!data) return <Spinner label="Loading forms…" />;
  const forms = data.pages.flatMap((page) => page.forms);
  if (forms.length === 0) return <p className="text-ink-muted">{formMessages.noForms}</p>;
  return (
    <div className="space-y-4">
      {isWide ? (
        <DataTable label="Forms of all customers" columns={columns} minimumWidth="min-w-3xl" numbersFrom={3}>
          {forms.map((form) => (
            <FormRow key={form.id} form={form} onChoose={onChoose} />
          ))}
        </DataTable>
      ) : (
        <ul aria-label="Forms of all customers" className="space-y-3">
          {forms.map((form) => (
            <FormCard key={form.id} form={form} onChoose={onChoose} />
          ))}
        </ul>
      )}
      <NextPageButton listing={listing} label="Show more" loadingLabel="Loading…" />
    </div>
  );
}

type FormProps = { form: ListedForm; onChoose: (customer: Customer) => void };

function FormRow({ form, onChoose }: FormProps) {
  const { domain, views, submissions, conversionPercent } = form;
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className={`${dataCell} max-w-72 break-words font-semibold`}>
        <FormLink form={form} />
      </th>
      <td className={`${dataCell} max-w-72 break-words`}>
        {nameCustomer(form)}
        <span className="block text-ink-muted">{domain}</span>
        <ManageButton form={form} onChoose={onChoose} />
      </td>
      <td className={`${dataCell} whitespace-nowrap`}>
        <CreatedOn form={form} />
      </td>
      <td className={numberCell}>{views.toLocaleString('en-US')}</td>
      <td className={numberCell}>{submissions.toLocaleString('en-US')}</td>
      <td className={numberCell}>{formatPercent(conversionPercent)}</td>
    </tr>
  );
}

/** The same on a small screen. */
function FormCard({ form, onChoose }: FormProps) {
  const { domain, views, submissions, conversionPercent } = form;
  return (
    <DataCard
      title={<FormLink form={form} />}
      subtitle={`${nameCustomer(form)} · ${domain}`}
      facts={[
        ['Created', <CreatedOn key="made" form={form} />],
        ['Views', views.toLocaleString('en-US')],
        ['Submissions', submissions.toLocaleString('en-US')],
        ['Conversion', formatPercent(conversionPercent)],
      ]}
    >
      <ManageButton form={form} onChoose={onChoose} />
    </DataCard>
  );
}

function FormLink({ form: { id, name } }: Pick<FormProps, 'form'>) {
  return (
    <a
      href={formPath(id)}
      target="_blank"
      rel="noopener"
      aria-label={`Open ${name} (in a new tab)`}
      className="underline underline-offset-4"
    >
      {name}
    </a>
  );
}

function CreatedOn({ form: { createdAt } }: Pick<FormProps, 'form'>) {
  return <time dateTime={createdAt}>{formatDay(createdAt, { dateStyle: 'medium' })}</time>;
}

function ManageButton({ form, onChoose }: FormProps) {
  const { name, conversionId, brandId, organisation } = form;
  if (organisation === null) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      className="mt-1.5"
      aria-label={`Forms of ${organisation}, with ${name}`}
      onClick={() => onChoose({ conversionId, brandId, organisation })}
      label="Manage"
    />
  );
}

const nameCustomer = ({ organisation }: ListedForm): string => organisation ?? 'A customer who is leaving';
