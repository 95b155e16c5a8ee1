import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import {
  type EditedBillingDetails,
  editedBillingDetailsSchema,
} from '#shared/domain/billing/billing-details.ts';
import { AppError } from '#shared/errors.ts';
import { api } from '#web/lib/api/api.ts';
import { openDraftStore } from '#web/lib/drafts/draft-store.ts';
import type { Edits } from '#web/lib/drafts/edits.ts';
import { useVersionedForm } from '#web/lib/drafts/use-versioned-form.ts';
import { listCountries } from '#web/lib/format/list-countries.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { ConflictPanel } from '#web/ui/form/conflict-panel.tsx';
import { Failure } from '#web/ui/form/failure.tsx';
import { IssueSummary } from '#web/ui/form/issue-summary.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-field.tsx';

/** As entered: the address is one text. */
type DetailFields = Omit<EditedBillingDetails, 'version' | 'addressLines'> & { addressLines: string };

const drafts = openDraftStore<Edits<DetailFields>>();

/** Edits who is billed; what is entered stays until it is saved. */
function useDetailsForm(known: EditedBillingDetails) {
  const queries = useQueryClient();
  return useVersionedForm<EditedBillingDetails, DetailFields>({
    ...{ drafts, key: 'details', stored: known, schema: editedBillingDetailsSchema },
    read: ({ version: _version, addressLines, ...details }) => ({
      ...{ ...details, addressLines: addressLines.join('\n') },
    }),
    save: async ({ version }, { addressLines, ...details }) => {
      const saved = await api.billing.saveDetails.call({
        ...{ ...details, version, addressLines: addressLines.split('\n') },
      });
      void queries.invalidateQueries({ queryKey: api.billing.get.key });
      return saved;
    },
    adopt: (stored) => queries.setQueryData(api.billing.getDetails.query({}).queryKey, stored),
  });
}

const labels = {
  organisationName: 'Organization on the invoice',
  addressLines: 'Address',
  postalCode: 'Postal code',
  country: 'Country',
  taxId: 'Tax ID',
  billingEmail: 'Billing email',
  purchaseOrderNumber: 'Purchase order number',
} satisfies Record<keyof DetailFields, string>;
type Field = keyof DetailFields;
const countries = [{ value: '', label: 'Choose a country' }, ...listCountries()];
const idOf = (field: string) => `billing-${field}`;
const labelsById = Object.fromEntries(Object.entries(labels).map(([field, label]) => [idOf(field), label]));

/** Who is billed, for invoices and receipts. */
export function BillingDetailsSection() {
  const { data, error } = useQuery({ ...api.billing.getDetails.query({}), staleTime: 0 });
  return (
    <section aria-labelledby="billing-details-title">
      <h2 id="billing-details-title" className="text-xl">
        Billing details
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-muted">
        They appear on open and later invoices, and receipts go to the billing email.
      </p>
      <Failure error={error} />
      {!data && !error && <Spinner label="Loading the billing details…" />}
      {data && <BillingDetailsForm known={data} />}
    </section>
  );
}

function BillingDetailsForm({ known }: { known: EditedBillingDetails }) {
  const { draft, edit, save, settle, conflicts, isPending, isDirty, isSaved, error } = useDetailsForm(known);
  const issues = error instanceof AppError ? error.issues : [];
  const findIssue = (field: Field) =>
    issues.find((issue) => issue.field === field || issue.field.startsWith(`${field}.`))?.message;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void save();
  };
  const bind = (field: Field) => ({
    ...{ id: idOf(field), label: labels[field], value: draft[field], error: findIssue(field) },
    onChange: ({ target }: { target: { value: string } }) => edit({ [field]: target.value }),
  });
  return (
    <form noValidate aria-label="Billing details" onSubmit={send} className="space-y-5">
      {issues.length > 0 && (
        <IssueSummary
          issues={issues.map(({ field, message }) => ({ field: idOf(field.split('.')[0] ?? ''), message }))}
          labels={labelsById}
        />
      )}
      <Failure error={issues.length === 0 ? error : undefined} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...bind('organisationName')}
          maxLength={120}
          autoComplete="billing organization"
          hint="If empty, your organization’s name"
        />
        <TextField
          {...bind('billingEmail')}
          type="email"
          maxLength={254}
          autoComplete="billing email"
          hint="If empty, the account owner’s"
        />
        <TextAreaField
          {...bind('addressLines')}
          rows={3}
          maxLength={480}
          autoComplete="billing street-address"
          hint="Street, city and state, at most four lines"
        />
        <div className="space-y-5">
          <TextField {...bind('postalCode')} maxLength={12} autoComplete="billing postal-code" />
          <SelectField {...bind('country')} autoComplete="billing country" options={countries} />
        </div>
        <TextField
          {...bind('taxId')}
          maxLength={30}
          autoComplete="off"
          hint="Such as your EIN or VAT number"
        />
        <TextField {...bind('purchaseOrderNumber')} maxLength={60} autoComplete="off" />
      </div>
      <ConflictPanel conflicts={conflicts} labels={labels} onSettle={settle} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="secondary" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save billing details'}
        </Button>
        <p role="status" className="text-ink-muted">
          {isDirty ? 'Not saved yet.' : isSaved && 'Saved'}
        </p>
      </div>
    </form>
  );
}
